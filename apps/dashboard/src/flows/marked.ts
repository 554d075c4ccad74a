import type { SpecProblem } from '@smokejumper/contracts';

export interface Piece {
  text: string;
  isProblem: boolean;
  /** Where it begins, in UTF-16 units. */
  at: number;
}

/** A spec cut into pieces: those that are not understood, and the rest. Joined they are the spec. */
export function marked(spec: string, problems: readonly Pick<SpecProblem, 'line' | 'column' | 'clause'>[]): Piece[] {
  const starts = lineStarts(spec);
  const spans = problems
    .map(({ line, column, clause }) => {
      const from = (starts[line - 1] ?? spec.length) + column - 1;
      return { from, to: endOf(spec, from, clause) };
    })
    .sort((one, other) => one.from - other.from);
  const pieces: Piece[] = [];
  let at = 0;
  const add = (to: number, isProblem: boolean) => {
    if (to > at) pieces.push({ text: spec.slice(at, to), isProblem, at });
    at = Math.max(at, to);
  };
  for (const { from, to } of spans) {
    add(Math.max(at, from), false);
    add(to, true);
  }
  add(spec.length, false);
  return pieces;
}

function lineStarts(spec: string): number[] {
  return [0, ...Array.from(spec.matchAll(/\n/g), ({ index }) => index + 1)];
}

/** The clause is quoted verbatim; where its blanks were folded, it ends with its line. */
function endOf(spec: string, from: number, clause: string): number {
  if (spec.startsWith(clause, from)) return from + clause.length;
  const end = spec.indexOf('\n', from);
  return end === -1 ? spec.length : end;
}
