import type { Target } from '@smokejumper/contracts';
import { isControl, isHeading } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { areasOf } from '../../ground/places/scope.ts';
import { boxedRows } from '../../ground/tables/boxed-rows.ts';
import {
  ancestors,
  closest,
  foldedText,
  fullText,
  has,
  type Item,
  isWithin,
  nameOf,
  subtree,
  type View,
} from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { asksEntries } from '../counting/cards-of-lane.ts';
import { pageEvidence, quotesOf } from '../outline.ts';

/**
 * "There are 0 deals in the New column", or 2 of them, where nothing is told to be a deal and something stands there that may
 * be one, or nothing tells what is in the place but its title. Null where it says that there is none, or is not named.
 */
export function noneTold(view: View, { noun, text, role, scope }: Target): Check | null {
  if (!asksEntries({ text, role }) || (noun ?? role) === undefined) return null;
  if (scope === undefined && noun !== undefined) return noneListed(view, noun);
  if (scope?.relation !== 'within' || (scope.text ?? scope.noun) === undefined) return null;
  const title = bare(scope.text ?? scope.noun ?? '');
  for (const { items, root } of areasOf(view.items, scope, () => true)) {
    const shown = items.filter((item) => item.text !== '' && !has(item, 'hidden'));
    if (shown.some(({ text: words }) => saysNone.test(words))) continue;
    const head = headOf(shown, title, root);
    const like = shown.find((item) => mayBeOne(item) && (head === null || !isWithin(item, head)));
    if (like === undefined && (root === null || !goesOnBehind(root))) continue;
    const what = noun === undefined ? `a ${role}` : `one of ${noun}`;
    const seen =
      like === undefined
        ? `nothing tells what is in ${targetWords(scope)}`
        : `nothing in ${targetWords(scope)} is told to be ${what}, but ${nameOf(like)} may be or belong to one`;
    return unproven('no_evidence', seen, like === undefined ? pageEvidence(view) : quotesOf(view, like));
  }
  return null;
}

// On a page that is headed "Contacts" what is drawn in rows below may be these, though nothing tells that it is a list.
function noneListed(view: View, noun: string): Check | null {
  const title = view.items.find((item) => isHeading(item) && bare(fullText(item)) === bare(noun));
  if (title === undefined) return null;
  const below = view.items.filter((item) => item.text !== '' && item.index > title.index);
  const like = below.find((item) => mayBeOne(item) && boxedRows(item).length > 0);
  if (like === undefined || below.some(({ text }) => saysNone.test(text))) return null;
  const seen = `nothing under ${nameOf(title)} is told to be one of ${noun}, but ${nameOf(like)} may belong to one`;
  return unproven('no_evidence', seen, quotesOf(view, like));
}

const saysNone = /^(?:no|0)\b|\b(?:empty|no \p{L}+|nothing|not yet|none)\b/iu;

// The place is no more than its title, and the box around it holds other words: whether they are in that place is not told.
function goesOnBehind(root: Item): boolean {
  const isLine =
    ['text', 'generic', 'paragraph'].includes(root.role) && subtree(root).every((part) => part.children.length < 2);
  const box = ancestors(root).find((up) => foldedText(up) !== foldedText(root));
  return isLine && box !== undefined && box.up !== null;
}

// The title with the remarks in its box: "New 2 · $20,500".
function headOf(shown: readonly Item[], title: string, root: Item | null): Item | null {
  const first = shown.find(({ text }) => bare(text).startsWith(title));
  const line = first === undefined ? undefined : ancestors(first).find((up) => up.children.length > 1);
  return line !== undefined && line !== root && root !== null && isWithin(line, root) ? line : (first ?? null);
}

function mayBeOne(item: Item): boolean {
  return /\p{L}/u.test(item.text) && closest(item, (up) => isHeading(up) || isControl(up)) === null;
}
