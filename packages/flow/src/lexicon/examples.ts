/**
 * Wording that works, by the verb of a clause that did not; `A` and `B` stand for the names it gave. The first entry
 * whose words fit is used; a test compiles every one of them.
 */
export const examples: { verbs: RegExp; words?: RegExp; wordings: readonly string[] }[] = [
  {
    verbs: /^(?:append|add|insert)$/,
    words: /\bappend|\b(?:line|text|end of)\b/,
    wordings: ['press Control+End in "B", then type "A"'],
  },
  {
    verbs: /^(?:drag|move|drop|put)$/,
    words: /\b(?:top|start|front|beginning)\b(?!.*")/,
    wordings: ['drag "A" onto the first item in the list'],
  },
  {
    verbs: /^(?:drag|move|drop|put)$/,
    words: /\b(?:bottom|end)\b(?!.*")/,
    wordings: ['drag "A" onto the last item in the list'],
  },
  {
    verbs: /^(?:switch|change|go|use|enable|activate)$/,
    words: /\b(?:dark|light|night)\b.*\b(?:mode|theme)\b/,
    wordings: ['turn on "Dark mode"', 'choose "Dark"'],
  },
  // A key that is held while the mouse is used is nothing a step can say.
  {
    verbs: /^(?:(?:ctrl|control|shift|alt|option|cmd|command|meta)[+-]?(?:clicks?|tap|select)|hold)$/,
    wordings: ['click "A"', 'tick "A"', 'press Shift+ArrowDown'],
  },
  {
    verbs: /^(?:enter|type|fill|put|write|input|provide|use|generate|sign|register|create)$/,
    words: /\b(?:valid|random|any|some|fake|test|dummy|fresh|new|unique|made-up)\b.*\b(?:e-?mail)\b/,
    wordings: ['enter a random email in "Email"'],
  },
  {
    verbs: /^(?:enter|type|fill|put|write|input|provide|complete)$/,
    words: /\b(?:valid|random|any|some|fake|test|dummy|sample)\b/,
    wordings: ['enter "A" in "B"', 'enter a random name in "B"'],
  },
  { verbs: /^(?:sort|order)$/, wordings: ['click the "A" column', 'select "A" from "Sort by"'] },
  { verbs: /^filter$/, wordings: ['enter "A" in "Filter"', 'select "A" from "B"'] },
  { verbs: /^(?:increase|raise)$/, wordings: ['click "+" next to "A"', 'set "A" to 3'] },
  { verbs: /^(?:decrease|lower)$/, wordings: ['click "-" next to "A"', 'set "A" to 3'] },
  { verbs: /^(?:name|call|title)$/, wordings: ['enter "A" in "Name"'] },
  { verbs: /^(?:accept|agree)$/, wordings: ['tick "A"', 'click "Accept"'] },
  {
    verbs: /^(?:select|tick|check)$/,
    words: /\b(?:all|every|each)\b/,
    wordings: ['tick "Select all"', 'tick the checkbox in the first row'],
  },
  { verbs: /^rename$/, wordings: ['set "B" to "A"', 'enter "A" in "B"'] },
  { verbs: /^(?:select|pick|choose)$/, wordings: ['select "A" from "B"'] },
  { verbs: /^(?:enter|type|fill|put|write|input|key|provide|complete)$/, wordings: ['enter "A" in "B"'] },
  { verbs: /^(?:set|change|adjust|update)$/, wordings: ['set "B" to "A"'] },
  { verbs: /^(?:wait|pause)$/, wordings: ['wait until "A" is visible'] },
  { verbs: /^(?:go|open|visit|navigate|return)$/, wordings: ['open /path', 'open "A"'] },
  { verbs: /^(?:log|login|sign)$/, wordings: ['log in', 'log in as "A" with the password {{password}}'] },
  { verbs: /^(?:search|find|look)$/, wordings: ['search for "A"'] },
  { verbs: /^check$/, words: /\bcheck (?!out\b)\S+ \S+ /, wordings: ['expect "A" to be visible'] },
  { verbs: /^check$/, words: /\bcheck out\b/, wordings: ['click "A"', 'enter "A" in "B"'] },
  { verbs: /^(?:tick|check|enable|activate|mark)$/, wordings: ['tick "A"'] },
  { verbs: /^(?:untick|uncheck|disable|deactivate)$/, wordings: ['untick "A"'] },
  { verbs: /^(?:drag|move|drop)$/, wordings: ['drag "A" onto "B"'] },
  { verbs: /^(?:upload|attach)$/, wordings: ['upload "file.pdf" to "B"'] },
  { verbs: /^save$/, words: /^save (?!.* as \S+$)/, wordings: ['click "Save"'] },
  { verbs: /^(?:delete|remove)$/, wordings: ['click "Delete" in the row for "A"', 'click "A"'] },
  { verbs: /^(?:remember|note|save|store|count|record)$/, wordings: ['remember the number of rows as before'] },
  { verbs: /^(?:repeat|keep|redo)$/, wordings: ['click "A" until "B" is visible'] },
  {
    verbs: /^(?:rotate|shrink|simulate|emulate|zoom)$/,
    words: /\b(?:device|phone|mobile|tablet|screen|window|landscape|portrait)\b/,
    wordings: ['resize the window to 390x844'],
  },
  {
    verbs: /^(?:call|request|hit|send|post)$/,
    words: /\b(?:api|endpoint|backend)\b/,
    wordings: ['GET /path should return 200'],
  },
  { verbs: /^(?:press|hit|tap)$/, wordings: ['press Enter', 'click "A"'] },
];

/** A verb that any of them is for. */
export const exampleVerbs = new RegExp(examples.map(({ verbs }) => verbs.source).join('|'));

/** The same for claims, by what they are about; `<things>` is what the words call so. */
export const claimsAbout: { words: RegExp; wordings: readonly string[] }[] = [
  {
    words:
      /^(?:\S+ ){0,2}(?:every|each|all(?: the| of the)?) (?:rows?|cards?|items?|results?|lines?|entr(?:y|ies)|products?|images?|links?|buttons?|fields?|pages?)\b/,
    wordings: ['the first row should contain "A"', 'there should be 3 rows'],
  },
  {
    words:
      /^(?:(?:then|and|also|verify|expect|check|ensure|make sure|confirm|that|there|are|is|should|be|to) )*no (?:more )?(?<things>[a-z]+s)\b/,
    wordings: ['there should be 0 <things>', 'expect "A" to be visible'],
  },
  { words: /\b(?:url|address|redirected|taken to|land)\b/, wordings: ['the URL should contain "A"'] },
  { words: /\b(?:download|downloads|downloaded)\b/, wordings: ['a file named "A" should be downloaded'] },
  { words: /\b(?:e-?mail|mail|inbox)\b/, wordings: ['an email to "A" with the subject "B" should arrive'] },
  {
    words: /\b(?:sorted|sort|ordered|alphabetical|alphabetically)\b/,
    wordings: ['the "A" column should be sorted ascending'],
  },
  { words: /\bcolumn\b/, wordings: ['in the row "A", the "B" column should be "text"'] },
  {
    words: /\b(?:number of|count|how many|more|fewer|increased|decreased|by one)\b/,
    wordings: ['there should be 3 rows', 'the number of rows should be greater than 3'],
  },
  {
    words: /\b(?:total|price|balance|amount|sum)\b/,
    wordings: ['the total should be "A"', 'the total should be greater than 10'],
  },
  { words: /\b(?:be|is|are|looks?) empty\b/, wordings: ['expect "A" to be visible', 'there should be no rows'] },
  {
    words: /\b(?:listed|shown|displayed|comes?|is|be|stands?) (?:first|last|next)\b/,
    wordings: ['the first row should contain "A"', '"A" should be the first item in the list'],
  },
  {
    words: /\b(?:api|endpoint|status code|backend|server)\b/,
    wordings: ['GET /path should return 200'],
  },
  {
    words: /\b(?:fast|quick|quickly|slow|slowly|performance|in time)\b/,
    wordings: ['within 2 seconds, "A" should be visible'],
  },
  {
    words:
      /\b(?:colou?rs?|red|green|blue|yellow|grey|bold|italic|font|layout|design|align(?:ed|ment)|cent(?:ered|red|er|re)|overlap\w*|looks?|style|broken|misplaced|responsive|pretty|nice|ugly)\b/,
    wordings: ['the page should match the screenshot "A"', 'expect "A" to be visible'],
  },
  { words: /^only\b/, wordings: ['expect "A" to be visible', 'there should be 1 row'] },
  { words: /\btitle\b/, wordings: ['the page title should contain "A"'] },
  {
    words: /\b(?:console|request|requests)\b/,
    wordings: ['there should be no console errors', 'no request should fail'],
  },
  {
    words: /\b(?:disabled|enabled|greyed|clickable)\b|\b(?:be|is|still|turned|switched) (?:on|off)$/,
    wordings: ['"A" should be disabled', '"A" should be checked'],
  },
];

/** Where one is, without its address. */
export const whereabouts =
  /^(?:(?:i|we|you|he|she|the user|user) )?(?:(?:am|are|is) (?:still |now |back )?|should be )(?:on|at) (?:the|a|my|your) /;
export const whereaboutsExamples: readonly string[] = ['open /path', 'the URL should contain "A"'];

/** For everything else that asks for something, and for everything that claims something. */
export const actionExamples: readonly string[] = ['click "A"', 'enter "A" in "B"'];
export const claimExamples: readonly string[] = ['expect "A" to be visible', '"B" should be "A"'];
