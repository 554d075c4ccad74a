import { begins, end, type Idiom, idiom, start } from './idiom.ts';

/** Claims that leave out what English cannot do without: "be", "there", "the", and of what they speak. */

const modal = '(?:must|should|has to|have to|shall|needs? to|need)';
const state =
  '(?:active|inactive|passive|enabled|disabled|visible|invisible|hidden|empty|checked|unchecked|ticked|unticked|selected|unselected|required|optional|clickable|closed|gone|absent|present|red|readonly|read-only|focused|expanded|collapsed|editable)';
const more = '(?:lower|less|more|greater|bigger|higher|smaller|larger|fewer) than';
const kind =
  '(?:text|message|notification|alert|toast|tooltip|popup|dialog|window|error|warning|banner|button|link|section|heading|title|tab|row|field|image|icon|label|badge|card|panel|menu|page|list|table|column|hint|note|option|checkbox|item|product|task|comment)';
const figure =
  '(?:exactly |only |at least |at most |minimum |maximum )?(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';
/** "Press "Cancel", must have "A"": nothing is claimed of anything between here and the mark before. */
const alone =
  '(?<=(?:^|[,;.:] )(?:(?!(?:must|should|has|have|is|are|be|shows?|contains?|says?|need|needs|see|shall|check|verify|that|if|when|until) )[^,;.:\\s]+ )+(?:[,;]|and|, and) (?:then |and |but |after (?:that|this) |now )?|^(?:then |and |but |now |after (?:that|this) (?:, )?)?)';

/** What begins another order or claim, and no label that is claimed to be there. */
const noLabel =
  'click|tap|press|hit|push|pick|choose|select|hover|find|use|scroll|drag|type|enter|fill|put|write|go|count|verify|check|ensure|expect|see|sees|assert|confirm|validate|make|wait|should|must|if|once|when|until|unless|while|after|before|there|is|are|keep|get|have|has|tick|untick|close|dismiss';
/** What tells one of several apart, denies or leads on. */
const noLabelWord =
  'the|a|an|any|all|every|each|both|no|not|one|only|first|second|third|last|next|other|another|this|that|these|those|which|is|are|be|should|must|with|until|if|when';

export const bareClaims: readonly Idiom[] = [
  // `the rows are in ascending order of "Price"`, `"a.csv" got downloaded`.
  idiom(
    'order',
    `(?:the )?rows (?:are|should be|must be) (?:sorted |listed )?in (ascending|descending) order of (?:the )?(")(?: column)?${end}`,
    'the $2 column is sorted $1',
  ),
  idiom('got', '(?<=") got (?=downloaded)', ' is '),
  // `"A" between 3 and 5`, `text "A" absent`: as jotted down.
  idiom(
    'between',
    `(?<=(?:^|[,;.] )(?:the )?") between (\\S*\\d\\S*) and (\\S*\\d\\S*)${end}`,
    'should be between $1 and $2',
  ),
  idiom('absent', `(?<=^|[,;.] )(?:the )?(?:text |message )?(") (?:is |should be )?absent${end}`, '$1 is gone'),
  // "I should be on a URL containing "x"": where one is.
  idiom(
    'url',
    `${begins}(?:you|i|we|the user|user) (should|must) (?:now )?(?:be|land) (?:on|at) (?:an? |the )url (?:containing|with|that contains) (?=")`,
    'the url $1 contain',
  ),
  idiom('runs', '(?<=\\bcolumn )(?:runs|should run) (?=in (?:ascending|descending) order)', 'is sorted'),
  idiom('ought', '\\bought (not )?to\\b', 'should $1'),
  // "one vehicle is listed": how many; "1 vehicle" may be what a page says.
  idiom(
    'listed found',
    `(?<=^|[,;.] |\\b(?:and|then|there is|there should be) )(?:one|1) (?=[a-z]+ (?:(?:is|should be|must be) )?(?:listed|found)${end})`,
    'exactly 1',
  ),
  // "the last row is for "Ana"": it says so.
  idiom('for', `(?<=\\b(?:row|card|item|entry|line)) (?:is|should be|must be) for (?=")`, ' should contain'),
  // "press Enter, should be 2 patients listed": there are.
  idiom(
    'listed shown displayed visible',
    `${begins}(must|should|shall) be (?=${figure} [a-z]+ (?:listed|shown|displayed|visible)${end})`,
    'there $1 be',
  ),
  // "button must active", "button must not active", "field must empty".
  idiom(
    'must should shall need needs has have',
    `(?<=\\S )(${modal}) ((?:not |still |now )?)(?=${state}(?: in | on | at |${end}))`,
    '$1 $2 be',
  ),
  // "button must enable": it is.
  ...[
    ['enable', 'enabled'],
    ['disable', 'disabled'],
    ['hide', 'hidden'],
  ].map(([verb, done]) =>
    idiom(
      verb!,
      `(?<=\\b(?:button|link|field|option|checkbox|switch|input|box|dropdown|menu|tab|") (?:" )?)(${modal}) ((?:not )?)${verb}${end}`,
      `$1 $2 be ${done}`,
    ),
  ),
  // "price must lower than 12": it is.
  idiom('than', `(${modal}) ((?:not )?)(?=${more} (?:\\S*\\d\\S*|"|zero|one|two)(?: |$))`, '$1 $2 be'),
  // "the fee cannot be bigger than 300".
  idiom('cannot can', `(?<=" )(?:cannot|can not) be (?=${more} )`, 'must not be'),
  // "button must can press", "button must able to click".
  idiom(
    'press click pressed clicked',
    `(?<=\\b(?:button|link|icon|tab|option)\\b[^,;.]* )(must|should|has to|shall) ((?:not )?)(?:can|able to|be able to) (?:be )?(?:press|click|pressed|clicked)${end}`,
    '$1 $2 be enabled',
  ),
  // "must have "A" in the list", "should not have row "A"": the page has.
  idiom(
    'have exist contain show display',
    `${alone}(must|should|has to|shall|needs? to) ((?:not |still )?)(have|contain) (?=(?:an? |the |any )?(?:(?:new )?${kind} )?"(?: in | on | under | below | above | near | next |${end})|${figure} [a-z]+)`,
    'the page $1 $2 $3',
  ),
  idiom(
    'exist',
    `${alone}(must|should|has to|shall) ((?:not )?)exist (?=(?:an? |the |any )?(?:${kind} )?"|${figure} )`,
    'the page $1 $2 have',
  ),
  // "must show "A" and must not show "B"": not in A, but on the page.
  idiom(
    'must should',
    `(?<=^(?:then )?(?:must|should) (?:not )?(?:show|have|contain|display) (?:${kind} )?" (?:and|but|, and|,) )(?=(?:must|should) (?:not )?(?:show|have|contain|display) (?:${kind} )?"(?: in | on |${end}))`,
    'the page',
  ),
  // "must appear text "A"", "must not appear popup".
  idiom(
    'appear exist open come',
    `${alone}(it )?(${modal}) ((?:not )?)(?:appear|be shown|be displayed|be visible|come up|come|pop up) (?=${kind} ")`,
    '$1 $2 $3 appear the',
  ),
  idiom(
    'appear open come pop',
    `${alone}(?:it )?(must|should|has to|shall|needs? to) ((?:not )?)(?:appear|open|come up|come|pop up) ((?:an?|the) (?:[a-z]+ )?(?:popup|dialog|window|modal|menu|message|notification|alert|panel|tooltip))${end}`,
    '$3 $1 $2 appear',
  ),
  idiom(
    'appear open come pop',
    `${alone}(?:it )?(must|should|has to|shall|needs? to) ((?:not )?)(?:appear|open|come up|come|pop up) ((?:popup|dialog|modal|menu|message|notification|alert|panel|tooltip))${end}`,
    'the $3 $1 $2 appear',
  ),
  // "it shall stand "A" in the row", "need to be written "A"": there it is.
  idiom('stand', `\\b(?:it|there) (must|should|shall|has to) ((?:not )?)stand (?:the text )?(?=")`, 'there $1 $2 be'),
  idiom(
    'stand',
    `(?<=^(?:then )?)(must|should|shall) (?:it|there) ((?:not )?)stand (?:the text )?(?=")`,
    'there $1 $2 be',
  ),
  idiom('stands', `\\b(?:it|there) stands (?=")`, 'there is'),
  idiom(
    'written',
    `(?:(?<=^|[,;.] |\\b(?:and|but|then|that|") )|\\b(?:it|there) )(must|should|shall|has to|needs? to) ((?:not )?)be written (?:out )?(?:the text )?(?=")`,
    'there $1 $2 be',
  ),
  idiom(
    'written',
    `(?<=^(?:in|on|under|below|above|near|beside) (?!there )[^,;.]{1,60} )(must|should|shall|has to|needs? to) ((?:not )?)be written (?:out )?(?:the text )?(?=")`,
    ', there $1 $2 be',
  ),
  idiom('written', `\\b(?:it|there) is written (?=")`, 'there is'),
  idiom(
    'written',
    `(?<=" )(must|should|shall|has to|needs? to) ((?:not )?)be written(?= in the | on the | under | below | above | near | next |${end})`,
    '$1 $2 be shown',
  ),
  // "it must not exist errors": there must be none.
  idiom('exist', `\\bit (must|should|shall) ((?:not )?)exist `, 'there $1 $2 be'),
  // "need not to contain": must not.
  idiom(
    'errors error',
    '\\bthere (must|should) not be (?:any )?(?=(?:http |console |network |javascript |js )?errors\\b)',
    'there $1 be no',
  ),
  idiom(
    'need needs',
    '(?<!\\b(?:i|you|we|user|they|he|she|who) )\\bneeds? not to (?=(?:be|contain|show|have|appear|exist|say) )',
    'must not',
  ),
  // ""A" already not need to be shown": no longer.
  idiom('already', `\\balready not (?:needs? to|must|should|has to) (?=be |appear|show|exist)`, 'must not'),
  idiom(
    'already',
    `\\b(must|should) (?:already not|not already) be (?=(?:visible|shown|displayed|there|written|seen)${end})`,
    '$1 not be',
  ),
  idiom('already', '\\bis already not (?=(?:visible|shown|displayed|there|enabled|disabled|empty)\\b)', 'is not'),
  // "alert "A" need to jump": it comes.
  idiom(
    'jump',
    `(?<=\\b(?:alert|popup|message|notification|dialog|window|error|toast|banner|warning)(?: ")? )(must|should|shall|has to|needs? to) ((?:not )?)jump(?: up| out)?${end}`,
    '$1 $2 appear',
  ),
  idiom(
    'need',
    '(?<=^(?:in|on) (?:the )?[a-z]+ (?:" )?)needs? to be (?=\\d|"|(?:an? |the )?(?:text|button|link|message) ")',
    'there must be',
  ),
  // "on page must be "A"", "in row 2 must be "A"": there.
  idiom(
    'in on',
    '(?<=^(?:in|on) (?:page|popup|dialog|list|table|header|footer|menu|sidebar|form|section|panel|window|row \\d+|(?:list|table|row|section|panel|popup|menu) ") )(?=(?:must|should) (?:not )?be (?:(?:an?|the) )?(?:text |message |button |link )?")',
    'there',
  ),
  // "in field "A" must be value "B"": it has that.
  idiom(
    'value',
    `(?<=^|[,;] )(?:in|on) ((?:the )?(?:field|input|box|dropdown|combobox|textbox) ") (must|should) ((?:not )?)be (?:the )?value (?=")`,
    '$1 $2 $3 have value',
  ),
  // "must not have error in console", "in console must be no errors".
  idiom(
    'console',
    `(?:\\bit |\\bthere |\\bpage |(?<=^|[,;.>] |\\b(?:and|but|also) ))(must|should|shall|has to) (?:have no|not have|have not|not be|not exist|not appear|not show) (?:any )?(?:js |javascript )?errors? (?:in|on) (?:the )?(?:browser )?console`,
    'there $1 be no errors in the console',
  ),
  idiom(
    'console',
    `\\b(?:in|on) (?:the )?(?:browser )?console (?:, )?(?:there )?(must|should|shall|has to|may) (?:be no|not be|not be any|not have|have no|appear no|not appear) (?:any )?errors?${end}`,
    'there $1 be no errors in the console',
  ),
  // "column must sort descending".
  idiom(
    'sort',
    `\\b(must|should|has to|shall) ((?:not )?)sort (?=(?:by " |(?:in|by) )?(?:an? |the )?(?:ascending|descending)\\b)`,
    '$1 $2 be sorted',
  ),
  // "check column "A" have "B" and column "C" not have "D" anymore": what each contains.
  idiom(
    'have has',
    `(?<=\\b(?:check|verify|confirm|ensure|make sure)(?: that)?(?: the)? )(column|row|list|table|section|page|card|popup|dialog|panel|menu) ("|) ?(?:have|has) (?:the |an? )?(?:${kind} )?(?=")`,
    '$1 $2 contains',
  ),
  idiom(
    'not',
    `(?<=^(?:.* )?(?:check|verify|confirm|ensure|make sure) .*\\b(?:and|but) )((?:the )?(?:column|row|list|table|section|page|card|popup|dialog|panel|menu)(?: ")?) (?:not have|does not have|not has|not contain) (") ?(?:anymore|any more)?${end}`,
    '$1 does not contain $2',
  ),
  idiom(
    'not',
    `(?<=\\b(?:check|verify|confirm|ensure|make sure)(?: that)? )((?:the )?(?:column|row|list|table|section|page|card|popup|dialog|panel|menu)(?: ")?) (?:not have|not has|not contain|not show) (") ?(?:anymore|any more)?${end}`,
    'that $1 does not contain $2',
  ),
  idiom(
    'not',
    `(?<=(?:^|[,;] )(?:the )?(?:column|row|list|table|section|page|card|popup|dialog|panel|menu)(?: ")? )not (?:have|has|contain|contains|show) (?=(?:${kind} )?")`,
    'must not contain',
  ),
  // "column "A" must have "B"": it contains that.
  idiom(
    'have',
    `(?<=\\b(?:column|section|panel|list|table) " )(must|should|shall|has to) ((?:not )?)have (?=")`,
    '$1 $2 contain',
  ),
  // "URL must /x", "title must "A"": it is.
  idiom(
    'must should',
    `(?<=\\b(?:url|address|title|heading|price|total|count|number|amount|sum|status|quantity)(?: ")? )(must|should) ((?:not )?)(?=(?:"|/|\\d\\S*)${end})`,
    '$1 $2 be',
  ),
  // "must be downloaded the file "a.pdf"", "must be opened a popup".
  idiom(
    'downloaded opened closed',
    `${alone}(must|should|has to|shall) ((?:not )?)be (downloaded|opened|closed) ((?:an?|the) (?:file(?: ")?|popup|dialog|modal|menu|new tab|window))${end}`,
    '$4 $1 $2 be $3',
  ),
  idiom('at', `\\bat most in (?=\\d+ (?:seconds?|secs?|s|minutes?|min)${end})`, 'within'),
  // "button must cannot click", "it is not possible to press the button "A"".
  idiom(
    'press click pressed clicked',
    `(?<=\\b(?:button|link|icon|tab|option)\\b[^,;.]* )(must|should) (?:cannot|can not) (?:be )?(?:press|click|pressed|clicked)${end}`,
    '$1 not be enabled',
  ),
  idiom(
    'possible',
    `\\bit (?:is|must|should) (?:not be|not) possible to (?:click|press|push|tap) (?:on )?((?:the )?(?:(?:button|link) "|"(?: (?:button|link))?))${end}`,
    '$1 can not be clicked',
  ),
  // "is displayed message "A"", "appears message "A"".
  idiom('appears displayed shown', `(?<=^(?:then )?)(appears|is displayed|is shown) (?=${kind} ")`, '$1 the'),
  // "page must go to /x", "you shall come to /x": there one is.
  idiom(
    'go move jump come',
    `(?:(?<=^|[,;] |\\b(?:then|and) )(?:the )?(?:page|system|app|application|browser|website|it) |(?<=[,;] (?:then )?))(must|should|shall|will) (?:go|move|jump|come) (?:over )?to (?:the )?(?:page |url )?(?=/)`,
    'the url $1 be',
  ),
  idiom('come', `\\b(?:i|you|we|user) (must|should|shall) come to (?:the )?(?:page )?(?=/)`, 'the url $1 be'),
  // "column "A" of first row must be "B"": that cell.
  idiom(
    'column',
    `(?<=^)(?:the )?column (") (?:of|in) (?:the )?(first|second|third|last) row (?=(?:must|should|is) )`,
    'in the $2 row , the cell $1',
  ),
  // "a message should be seen with "A"": a message with that.
  idiom(
    'with',
    `\\b((?:an?|the) (?:[a-z]+ )?(?:alert|message|dialog|popup|toast|notification|error|banner|warning|tooltip)) (must|should|shall|has to) ((?:not )?)(?:be )?(seen|shown|visible|displayed|appear) with (?:the )?(?:text |message )?(")${end}`,
    '$1 with $5 $2 $3 be $4',
  ),
  // "the switch should be off, the switch next to "A" on": it should be as well.
  idiom(
    'on off checked unchecked enabled disabled ticked unticked active inactive',
    `(?<=\\b(?:must|should) be (?:off|on|checked|unchecked|ticked|unticked|enabled|disabled|active|inactive) (?:,|and|but|, and|, but) )(the (?:switch|checkbox|button|field|toggle|radio) (?:next to|beside|near|under|below|above) ") (?=(?:off|on|checked|unchecked|ticked|unticked|enabled|disabled|active|inactive)${end})`,
    '$1 should be',
  ),
  // "Heading of page — "A"", "Button "Pay" — active": is.
  idiom('heading title', `(?<=^)(?:the )?(heading|title) (?:of (?:the )?page )?[—–] (?=")`, '$1 is'),
  idiom(
    'button field checkbox switch option link',
    `(?<=^(?:the )?(?:button|field|checkbox|switch|option|link) " )[—–] (?=(?:not )?(?:active|inactive|disabled|enabled|checked|unchecked|empty|visible|hidden)${end})`,
    'is',
  ),
  idiom(
    'heading',
    '(?<=^(?:.*[,;.] )?(?:(?:verify|check|confirm) )?(?:that )?(?:and )?heading )of page (?=(?:must|should|is|has|contains|shall) )',
    '',
  ),
  idiom(
    'title',
    '(?<=^|[,;.] |\\b(?:verify|check|that|and|then) )title of page (?=(?:must|should|is|has|contains|shall) )',
    'the title',
  ),
  // "the address must end on /x".
  idiom(
    'end ends begin start',
    `(?<=\\b(?:address|url|link)\\b[^,;.]* )(end|ends|begin|begins|start|starts) (?:on|by|in) (?=["/])`,
    '$1 with',
  ),
  idiom(
    'finished terminated ended',
    '\\bfile (?:finished|terminated|ended|terminating) (?:in|with|on) (?=["/.])',
    'file ending in',
  ),
  // "must disappear until 10 seconds".
  idiom(
    'until',
    `(?<=\\b(?:must|should|will|shall|has to) (?:be )?(?:appear|disappear|vanish|close|open|come|load|go|gone|loaded|finish|hide|hidden|closed) (?:away )?)until (?=\\d+ (?:seconds?|secs?|s|minutes?|min)${end})`,
    'within',
  ),
  idiom('number', `\\bnumber from (?=the (?:[a-z]+ )?(?:icon|badge|header|cart|basket)\\b)`, 'number in'),
  // "must be ticked from the start": now.
  idiom(
    'start beginning begin',
    `(?<=\\b(?:be|is) (?:ticked|unticked|checked|unchecked|on|off|enabled|disabled|selected|empty|visible|hidden) )(?:(?:from|at) (?:the )?(?:start|beginning)|to (?:start|begin) with)(?= [,;.]|$)`,
    'at first',
  ),
  idiom(
    'amount quantity',
    '\\b(?:amount|quantity) of (rows?|results?|items?|products?|cards?|records?|entries|buttons?|links?|options?)(?= (?:must|should|is|in) )',
    'number of $1',
  ),
  // "Remove code link visible": a control by its label and its kind, however its label begins. No article and no word
  // that would tell it apart stands in it, and nobody presses what is "visible".
  idiom(
    'visible shown displayed hidden',
    `${start}((?!(?:${noLabel})\\b)(?:(?!(?:${noLabelWord})\\b)[a-z][a-z-]* ){1,4}(?:button|link|tab|heading|checkbox|icon|image|field|banner|toggle|switch)) (?=(?:not |still |no longer )?(?:visible|shown|displayed|hidden)${end})`,
    '$1 is',
  ),
];
