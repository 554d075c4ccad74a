import type { Evidence, PlanQuote } from '@smokejumper/contracts';
import type { JudgedLook } from './types.ts';

/** Where the quotes of a judgement stand, for a plan; null when one of them is no part of a page. */
export function placesOf(quotes: readonly Evidence[], looks: readonly JudgedLook[]): PlanQuote[] | null {
  const places: PlanQuote[] = [];
  for (const { snapshot, quote } of quotes) {
    const look = looks.findLast((one) => one.snapshot.id === snapshot);
    const [under] = look === undefined ? [] : containersOf(look.snapshot.text, quote);
    if (look === undefined || under === undefined) return null;
    places.push({ quote, after: look.afterStep ?? -1, under });
  }
  return places.length === 0 ? null : places;
}

/** The evidence when every quote still stands verbatim at its place; null when anything differs. */
export function recalled(places: readonly PlanQuote[], looks: readonly JudgedLook[]): Evidence[] | null {
  const found: Evidence[] = [];
  for (const { quote, after, under } of places) {
    const look = looks.findLast((one) => (one.afterStep ?? -1) === after);
    if (look === undefined || !containersOf(look.snapshot.text, quote).includes(under)) return null;
    found.push({ snapshot: look.snapshot.id, quote });
  }
  return found.length === 0 ? null : found;
}

const containers =
  /^- ((?:dialog|alertdialog|region|article|form|navigation|banner|contentinfo|main|complementary|table|grid|row|list|listitem|group|alert|status|tabpanel|search)\b(?: "(?:[^"\\]|\\.)*")?)/;

// For each place the quote begins at, role and name of the nearest container around it; '' for the page itself.
function containersOf(text: string, quote: string): string[] {
  const lines = text.split('\n');
  const starts = lineStarts(lines);
  const found: string[] = [];
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    const line = starts.findLastIndex((start) => start <= at);
    found.push(containerAbove(lines, line));
  }
  return found;
}

function containerAbove(lines: readonly string[], at: number): string {
  let depth = depthOf(lines[at] ?? '');
  for (let above = at - 1; above >= 0; above -= 1) {
    const line = lines[above] ?? '';
    if (depthOf(line) >= depth) continue;
    depth = depthOf(line);
    const [, container] = containers.exec(line.trim()) ?? [];
    if (container !== undefined) return container;
  }
  return '';
}

function depthOf(line: string): number {
  return line.length - line.trimStart().length;
}

function lineStarts(lines: readonly string[]): number[] {
  let at = 0;
  return lines.map((line) => {
    const start = at;
    at += line.length + 1;
    return start;
  });
}
