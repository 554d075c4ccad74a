import { asked, changes, control, end, ended, type Idiom, idiom, name } from './idiom.ts';

export const press = '(?:click|double click|right click|tap|press|push|hit)';
const often = '(?:(?:\\d+|two|three|four|five|several) times|twice|thrice)';
const account = '(?:user|user name|username|account|log in|email|e-mail|id)';

/** "Type of job dropdown:" before what is done to it. */
const labelled = (kinds: string) => `(?<=^(?:\\d+ )?|[,;.] )(?:the )?((?:[^\\s,;.:]+ ){1,5}?(?:${kinds})) :`;

/** What stands before a colon and is no field. */
const noLabel =
  '(?:steps?|test|note|expected|then|given|when|flow|scenario|log|sign|and|action|data|input|click|double|right|press|tap|hit|open|close|go|visit|select|choose|pick|set|tick|untick|check|uncheck|hover|scroll|drag|upload|find|add|edit|create|new|in|on|at|under|inside|verify|expect|if|as|for)';
const value = '(\\S+(?: (?!(?:in|into|from|on|under|and|but|then|[,;.:])(?: |$))\\S+)*)';

/** What people ask for in words of their own language. */
export const orders: readonly Idiom[] = [
  // `drag "A" and drop it on "B"`, `move "A" to "B" by drag and drop`: one act.
  idiom(
    'drop',
    `\\b(?:drag|pick up|grab) ((?:(?!(?:and|then|,|to|onto|into) )\\S+ ){1,8})(?:(?:,|and|then) )+drop (?:it|them) (?:on|onto|on to|into|in|to|at|over) `,
    'drag $1 to ',
  ),
  idiom('drag dragging', `(?<=\\b(?:move|put|shift) [^,;.]*) by (?:drag and drop|dragging(?: it)?)${end}`, ''),
  // "search for the term "lamp"", "focus the new tab", "hit back in the browser".
  idiom('search', '\\bsearch for (?:the )?(?:term|word|phrase|keyword) (?=")', 'search for '),
  idiom(
    'focus',
    `${asked}focus (?:on )?(?=the (?:new|first|second|third|last|other) (?:browser )?(?:tab|window)${end})`,
    'switch to ',
  ),
  idiom('browser', `${asked}(?:hit|press|click|use) back in the browser${end}`, 'go back'),
  idiom('scroll', `\\bscroll (?:down |up )?to (?:the )?page (bottom|top)${end}`, 'scroll to the $1 of the page'),
  // "Type of job dropdown: pick "Oak"", "Name field: enter Bob", "Save button: click": in it, or it.
  idiom(
    'dropdown combobox select listbox list',
    `${labelled('dropdown|dropdown list|combobox|select box|select|listbox')} (pick|choose|select) ${value}${ended}`,
    '$2 $3 in the $1',
  ),
  idiom(
    'field box input textbox textarea',
    `${labelled('field|box|input|textbox|textarea|input field')} (enter|type|put|write|input) ${value}${ended}`,
    '$2 $3 in the $1',
  ),
  idiom(
    'enter type',
    `(?<=^|[,;.] )((?!${noLabel} )(?:[^\\s,;.:"/]+ ){0,2}[^\\s,;.:"/]+) : (enter|type) ${value}${ended}`,
    '$2 $3 in the $1',
  ),
  idiom(
    'checkbox switch toggle button link tab',
    `${labelled('checkbox|check box|switch|toggle')} (tick|check|untick|uncheck|toggle|turn on|turn off)(?: it)?${ended}`,
    '$2 $1',
  ),
  idiom('button link tab', `${labelled('button|link|tab')} (click|press|tap|hit)(?: it| on it)?${ended}`, '$2 $1'),
  // "click in the button "Save"", "click to Save button", "click at last episode": on it.
  idiom(
    'in to at',
    `\\b(${press}) (?:in|to|at) (?=(?!Enter|Tab|Escape)(?:the )?(?:${control} )?${name}(?: ${control})?(?: (?:again|twice|until|if|when|for|of|in|inside)\\b|${end}))`,
    '$1 on',
  ),
  idiom(
    'in to at',
    `\\b(${press}) (?:in|to|at) (?=(?:it|this|that|(?:this|that|the) (?:same )?${control})${end})`,
    '$1 on',
  ),
  idiom('to at', `\\b(${press}) (?:to|at) (?=the ${control} )`, '$1 on'),
  idiom('to at', `\\b(${press}) (?:to|at) (?:the )?(?=(?:first|second|third|last) )`, '$1 on the'),
  // "give click to the button", "make a double click on it".
  idiom(
    'click',
    `${asked}(?:make|do|give|perform|execute) (?:an? |the )?((?:double |right |left )?click) (?:to|on|in|at|over|upon) `,
    '$1 on',
  ),
  idiom('over', `\\b(${press}) (?:over|upon) (?=(?:the )?(?:${control} )?${name})`, '$1 on'),
  idiom('on', `${asked}press on (?:the )?(enter|tab|escape)(?: key)?${end}`, 'press $1'),
  idiom('left', `${asked}left click `, 'click'),
  // "click twice "Add"", "press two times the arrow down key": how often comes last.
  idiom('2x', `(?<=\\b${press} )2x(?= (?:on )?")`, 'twice on'),
  idiom(
    'twice thrice times',
    `\\b(${press}) (${often}) (?:on )?(?=the |"|[A-Z])([^,;.]+?)(?= and | then |${end})`,
    '$1 $3 $2',
  ),
  // "open first /docs", "type then "x"".
  idiom(
    'first then next now',
    `${asked}(visit|open|go to|type|enter|click|press|select) (?:first|then|next|now) (?="|/)`,
    '$1',
  ),
  // "click again on "Delete"", "click in third row".
  idiom('again', `\\b(${press}) again (on [^,;]+?)(?= and | then |${end})`, '$1 $2 again'),
  idiom('again', `\\b(${press}) again ((?:the )?(?:${control} )?${name}(?: ${control})?)${end}`, '$1 on $2 again'),
  idiom('in', `\\b(${press}) in (?:the )?(?=(?:first|second|third|last) (?:row|card|item|result)${end})`, '$1 on the'),
  idiom('right', `${asked}click with (?:the )?right (?:mouse )?button on `, 'right click on'),
  // "enter to the site with login A", "initiate session with the user A".
  idiom(
    'enter',
    `${asked}enter (?:to|into|in) (?:the )?(?:site|app|application|system|portal|platform) with `,
    'log in with',
  ),
  idiom('session', `${asked}(?:initiate|start|open|begin) (?:a |the )?session (?=with |as )`, 'log in'),
  // "make login with the user A and the password B", "log in using A as the user and B as the password".
  idiom(
    'log',
    `${asked}(?:make|do|perform|realize|realise|execute) (?:an? |the )?log (in|out)(?= with | as | using |${end})`,
    'log $1',
  ),
  idiom(
    'as',
    `\\b(log|sign) in (?:using|with) (") as (?:the |my |your )?${account} and (") as (?:the |my |your )?password`,
    '$1 in with username $2 and password $3',
  ),
  // "inform "Ann" in the field "Name"", "substitute A by B".
  idiom(
    'inform',
    `${asked}inform (?=(?:the (?:value|text) )?(?:"|\\d\\S*|an? random \\S+) in(?:to)? (?:the )?(?:field |input )?")`,
    'enter',
  ),
  idiom(
    'substitute',
    `${asked}substitute (?:the (?:value|content|text) of )?(the (?:field|input) "|"|the " (?:field|input)|it) (?:by|with|for) (?=")`,
    'replace $1 with',
  ),
  // "control that X is shown".
  idiom('control', `${asked}control (?=(?:that|if|whether) )`, 'verify'),
  idiom('actualize actualise', `${asked}(?:actualize|actualise) (?=(?:the |this )?page)`, 'reload'),
  idiom(
    'refresh reload',
    `${asked}(?:do|make|perform) (?:an? )?(?:page )?(refresh|reload)(?: of the page)?${end}`,
    '$1 the page',
  ),
  idiom(
    'enter pass go',
    `${asked}(?:enter (?:to|into|in|on)|pass to|go in(?:to)?(?: on)?) (?:the )?(?:page |site |address )?(/)(?: page| screen)?`,
    'go to $1',
  ),
  idiom('proceed move advance continue navigate', `${asked}(?:proceed|move|advance|continue) to (?=/)`, 'go to'),
  idiom('display', '(?<=^(?:(?:given|when) )?i )display (?=the page ["/])', 'open'),
  // "I have "/board" open", "the user is having "/board" opened".
  idiom(
    'have has having',
    `(?:(?:i|we) (?:have|am having|are having)|(?:the )?user (?:has|is having)) (["/]) (?:open|opened)${end}`,
    'i am on the page $1',
  ),
  idiom('in at', '\\b(i am|we are|(?:the )?user is) (?:in|at) the page (?=["/])', '$1 on the page'),
  idiom(
    'answer',
    `${asked}answer (") (?:to|in|at) (?:the|this) (?:prompt(?: of the browser)?|(?:dialog|alert|question) of the browser)${end}`,
    'answer the prompt with $1',
  ),
  idiom('flag', `${asked}flag (?=(?:the )?(?:checkbox|check box|box) )`, 'tick'),
  idiom('unflag', `${asked}unflag (?=(?:the )?(?:checkbox|check box|box) )`, 'untick'),
  idiom(
    'tick check mark checkmark',
    `${asked}(?:take off|take away|remove|take) the (?:tick|check|check mark|checkmark|mark) (?:off )?(?:from|of|in|on) (?=(?:the )?(?:checkbox |check box |box )?")`,
    'untick',
  ),
  idiom(
    'tick check mark checkmark',
    `${asked}(?:put|set|make) (?:the |an? )?(?:tick|check|check mark|checkmark|mark) (?:in|on|at|to) (?=(?:the )?(?:checkbox |check box |box )?")`,
    'tick',
  ),
  idiom(
    'at',
    `${asked}(select|choose|pick) (") at (?=(?:the )?(?:" (?:combobox|dropdown|list|field|select)|(?:combobox|dropdown|list) "))`,
    '$1 $2 in',
  ),
  // "set "Quality" on 480p": to that.
  idiom('on', `${asked}set (${name}) on (?=\\d\\S*${end})`, 'set $1 to'),
  idiom(
    'on',
    `${asked}change (?:the )?(?:value of )?((?:the )?(?:(?:field|dropdown|combobox|list|input) )?"(?: (?:field|dropdown|combobox|list|input))?) on (?=(?:"|\\d\\S*)${end})`,
    'change $1 to',
  ),
  // "wait the spinner disappear".
  ...changes.map((verb) =>
    idiom('wait', `${asked}wait (the [^,;.]+?) (?:to )?${verb}s?${end}`, `wait for $1 to ${verb}`),
  ),
  idiom(
    'it',
    `(?<=\\b(?:open|visit|reload|refresh|go to|navigate to) [^,;.]* and )wait for it to load${end}`,
    'wait for the page to load',
  ),
  idiom('upload', `${asked}upload (") at (?=")`, 'upload $1 to'),
  idiom('on', `${asked}(?:put|set) the (slider) (${name}) on (?=\\d)`, 'set the $1 $2 to'),
  idiom(
    'at to',
    `${asked}(insert|enter|type|write|put|input|fill) (") (?:at|to) (?=(?:the )?(?:field|input|box) )`,
    '$1 $2 in',
  ),
  idiom('cross', `${asked}cross (?:in )?(?=the (?:checkbox|check box|box) )`, 'tick'),
  idiom('unpack', `${asked}unpack (?=the (?:item|section|node|entry|branch) )`, 'expand'),
  idiom('key', `${asked}confirm with (?:the )?key (enter|tab|escape)${end}`, 'press $1'),
  idiom('keyboard', `(?<=\\bpress \\S+ )(?:in|on|at|with) (?:the |your )?keyboard${end}`, ''),
  idiom(
    'previous',
    `${asked}(?:(?:come|return|go) back (?:to|on)|return (?:to|on)|go (?:to|on)|go) (?:the )?previous (?:page|screen)${end}`,
    'go back',
  ),
  idiom('scroll', `${asked}scroll the page (?=to the (?:bottom|top)\\b)`, 'scroll'),
  idiom('tab', '(?<=\\bopen / )in the new tab\\b', 'in a new tab'),
  idiom('dialog', '\\bthe dialog of (?:the )?browser\\b', 'the browser dialog'),
  idiom('same', `(?<=\\b(?:close|dismiss|accept|click|press) )the same${end}`, 'it'),
  idiom('at', '\\bat (?=(?:that|this|the) (?:dialog|popup|modal|form|section|panel)\\b)', 'in'),
  idiom('inside', '\\binside in (?=the )', 'in'),
  idiom('first', '\\b(?:the )?(two|three|four) first (?=[a-z]+s\\b)', 'the first $1'),
  // "generate a random email and enter the same in "Email"".
  idiom(
    'generate',
    `${asked}generate (an? random \\S+) and (enter|type|put|fill|input) the same (in|into) `,
    '$2 $1 $3',
  ),
  idiom('post', `(?<=^|[,;.] )(?:post|after) (?:that|this) (?=, )`, 'then'),
  idiom('scroll', `${asked}(?:do|make) (?:an? |the )?scroll (?=(?:down|up|to)\\b)`, 'scroll'),
  idiom('scroll', `${asked}scroll to (down|up)${end}`, 'scroll $1'),
  idiom('fill', `${asked}fill (") (?:to|on|into) (?=(?:the )?(?:field |input |box )?")`, 'enter $1 in'),
  idiom('fill', `${asked}fill up (?=(?:the )?(?:field|input|box|form|") )`, 'fill'),
  idiom(
    'bottom top',
    `${asked}go (?:down|up) to the (bottom|top)(?: of the page)?(?: (?:with|by|using) (?:the )?(?:scroll|scrolling|mouse wheel))?${end}`,
    'scroll to the $1',
  ),
  idiom(
    'mouse',
    `${asked}(?:hover|move|put|pass|place|point|bring) (?:the |with the |with |your )?mouse (?:pointer |cursor )?(?:to|on|onto|over|in) (?=(?:the )?(?:${control} )?${name})`,
    'hover over',
  ),
  // In a field it is a cursor of another kind.
  idiom(
    'cursor pointer',
    `${asked}(?:hover|move|point|bring) (?:the |with the |with |your )?(?:cursor|pointer) (?:to|on|onto|over|at) (?=(?:the )?(?:(?:button|link|icon|tab|image|picture|card|item|row) )?${name}(?! (?:field|input|box|textbox|area)))`,
    'hover over',
  ),
  idiom('hover', `${asked}hover with (?:the |your )?mouse (?:over|on) `, 'hover over'),
  idiom('mouse', '\\bmove mouse\\b', 'move the mouse'),
  idiom(
    'browser',
    `${asked}(?:dismiss browser|dismisses (?:the )?browser) (?:confirm|alert|dialog|prompt|popup|confirmation)${end}`,
    'dismiss the browser dialog',
  ),
  idiom(
    'browser',
    `${asked}(?:accept browser|accepts (?:the )?browser) (?:confirm|alert|dialog|prompt|popup|confirmation)${end}`,
    'accept the browser dialog',
  ),
  idiom('previous', '(?<=\\bback )to previous page\\b', 'to the previous page'),
  // "enter your email "a@b.c" in Email": what the value is tells its kind, and the field is told behind it.
  idiom(
    'your my a an',
    '(?<=\\b(?:enter|type|put) )(?:your|my|an?) (?:e-?mail|email address|name|password|phone|username)(?= " (?:in|into)\\b)',
    'the text',
  ),
  // "press "Copy" that is next to "apt install"".
  idiom(
    'that which',
    `(?<=^.*\\b${press} .*)(?:that|which) is (?=(?:next to|near|beside|under|below|above|inside|in) )`,
    '',
  ),
  // "the quantity of lines of the table": how many rows.
  idiom('quantity', '(?<=\\b(?:remember|save|store|note|count|the) (?:the )?)quantity (?=of [a-z]+s\\b)', 'number'),
  // "remember the row count of the table": how many of them there are.
  ...['row', 'card', 'tile', 'tab', 'option', 'column', 'item', 'result'].map((thing) =>
    idiom(
      'count',
      `(?<=\\b(?:remember|save|store|note|record|keep) )(?:the )?${thing} count (?=of |in |as )`,
      `the number of ${thing}s`,
    ),
  ),
  idiom('lines', '\\blines (?=(?:of|in) the table\\b)', 'rows'),
  idiom('line', '(?<=\\b(?:in|on|from) (?:the|this|that) )line (?=(?:of|for) ")', 'row'),
  idiom('answer', '(?<=" )so (?=answer it )', ', '),
  idiom('same', '\\bof (?=(?:the )?same (?:row|line|card|dialog|popup|section|panel|form|table|list|page)\\b)', 'in'),
  idiom('header', `\\b(?:the )?header of (?:the )?column (?=${name})`, 'the column'),
  // "close that tab and switch to the first one".
  idiom(
    'one',
    `(?<=\\btab\\b.*\\b(?:switch|go|return)(?: back)? to )the (first|second|third|last|other|previous) one${end}`,
    'the $1 tab',
  ),
  // "set Language back to English": what it was before is no part of its name.
  idiom('back', `${asked}(set|change|reset) ((?:(?!(?:to|back) )[^,;]+? )??)back to `, '$1 $2 to'),
  // "click the Item header to sort by it": why.
  idiom(
    'to',
    `(?<=\\b${press} (?:on )?(?:the )?[^,;.]{1,60} (?:header|column|icon|arrow|chevron|caret|button) )to (?:sort|order|filter|expand|collapse|unfold)(?: (?:by|with|on) it| it| the (?:table|list|column|rows|results))?${end}`,
    '',
  ),
  // "switch to the week view": by what it is called.
  idiom(
    'view',
    `${asked}switch to the (?![A-Z])(day|week|month|year|list|grid|map|table|calendar|agenda|board|timeline|gallery|card|tree) view${end}`,
    'open the $1 view',
  ),
  idiom(
    'add',
    `${asked}add (") as (?:an? |the |its )?(?=(?:description|title|name|note|comment|subject|summary|caption)${end})`,
    'enter $1 as the',
  ),
  // "go to Orders via the navigation": in it.
  idiom(
    'via through using',
    `(?<=\\b(?:go|navigate|head|move|get) to [^,;.]{1,40} )(?:via|through|using) (?=the (?:main |left |top |side )?(?:navigation|navbar|nav bar|menu|sidebar|side bar)${end})`,
    'in',
  ),
];
