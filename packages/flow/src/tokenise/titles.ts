const title =
  /^\s*[*_]{0,3}(?:(?:title|scenario(?: outline)?|feature|rule|test(?: case)?(?: name| id| title)?|suite|story)(?:\s+\d+)?|name|id|author|tags?|priority|owner|summary|purpose|objective|description|area|module|component|severity|type|version|environment|browser)\s*:(?!\d)/i;
/** "AC 3:", "Scenario 1 -" before a Given that stands on the same line. */
export const numbering =
  /^\s*[*_]{0,3}(?:scenario|example|acceptance criterion|ac|test case|tc|case|us|story)[ #-]*\d*\s*[:.)–-]+[*_]{0,3}\s+(?=[*_]{0,3}given\b|[*_]{0,3}when\b)/i;
const toldInOne = /\bgiven\b.*\b(?:when|then)\b|\bwhen\b.*\bthen\b/i;

/** "Type: experiment" is filed with a test above its steps; above a claim ("Name is dark-mode") it is one itself. */
const filed =
  /^\s*[*_]{0,3}(?:type|version|environment|browser|severity|priority|owner|tags?|component|module|area)\s*:/i;
const beginsSteps = (line: string) =>
  title.test(line) ||
  order.test(`${line.trim()} `) ||
  /^\s*(?:$|[-*•#|\d/]|https?:|steps?\b|test\b|given\b|when\b|as\b|i\b|we\b|the user\b|user\b)/i.test(line);

/** "Name: Bob" is a title above the steps, and no longer one among them or with a quoted value. */
function isTitle(line: string, isLate: boolean, next: string): boolean {
  if (!isLate && filed.test(line) && !beginsSteps(next)) return false;
  if (!title.test(line) || (numbering.test(line) && toldInOne.test(line))) return false;
  const isData =
    isLate &&
    /^\s*(?:name|id|type|version|owner|author|tags?|priority|severity|area|module|environment|browser|purpose|objective|summary|description|component)\s*:/i.test(
      line,
    );
  return !isData && !/:\s*["“'`]/.test(line);
}

/** "Steps: …", "Go to /a", "Then click": what is done begins here. */
const order =
  /^(?:(?:test )?steps?(?: to reproduce)?:|pre-?conditions?:|expected\b[^:.]{0,12}:|(?:then |first |now |please )*(?:go to|open|visit|navigate to|click|tap|press|log in|sign in|type|enter|select|choose|tick|upload|search for) |given |when )/i;
const address = /^(?:go to|open|visit|navigate to) (?:\/\w|https?:)/i;

/**
 * How many characters of a line say what a spec or a part of it is called: none, all, or those before the first sentence
 * that tells what to do. `isLate`: steps stand above it; `next` is the line below it.
 */
export function titleLength(line: string, isLate: boolean, next: string): number {
  if (!isTitle(line, isLate, next)) return 0;
  const [head = ''] = /^[^:]*:\s*/.exec(line) ?? [];
  if (address.test(line.slice(head.length))) return head.length;
  for (const { index, 0: end } of line.matchAll(/[.!?;]\s+/g)) {
    const from = index + end.length;
    if (order.test(line.slice(from))) return from;
  }
  return line.length;
}
