import type { Position } from '@smokejumper/contracts';
import { offsets, positions, yamlLineEnd } from '../tokenise/position.ts';

/** A YAML scalar in its file: where its text begins and ends (offsets), and between which quotes it stands, if any. */
export interface ScalarSource {
  start: number;
  end: number;
  quote?: 'single' | 'double';
}

interface Unit {
  /** What is written so, or nothing where a line only goes on. */
  text: string;
  length: number;
}

const escaped: Record<string, string> = { n: '\n', t: '\t', r: '\r', ' ': ' ', '\t': '\t', '\n': '', '\r': '' };

/** What stands at a place of the source: one character, or one escape of a quoted scalar. */
function unitAt(file: string, at: number, quote: ScalarSource['quote']): Unit {
  const one = { text: file[at]!, length: 1 };
  if (quote === 'single' && file.startsWith("''", at)) return { text: "'", length: 2 };
  if (quote !== 'double' || file[at] !== '\\') return one;
  const digits = /^\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8}))/.exec(file.slice(at, at + 10));
  if (!digits) return { text: escaped[file[at + 1]!] ?? file[at + 1]!, length: 2 };
  const code = digits[1] ?? digits[2] ?? digits[3]!;
  return { text: String.fromCodePoint(Number.parseInt(code, 16)), length: digits[0].length };
}

/**
 * Maps places of a YAML scalar's value to places in the file. Folding and indentation only change white space, so the
 * visible characters of both stand in the same order.
 */
export function locator(file: string, value: string, source: ScalarSource): (position: Position) => Position {
  const inFile = positions(file, yamlLineEnd);
  const inValue = offsets(value);
  const { end, quote } = source;
  const places = new Array<number>(value.length + 1);
  let at = source.start;
  for (let i = 0; i < value.length; ) {
    const isBlank = /\s/.test(value[i]!);
    let unit = unitAt(file, at, quote);
    while (!isBlank && at < end && unit.text.trim() === '') {
      at += unit.length;
      unit = unitAt(file, at, quote);
    }
    // A character beyond the basic plane may be one escape and is two units of the value.
    const units = isBlank ? 1 : unit.text.length;
    for (let k = 0; k < units; k++) places[i++] = at;
    if (!isBlank) at = Math.min(at + unit.length, end);
  }
  places[value.length] = at;
  return (position) => inFile(places[Math.min(inValue(position), value.length)] ?? source.start);
}
