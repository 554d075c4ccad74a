import type { SpecProblem, SpecStep, SpecWarning } from '@smokejumper/contracts';
import { isSame } from '../resolve/same.ts';

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
const exclusive = /^assert(?:Text|Value|Url|Title|Count|Number|Response)$/;
const stateOpposites: Record<string, string> = {
  enabled: 'disabled',
  checked: 'unchecked',
  selected: 'not-selected',
  expanded: 'collapsed',
  editable: 'readonly',
  empty: 'not-empty',
};

/** Whether two claims of the same thing exclude each other. */
function excludes(a: SpecStep['step'], b: SpecStep['step']): boolean {
  const isOpposite = a.action === opposite[b.action];
  if (!(isOpposite || a.action === b.action) || a.condition || b.condition) return false;
  if (!isSame(a.target, b.target)) return false;
  if (isOpposite) return true;
  if (a.value === undefined || b.value === undefined) return false;
  if (a.action === 'assertState') return stateOpposites[a.value] === b.value || stateOpposites[b.value] === a.value;
  const isExact = ({ op }: SpecStep['step']) => op === 'equals' || op === 'eq';
  return exclusive.test(a.action) && isExact(a) && isExact(b) && a.value !== b.value;
}

/** Two expectations of the same moment that cannot both hold. */
function contradictions(steps: readonly SpecStep[]): SpecWarning[] {
  const warnings: SpecWarning[] = [];
  let moment: SpecStep[] = [];
  for (const entry of steps) {
    if (entry.step.kind !== 'assert') moment = [];
    else {
      const rival = moment.find(({ step }) => excludes(step, entry.step));
      if (rival)
        warnings.push({
          code: 'contradiction',
          message: `This contradicts “${rival.text}”, with nothing done in between.`,
          line: entry.line,
          column: entry.column,
        });
      moment.push(entry);
    }
  }
  return warnings;
}
