import type { Target } from '@smokejumper/contracts';
import { isControl, isDataRow } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { entryRoles, headingsOf, speaksOf, titleOver } from '../../ground/repeats/groups.ts';
import { built } from '../../ground/repeats/kin.ts';
import {
  ancestors,
  closest,
  fullText,
  holdsTexts,
  type Item,
  partsShown,
  piecesOf,
  textsIn,
  type View,
} from '../../ground/view/view.ts';
import type { Reading } from './reading.ts';

/** What people write below something else, and what goes by who wrote it. */
const written = /^(?:comment|post|review|reply)$/;

/**
 * "The comment from Ada says X": what stands in the entry, or the box like others beside it, that begins with her name.
 * Where she is named and nothing tells her entry, what the page says may be in it. None for any other target.
 */
export function writtenBy({ items }: View, { text, noun = '', ...rest }: Target): Reading[] {
  if (text === undefined || !written.test(noun) || Object.keys(rest).length > 0) return [];
  const isName = (item: Item) =>
    piecesOf(item).some((piece) => bare(piece) === bare(text)) && closest(item, isElsewhere) === null;
  const names = items.filter(isName);
  const entries = [...new Set(names.flatMap((name) => entryOf(name) ?? []))];
  // Beside the comments the page may name her otherwise: "Assignee Ada".
  const headings = headingsOf(items);
  const titled = entries.filter((entry) => speaksOf(titleOver(headings, [entry]), noun));
  const own = titled.length > 0 ? titled : entries;
  if (own.length > 0) return own.map((entry) => ofEntry(entry));
  return names.map((item) => ({ item, texts: [], quoted: [item], perhaps: ancestors(item).slice(-1) }));
}

function ofEntry(entry: Item): Reading {
  const lines = textsIn(entry).map(fullText);
  return { item: entry, texts: [fullText(entry), ...lines], quoted: [entry] };
}

// What somebody chooses from or presses is no name over words; in a row what is written stands under a head of its own.
const isElsewhere = (up: Item) => (isControl(up) && up.role !== 'link') || isDataRow(up);

function entryOf(name: Item): Item | null {
  const begins = (box: Item) => partsShown(box).length > 1 && textsIn(box).slice(0, 2).includes(name);
  const isEntry = (box: Item) => begins(box) && (entryRoles.includes(box.role) || hasTwin(box));
  return ancestors(name).find(isEntry) ?? null;
}

// A box of the same kind beside it, which begins with a part that is built alike.
function hasTwin(box: Item): boolean {
  const isTwin = (other: Item) =>
    other !== box &&
    other.role === box.role &&
    other.tag === box.tag &&
    holdsTexts(other) &&
    start(other) === start(box);
  return box.role === 'generic' && (box.up?.children.some(isTwin) ?? false);
}

function start(box: Item): string {
  const [first] = partsShown(box);
  return first === undefined ? '' : built(first);
}
