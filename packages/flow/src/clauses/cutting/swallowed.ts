import type { Step, Target } from '@smokejumper/contracts';
import type { Outcome } from './state.ts';

/**
 * What stands between two things and hardly ever within one name ("To and Minutes of the board into Subject",
 * "Question 1 and the False", "A to column Done and card B"), or is left where a name was cut in two. A label that says so can be quoted.
 */
const swallowed = [
  /\S (?:and (?:the|an?)|and then|should|shall|in the (?:same|row|card)) \S/i,
  /\S (?:into|under|below|above) (?:the )?\p{Lu}/u,
  /\S and (?:button|link|tab|card|row|column|cell|item|seat|checkbox|option|field|image) \p{Lu}/u,
  /\S (?:is|are) (?:clicked|pressed|shown|visible|displayed|hidden|enabled|disabled)\b/i,
  /\S (?:and|or|the|an|(?:in|on|of|from) (?:it|them))$/i,
  /^expect \S/,
  /\n\s*(?:in|on|into|from|at|for|with|by)\s/i,
  / and (?:explain|describe|consider|decide|imagine|think)\b| and [a-z]+ (?:[a-z]+ )*(?:why|how|what|whether)$/,
];

/** "expect Order status to be Everything is fine": what is expected of it goes on behind its name. */
const expected = /\S (?:not )?to (?:be|contain|show|have|equal|read|say|display|include) \S/;

/** "says Active in Ana's row", "has A in the B column and C": where it is said, and no part of what. */
const placed = / (?:in|under) (?:the \S+ (?:column|row|cell|card)\b|.+['’]s (?:row|card|entry|cell)$)/i;

const targetsOf = ({ target, to, condition, until }: Step) => [target, to, condition?.target, until?.target];

/** Whether a name without quotes took words in that tell of something else: then nothing of the clause is sure. */
export function isSwallowed({ tokens, read }: Outcome): boolean {
  const isGiven = (name: string) => tokens.some(({ kind, value }) => kind !== 'word' && value.includes(name));
  const signs = tokens[0]?.low === 'expect' ? [...swallowed, expected] : swallowed;
  const tookIn = (name: string) => signs.some((sign) => sign.test(name)) && !isGiven(name);
  const isTaken = (target: Target | undefined): boolean =>
    target !== undefined && ((target.text !== undefined && tookIn(target.text)) || isTaken(target.scope));
  const isPlaced = ({ action, value = '' }: Step) => action === 'assertText' && placed.test(value) && !isGiven(value);
  return (read?.steps ?? []).some((step) => targetsOf(step).some(isTaken) || isPlaced(step));
}
