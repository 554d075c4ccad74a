import { readTarget, type TargetContext } from '../../targets/target.ts';
import { asWord, beginsCapital, isGiven, lows, type Token, unwritten, wordCount } from '../../tokenise/token.ts';
import { assertion, type Claim, claim, readState, visible } from '../complement.ts';
import { readThing } from '../statement.ts';

const going =
  '(?:lands?|ends? up|arrives?|gets?|comes?|(?:(?:am|are|is|be|get|gets) )?(?:(?:now|then|still) )*(?:taken|redirected|brought|sent|forwarded|led)|(?:takes?|brings?|leads?|redirects?|sends?)(?: (?:me|you|us|the user))?|(?:am|are|is|be)(?: (?:now|then|still))*)(?: back)?';
const arriving = new RegExp(
  `^(?:(?:i|you|we|it|this|that|(?:the )?user) )?(?:(?:should|must|will|shall|to|now|then) )*${going} (?:to|on|at) (?:a|an|the)(?: (?:new|different|next|other))? (?:page|screen) `,
);
const opening =
  /^(?:lands?|ends?|arrives?|gets?|comes?|am|are|is|be|taken|redirected|brought|sent|forwarded|led|takes?|brings?|leads?|redirects?|sends?|i|you|we|it|this|that|the|user|should|must|will|shall|to|now|then)$/;

const standing = new RegExp(
  `^(?:(?:i|you|we|(?:the )?user) )?(?:(?:should|must|will|shall|to|now|then|still) )*${going} (?:on|at|to) (?=the )`,
);

/** "I should be on the Admin tab", "I land on the Orders page", once something was done: it is the one in use, or shown. */
function readWhereabouts(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const { acted, lost } = context.memory;
  const found = /^(?:tab|step|page)$/.test(tokens.at(-1)!.low) ? standing.exec(lows(tokens)) : null;
  const isClaim = found && (/\b(?:should|must)\b/.test(found[0]) || (acted !== undefined && acted !== 'navigate'));
  const read = isClaim ? readTarget({ ...context, mode: 'assert' }, tokens.slice(wordCount(found[0]))) : undefined;
  if (!read || read.plural || read.targets.length !== 1) return undefined;
  const { role, text } = read.targets[0]!;
  if (role !== 'page') return readState(read, [unwritten('selected')], false);
  const isNamed = read.quoted || beginsCapital(text ?? '') || /^(?:login|log-?in|sign-?in)$/.test(text ?? '');
  return isNamed && !lost ? visible(read, false) : undefined;
}

/** "I land on a page with the heading X", "it takes me to a page titled Y": what tells that page from others. */
export function readArrival(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const [first] = tokens;
  if (first?.kind !== 'word' || !opening.test(first.low)) return undefined;
  const there = readWhereabouts(context, tokens);
  if (there) return there;
  const found = tokens.some(({ low }) => low === 'page' || low === 'screen') ? arriving.exec(`${lows(tokens)} `) : null;
  return found ? readToldPage(context, tokens.slice(wordCount(found[0]))) : undefined;
}

const titled = /^(?:titled|entitled|with (?:the |a )?(?:page )?title(?: of)?|whose title is) "$/;
const says =
  /^(?:(?:that|which) (?:says|shows|reads|contains|displays|lists)|saying|showing|reading|containing|where it says|with (?:the )?(?:text|words?|message)) /;

/** "with the heading X", "titled Y", "that says Z": what is said of a page to tell which. */
export function readToldPage(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const words = lows(tokens);
  if (titled.test(words))
    return claim([assertion({ action: 'assertTitle', value: tokens.at(-1)!.value, op: 'equals' })], true);
  const isHeading = /^whose heading is /.test(words);
  const skip = isHeading ? 2 : tokens[0]?.low === 'with' ? 1 : 0;
  const told = says.exec(words);
  if (told) {
    const rest = tokens.slice(wordCount(told[0]));
    return rest.length === 1 && isGiven(rest[0]) ? readThing(context, rest, false) : undefined;
  }
  if (skip === 0 || tokens.length <= skip) return undefined;
  if (!isHeading) return setOff(readThing(context, tokens.slice(1), false));
  const heading = tokens[1]!;
  return readThing(context, [asWord(tokens[0]!, 'the'), heading, ...tokens.slice(3)], false);
}

/** "with a nice heading": how it looks tells no page; a quote, a capital or a bare kind does. */
const setOff = (found: Claim | undefined): Claim | undefined =>
  found?.quoted || found?.steps.every(({ target }) => /^(?:$|[\p{Lu}\p{N}])/u.test(target?.text ?? ''))
    ? found
    : undefined;
