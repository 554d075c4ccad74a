import type { Token } from '../../tokenise/token.ts';

export const orders = new Set(
  'click press tap hit open enter type fill select choose pick tick check uncheck untick go visit upload drag hover scroll reload close search log sign expand submit save'.split(
    ' ',
  ),
);

/** What somebody is told to do, or to wait for. */
export const isOrder = (low: string) => orders.has(low) || low === 'wait';

/** "we will call you has to appear": what the page promises, and a claim of it. */
export const isPromise = ([verb, ...rest]: readonly Token[]) =>
  verb !== undefined &&
  !speaking.test(verb.low) &&
  rest.length < 9 &&
  rest.some(({ kind, low }) => kind === 'word' && /^(?:should|must|has|is|appears?)$/.test(low)) &&
  rest.every(({ kind, low }) => kind === 'word' && !/^(?:that|so|until|which|and)$/.test(low));

/** Words that go on to a thing or to another clause. */
const beyondLabel = /^(?:the|a|an|that|this|it|and|so|until|which)$/;

/** "You may qualify should be …": what the page allows, where nothing is named that somebody may press or see. */
const isAllowed = ([first, may, verb, ...more]: readonly Token[]) =>
  first?.raw === 'You' &&
  /^(?:may|can|could|might|will)$/.test(may?.raw ?? '') &&
  verb !== undefined &&
  !orders.has(verb.low) &&
  !speaking.test(verb.low) &&
  more.length < 5 &&
  [verb, ...more].every(({ kind, raw }) => kind === 'word' && /^[a-z]+$/.test(raw)) &&
  !more.some(({ low }) => beyondLabel.test(low));

/** "You need to log in should be shown": a claim of what the page tells the visitor; to see or to verify is the author's. */
export function isNeeded(tokens: readonly Token[]): boolean {
  const [first, need, to, verb, ...more] = tokens.slice(0, Math.max(modalAt(tokens), 0));
  return (
    /^(?:You|We)$/.test(first?.raw ?? '') &&
    /^(?:need|have)$/.test(need?.raw ?? '') &&
    to?.raw === 'to' &&
    verb !== undefined &&
    !speaking.test(verb.low) &&
    !/^(?:validate|observe|find|look|test)$/.test(verb.low) &&
    more.length < 4 &&
    [verb, ...more].every(({ kind, raw, low }) => kind === 'word' && raw === low && !beyondLabel.test(low))
  );
}

const modalAt = (tokens: readonly Token[]) =>
  tokens.findIndex(({ kind, low }) => kind === 'word' && /^(?:should|must)$/.test(low));

/** "You get should be more than 150", "We sent you a link should be displayed": words of the page, not of the author. */
export function isSaying(tokens: readonly Token[]): boolean {
  const [first, second] = tokens;
  if (
    /^I$/.test(first!.raw) &&
    second?.kind === 'word' &&
    /^(?:agree|accept|understand|consent|acknowledge)$/.test(second.low)
  )
    return tokens.some(
      ({ kind, low }) =>
        kind === 'word' && /^(?:checked|ticked|unchecked|unticked|visible|shown|selected|required)$/.test(low),
    );
  // "you receive should be more than 5", "we'll call you has to appear": no order, and a claim at the end.
  const isLower =
    /^(?:you|we|we['’]ll|you['’]re|we['’]re)$/.test(first!.raw) && second !== undefined && !orders.has(second.low);
  if (!(isLower || /^(?:You|We|I|They)$/.test(first!.raw)) || second?.kind !== 'word') return false;
  // "We will write to you should be displayed".
  const isPromised = second.raw === 'will' && first!.raw === 'We' && isPromise(tokens.slice(2));
  const modal = modalAt(tokens);
  if (isAllowed(tokens.slice(0, Math.max(modal, 0)))) return true;
  if (speaking.test(second.low) && !isPromised) return false;
  // "You pay is more than 5": a person and what he does cannot be anything, so it is a name.
  if (/^(?:is|are)$/.test(tokens[2]?.raw ?? '')) return true;
  return (
    modal >= 2 &&
    modal <= 8 &&
    tokens.slice(0, modal).every(({ kind, low }) => kind === 'word' && !/^(?:that|so|until|which)$/.test(low))
  );
}

/** "You pay should …", "They receive is …", "We owe you must …": no more than a label, whatever its capital says. */
export const isSpokenLabel = (tokens: readonly Token[]): boolean =>
  isSaying(tokens) &&
  [2, 3].some((at) => /^(?:should|must|is)$/.test(tokens[at]?.raw ?? '')) &&
  tokens[1]!.low !== 'are';

const speaking =
  /^(?:should|must|will|would|can|could|may|shall|see|sees|expect|verify|check|confirm|want|need|now|then|also|do|make|think|assume|ensure|assert|ought|still|not)$/;
