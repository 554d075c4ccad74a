import { quotationEnd } from './quotes.ts';

/** A spec with one space where its words stand further apart. */
export interface Narrowed {
  text: string;
  /** The offset in the spec of an offset in `text`, both in UTF-16 units. */
  origin: (offset: number) => number;
}

const wide = /\S(?: [ \t]|\t)[ \t]*\S/;
const gap = /[ \t]+/y;

/** What stands in quotes, and what a line is indented by, stays as it was written. */
export function narrowed(spec: string): Narrowed {
  if (!wide.test(spec)) return { text: spec, origin: (offset) => offset };
  const gaps: { end: number; left: number }[] = [];
  let text = '';
  let lineEnd = -1;
  for (let at = 0; at < spec.length; ) {
    if (at > lineEnd) lineEnd = at + spec.slice(at).search(/[\r\n]|$/);
    gap.lastIndex = at;
    const spaces = gap.exec(spec)?.[0] ?? '';
    const next = Math.max(at + spaces.length, quotationEnd(spec, at, lineEnd) ?? 0, at + 1);
    const isWide = spaces !== '' && spaces !== ' ' && /\S$/.test(text) && next < lineEnd;
    text += isWide ? ' ' : spec.slice(at, next);
    if (isWide) gaps.push({ end: text.length, left: next - text.length });
    at = next;
  }
  return { text, origin: (offset) => offset + (gaps.findLast(({ end }) => end <= offset)?.left ?? 0) };
}
