import { readTarget, type TargetContext } from '../../targets/target.ts';
import { isGiven, type Token } from '../../tokenise/token.ts';
import type { ClauseRead } from '../clause.ts';

const means = /^(?:with|using|via|through)$/;
// "A dialog with the button Delete appears": what has the button, and no verb.
const articles = /^(?:an?|the|this|that|one|another)$/;
const ends = /^(?:in|into|to|onto|on|from|out|off|up|down|away)$/;

/** What a phrase like "pop the second lamp in the cart" is about: the object of its verb. */
export function objectOf(context: TargetContext, tokens: readonly Token[]) {
  const end = tokens.findIndex(({ kind, low }, at) => at > 1 && kind === 'word' && ends.test(low));
  const object = tokens.slice(1, end < 0 ? tokens.length : end);
  const read = object.length > 0 ? readTarget(context, object) : undefined;
  return read?.targets.length === 1 ? read : undefined;
}

/** `remove the first track with its "Remove" button`: the button is what is pressed, the rest says why. */
export function readInstrument(context: TargetContext, tokens: readonly Token[]): ClauseRead | undefined {
  const at = tokens.findIndex(({ kind, low }, i) => i > 1 && i <= 8 && kind === 'word' && means.test(low));
  if (at < 0 || tokens[0]!.kind !== 'word' || articles.test(tokens[0]!.low)) return undefined;
  const object = objectOf(context, tokens.slice(0, at));
  const target = object?.targets[0];
  // "tick Anyone with the link": what no quotation sets off may be all of a name.
  const isSetOff = tokens.slice(1, at).some((token) => isGiven(token) && !token.supplied);
  const isOne = target && (target.ordinal !== undefined || target.role || isSetOff);
  if (!isOne) return undefined;
  const memory = { ...context.memory, last: target };
  const read = readTarget({ ...context, memory }, tokens.slice(at + 1));
  const isButton = read?.targets.length === 1 && /^(?:button|link|img)$/.test(read.targets[0]!.role ?? '');
  return isButton
    ? { steps: [{ action: 'click', kind: 'action', target: read.targets[0]! }], quoted: read.quoted }
    : undefined;
}
