import type { Step, Target } from '@smokejumper/contracts';
import type { Outcome } from './state.ts';

/**
 * What stands between two things and hardly ever within one name ("To and Minutes of the board into Subject",
 * "Question 1 and the False"), or is left where a name was cut in two. A label that says so can be quoted.
 */
const swallowed = [
  /\S (?:and the|and then|should|shall|in the (?:same|row|card)) \S/i,
  /\S (?:into|under|below|above) (?:the )?\p{Lu}/u,
  /\S (?:is|are) (?:clicked|pressed|shown|visible|displayed|hidden|enabled|disabled)\b/i,
  /\S (?:and|or|the|an|(?:in|on|of|from) (?:it|them))$/i,
  /^expect \S/,
  / and (?:explain|describe|consider|decide|imagine|think)\b| and [a-z]+ (?:[a-z]+ )*(?:why|how|what|whether)$/,
];

function* namesOf(target: Target | undefined): Generator<string> {
  if (!target) return;
  if (target.text !== undefined) yield target.text;
  yield* namesOf(target.scope);
}

const namesIn = ({ target, to, condition, until }: Step): string[] =>
  [target, to, condition?.target, until?.target].flatMap((each) => [...namesOf(each)]);

/** Whether a name without quotes took words in that tell of something else: then nothing of the clause is sure. */
export function isSwallowed({ tokens, read }: Outcome): boolean {
  const given = tokens.filter(({ kind }) => kind !== 'word').map(({ value }) => value);
  return (read?.steps ?? []).some((step) =>
    namesIn(step).some(
      (name) => swallowed.some((sign) => sign.test(name)) && !given.some((text) => text.includes(name)),
    ),
  );
}
