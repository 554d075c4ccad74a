import type { Step } from '@smokejumper/contracts';

/** Whether a step, or what it depends on, reads mail. */
export function speaksOfMail(step: Step | undefined): boolean {
  if (step === undefined) return false;
  const own = step.action === 'openEmail' || step.action === 'assertEmail';
  return own || speaksOfMail(step.condition) || speaksOfMail(step.until);
}
