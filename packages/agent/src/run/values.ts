import type { Scope, Step, Target } from '@smokejumper/contracts';
import { concealerOf } from './secret-forms.ts';

/** What the placeholders of a flow stand for. Secrets are revealed only to what types them into the page. */
export interface Values {
  /** A text with its variables filled in and its secrets still as placeholders. */
  fill(text: string): string;
  /** A text with everything filled in: for typing, and for nothing else. */
  reveal(text: string): string;
  /** A text fit to be shown: secret values, should they appear, are placeholders again. */
  conceal(text: string): string;
  /** Names in the text that are declared nowhere. */
  unknown(text: string): string[];
  keep(name: string, value: string): void;
  kept: ReadonlyMap<string, string>;
}

const braces = /\{\{\s*([\w.-]+(?: [\w.-]+)*)\s*\}\}|\$\{\s*([\w.-]+)\s*\}|<([A-Za-z_][\w.-]*)>/g;

export function createValues(input: {
  variables: Readonly<Record<string, string>>;
  secrets: Readonly<Record<string, string>>;
  /** Never filled in, and concealed as `{{hidden}}`. */
  hidden?: readonly string[];
}): Values {
  const kept = new Map<string, string>();
  const secretOf = new Map(Object.entries(input.secrets));
  const variableOf = new Map(Object.entries(input.variables));
  const replace = (text: string, look: (name: string) => string | undefined) =>
    text.replace(braces, (whole, a?: string, b?: string, c?: string) => look(a ?? b ?? c ?? '') ?? whole);
  const known = (name: string) => (secretOf.has(name) ? undefined : (variableOf.get(name) ?? kept.get(name)));
  return {
    kept,
    keep: (name, value) => void kept.set(name, value),
    fill: (text) => replace(text, known),
    reveal: (text) => replace(text, (name) => secretOf.get(name) ?? known(name)),
    conceal: concealerOf([...Object.entries(input.secrets), ...(input.hidden ?? []).map(hiddenEntry)]),
    unknown: (text) =>
      [...text.matchAll(braces)]
        .filter((found) => found[3] === undefined)
        .map((found) => found[1] ?? found[2] ?? '')
        .filter((name) => !secretOf.has(name) && known(name) === undefined),
  };
}

function hiddenEntry(value: string): [string, string] {
  return ['hidden', value];
}

/** A step with its variables filled in; a target that is the bare name of a kept value becomes that value. */
export function fillStep(values: Values, step: Step): Step {
  const filled: Step = { ...step };
  if (step.value !== undefined) filled.value = values.fill(step.value);
  if (step.target !== undefined) filled.target = fillTarget(values, step.target);
  if (step.to !== undefined) filled.to = fillTarget(values, step.to);
  if (step.condition !== undefined) filled.condition = fillStep(values, step.condition);
  if (step.until !== undefined) filled.until = fillStep(values, step.until);
  return filled;
}

function fillTarget(values: Values, target: Target): Target {
  const filled: Target = { ...target };
  if (target.text !== undefined) filled.text = values.kept.get(target.text) ?? values.fill(target.text);
  if (target.scope !== undefined)
    filled.scope = { ...fillTarget(values, target.scope), relation: target.scope.relation } as Scope;
  return filled;
}

/** Every placeholder of a step that nothing is declared for. */
export function unknownOf(values: Values, step: Step): string[] {
  const texts: string[] = [];
  const target = (at: Target | undefined) => {
    for (let next: Target | undefined = at; next !== undefined; next = next.scope) if (next.text) texts.push(next.text);
  };
  const walk = (at: Step | undefined) => {
    if (at === undefined) return;
    if (at.value !== undefined) texts.push(at.value);
    if (at.secret !== undefined) texts.push(at.secret);
    target(at.target);
    target(at.to);
    walk(at.condition);
    walk(at.until);
  };
  walk(step);
  return [...new Set(texts.flatMap((text) => values.unknown(text)))];
}
