import { asWord, fits, isWord, type Token } from '../../tokenise/token.ts';
import { isJoint } from '../cutting/signs.ts';
import { actionStarts } from '../orders/action.ts';

const verbs =
  /^(?:be|appear|disappear|vanish|contain|show|have|read|say|equal|include|display|match|start|end|begin|become|stay|remain|exist|close|open)$/;
/** What is seen of one and the other is told of each of them alone. */
const seen = /^(?:visible|shown|displayed|present|there|seen)$/;

/** What begins another clause, or says that something has to be. */
const breaking = /^(?:then|but|that|if|when|expect|has|have|had|needs?|ought|able|is|are|should|must|wants?)$/;

/** Where "to be gone", "not to appear" begins behind several things, -1 where one thing or none stands before it. */
function predicateBehindList(tokens: readonly Token[], expect: number): number {
  let joints = 0;
  for (let at = expect + 1; at < tokens.length - 1; at++) {
    const token = tokens[at]!;
    if (token.kind === 'stop' || token.raw === ';' || (isWord(token) && breaking.test(token.low))) return -1;
    if (isJoint(token)) joints++;
    else if (isJoint(tokens[at - 1]!) && isWord(token) && actionStarts.has(token.low)) return -1;
    const isTo = isWord(token) && token.raw === 'to';
    const verb = tokens[at + 1]!.raw === 'not' ? tokens[at + 2] : tokens[at + 1];
    if (isTo && isWord(verb) && verbs.test(verb.raw)) return joints > 0 ? at : -1;
  }
  return -1;
}

/** `expect "A" and "B" not to be visible`: it is said of both, and neither of them is merely expected to be there. */
export function asExpectedOfAll(tokens: readonly Token[]): readonly Token[] {
  const expect = tokens.findIndex(
    (token, at) => isWord(token) && token.low === 'expect' && !fits(tokens, at + 1, ['that']),
  );
  const to = expect < 0 ? -1 : predicateBehindList(tokens, expect);
  if (to < 0) return tokens;
  const isBefore = isWord(tokens[to - 1]) && /^(?:not|never)$/.test(tokens[to - 1]!.raw);
  const isBehind = tokens[to + 1]!.raw === 'not';
  const rest = tokens.slice(to + (isBehind ? 2 : 1));
  const isSeen = rest[0]!.raw === 'appear' || (rest[0]!.raw === 'be' && seen.test(rest[1]?.low ?? ''));
  if (!isBefore && !isBehind && isSeen) return tokens;
  const denial = isBefore || isBehind ? [asWord(tokens[to]!, 'not')] : [];
  const lead = ['verify', 'that'].map((word) => asWord(tokens[expect]!, word));
  const things = tokens.slice(expect + 1, isBefore ? to - 1 : to);
  return asStated([...tokens.slice(0, expect), ...lead, ...things, asWord(tokens[to]!, 'should'), ...denial, ...rest]);
}

const leading = /^(?:verify|check|confirm|ensure|expect|assert|validate)$/;
const ofMany = /^(?:should|must|are|do|have)$/;

/** "verify that the dialog and the toast should disappear", where a sentence begins: said of both as without its lead. */
export function asStated(tokens: readonly Token[]): readonly Token[] {
  const isLed = isWord(tokens[0]) && leading.test(tokens[0].low) && fits(tokens, 1, ['that']);
  if (!isLed) return tokens;
  const modal = tokens.findIndex((token) => isWord(token) && ofMany.test(token.raw));
  const things = tokens.slice(2, Math.max(modal, 2));
  const isList = things.some((token, at) => at > 0 && isWord(token) && token.raw === 'and');
  const isPlain = things.every(
    (token) => token.kind !== 'stop' && !(isWord(token) && /^(?:is|has|if|when|in|on)$/.test(token.raw)),
  );
  if (modal < 4 || !isList || !isPlain) return tokens;
  return [{ ...tokens[2]!, covers: { start: tokens[0]!.start, end: tokens[2]!.end } }, ...tokens.slice(3)];
}
