import { type CompiledSpec, maxSpecLength, type SpecProblem, type SpecStep, type Step } from '@smokejumper/contracts';
import { isEmptyPronoun, type Outcome } from './clauses/cutting/state.ts';
import { isSwallowed } from './clauses/cutting/swallowed.ts';
import { ofSameDialog } from './clauses/orders/same-dialog.ts';
import { readSentences } from './clauses/spec.ts';
import { explain } from './describe/explain.ts';
import { warningsOf } from './describe/warnings.ts';
import type { Sentence } from './tokenise/lines.ts';
import { positions } from './tokenise/position.ts';
import { narrowed } from './tokenise/spacing.ts';
import { stretchOf, type Token } from './tokenise/token.ts';

export interface CompileOptions {
  variables?: readonly string[];
  secrets?: readonly string[];
}

/**
 * Reads a spec into canonical steps. What it cannot read becomes a problem with its place; nothing is dropped.
 * Never throws. Lines and columns are 1-based, columns in UTF-16 units.
 */
export function compileSpec(written: string, _options: CompileOptions = {}): CompiledSpec {
  const placed = positions(written);
  const refusal = refuseWhole(written, placed);
  if (refusal) return { steps: [], problems: [refusal], warnings: [] };
  const { text: spec, origin } = narrowed(written);
  const place = (offset: number) => placed(origin(offset));
  const textOf = (tokens: readonly Token[]) => {
    const { start, end } = tokens.length > 0 ? stretchOf(tokens) : { start: 0, end: 0 };
    return written.slice(origin(start), origin(end));
  };
  const steps: SpecStep[] = [];
  const problems: SpecProblem[] = [];
  const decisions = new Map<Step, number>();
  const record = (sentence: Sentence, outcome: Outcome) => {
    const start = outcome.tokens[0]?.start ?? 0;
    const text = textOf(outcome.tokens);
    const before = problems.at(-1);
    if (!outcome.read && before && before.index === steps.length && isEmptyPronoun(outcome.tokens)) {
      const from = written.lastIndexOf(before.clause, origin(start));
      before.clause = written.slice(from, origin(start)) + text;
      return;
    }
    if (!outcome.read)
      problems.push({ clause: text, ...place(start), ...explain(outcome.tokens, sentence), index: steps.length });
    const asked = outcome.branch?.asked;
    if (asked && !decisions.has(asked)) decisions.set(asked, steps.length);
    const decision = asked && decisions.get(asked);
    for (const step of outcome.read?.steps ?? [])
      steps.push({
        step,
        text,
        ...place(start),
        quoted: outcome.read?.quoted ?? false,
        ...(decision !== undefined && { decision }),
      });
  };
  for (const { sentence, outcomes } of readSentences(spec))
    for (const outcome of outcomes) record(sentence, isSwallowed(outcome) ? { tokens: outcome.tokens } : outcome);
  if (steps.length + problems.length === 0) problems.push(nothingIn(spec));
  const told = ofSameDialog(steps, problems);
  return { steps: told, problems, warnings: warningsOf(told, problems) };
}

const nothingIn = (spec: string): SpecProblem => ({
  clause: spec.trim().slice(0, 80),
  line: 1,
  column: 1,
  reason:
    spec.trim() === ''
      ? 'The spec is empty.'
      : /[\p{L}\p{N}]/u.test(spec)
        ? 'The spec holds only titles, headings or comments.'
        : 'There are no words here, so nothing can be run.',
  suggestion: 'Write at least one step, such as: open / and expect "Welcome".',
  index: 0,
  kind: 'action',
});

/** A spec that is too long is refused as a whole, at the place where it becomes too long. */
function refuseWhole(spec: string, place: ReturnType<typeof positions>): SpecProblem | undefined {
  if (spec.length <= maxSpecLength) return undefined;
  return {
    clause: spec.slice(maxSpecLength, maxSpecLength + 80),
    ...place(maxSpecLength),
    reason: `The spec has ${spec.length} characters; more than ${maxSpecLength} are not read.`,
    suggestion: 'Split it into several flows.',
    index: 0,
    kind: 'action',
  };
}
