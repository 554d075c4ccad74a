import type { SpecProblem, SpecStep, SpecWarning } from '@smokejumper/contracts';

/** What is worth knowing about a spec before it runs. */
export function warningsOf(steps: readonly SpecStep[], problems: readonly SpecProblem[]): SpecWarning[] {
  const warnings: SpecWarning[] = contradictions(steps);
  const foreign = problems.find(({ reason }) => /only English is read/.test(reason));
  if (foreign) warnings.push({ code: 'language', message: foreign.reason, line: foreign.line, column: foreign.column });
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

const opposite: Record<string, string> = { assertVisible: 'assertNotVisible', assertNotVisible: 'assertVisible' };

/** Two expectations of the same moment that cannot both hold. */
function contradictions(steps: readonly SpecStep[]): SpecWarning[] {
  const warnings: SpecWarning[] = [];
  let moment: SpecStep[] = [];
  for (const entry of steps) {
    if (entry.step.kind !== 'assert') moment = [];
    else {
      const rival = moment.find(
        ({ step }) =>
          step.action === opposite[entry.step.action] &&
          JSON.stringify(step.target) === JSON.stringify(entry.step.target),
      );
      if (rival)
        warnings.push({
          code: 'contradiction',
          message: `This contradicts “${rival.text}” in line ${rival.line}, with nothing done in between.`,
          line: entry.line,
          column: entry.column,
        });
      moment.push(entry);
    }
  }
  return warnings;
}
