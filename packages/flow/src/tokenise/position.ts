import type { Position } from '@smokejumper/contracts';

/** What ends a line of a spec. */
const lineEnd = /\r\n|\r|\n|\u2028|\u2029/g;
/** What ends a line of a YAML file. */
export const yamlLineEnd = /\r\n|\r|\n/g;

function lineStarts(text: string, end: RegExp): number[] {
  return [0, ...Array.from(text.matchAll(end), ({ index, 0: found }) => index + found.length)];
}

/** Gives line and column of an offset, both 1-based; columns count UTF-16 units. */
export function positions(text: string, end = lineEnd): (offset: number) => Position {
  const starts = lineStarts(text, end);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - starts[low]! + 1 };
  };
}

/** Gives the offset of a line and column of a spec (both 1-based): the way back of `positions`. */
export function offsets(text: string): (position: Position) => number {
  const starts = lineStarts(text, lineEnd);
  return ({ line, column }) => Math.max((starts[line - 1] ?? text.length) + column - 1, 0);
}
