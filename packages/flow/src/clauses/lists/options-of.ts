import type { Step } from '@smokejumper/contracts';
import { behindJoint, isJoint } from '../../assertions/joined/joint.ts';
import { isGiven, isWord, type Token } from '../../tokenise/token.ts';
import { actionStarts } from '../orders/action.ts';

const picking = /^(?:select|choose|pick)$/;
const small = /^(?:and|or|as|for|in|into|from|on|at|under|with|to|by|then|the|a|an|it|them|all|both)$/;

const isNamePart = (token: Token | undefined, isFirst: boolean) =>
  isGiven(token) || (isWord(token) && !small.test(token.low) && (isFirst || !actionStarts.has(token.low)));

/** "select red and blue as Colours", "pick A, B and C for the colour": in that field, each of them. */
export function optionsAs(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => isWord(token) && picking.test(token.low));
  if (at < 0) return tokens;
  let [names, next] = [0, at + 1];
  for (;;) {
    const from = next;
    // "pick Go and Rust as Skills": what comes right behind the verb is no verb.
    while (next - from < 3 && isNamePart(tokens[next], next === at + 1)) next++;
    if (next === from) break;
    names++;
    if (!isJoint(tokens[next])) break;
    next = behindJoint(tokens, next);
  }
  const leads = tokens[next];
  const isLed = names > 1 && isWord(leads) && /^(?:as|for)$/.test(leads.raw) && tokens[next + 1] !== undefined;
  return isLed ? tokens.with(next, { ...leads, raw: 'in', low: 'in' }) : tokens;
}

/**
 * "choose red, green and blue in Colours": where the last is chosen from a field, so are those before it. Two without
 * quotes may be one option ("salt and pepper"): then nobody can tell.
 */
export function ofOneField(steps: Step[], pieces: readonly (readonly Token[])[]): Step[] | undefined {
  const last = steps.at(-1);
  const isBare = ({ action, target, value }: Step) =>
    action === 'choose' && value === undefined && Object.keys(target ?? {}).join() === 'text';
  const own = steps.slice(0, -1);
  const isLed = pieces.at(-1)!.some((token, at) => at > 0 && isWord(token) && /^(?:in|from|under)$/.test(token.raw));
  if (last?.action !== 'select' || !last.target || own.length === 0 || !own.every(isBare) || !isLed) return steps;
  if (own.length === 1 && !pieces.flat().some(isGiven)) return undefined;
  return [...own.map(({ target }) => ({ ...last, value: target!.text! })), last];
}
