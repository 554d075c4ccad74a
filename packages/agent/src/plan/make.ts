import { isDeepStrictEqual } from 'node:util';
import {
  type Plan,
  type PlanQuote,
  type PlanStep,
  type PlanTarget,
  planFormat,
  type SpecStep,
  type Step,
  type Target,
} from '@smokejumper/contracts';
import { ancestors, type Item, subtree, type View } from '../ground/view/view.ts';
import { besideIt, hasWholeScope } from './beside.ts';
import { cameWith } from './came.ts';
import { namedBy } from './named-by.ts';
import { sealOf, specHashOf } from './seal.ts';

/** What one step of a passed run taught. */
export interface Lesson {
  spec: SpecStep;
  item: Item | null;
  /** The page as the step before it found it; null before the first one. */
  before?: View | null;
  effect: PlanStep['effect'];
  /** Names of values that were made up or read off the page: what a target of them is called changes with each run. */
  kept: ReadonlySet<string>;
  by?: 'model';
  /** Of a `judge` step: what its judgement rested on. */
  judged?: readonly PlanQuote[];
}

/**
 * The plan of a passed run: meaning only, no selector, no ref, no value of a variable and no secret. What `last`, the
 * plan it went by, knew of a step that was skipped or answered late stays, so that a plan changes with the site alone.
 */
export function planOf(input: { flow: string; spec: string; lessons: readonly Lesson[]; last?: Plan | null }): Plan {
  const known = input.last?.steps ?? [];
  const steps = input.lessons.map((lesson, at) => withKnown(planStep(lesson), known[at]));
  return { format: planFormat, flow: input.flow, specHash: specHashOf(input.spec), steps, seal: sealOf(steps) };
}

function planStep({ spec, item, before, effect, kept, by, judged }: Lesson): PlanStep {
  const { step } = spec;
  const fixed = step.target !== undefined && item !== null && !varies(step.target, kept);
  return {
    text: spec.text,
    line: spec.line,
    column: spec.column,
    quoted: spec.quoted,
    ...(spec.decision === undefined ? {} : { decision: spec.decision }),
    step,
    wanted: step.target ?? null,
    target: fixed ? targetOf(item, step.target ?? {}, before ?? null) : null,
    effect,
    optional: isOptional(step),
    ...(by === undefined ? {} : { by }),
    ...(judged === undefined ? {} : { judged: [...judged] }),
  };
}

function withKnown(step: PlanStep, known: PlanStep | undefined): PlanStep {
  if (known === undefined || !isDeepStrictEqual(known.step, step.step)) return step;
  const target = step.target ?? known.target;
  return { ...step, target, effect: step.effect === 'none' ? known.effect : step.effect };
}

// A target named by a variable or by something made up has another name in the next run.
function varies(target: Target, kept: ReadonlySet<string>): boolean {
  for (let at: Target | undefined = target; at !== undefined; at = at.scope) {
    if (at.text !== undefined && (kept.has(at.text) || /\{\{|\$\{|<[A-Za-z_]/.test(at.text))) return true;
  }
  return false;
}

function targetOf(item: Item, target: Target, before: View | null): PlanTarget {
  const attributes: Record<string, string> = {};
  if (item.type !== '') attributes.type = item.type;
  if (item.testId !== '') attributes.testId = item.testId;
  if (item.placeholder !== '') attributes.placeholder = item.placeholder;
  const [beside, by] = [besideIt(item, target), namedBy(item, target)];
  const page = subtree(ancestors(item).at(-1) ?? item);
  return {
    role: item.role,
    name: item.name,
    context: contextWords(target),
    ordinal: target.ordinal ?? null,
    tag: item.tag,
    attributes,
    ...(beside.length > 0 ? { beside } : {}),
    ...(target.scope !== undefined && hasWholeScope(page, target) ? { wholeScope: true as const } : {}),
    ...(by === null ? {} : { namedBy: by }),
    ...(cameWith(item, before) ? { came: true as const } : {}),
  };
}

function contextWords(target: Target): string {
  const words: string[] = [];
  for (let at = target.scope; at !== undefined; at = at.scope)
    words.push(`${at.relation} ${at.text ?? at.noun ?? at.role ?? ''}`.trim());
  return words.join(', ');
}

/** Steps that answer an interruption: a page may or may not show what they speak of. */
export function isOptional(step: Step): boolean {
  if (step.condition === undefined || !['dismiss', 'activate', 'click', 'open'].includes(step.action)) return false;
  return step.condition.action === 'assertVisible';
}
