import { asked, begins, changes, control, end, type Idiom, idiom, name } from './idiom.ts';
import { press } from './orders.ts';

/** Orders that leave out a small word, or have another one than English has there. */
export const bareOrders: readonly Idiom[] = [
  // "From the homepage click "A"": there one begins.
  idiom(
    'from',
    '(?<=^)from (the (?:homepage|home page|start page|landing page|front page)) ,? ?(?=(?:click|tap|press|open|search|go|select|choose|type|enter|hover|scroll) )',
    'on $1 ,',
  ),
  // "From "Country", pick "Italy"": out of what it offers.
  idiom('from', '(?<=^|[.;] |\\b(?:then|and) )from (") , (?=(?:pick|select|choose) )', 'from $1'),
  // "homepage, click "A"": there one begins.
  idiom(
    'homepage page',
    '(?<=^)(homepage|home page|start page|landing page) , (?=(?:click|tap|press|open|search|go|select|choose|type|enter|hover|scroll) )',
    'go to the $1 ,',
  ),
  // "go page /menu", "go on /kb", "go homepage", "pls go /inbox na": there.
  idiom('go', `${asked}go (?:(?:the )?(?:page|site|screen|address) )?(?=/)`, 'go to'),
  idiom('na', `(?<=^(?:(?!").)* / )na${end}`, ''),
  idiom('go', `${asked}go (?:the )?(home ?page|start page|main page)${end}`, 'go to the $1'),
  idiom('stand', '(?<=^(?:given )?)(i|we|user) (?:stand|stands) (?=(?:on|at) )', '$1 am'),
  idiom('back', `(?<=^|[,;.] )back to (?:the )?previous (?:page|screen)${end}`, 'go back'),
  idiom(
    'switch pass change move',
    `${asked}(?:switch|pass|change|move) (?:over )?(?:on|in|into|onto) (?=the (?:new|other|first|second|last) (?:browser )?tab\\b)`,
    'switch to',
  ),
  // "screen size 390x844": it is set to that.
  ...['screen', 'window', 'viewport', 'browser'].map((what) =>
    idiom(
      'size resolution',
      `(?<=^)(?!set the [a-z]+ size to )(?:set )?(?:the )?${what} (?:size|resolution) (?:is |to |on |at |= )?(?=\\d+x\\d+${end})`,
      `set the ${what} size to`,
    ),
  ),
  // "Given I have logged in", "enter "A" there": in what was spoken of.
  idiom('logged signed', `(?<=^(?:given )?)i have (?:already )?(?:logged|signed) in${end}`, 'log in'),
  // "Sign in as usual": no account of that name, and no other told behind it.
  idiom(
    'usual always ever',
    `${asked}((?:log|sign) (?:back )?in|save|submit)(?: (?:it|the form|changes|the changes|my changes))? as (?:usual|always|ever)${end}(?! , (?:(?:with|using|the|my|and) )*(?:password|user|username|account|pin|e-?mail|name)\\b)`,
    '$1',
  ),
  idiom('there', `${asked}(enter|type|put|write) (") there${end}`, '$1 $2 in it'),
  // "count the cards and remember that as n": one act.
  idiom(
    'count',
    `${asked}count (the .+?) and (?:remember|save|store|note|keep) (?:that|this|it|the number) as (?=\\S+${end})`,
    'remember how many $1 there are as',
  ),
  // "Given the home page is open": somebody has to go there.
  idiom(
    'open opened loaded',
    `(?<=^(?:given )?)the (home ?page|start page|landing page) is (?:open|opened|loaded)${end}`,
    'open the $1',
  ),
  // "with the viewport at 390x844, …", "on a 390x844 screen …": it is set to that first.
  idiom(
    'with using at on in for',
    `(?<=^(?:given )?)(?:with|using|at|on|in|for) (?:an? |the )?(?:browser )?(?:(?:viewport|screen|window|browser)(?: size| width)? (?:at|of|set to|=|is|size) )?(\\d{3,4}x\\d{3,4})(?: (?:viewport|screen|window|browser|display|resolution))?(?: ,)? `,
    'resize to $1 ,',
  ),
  // "Given a 390x844 viewport".
  idiom(
    'viewport screen window display',
    `(?<=^(?:given )?)(?:an? |the )(?:(?:viewport|screen|window|browser)(?: size)? of )?(\\d{3,4}x\\d{3,4})(?: (?:viewport|screen|window|browser window|display))?${end}`,
    'resize to $1',
  ),
  // "login by account A and password B", "sign in with name A and password B".
  idiom(
    'log sign',
    `\\b(log|sign) in (?:by|with|using|through|via|under) (?:the |my |your )?(?:name|account|login|user|nick|nickname|e-?mail|mail) (?=\\S+ (?:and|,) (?:the |my |with )?(?:password|pass) )`,
    '$1 in with username',
  ),
  // "as departure station set "Brno" and as arrival station "Ostrava"": that is what it is set to.
  idiom(
    'as',
    `${begins}as (?:the )?(?!(?:an?|admin|administrator|user|guest|customer|manager|owner|editor|member|visitor|buyer|seller) )((?:[a-z]+ ){0,2}(?:[a-z]+|")) set ("|\\d\\S*)${end}`,
    'set $1 to $2',
  ),
  idiom(
    'as',
    `(?<=^(?:.* )?set (?:[a-z]+ ){0,2}(?:[a-z]+|") to (?:"|\\d\\S*) (?:and|,) )as (?:the )?((?:[a-z]+ ){0,2}(?:[a-z]+|")) ("|\\d\\S*)${end}`,
    'set $1 to $2',
  ),
  // "to "Name" write "Ann", to "Amount" 1500": into that.
  idiom(
    'to',
    `${begins}to (?:the )?((?:field )?"(?: field)?) (write|type|enter|input|put) (?=(?:"|\\d\\S*)${end})`,
    'into $1 $2',
  ),
  idiom(
    'to into in',
    `(?<=\\b(?:to|into|in) (?:field )?"(?: field)? (?:write|type|enter|input|put) (?:"|\\d\\S*|[A-Z]\\S*) (?:,|and|, and) )(?:to|into|in) ((?:field )?"(?: field)?) (?=(?:"|\\d\\S*|[A-Z]\\S*)${end})`,
    'into $1 write',
  ),
  // "put tick "News"", "take away the tick "News"".
  idiom(
    'tick check checkmark',
    `${asked}(?:put|set|place|give|add) (?:the |an? )?(?:tick|check|check mark|checkmark) (?:(?:in|on|at|to|by|for) )?(?=(?:the )?(?:checkbox |check box |box )?")`,
    'tick',
  ),
  idiom(
    'tick check checkmark',
    `${asked}(?:take off|take away|take out|remove|take) (?:the |an? )?(?:tick|check|check mark|checkmark) (?:(?:off|from|of|in|on|at|by) )?(?=(?:the )?(?:checkbox |check box |box )?")`,
    'untick',
  ),
  // "wait progress bar disappear", "wait until popup close".
  ...changes.flatMap((verb) => [
    idiom(
      'wait',
      `${asked}wait ((?:(?!(?:for|until|till|at|up|to|and|some|max|about|then|that|when|while|an?|the|\\d\\S*) )[a-z]+ |" ){1,3})(?:to )?${verb}s?${end}`,
      `wait for the $1 to ${verb}`,
    ),
    idiom(
      'until till',
      `\\b(until|till) ((?:the |an? )?(?:(?!(?:to|not|should|must|can|will|does|do|and|or) )(?:[a-z]*[a-rt-z]|") ){1,3})${verb}${end}`,
      `until $2 ${verb}s`,
    ),
  ]),
  // "wait not over 8 seconds until have "Sent"".
  idiom('wait', `\\bwait (?:not|no) (?:over|above|more than|longer than|longer then) (?=\\d)`, 'wait at most'),
  idiom(
    'maximally maximum max',
    `(?<=\\bwait .*)(?:, )?(?:maximally|at maximum|in maximum|maximum|max) (?=(?:for )?\\d+ (?:seconds?|secs?|s|minutes?|min)${end})`,
    ', at most',
  ),
  idiom(
    'until',
    `\\buntil (?:there )?(?:have|has|having|exist|exists) (?:text |message )?(")${end}`,
    'until $1 is there',
  ),
  // "click trash icon same row with "Pho"".
  idiom('same', `(?<!\\b(?:in|on|at|of) (?:the )?)\\bsame (row) (with) (?=")`, 'in the $1 $2'),
  // "put in the field "Title" the word Zorba".
  idiom(
    'word text value number',
    `${asked}(write|type|enter|put|input|fill|introduce|insert) ((?:in|into|to) (?:the )?(?:field |input |box )?"(?: (?:field|input|box))?) the (?:word|text|value|number) (\\S+)${end}`,
    '$1 $3 $2',
  ),
  idiom(
    'word',
    `${asked}(write|type|enter|put|input) the word (\\S+) (?=(?:in|into) (?:the )?(?:field |input |box )?")`,
    '$1 $2',
  ),
  idiom(
    'at',
    `${asked}(pick|choose|select|set|enter) (\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}\\.?) at (?=(?:the )?(?:calendar |field )?")`,
    '$1 $2 in',
  ),
  idiom(
    'ok cancel',
    `${asked}(press|click|hit|push|tap) (ok|cancel) (?:in|on) (?=(?:browser )?(?:alert|dialog)${end})`,
    'press $2 in the',
  ),
  idiom('search', `${asked}search after (?=${name})`, 'search for'),
  // "at the final the button …": what comes last.
  idiom('final', '(?<=^)(?:at|in) the final (?:, )?', 'finally ,'),
  idiom('so', '\\bso , that ', 'so that'),
  idiom(
    'go',
    `${asked}go (?!(?:to|back|in|into|on|over|through|forward|next|previous|the) )((?:[a-z]+ ){1,2}page)${end}`,
    'go to the $1',
  ),
  idiom('back', `(?<=^|[,;.] )back to (?:the )?(home ?page|start page|main page)${end}`, 'go to the $1'),
  idiom('scroll', `${asked}scroll (?:down )?to (?:the )?end (?:of )?(?:the )?page`, 'scroll to the bottom'),
  idiom(
    'tab',
    `${asked}go (?:on|in|into|over to) (?=the (?:new|other|first|second|last) (?:browser )?tab\\b)`,
    'switch to',
  ),
  idiom(
    'log sign',
    `\\b(log|sign) in (?:by|through|via|under) (?:the |my )?(?=(?:username|user name|email address) )`,
    '$1 in with',
  ),
  idiom(
    'user username account',
    `\\b(log|sign) in with (?:the )?(") (?:user|username|account) and (?:the )?(") password`,
    '$1 in with username $2 and password $3',
  ),
  idiom('log', `(?<=\\blog out )(?:from|of) (?:the |my )?(?:account|system|profile)${end}`, ''),
  idiom('as', `${begins}as (") (?:choose|select|pick) ("|\\d\\S*)${end}`, 'set $1 to $2'),
  idiom('wait', `\\bwait (?:maximally|at maximum|maximum) (?=\\d)`, 'wait at most'),
  idiom(
    'until',
    `\\buntil (appears|disappears|appear|disappear) ((?:text|message|button|dialog|popup|notification|alert|link|heading) ")${end}`,
    'until the $2 $1',
  ),
  ...changes
    .filter((verb) => verb !== 'load')
    .map((verb) =>
      idiom(
        verb,
        `\\bwait for ((?:the |an? )?(?:(?!(?:to|until|not) )[a-z]+ |" ){1,3})${verb}${end}`,
        `wait for $1 to ${verb}`,
      ),
    ),
  idiom('on', `${asked}change ((?:the )?[a-z]+(?: [a-z]+)?) on (?=\\d+${end})`, 'change $1 to'),
  idiom(
    'more again',
    `\\b(${press}) (?:one more time|once more|once again) (?:on )?((?:the )?(?:${control} )?${name}(?: ${control})?)${end}`,
    '$1 on $2 again',
  ),
  // "click "Edit" at row "A"", "in row where is "A"", "in the same row as "A"".
  idiom(
    'at',
    `(?<=" )at (?=(?:the )?(?:(?:first|second|third|last) (?:row|card|item)|row (?:with |of |for )?")(?: |$))`,
    'in',
  ),
  idiom('where', `\\b(in (?:the )?(?:row|card)) where (?:there )?(?:is|stands) (?=")`, '$1 with'),
  idiom('same', `\\b(in|on) (the) same (row) (?:with|as) (?=")`, '$1 $2 $3 with'),
  idiom('same', `(?<!\\b(?:in|on|at|of) (?:the )?)\\bsame (row) as (?=")`, 'in the $1 with'),
  // "choose in list "A" value "B"", "select from the dropdown "A" the option "B"".
  idiom(
    'value option item',
    `${asked}(choose|select|pick) (?:in|from) ((?:the )?(?:(?:list|dropdown|combobox|field) )?"(?: (?:list|dropdown|combobox|field))?) (?:the )?(?:value|option|item) (")${end}`,
    '$1 $3 from $2',
  ),
  idiom('in', `${asked}tick in (?=(?:the )?(?:checkbox|check box|box) )`, 'tick'),
  idiom('at', `${asked}(upload|attach) ((?:the )?(?:file )?\\S+) at (?=(?:the )?(?:field )?")`, '$1 $2 to'),
  // "click button has name "A"": the button of that name.
  idiom(
    'name label text',
    `\\b(${press}) ((?:on )?(?:the )?(?:button|link|tab|icon)) (?:has|have|having) (?:the )?(?:name|label|text) (?=")`,
    '$1 $2',
  ),
  // "after press on "A" must open a popup".
  idiom(
    'after',
    `(?<=^)after (click|press|push|tap) (?:on )?((?:the )?(?:${control} )?"(?: ${control})?) (?:, )?(?=(?:must|should|will) )`,
    '$1 $2 ,',
  ),
];
