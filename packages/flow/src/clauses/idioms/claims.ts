import { begins, control, end, ended, type Idiom, idiom, start, word } from './idiom.ts';

/** What goes up and down as a figure does: "tonight drops below zero" tells of the weather. */
const counter = '(?<=\\b(?:number|count|counter|total|amount|sum|balance|price|stock|badge)\\b.*)';
const figure = `(?=\\S+(?= [,;.]| and | but |$))(?!(?:the|a|an|it|this|that|them|here|there)\\b)`;
const counted =
  '(?:rows?|results?|items?|products?|cards?|entries|entry|records?|hits?|links?|buttons?|options?|tabs?|images?|pictures?|photos?)';
const states =
  '(?:visible|shown|displayed|empty|blank|enabled|disabled|clickable|editable|required|readonly|read-only|checked|unchecked|ticked|unticked|selected|focused|expanded|collapsed)';
const modal = '(?:must|should|has to|have to|shall|will)';

/** As somebody forms it who knows the verb: "must be show". */
const formed = [
  ['show', 'shown'],
  ['display', 'displayed'],
  ['enable', 'enabled'],
  ['disable', 'disabled'],
  ['hide', 'hidden'],
  ['select', 'selected'],
  ['check', 'checked'],
  ['appear', 'visible'],
  ['disappeared', 'gone'],
  ['vanished', 'gone'],
] as const;

/** With one of these it is no name that stands before a limit. */
const noFigure =
  '(?:is|are|be|was|were|should|must|will|shall|has|have|had|having|shows?|contains?|lists?|reads?|says?|there|wait|waits|scroll|repeat|click|press|tap|hit|open|go|set|type|enter|fill|put|select|choose|pick|tick|check|verify|confirm|expect|ensure|assert|see|sees|make|that|if|when|until|while|in|on|at|with|of|to|for|by|and|or|not|no|costs?|takes?|add|adds|drag|move|zoom|exactly|only|results?|rows?|items?)';

/** What comes of a press and says how it went. */
const messages = 'toast snackbar alert notification notice error warning banner dialog popup modal';
const message = `(?:${messages.replaceAll(' ', '|')})`;

/** What a page sums up, and an amount of it. */
const sum =
  '((?:sub|grand |order |cart )?total|subtotal|discount|balance|price|amount|fee|tax|vat|deposit|refund|surcharge|shipping fee|delivery fee|shipping cost|saving|credit|budget|tip)';
const sumOf = '([-−+]?[€$£¥]\\d[\\d.,]*|[-−+]?\\d[\\d.,]*(?:€|%)?)';

const told = '(?<=^|[,;] |\\b(?:and|but|also|then|that) )';
const isNow = '(?:is|should be|must be)(?: now)?';
const shows = '(?:now )?(?:shows|should show|must show)(?: now)?';

/** What people claim in words of their own language. */
export const claims: readonly Idiom[] = [
  // "a discount of €5.00 is shown", "there is a discount of €5.00", "the cart shows a total of €45.00": that much it is.
  idiom('of', `${told}(?:an?|the) ${sum} of ${sumOf} ${isNow} (?:shown|displayed|visible)${end}`, 'the $1 is $2'),
  idiom('of', `${told}there ${isNow} an? ${sum} of ${sumOf}${end}`, 'the $1 is $2'),
  idiom(
    'shows show',
    `${told}(the (?!row|page|screen)[a-z]+(?: [a-z]+)?) ${shows} (?:an?|the) ${sum}(?: of)? ${sumOf}(?! (?:and|,|, and) (?:an?|the) )${end}`,
    'the $2 in $1 is $3',
  ),
  idiom('shows show', `${told}the (?:page|screen) ${shows} an? ${sum} of ${sumOf}${end}`, 'the $1 is $2'),
  // "the total for Ann Lee is €10": that of hers.
  idiom('for', `(?<=${told}the ${sum} )for (?=(?:"|[A-Z]\\S*(?: [A-Z]\\S*)*) (?:is|should|must|shows|stays) )`, 'of'),
  idiom('see', `${told}(?:(?:i|we|you) )?(?:should )?see an? ${sum} of ${sumOf}${end}`, 'the $1 is $2'),
  // `an image "A" appears, with the button "B" above it`: it is shown there.
  idiom(
    'with',
    `(?<=\\b(?:appears?|shown|visible|displayed|opens?|up) )(?:, )?with ((?:the |an? )?(?:[a-z]+ )?"(?: ${word})?) ((?:above|below|under|beside|next to|in|inside|on|to the left of|to the right of) it)${end}`,
    'and $1 is visible $2',
  ),
  // "with a random e-mail address, which we call mail": what it is kept as.
  idiom('which', '(?<=\\brandom .*) , which (?:we|i|you) (?:(?:will|shall) )?call (?=[a-z])', ' and call it '),
  idiom(
    'something',
    '(?<=\\b(?:point|points|lead|leads|link|links|go|goes) to )something (?=(?:ending|starting|beginning|that ends|that starts) )',
    'a url ',
  ),
  idiom('between', '\\b(?:somewhere|anywhere) (?=between )', ''),
  // "the number of rows exceeds before": nothing does so but a number.
  idiom('exceeds exceed', '(?<=\\b(?:number|count) of .*) exceeds (?=\\S)', ' is greater than '),
  // "the button text is X": what stands on it.
  idiom(
    'text label caption',
    '(?<=\\bthe (?:" )?(?:button|link|heading)) (?:text|label|caption)(?= (?:is|should|must|reads|says|shows|becomes|changes|now|still)\\b)',
    '',
  ),
  idiom('either', '(?<=^|[,;.] )either way (?=(?!,)\\S)', ''),
  // "check that GET /health returns 200": the call is made and then claimed of.
  idiom(
    'get post put delete patch head',
    `${begins}(?:check|verify|make sure|ensure|confirm|assert|expect|validate) (?:that )?(?=(?:get|post|put|delete|patch|head) / )`,
    '',
  ),
  // "GET /health returns 200, same for GET /ready": the same is claimed of the other call.
  idiom(
    'same so',
    `(?<=(?:get|post|put|delete|patch|head) / )((?:[a-z]+ ){1,3}\\d{3}) (?:,|and|, and) (?:the )?(?:same (?:for|with|goes for)|so (?:does|should|must)) (get|post|put|delete|patch|head) (/)${end}`,
    '$1 , $2 $3 $1',
  ),
  // "if a popup gets in the way"
  idiom('way', '\\b(?:gets?|comes?|is|stands?|pops up|shows up) in (?:the|your|my|our) way\\b', 'appears'),
  // "the number of rows drops below n"
  idiom('below under', `\\b(?:drops|falls|dips|sinks|goes) (?:below|under) ${counter}${figure}`, 'is below'),
  idiom(
    'below under',
    `(?<=\\b(?:should|must|will) )(?:drop|fall|dip|sink|go) (?:below|under) ${counter}${figure}`,
    'be below',
  ),
  idiom('above over', `\\b(?:rises|climbs|grows|goes) (?:above|over) ${counter}${figure}`, 'is above'),
  idiom(
    'above over',
    `(?<=\\b(?:should|must|will) )(?:rise|climb|grow|go) (?:above|over) ${counter}${figure}`,
    'be above',
  ),
  // "It must be minimum 1 result": how many there are.
  idiom(
    'least most minimum maximum',
    `${start}it (?=(?:must|should) be (?:at least|minimum|at most|maximum) \\S+ ${counted}(?: in | on |${end}))`,
    'there',
  ),
  // "… and also must not be text "A"": nobody says of what.
  idiom(
    'text message error warning',
    `${start}(?=(?:must|should) not be (?:an? |any )?(?:text|message|error|warning) ")`,
    'there',
  ),
  // "To the field "Name" enter "Bob"", "For row "Bob" the status is …": where that is.
  idiom('field input box textbox', `${start}to the (?=(?:field|input|box|textbox) ")`, 'in the'),
  idiom('row', `${start}for (?:the )?row (?=")`, 'in the row'),
  idiom('number', '(?<=\\bnumber of [a-z]+ in )(?=(?:cart|basket|bag)\\b)', 'the'),
  // "In the list must be "Bob"": somebody else would say "there".
  idiom(
    'must should',
    '(?<=^(?:in|on) (?:the|this) (?:(?!there\\b)[a-z]+ ){1,2}(?:" )?)(?=(?:should|must) be (?:(?:an?|the) )?(?:text |message |button |link )?")',
    'there',
  ),
  idiom('pop', `(?<=\\b(?:should|must|will) )pop${end}`, 'appear'),
  idiom('marked', '(?<=\\bcheckbox (?:" )?(?:(?:must|should) (?:not )?be|is|is not) )marked\\b', 'ticked'),
  // "must be show", "must be disappeared".
  ...formed.map(([said, meant]) => idiom(said, `(?<=\\b${modal} (?:not )?be )${said}${end}`, meant)),
  // "must not appear anymore in the table", "must not be presented anymore".
  idiom('anymore', `\\b(${modal} not (?:appear|exist|be \\S+)) anymore(?= in | on |${end})`, '$1'),
  idiom('more', `\\b(${modal} not (?:appear|exist|be \\S+)) any more(?= in | on |${end})`, '$1'),
  // "may not any more be visible".
  idiom('more anymore', `\\b(must|should|may|can) not (?:any more|anymore) (?=be )`, 'should not'),
  idiom(
    'exposed visualized visualised exhibited presented',
    `(?<=\\b(?:is|are|gets?|be|not) )(?:exposed|visualized|visualised|exhibited|presented)(?= in | on | under | the |${end})`,
    'shown',
  ),
  idiom('come', `(?<=\\b(?:should|must|will) (?:not )?)come(?= (?:under|below|above|on|in) |${end})`, 'appear'),
  idiom('passive', `(?<=\\b(?:button|link|field|option)\\b[^,;.]* (?:be|is) )passive${end}`, 'disabled'),
  // "has to be ordered in descending form".
  idiom(
    'ordered sorted',
    '\\b(?:ordered|sorted) (?:in (?:an? |the )?(?=\\S+ (?:form|way|manner|mode))|by (?:an? |the )?)(ascending|descending)(?: (?:form|order|way|manner|mode))?',
    'sorted $1',
  ),
  idiom('only', `\\b((?:must|should)) only (have|contain|show) (?=\\d)`, '$1 $2 only'),
  idiom('point points', `\\b(must|should) (point) (?:towards|toward) `, '$1 $2 to'),
  idiom('points', '\\bpoints (?:towards|toward) ', 'points to'),
  idiom('finish finishes', '\\b(must|should) (?:finish) (?:with|in|by) (?=["/#])', '$1 end with'),
  idiom('finishes', '\\bfinishes (?:with|in|by) (?=["/#])', 'ends with'),
  idiom(
    'url',
    `\\b(?:the )?page (must|should) (?:jump|go|change|be redirected|redirect|switch|move) to (?:the |an? )?url (?:which|that) (?:contains|includes|has) `,
    'the url $1 contain',
  ),
  idiom('not', '\\b(must|should) be not (?=equal to )', '$1 not be'),
  idiom(
    'not',
    '\\b(must|should) be not (?=(?:empty|visible|shown|displayed|enabled|disabled|selected|checked)\\b)',
    '$1 not be',
  ),
  // "Verify that in the dialog there are 3 rows": claimed of what stands there.
  idiom(
    'verify confirm ensure sure validate assert check',
    `${begins}(?:(?:verify|confirm|validate|assert|check) that|(?:ensure|make sure)(?: that)?) (?=(?:in|inside|within) (?:the|this|that) (?!(?:past|future|end|meantime|order|right|same order)\\b))`,
    '',
  ),
  // "…, with the tag Urgent next to it": that is seen there, too.
  idiom(
    'with',
    '(?<=\\b(?:should|must|is|are|shows?|appears?|see|expect) .*), with (the (?:tag|text|label|badge|button|link|icon|message|hint|note|price|word|words) )?("|[A-Z]\\S*(?: (?!next |beside |under |below |above |and |but |then )\\S+){0,5}) (next to|beside|under|below|above|underneath) it(?= [,;.]| and | but |$)',
    ', and $1 $2 should be visible $3 it',
  ),
  // "should be read-only and not empty": of the same.
  idiom(
    'not',
    `(?<=\\b(?:is|are|be) (?:now |still |also )*${states} (?:and|but|, but) )(?:(?:is|are) )?not (?:be )?(?=${states}${end})`,
    'should not be',
  ),
  // "in the last row cell "Amount" should be 5": of that row the cell.
  idiom(
    'row card item',
    '\\bin the ((?:first|second|third|fourth|fifth|last|next|\\d+(?:st|nd|rd|th)) (?:row|card|item)) (?=(?:cell|button|link|field|checkbox|column) ")',
    'in the $1 , the',
  ),
  idiom(
    'text',
    '(?<=^(?:(?:verify|check|confirm) )?(?:that )?|^remember )text of the (?=[a-z]+ [a-z]+ )',
    'the text of the',
  ),
  idiom('prompt prompts', `\\bit (?:(must|should) prompt|prompts) (?=")`, 'the page should show'),
  idiom('download', `${start}has to (?=download )`, 'it should'),
  // "the button of the same row results disabled".
  idiom(
    'results',
    `(?<=\\b(?:button|field|checkbox|link|option|switch|row)\\b[^,;.]* )results (?=(?:disabled|enabled|checked|unchecked|selected|empty|visible|hidden)${end})`,
    'is',
  ),
  idiom('always', `\\b(must|should) always (?=be |show |contain )`, '$1'),
  idiom('may', '(?<=^|, |\\b(?:and|that|but) )there may (?=be no )', 'there should'),
  idiom('may', '(?<=" )may not (?=be (?:empty|visible|shown|enabled|disabled)\\b)', 'should not'),
  // "there shall be no errors", "must to appear".
  idiom(
    'shall',
    '\\bshall (?=(?:not |no longer )?(?:be|contain|show|have|appear|say|read|disappear|end|start|begin|open)\\b)',
    'should',
  ),
  idiom('to', '\\b(must|should) to (?=(?:be|appear|disappear|show|contain|have|exist)\\b)', '$1'),
  idiom('longest', '\\blongest (?=\\d+ (?:seconds?|minutes?|s)\\b)', 'at most'),
  idiom('maximally minimally', '\\b(be|are|is|contain|have|show) maximally (?=\\d)', '$1 at most'),
  idiom('total', '\\btotal (\\d+ [a-z]+s) are there\\b', '$1 are shown'),
  // "wait until disappears the spinner".
  idiom('until', `\\buntil (disappears|appears) (the [^,;.]+?)${end}`, 'until $2 $1'),
  idiom('come', '\\bthere (must|should) come (?=(?:the|an?) )', 'there $1 be'),
  idiom('downloaded', `\\bit (must|should) be downloaded (an? [^,;]+?)${end}`, '$2 $1 be downloaded'),
  idiom('finishes', '\\bthat finishes (?:in|with) ', 'that ends in'),
  idiom('called', '\\b(?:which|that) is called (?=")', 'called'),
  idiom('deactivated', `(?<=\\b(?:be|is) )deactivated${end}`, 'disabled'),
  idiom('obligatory', `(?<=\\b(?:be|is) )obligatory${end}`, 'required'),
  idiom('increased', `\\b(must|should) (?:be|have) increased${end}`, '$1 increase'),
  idiom('decreased', `\\b(must|should) (?:be|have) decreased${end}`, '$1 decrease'),
  idiom('equal', '\\b(be) equal (?=\\d|")', '$1 equal to'),
  idiom('now', '\\b(you|i|we) see now (?=the )', '$1 see'),
  idiom('address', '\\b(?:the )?address of (?:the )?page (?=(?:should|must|contains|ends|is) )', 'the url'),
  // "Row for "A": State is "Open"": in that row.
  idiom(
    'row card',
    `(?<=^(?:then )?)(?:the )?((?:(?:first|second|third|last|top|bottom) )?(?:row|card)(?: [^\\s,;.:]+){0,5}) : (?=(?:the )?(?!(?:click|tap|press|check|verify) )(?:[^\\s,;.:"]+ ){1,4}?(?:is|are|shows?|says?|reads?|contains?|should|must) )`,
    'in the $1 ,',
  ),
  // "expect "A" and "B" to be gone": both are.
  idiom(
    'expect',
    `(?<=^(?:then )?)expect ((?:the )?"(?: , (?:the )?")* (?:, )?and (?:the )?") to be (?=[a-z]+${end})`,
    'verify that $1 are',
  ),
  // "Uptime at least 99.9": it is.
  idiom(
    'least most than',
    `(?<=^(?:(?:(?!\\b(?:is|are|be|should|must)\\b).)*[,;.] )?)((?:the )?(?!(?:${noFigure}) )[a-z][^\\s,;.:"/]*(?: (?!(?:${noFigure}) )[^\\s,;.:"/]+){0,2}) (at least|at most|more than|less than|greater than) (?=[€$£]?\\d[\\d.,]*%?(?= [,;.]| and | but |$))`,
    '$1 is $2',
  ),
  // "reload → still no cookie banner".
  idiom('still', '(?<=^(?:then )?|[,;] (?:and |but )?)still (?=(?:no|not) )', ''),
  // "click Save → toast "Saved"", ""Saved" toast": it is seen.
  idiom(
    messages,
    `(?<=^(?:then )?|[,;] )(?:an? )?((?:(?:success|error|warning|confirmation|info|flash) )?${message}(?: message)?) (?:(?:saying|reading|that says|:) )?(")${ended}`,
    'see the $1 $2',
  ),
  idiom(messages, `(?<=^(?:then )?)(?:an? )?(") (${message}(?: message)?)$`, 'see the $1 $2'),
  idiom('coming', `(?<=\\b(?:popup|dialog|message|banner|toast|modal)\\b[^,;.]*)is coming${end}`, 'appears'),
  idiom('containing', '(?<=[a-z"] )is containing ', 'contains'),
  idiom('getting', '\\bis getting (?=downloaded|shown|displayed)', 'is'),
  idiom('see', `\\b(is|must be|should be) to see${end}`, '$1 visible'),
  idiom('title', '(?<=^|\\b(?:verify|check|that|and) )title (?=(?:ends?|starts?|begins?) with )', 'the title'),
  // "a dialog should appear with "Sure?" in it": two claims.
  idiom(
    'it inside',
    `\\b((?:(?:should|must) )?(?:opens?|appears?|pops? up|shows? up|comes? up|slides? in)|(?:is|(?:should|must) be) (?:visible|shown|displayed|open|opened))(?: ,)? with ("(?: (?:,|and) ")*) (?:in it|inside|inside it)${end}`,
    '$1 and $2 should be visible in it',
  ),
  idiom(
    'it',
    '\\b(an? (?:new )?(?:dialog|popup|modal|row|card|toast|banner|panel|menu|list|section|message|alert|tooltip)) with (") in(?:side)? it\\b',
    '$1 with $2',
  ),
  idiom('there', '\\b(the (?:heading|title|url|headline)) there (?=(?:should|must|says?|reads?|shows?)\\b)', '$1'),
  // "A should be gone and the Save button still enabled".
  idiom(
    'still',
    `(?<=\\b(?:should|must|is|are)\\b.*(?:and|but|,|;) )((?:the )?(?:"|[A-Z]\\S*)(?: ${control})?|the [a-z]+ ${control}) still (enabled|disabled|visible|there|shown|hidden|checked|unchecked|ticked|unticked|empty|selected)${end}`,
    '$1 should still be $2',
  ),
  // "Next becomes enabled": it is.
  idiom(
    'becomes gets',
    `(?<=[a-z"] )(?:becomes|gets) (?=(?:enabled|disabled|active|checked|unchecked|selected|focused|expanded|collapsed)${end})`,
    'is',
  ),
  // "the selected option is "ja"": what the one dropdown is set to.
  idiom(
    'selected chosen current',
    '(?<=^(?:(?:verify|check|expect|confirm) )?(?:that )?|\\b(?:and|but) )the (?:selected|chosen|current) (?:option|choice) (?=(?:is|should be|must be) ")',
    'the value of the dropdown',
  ),
  // "the active tab is "Billing"": what is said of that tab.
  idiom(
    'tab',
    '(?<=^(?:(?:verify|check|expect|confirm|ensure) )?(?:that )?|[,;] |\\b(?:and|but|then) )the (?:selected|active|current|open) tab (is|should be|must be|to be) (?:the )?("|[A-Z][^ ]*)(?: tab)?(?= (?:[,;.]|and|but) |$)',
    'the $2 tab $1 selected',
  ),
  // "the confirm says "Delete?"": no page calls a part of it so.
  idiom(
    'confirm prompt',
    `(?<=^|[,;] |\\b(?:and|then) )the (confirm|prompt) (?:says|asks|reads|shows) (?=")`,
    'the browser $1 contains',
  ),
  idiom(
    'confirm prompt',
    `(?<=^|[,;] |\\b(?:and|then) )the (confirm|prompt) (should|must) (?:say|ask|read|show) (?=")`,
    'the browser $1 $2 contain',
  ),
  // "total of Cy Young is 84".
  idiom(
    'of',
    '(?<=^)(total|price|balance|amount|sum|quantity|stock|count|salary|age|email|phone|role|owner) (of) (?=(?:"|[A-Z])[^,;]* (?:is|should be|must be) )',
    'the $1 $2',
  ),
];
