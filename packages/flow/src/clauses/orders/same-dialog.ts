import type { SpecProblem, SpecStep, Step } from '@smokejumper/contracts';
import { assertion } from '../../assertions/complement.ts';

const answering = /\b(?:alert|confirm|confirmation|prompt)\b/i;
const calledAlert = /\b(?:the|an?|that|this) (?:\S+ )?alert\b/i;

/** What an alert of the page would say, without a place on it: the same may be told of one of the browser. */
function saidByAlert({ action, target, value, op }: Step): Step | undefined {
  if (!target || action !== (value === undefined ? 'assertVisible' : 'assertText')) return undefined;
  const { role, text, scope, ...rest } = target;
  if (Object.keys(rest).length > 0) return undefined;
  if (value !== undefined)
    return role === 'alert' && text === undefined && !scope
      ? assertion({ action: 'assertDialog', op: op ?? 'contains', value })
      : undefined;
  // `the alert "Sure?" should appear`, `"Sure?" should be shown in the alert`
  const isNamed = role === 'alert' && !scope;
  const isWithin =
    role === undefined && scope?.role === 'alert' && Object.keys(scope).every((key) => /^(?:role|relation)$/.test(key));
  return text !== undefined && (isNamed || isWithin)
    ? assertion({ action: 'assertDialog', op: 'contains', value: text })
    : undefined;
}

/**
 * `the alert should say "Delete it?"`, then "dismiss the alert": only the browser's own is answered so, and what was
 * told of the alert right before is told of that one.
 */
export function ofSameDialog(steps: readonly SpecStep[], problems: readonly SpecProblem[]): SpecStep[] {
  const told = [...steps];
  for (const [at, { step, text }] of steps.entries()) {
    if (!/^(?:accept|dismiss)Dialog$/.test(step.action) || !answering.test(text)) continue;
    for (let i = at - 1; i >= 0 && !problems.some(({ index }) => index === i + 1); i--) {
      const before = told[i]!;
      const said = calledAlert.test(before.text) ? saidByAlert(before.step) : undefined;
      if (!said || before.decision !== undefined) break;
      told[i] = { ...before, step: said };
    }
  }
  return told;
}
