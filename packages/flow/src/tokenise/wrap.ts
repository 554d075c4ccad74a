const marker =
  /^\s*(?:(?:[-*•–—+◦▪‣·●○■□◆◇▸►➜➤☐☑✓✔✅◻◼⬜](?:\uFE0F)?|\[[ xX]?\]|\(?\d{1,3}[.):](?!\d)|\*\*\d{1,3}[.):]?\*\*[.):]?|\d{1,2}(?:\.\d{1,2}){1,2}[.):]?(?!\s+(?:goes|gets|is|should|must)\s)|\(?[a-z]\)|[a-z]\.|#\d+[.:)]?|[A-Z]{2,3}-?\d+[.:)](?=\s)|[Ss]tep\s+\d+\s*[:.)–-])\s+)*/u;
const gherkin = /^\s*(Given|When|Then|And|But)\b[\s,]*/;
const dangling =
  /(?:,|(?<=\s|^)(?:and|or|then|the|a|an|with|of|into|onto|to|from|for|at|as|its|is|are|be|should|must|not|has|have|shows?|contains?|says?|(?<!\bas )reads?|named|called|labelled|labeled|between|than|exactly|whose|which|if|when|unless|until|once|(?<!(?:log(?:s|ged|ging)?|sign(?:s|ed|ing)?|zoom(?:s|ed|ing)?|opt(?:s|ed|ing)?|check(?:s|ed|ing)?|fill(?:s|ed|ing)?|hand|clock|punch|badge|kick(?:s|ed|ing)?|fad(?:es?|ed|ing)|slid(?:es?|ing)|pop(?:s|ped|ping)?|tune|cash|trade|dial|plug|['’]re) )in))\s*$/i;
/** A verb at the end of a line, whose object is on the next; behind a comma or "then" a capital names a key or a button. */
const bareVerb =
  /(?:[.;]\s+(?:Click|Tap|Press|Hit|Enter|Type|Select|Choose|Pick|Open|Expect|See|Verify|Check|Tick|Uncheck|Upload|Fill in)|(?:[.,;]\s+|\band\s+|\bthen\s+)(?:click|tap|press|hit|enter|type|select|choose|pick|open|expect|see|verify|check|tick|uncheck|upload|fill in))\s*$/;
const continues =
  /^\s*(?:and|then|or|in|into|with|of|to|for|from(?! (?:now|then) on\b)|on|that(?! \w+'s\b| (?:\w+ )?(?:should|must|is|has|shows?|reads?|contains?)\b)|which|as|by)\b/;
const ended = /[.!?;:…]["”’')]?\s*$/;
/** `Click "A" once`, and a claim on the next line: how often it is done, and no "as soon as". */
const onlyOnce = (before: string, line: string) =>
  before.length < 60 &&
  /^\s*(?:[-*•]\s+|\d+[.)]\s+)?(?:double-?click|click|tap|press|hit|push|toggle)\b.*\S\s+once\s*$/i.test(before) &&
  /^\s*(?:["“'‘`]|\p{Lu})/u.test(line) &&
  /^\s*/.exec(line)![0].length <= /^\s*/.exec(before)![0].length;
/** "Expected: …" begins a part of its own, whatever the line before ends with. */
const section =
  /^\s*[*_]{0,3}(?:expected|expect|steps?|results?|actual|pre-?conditions?|checks?)(?: results?| outcome)?\s*:/i;
const located = /^\s*(?:still )?(?:(?:in|on|from)\b[^,.;]*|with the (?:mouse|keyboard)),/;
/** "in the row of Ann the Status column shows Open": a place and what is done or claimed there, with nothing between. */
const ownPlace =
  /^\s*(?:in|on|inside|within|under) (?:the|that|this) (?:(?!(?:and|or|then|that|which|who|is|are)\b)[^\s,;.:]+ ){1,7}?(?:(?:that|which) (?:opens|opened|appears|appeared|(?:pops|shows|comes) up|slides in|unfolds) (?:then )?)?(?:should|must|shall|needs? to|has to|shows?|contains?|says?|reads?|displays?|click|tap|press|open|choose|select|pick|tick|untick|enter|type|fill|write|put|paste|clear|uncheck|toggle|upload|change|expect|verify|hover|drag|expand) \S/;
/** `into "Name" type "Bob"`: the place first, and then what is done there. */
const ownField =
  /^\s*(?:in|into|from|on) (?:the )?["“'‘`][^"”'’`]{1,60}["”'’`](?: [a-z]+){0,2} (?:type|enter|write|put|choose|select|pick|click|tap|tick|untick|set|goes) ["“'‘`\p{L}\d{<]/u;
/** "on the card for Rex too": the same once more, in another place. */
const placedToo =
  /^\s*(?:and )?(?:in|on|at|under|for) (?:the|that|this)\b[^,;.]{1,60}\b(?:too|as well|also)\s*[.;]?\s*$/;
/** How an order or a claim begins on a line of its own. */
export const order =
  /^\s*(?:click|tap|press|hit|enter|type|select|choose|pick|open|expect|see|verify|check|tick|untick|uncheck|fill|go|visit|wait|scroll|reload|refresh|log|sign|make|confirm|ensure|assert|drag|hover|set|turn|close|dismiss|accept|search|upload|remember|switch|should|there|if|unless|once|when|after|double|right|clear|leave|put|expand|save|submit|write|replace|toggle|paste|remove|delete|add)\b/;

/** "Type Leeds into From", "Click Show": a name, which its capital sets off. */
const nameAtEnd =
  /\S\s+(?:From|To|At|By|For|In|Of|With|As|Until|Unless|Once|When|Shows?|Contains?|Says?|Reads?|Is|Has|Not|Than|If)\s*$/;
/** "Click Book in", "tap Pay with", "pick 31 Dec in As of" above another order or a claim. */
const pressedIn =
  /\b(?:(?:[Cc]lick|[Tt]ap|[Pp]ress|[Hh]it)(?: on)?(?: the)? \p{Lu}\p{L}+ (?:in|to|for|from|at|with|as|of)|(?:in|into|from|next to|beside|near|above|below|under) \p{Lu}\p{L}+ (?:of|in|to|for|by))\s*$/u;
/** What is claimed of a thing, none of whose words leads on from the line before ("the row that shows Paid", "the table and must be 5"). */
const wholeClaim =
  /^\s*(?:["“'‘`][^"”'’`]{1,60}["”'’`]|[\p{L}\d][^\s,;.:]*)(?: (?!(?:and|or|that|which|who|whose|where|when|then)\b)[^\s,;.:]+){0,5}? (?:should|must|is|are|has|shows?|says?|reads?|contains?|appears?|opens?|closes?|becomes?|disappears?)\b/iu;
const isNameAtEnd = (before: string, line: string) =>
  nameAtEnd.test(before) ||
  (pressedIn.test(before) && (order.test(line) || order.test(line.toLowerCase()) || wholeClaim.test(line)));

/** `"Order status" should read "Paid"`: a subject and what is claimed of it. */
const ownClaim =
  /^\s*(?:the )?(?:["“'‘`][^"”'’`]{1,60}["”'’`]|(?:\p{L}|\d+ )[^\s,;.:]*)(?: and ["“][^"”]{1,60}["”])?(?: [^\s,;.:"“”]+){0,4}? (?:should|must|may|is|are|has|shows?|says?|reads?|contains?) \S/iu;

/** `the Status cell in the row "Ann" should be "Paid"`: the same, of what stands in a place that is quoted. */
const placedClaim =
  /^\s*(?:the|an?) (?:(?!(?:that|which|and|or)\b)[^\s,;.:"“”]+ ){1,7}["“][^"”]{1,60}["”](?: (?!(?:that|which|and|or)\b)[^\s,;.:"“”]+){0,4}? (?:should|must) \S/iu;

/** How what comes next may begin, before its order. */
const sequel = /^(\s*)(?:now|next|then|finally|lastly|afterwards|please|also|and|so),?\s+/i;
const ownAddress = /^\s*(?:\/|https?:\/\/)\S*\s*$/;

/** "wait until the toast shows", "the toast should show", `"Saved" shows` above an order, a claim or an address: nothing more is shown. */
function isShown(before: string, line: string): boolean {
  const isWhole =
    /\b(?:until|once|when|after|if)\b.*\bshows\s*$|\S (?:should|must|will) (?:now |then |also )?show\s*$/i.test(
      before,
    ) || /^[^,;.]*\S\s+shows?\s*$/.test(before);
  const rest = line.replace(sequel, '$1');
  const isOrder = order.test(rest) && /\S\s+\S|^\s*(?:reload|refresh)\s*$/.test(rest);
  return (
    isWhole &&
    (isOrder ||
      (rest !== line && /^\s*\p{L}/u.test(rest)) ||
      ownClaim.test(line) ||
      placedClaim.test(line) ||
      ownAddress.test(line))
  );
}

/** `The total must "€5" be` above an order: the verb comes last, as in another language. */
const isVerbLast = (before: string, line: string) =>
  /\b(?:must|should|may|can) (?!not (?:be|show|contain|have)\b)["“'‘`\p{L}\d].*\S (?:be|show|contain|have)\s*$/u.test(
    before,
  ) && order.test(line.toLowerCase());

/** "select Locum from Replace with", "a page we link to" above an order or a claim: what is acted on or claimed has begun anew. */
const isAnew = (before: string, line: string) =>
  (/\b(?:with|of|into|onto|from|for|at|between|by|in)\s*$/i.test(before) && order.test(line) && /\S\s+\S/.test(line)) ||
  // "until the offer runs out for", `"Sale" should be shown`: what waits has its verb, and what is claimed its own.
  (/\b(?:until|once|when|after|as soon as) (?:\S+ )+[a-z]+[^s\W]s (?:in|for|with|to|at|from)\s*$/i.test(before) &&
    /^\s*["“][^"”]{1,60}["”] (?:should|must) \S/.test(line)) ||
  (/\b(?:we|you|they|i|he|she) [a-z]+ (?:to|for|from|with|at|of|in)\s*$/i.test(before) && ownClaim.test(line)) ||
  (/\b(?:that|which|who) .*\b(?:contains?|shows?|says?|has|have)\s*$/i.test(before) &&
    /^\s*the .* (?:should|must) /i.test(line));

/** `in the row "Kim":` above what is done there. */
const opensBlock = /^\s*(?:in|on|inside|within|under) (?:the|that|this) [^,;.]{1,60}:\s*$/i;

const loneVerb =
  /^\s*(?:[-*•]\s+|\d+[.)]\s+)?(?:and |then )?(?:click|tap|press|hit|enter|type|select|choose|pick|open|expect|see|verify|check|tick|untick|uncheck|upload|hover)(?: on| over)?\s*$/i;
const indentOf = (line: string) => /^\s*/.exec(line)![0].length;
/** "Click" and, deeper on the next line, what is clicked. */
const isObjectBelow = (before: string, line: string) =>
  /^\s+["“'‘`]/.test(line) && loneVerb.test(before) && indentOf(line) > indentOf(before);

/** A line of running text: long, with a sentence that ends inside it. */
const isProse = (line: string) =>
  line.length >= 60 && /[^"“‘'\s][.!?;](?:\)?\s+\S|["”’']\)?\s+[^\p{Ll}\s])/u.test(line);

export const markerOf = (line: string): string => marker.exec(line)![0];

/** Whether a line goes on with the sentence of the line before, because the author (or an editor) only wrapped it. */
export function isWrapped(before: string, line: string): boolean {
  if (markerOf(line).trim() !== '' || gherkin.test(line) || line.trim() === '') return false;
  // "… what the law says", and an order on the next line.
  const isSaid = () =>
    /\b(?:what|whatever|as|how|than)\b.*\b(?:says?|shows?|reads?|contains?|is|are|has|have|should|must|be)\s*$/i.test(
      before,
    ) && order.test(line);
  if (onlyOnce(before, line) || section.test(line) || opensBlock.test(line)) return false;
  if (isObjectBelow(before, line)) return true;
  if (
    (dangling.test(before) &&
      !isNameAtEnd(before, line) &&
      !isSaid() &&
      !isShown(before, line) &&
      !isAnew(before, line) &&
      !isVerbLast(before, line)) ||
    bareVerb.test(before)
  )
    return true;
  if (ended.test(before)) return false;
  const prose = isProse(before);
  if (continues.test(line)) {
    const isShort = before.length < 50 || ownPlace.test(before);
    return (
      prose ||
      !(located.test(line) || ownField.test(line) || (isShort && (ownPlace.test(line) || placedToo.test(line))))
    );
  }
  if (!prose) return false;
  return (
    !/^\s*\p{Lu}/u.test(line) && (!order.test(line) || /^\s*should (?!(?:also |still |now |not )*see\b)/.test(line))
  );
}
