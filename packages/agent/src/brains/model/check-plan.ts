import type { SpecStep, Step, Target } from '@smokejumper/contracts';
import { Target as TargetShape } from '@smokejumper/contracts';
import type { Session } from '../../run/session.ts';
import { unknownOf } from '../../run/values.ts';
import { addressOf, joinAddress } from '../../tools/parts/address.ts';
import { canonicalStep, PlannedSteps, stripped } from './plan-shape.ts';

/** A clause of the spec that a model is asked to turn into steps. `number` is how the plan names it. */
export interface OpenClause {
  number: number;
  text: string;
  line: number;
  column: number;
}

/** A step as the model planned it, under the clause it serves. */
export interface ModelStep {
  clause: number;
  spec: SpecStep;
  /** Further targets to read from, tried in order when the first gives nothing that means anything. */
  candidates: Target[];
}

const needTarget = new Set([
  'open',
  'click',
  'doubleClick',
  'rightClick',
  'hover',
  'choose',
  'select',
  'check',
  'uncheck',
  'toggle',
  'fill',
  'set',
  'clear',
  'expand',
  'drag',
  'remember',
]);
const needValue = new Set(['navigate', 'select', 'press', 'search', 'wait', 'pickDate', 'upload', 'type']);

/** The steps of an answer, or every reason why it is no plan for these clauses, in words the model can act on. */
export function checkPlan(
  session: Session,
  input: { answer: unknown; clauses: readonly OpenClause[]; mayBeAt: (address: string) => boolean },
): { ok: true; steps: ModelStep[] } | { ok: false; reasons: string[] } {
  const parsed = PlannedSteps.safeParse(stripped(input.answer));
  if (!parsed.success) {
    const reasons = parsed.error.issues
      .slice(0, 8)
      .map((issue) => `${issue.path.join('.') || 'plan'}: ${issue.message}`);
    return { ok: false, reasons };
  }
  const reasons: string[] = [];
  const steps: ModelStep[] = [];
  const kept = new Set(session.values.kept.keys());
  let last = Number.NEGATIVE_INFINITY;
  for (const [at, planned] of parsed.data.steps.entries()) {
    const say = (text: string) => void reasons.push(`step ${at + 1}: ${text}`);
    const clause = input.clauses.find((open) => open.number === planned.clause);
    if (clause === undefined) {
      say(`clause ${planned.clause} is none of those to be planned`);
      continue;
    }
    if (planned.clause < last) say('the steps do not keep the order of the clauses');
    last = Math.max(last, planned.clause);
    const step = canonicalStep(planned);
    if (step === null) {
      say('it is no step');
      continue;
    }
    for (const fault of faultsOf(session, { step, kept, spec: clause.text, mayBeAt: input.mayBeAt })) say(fault);
    if (step.as !== undefined) kept.add(step.as);
    const others = (planned.candidates ?? []).map((entry) => TargetShape.parse(stripped(entry)));
    const { text, line, column } = clause;
    steps.push({
      clause: clause.number,
      spec: { step, text, line, column, quoted: true },
      candidates: planned.target === null || planned.target === undefined ? others.slice(1) : others,
    });
  }
  for (const { number, text } of input.clauses)
    if (!steps.some((step) => step.clause === number)) reasons.push(`clause ${number} has no step: ${text}`);
  return reasons.length === 0 ? { ok: true, steps } : { ok: false, reasons };
}

function faultsOf(
  session: Session,
  input: { step: Step; kept: ReadonlySet<string>; spec: string; mayBeAt: (address: string) => boolean },
): string[] {
  const { step } = input;
  const faults: string[] = [];
  if (needTarget.has(step.action) && step.target === undefined) faults.push(`${step.action} needs a target`);
  if (
    needValue.has(step.action) &&
    step.value === undefined &&
    step.generate === undefined &&
    step.against === undefined
  )
    faults.push(`${step.action} needs a value`);
  if ((step.action === 'fill' || step.action === 'set') && !hasValue(step)) faults.push(`${step.action} needs a value`);
  if (step.action === 'drag' && step.to === undefined) faults.push('drag needs "to"');
  if (step.action === 'remember' && step.as === undefined) faults.push('remember needs "as"');
  if (step.action === 'waitFor' && step.until === undefined) faults.push('waitFor needs "until"');
  const unknown = unknownOf(session.values, step).filter((name) => !input.kept.has(name));
  if (unknown.length > 0) faults.push(`nothing is declared as ${unknown.map((name) => `{{${name}}}`).join(', ')}`);
  const address = step.action === 'navigate' || step.action === 'newTab' ? addressFor(session, step.value ?? '') : null;
  if (address !== null && !input.mayBeAt(address)) faults.push(`${step.value} is outside the flow's own site`);
  if (step.action === 'upload' && step.value !== undefined && !session.input.flow.spec.includes(step.value))
    faults.push('upload may only name a file that the spec names');
  return faults;
}

function hasValue(step: Step): boolean {
  return step.value !== undefined || step.generate !== undefined || step.against !== undefined;
}

/** The address a step leads to; null when its value is none. */
export function addressFor(session: Session, value: string): string | null {
  const { flow } = session.input;
  return addressOf({
    value: session.values.fill(value),
    baseUrl: flow.baseUrl,
    startUrl: joinAddress(flow.baseUrl, flow.url),
  });
}
