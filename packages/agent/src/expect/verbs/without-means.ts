import { type Checker, unproven } from '../check.ts';

/** `assertEmail`: needs a mailbox to read, which this run has not. */
export const email: Checker = () => unproven('no_evidence', 'no mailbox is configured to look for mail in');

/** `assertScreenshot`: needs a stored picture to compare with. */
export const screenshot: Checker = (step) =>
  unproven('no_evidence', `there is no stored picture "${step.value ?? ''}" to compare with`);

/** `judge`: needs judgement, which plain reading has not. */
export const judge: Checker = (step) => unproven('not_understood', `"${step.value ?? ''}" needs judgement`);
