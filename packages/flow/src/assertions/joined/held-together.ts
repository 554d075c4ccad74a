import { isGiven, type Token } from '../../tokenise/token.ts';
import { assertion, type Claim, claim } from '../complement.ts';
import { isJoint } from './joint.ts';

export const holders = 'row|card|tile|line|entry|item|record';
export const holdings = 'with|containing|showing|having|for';
const holder = new RegExp(`^(?:${holders})$`);
const holding = new RegExp(`^(?:${holdings})$`);

export interface Held {
  /** Where what leads to the quotations ends, where the first of them stands, and where the last one. */
  lead: number;
  from: number;
  to: number;
}

/** `a row with "A", "B" and "C"`: several quotations that one row holds. */
export function heldTogether(tokens: readonly Token[]): Held | undefined {
  for (let at = 0; at < tokens.length - 4; at++) {
    if (tokens[at]!.kind !== 'word' || !holder.test(tokens[at]!.low)) continue;
    const lead = holding.test(tokens[at + 1]!.low)
      ? at + 2
      : tokens[at + 1]!.low === 'that' && /^(?:has|shows|contains|says|reads|lists)$/.test(tokens[at + 2]!.low)
        ? at + 3
        : -1;
    if (lead < 0 || tokens[at + 1]!.kind !== 'word') continue;
    const from = tokens[lead]?.kind === 'word' && tokens[lead]!.low === 'both' ? lead + 1 : lead;
    let to = from;
    while (isGiven(tokens[to]) && isJoint(tokens[to + 1])) {
      const next = tokens[to + 1]!.kind === 'soft' && tokens[to + 2]?.low === 'and' ? to + 3 : to + 2;
      if (!isGiven(tokens[next])) break;
      to = next;
    }
    if (to > from) return { lead, from, to };
  }
  return undefined;
}

/** `There is a row with "A" and "B"`: the row of A says B as well; B elsewhere on the page is not enough. */
export function readHeldTogether(
  tokens: readonly Token[],
  held: Held,
  read: (tokens: readonly Token[]) => Claim | undefined,
): Claim | undefined {
  const found = read([...tokens.slice(0, held.lead), tokens[held.from]!, ...tokens.slice(held.to + 1)]);
  const [step] = found?.steps ?? [];
  const { text, role, noun } = step?.target ?? {};
  const isShown = found?.steps.length === 1 && step!.action === 'assertVisible' && text === tokens[held.from]!.value;
  if (!isShown || !(role || noun)) return undefined;
  const others = tokens.slice(held.from + 1, held.to + 1).filter(isGiven);
  return claim(
    others.map(({ value }) => assertion({ action: 'assertText', target: step!.target!, value })),
    true,
  );
}
