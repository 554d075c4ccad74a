import { allLows, quoteOf } from '../../tokenise/token.ts';
import type { Claim } from '../complement.ts';
import type { Parts } from '../statement.ts';

/** How things are that are counted, and no place: "Seats in use", "Days on leave". */
const state =
  /^[a-z]+ (?:in|on|at|under|off|out of) (?:use|stock|progress|transit|order|sale|hold|leave|loan|call|duty|board|file|hand|review|total|arrears|advance|offer|repair|display|service|storage|training|risk|track|site|work)$/;
/** What is still to be done with an amount: "Left to spend". */
const due = /^(?:left|ready|free|due|yet|still|time|amount|balance|days|hours|money) to [a-z]+$/;

/** "Seats in use should read 12", "Left to pay should be 5": a label of what is counted, where what it says is claimed. */
export function readStateLabel(
  spec: string,
  { subject, predicate, complement }: Parts,
  read: (parts: Parts) => Claim | undefined,
): Claim | undefined {
  const words = allLows(subject);
  const [first] = subject;
  const isLabel = (state.test(words) || due.test(words)) && /^\p{Lu}\p{Ll}/u.test(first!.raw) && first!.kind === 'word';
  if (!isLabel || !/^(?:be|read|show)$/.test(predicate.lemma)) return undefined;
  const claim = read({ subject: [quoteOf(spec, subject)], predicate, complement });
  return claim?.steps.every(({ action }) => /^assert(?:Text|Number|Value)$/.test(action))
    ? { ...claim, quoted: false }
    : undefined;
}
