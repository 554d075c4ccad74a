import { literal, type Spelling, type Writing } from './writings.ts';

/** Where something was found in a text: from and to. */
export type Span = [from: number, to: number];

/** In units. A pattern of a whole token of some thousand characters is more than an engine of patterns takes. */
const pieceLength = 32;
/** In units: so far a piece looks into the next one, since a writing of one character may begin another's. */
const lookedAhead = 8;
/** In characters of a pattern: one of several times this takes many times as long to make. */
const longestPattern = 60_000;

/** Where a writing that begins here ends; -1: none does. */
type EndOf = (text: string, from: number) => number;

interface Group {
  heads: RegExp;
  endings: EndOf[];
}

/**
 * Finds all of these writings in a text, in order and without overlaps. However long or many they are, no pattern of
 * them is: a text is searched for their heads, and from there each is followed piece by piece.
 */
export function createFinder(writings: readonly Writing[], flags: '' | 'i' = ''): (text: string) => Span[] {
  const groups = groupsOf(writings, flags);
  return (text) => {
    const found = groups.flatMap((group) => [...spansOf(text, group)]);
    return groups.length > 1 ? merged(found) : found;
  };
}

/** The text with something else in these places. */
export function replaceSpans(text: string, spans: readonly Span[], mark: string): string {
  let done = 0;
  let written = '';
  for (const [from, to] of spans) {
    written += text.slice(done, from) + mark;
    done = to;
  }
  return written + text.slice(done);
}

function* spansOf(text: string, { heads, endings }: Group): Generator<Span> {
  heads.lastIndex = 0;
  for (let head = heads.exec(text); head !== null; head = heads.exec(text)) {
    const from = head.index;
    const to = Math.max(...endings.map((endOf) => endOf(text, from)));
    if (to > from) yield [from, to];
    heads.lastIndex = Math.max(to, from + 1);
  }
}

function groupsOf(writings: readonly Writing[], flags: string): Group[] {
  const groups: { heads: string[]; length: number; endings: EndOf[] }[] = [];
  for (const writing of writings) {
    const { head, endOf } = 'text' in writing ? plain(writing.text, flags) : spelt(writing, flags);
    if (head === '') continue;
    let group = groups.at(-1);
    if (group === undefined || group.length + head.length > longestPattern) {
      group = { heads: [], length: 0, endings: [] };
      groups.push(group);
    }
    group.heads.push(head);
    group.length += head.length;
    group.endings.push(endOf);
  }
  return groups.map(({ heads, endings }) => ({ heads: new RegExp(heads.join('|'), `g${flags}`), endings }));
}

function plain(wanted: string, flags: string): { head: string; endOf: EndOf } {
  const fold = (text: string): string => (flags === 'i' ? text.toLowerCase() : text);
  const folded = fold(wanted);
  const endOf: EndOf = (text, from) => {
    const to = from + wanted.length;
    return fold(text.slice(from, to)) === folded ? to : -1;
  };
  return { head: literal(wanted.slice(0, pieceLength)), endOf };
}

function spelt(spelling: Spelling, flags: string): { head: string; endOf: EndOf } {
  const patterns = piecesOf(spelling);
  const asItIs = plain(spelling.value, flags);
  // What stands there as it is may be the beginning of a longer writing of its last character: "50%" of "50%25".
  const last = endOfLast(spelling, flags);
  const endOf: EndOf = (text, from) => {
    let at = asItIs.endOf(text, from);
    if (at !== -1) return last(text, at);
    at = from;
    for (const pattern of patterns) {
      const piece = pieceOf(pattern, `y${flags}`);
      piece.lastIndex = at;
      if (!piece.test(text)) return -1;
      at = piece.lastIndex;
    }
    return at;
  };
  return { head: patterns[0] ?? '', endOf };
}

/** Signs that other writings of theirs begin with. */
const opening = /[%&\\]$/;

function endOfLast({ value, units }: Spelling, flags: string): (text: string, end: number) => number {
  const unit = units.at(-1);
  if (unit === undefined || !opening.test(value)) return (_, end) => end;
  return (text, end) => {
    const pattern = pieceOf(unit, `y${flags}`);
    pattern.lastIndex = end - 1;
    return pattern.test(text) ? Math.max(end, pattern.lastIndex) : end;
  };
}

const mostKept = 200;
const kept = new Map<string, RegExp>();

/** Made when a text begins like it. Few are kept: each is large. */
function pieceOf(pattern: string, flags: string): RegExp {
  const key = `${flags} ${pattern}`;
  const made = kept.get(key) ?? new RegExp(pattern, flags);
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, made);
  return made;
}

function piecesOf({ units, between }: Spelling): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < units.length; at += pieceLength) {
    const next = units.slice(at + pieceLength, at + pieceLength + lookedAhead);
    const piece = units.slice(at, at + pieceLength).join(between);
    pieces.push(next.length === 0 ? piece : `${piece}${between}(?=${next.join(between)})`);
  }
  return pieces;
}

/** Those of several searches in order, and what overlaps as one. */
function merged(spans: Span[]): Span[] {
  const all: Span[] = [];
  for (const [from, to] of spans.sort((a, b) => a[0] - b[0])) {
    const before = all.at(-1);
    if (before !== undefined && from < before[1]) before[1] = Math.max(before[1], to);
    else all.push([from, to]);
  }
  return all;
}
