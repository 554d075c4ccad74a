import type { Position } from '@smokejumper/contracts';

/** Gives line and column of an offset, both 1-based; columns count UTF-16 units. */
export function positions(text: string): (offset: number) => Position {
  const starts = [0];
  const end = /\r\n|\r|\n|\u2028|\u2029/g;
  while (end.exec(text)) starts.push(end.lastIndex);
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
