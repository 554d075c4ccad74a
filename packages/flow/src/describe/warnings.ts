import type { SpecProblem, SpecStep, SpecWarning } from '@smokejumper/contracts';

/** What is worth knowing about a spec before it runs. */
export function warningsOf(steps: readonly SpecStep[], problems: readonly SpecProblem[]): SpecWarning[] {
  const warnings: SpecWarning[] = [];
  const asserts =
    steps.some(({ step }) => step.kind === 'assert' || step.action === 'waitFor') ||
    problems.some(({ kind }) => kind === 'assert');
  if (!asserts && steps.length + problems.length > 0) {
    warnings.push({
      code: 'nothing_asserted',
      message: 'Nothing is expected of the page, so a run only shows that each step could be done.',
      line: 1,
      column: 1,
    });
  }
  for (const { step, line, column } of steps) {
    const at = { line, column };
    if (step.action === 'openEmail' || step.action === 'assertEmail')
      warnings.push({ code: 'needs_mailbox', message: 'This needs a mailbox that the run can read.', ...at });
    if (step.action === 'assertScreenshot')
      warnings.push({
        code: 'needs_baseline',
        message: 'This compares with a stored screenshot; the first run only stores one.',
        ...at,
      });
    if (step.action === 'wait')
      warnings.push({
        code: 'fixed_wait',
        message: 'A fixed wait is slow and may still be too short; waiting until something is visible is safer.',
        ...at,
      });
  }
  return warnings;
}
