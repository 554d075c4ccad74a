import type { PlanStep, Scope, Step, Target } from '@smokejumper/contracts';
import { compileSpec } from '../compile.ts';
import { describeStep } from './describe-step.ts';

/** A plan in plain words that can be read back without a model. */
export interface ExplicitPlan {
  /** A spec: one line a step. */
  text: string;
  lines: ExplicitLine[];
}

export interface ExplicitLine {
  /** The words of the step; null: there are none that would be read as this step. */
  text: string | null;
  /** The clause of the spec it came from. */
  clause: string;
  /** Index of the step in the plan. */
  step: number;
}

/**
 * Says a plan in words that `compileSpec` reads as the same steps, so that what a model found out becomes the spec's
 * own. A judgement becomes what it rested on: its quotes, each to be seen.
 */
export function explicitPlan(steps: readonly PlanStep[]): ExplicitPlan {
  const lines = steps.flatMap((step, index) => linesOf(step, index));
  const text = lines.map((line) => (line.text === null ? `# not sayable: ${line.clause}` : `${line.text}.`)).join('\n');
  return { text: `${text}\n`, lines };
}

function linesOf(planned: PlanStep, step: number): ExplicitLine[] {
  const clause = planned.text;
  const judged = planned.judged ?? [];
  if (planned.step.action !== 'judge' || judged.length === 0) {
    return [{ text: explicitStep(planned.step), clause, step }];
  }
  const seen = [...new Set(judged.map(({ quote }) => wordsIn(quote)))];
  return seen.map((text) => {
    const shown: Step = { action: 'assertVisible', kind: 'assert', target: { text } };
    return { text: text === '' ? null : explicitStep(shown), clause, step };
  });
}

/** Words that are read as just this step; null when there are none. */
export function explicitStep(step: Step): string | null {
  const { kind: _kind, condition, ...bare } = step;
  const words = [...sayings(bare as Step), describeStep(bare as Step)];
  const all = condition === undefined ? words : words.map((text) => `if ${describeStep(condition)}, ${text}`);
  return all.find((text) => means(text, step)) ?? null;
}

function means(text: string, step: Step): boolean {
  const { steps, problems } = compileSpec(`${text}.`);
  const [only] = steps;
  if (problems.length > 0 || steps.length !== 1 || only === undefined) return false;
  return canonical(only.step) === canonical(step);
}

/** Other wordings than the describing ones, for verbs that are read from those alone. */
function sayings(step: Step): string[] {
  const { action, target, value, as: name } = step;
  const field = target === undefined ? '' : describeStep({ action: 'clear', target }).replace(/^empty /, '');
  switch (action) {
    case 'fill':
      return step.generate !== undefined && name !== undefined
        ? [`enter a random ${step.generate} in ${field} as ${name}`]
        : [];
    case 'type':
      return [`type "${value}"`];
    case 'scroll':
      return target === undefined ? [`scroll to the ${value}`, `scroll ${value}`] : [];
    case 'activate':
      return target?.text === undefined ? [] : [target.text, `${target.text} the form`];
    case 'remember':
      return step.measure === 'count' && target?.role !== undefined
        ? [`remember the number of ${target.role}s as ${name}`]
        : [];
    case 'assertVisible':
    case 'assertNotVisible':
      return target?.text === undefined || target.scope !== undefined
        ? []
        : [`"${target.text}" is ${action === 'assertVisible' ? '' : 'not '}shown`];
    default:
      return [];
  }
}

// Two readings mean the same whatever the order of their keys, and with what goes without saying left out.
function canonical(step: Step): string {
  const { kind: _kind, ...rest } = step;
  if (rest.target?.role === 'checkbox' && (rest.action === 'check' || rest.action === 'uncheck')) {
    const { role: _role, ...target } = rest.target;
    rest.target = target;
  }
  return JSON.stringify(sorted({ ...rest, ...(rest.target === undefined ? {} : { target: plain(rest.target) }) }));
}

function plain(target: Target): Target {
  if (target.scope === undefined) return target;
  const { relation, ...box } = target.scope;
  const scope = plain(box);
  const row = relation === 'row' && scope.role === 'row';
  const { role: _role, ...unnamed } = scope;
  return { ...target, scope: { ...(row ? unnamed : scope), relation } as Scope };
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const held = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(held.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, field]) => [key, sorted(field)]));
}

// A quote is a line of a snapshot or a part of one: what a person would see of it.
function wordsIn(quote: string): string {
  const line = (quote.split('\n')[0] ?? '').trim().replace(/^- /, '');
  const said =
    /^[a-z]+(?: "((?:[^"\\]|\\.)*)")?(?: \[[^\]]*\])?(?: -> \S+)?(?: value="((?:[^"\\]|\\.)*)")?(?:: (.*))?$/.exec(
      line,
    );
  const words = said?.[3] ?? said?.[1] ?? said?.[2] ?? line;
  return (
    words
      .replaceAll('\\"', '"')
      .split('"')
      .sort((a, b) => b.length - a.length)[0]
      ?.trim() ?? ''
  );
}
