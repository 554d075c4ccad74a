import type { Position } from '@smokejumper/contracts';
import { positions } from '../tokenise/position.ts';

/**
 * Maps places of a YAML scalar's value to places in the file. Folding and indentation only change white space, so the
 * visible characters of both stand in the same order.
 */
export function locator(file: string, value: string, start: number, end: number): (position: Position) => Position {
  const inFile = positions(file);
  const offsets = new Array<number>(value.length + 1);
  let at = start;
  for (let i = 0; i < value.length; i++) {
    if (/\s/.test(value[i]!)) {
      offsets[i] = at;
      continue;
    }
    const found = file.indexOf(value[i]!, at);
    if (found >= 0 && found < end) at = found;
    offsets[i] = at;
    at = Math.min(at + 1, end);
  }
  offsets[value.length] = at;
  const lineStarts = [0];
  for (let i = 0; i < value.length; i++) if (value[i] === '\n') lineStarts.push(i + 1);
  return ({ line, column }) => {
    const offset = (lineStarts[line - 1] ?? value.length) + column - 1;
    return inFile(offsets[Math.min(Math.max(offset, 0), value.length)] ?? start);
  };
}
