import { type Checker, met, notMet, unproven } from '../check.ts';
import { compareText, isNegativeOp, regexOf } from '../compare.ts';
import { wantedValue } from '../wanted.ts';

/** `assertEmail`: a mail to the target since the run began; with a value, one whose subject passes it. */
export const email: Checker = (step, facts) => {
  const { mails, trouble } = facts.letters;
  const address = step.target?.text;
  if (address === undefined) return unproven('not_understood', 'the step does not say whose mail is meant');
  if (trouble !== null) return unproven('no_evidence', trouble);
  const wanted = step.value === undefined && step.against === undefined ? '' : wantedValue(step, facts);
  if (wanted === null) return unproven('no_evidence', `nothing was remembered as "${step.against}"`);
  if (step.op === 'matches' && regexOf(wanted) === null)
    return unproven('not_understood', `${wanted} is no regular expression`);
  const op = step.op ?? 'contains';
  const quote = (subject: string) => ({ snapshot: 'email', quote: `to ${address}: ${subject || '(no subject)'}` });
  // "Not this subject" speaks of the newest mail; anything else is met by whichever mail has it.
  const asked = isNegativeOp(op) ? mails.slice(0, 1) : mails;
  const found = asked.find((mail) => wanted === '' || compareText(mail.subject, op, wanted));
  if (found !== undefined) return met([quote(found.subject)]);
  if (mails.length === 0) {
    const seen = `no mail to ${address} has arrived since the run began`;
    return notMet(seen, [{ snapshot: 'email', quote: seen }]);
  }
  const subjects = mails.slice(0, 5).map((mail) => `"${mail.subject}"`);
  return notMet(
    `the mail to ${address} since the run began is ${subjects.join(', ')}`,
    mails.slice(0, 5).map((mail) => quote(mail.subject)),
  );
};
