import type { Scope, Target } from '@smokejumper/contracts';
import { isControl, isHeading } from '../../ground/names/roles.ts';
import { bare, fold } from '../../ground/names/text.ts';
import type { Area } from '../../ground/places/area.ts';
import { areasOf } from '../../ground/places/scope.ts';
import { deeds } from '../../ground/repeats/as-entry.ts';
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
import { noneListed } from './none-listed.ts';

/**
 * "There are 0 deals in the New column", or 2 of them, where nothing is told to be a deal and something stands there that may
 * be one, or nothing tells what is in the place but its title. Null where it says that there is none, or is not named.
 */
export function noneTold(view: View, target: Target, proves: (count: number) => boolean): Check | null {
  const { noun, text, role, scope } = target;
  if (!asksEntries({ text, role }) || (noun ?? role) === undefined) return null;
  if (scope === undefined) return noneListed(view, target, proves);
  if (!/^(?:within|below)$/.test(scope.relation) || (scope.text ?? scope.noun) === undefined) return null;
  const title = bare(scope.text ?? scope.noun ?? '');
  for (const { items, root, nearest, headed } of placesOf(view, scope, title)) {
    const all = items.filter((item) => item.text !== '' && !has(item, 'hidden'));
    // Of what lies below a mere line, however far, the first tells.
    const shown = nearest && headed === undefined ? all.slice(0, 1) : all;
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

// Nothing is in a mere heading: what it names stands under it.
function placesOf({ items: page }: View, scope: Scope, title: string): Area[] {
  const areas = areasOf(page, scope, () => true);
  if (!areas.some(({ root }) => root !== null && closest(root, isHeading) !== null)) return areas;
  return areasOf(page, scope, (items) => items.some(({ text }) => text !== '' && bare(text) !== title));
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

// A line of words, a title within the place, or what leads to it; no button, and no way to all of them ("View all").
function mayBeOne(item: Item): boolean {
  if (!/\p{L}/u.test(item.text)) return false;
  if (closest(item, isHeading) !== null) return true;
  const control = closest(item, isControl);
  return control === null || (control.role === 'link' && !deeds.test(fold(fullText(control))));
}
