import { isDialog, isDrawnButton, isHeading, leadsNowhere } from '../names/roles.ts';
import { ancestors, has, type Item, isWithin, subtree } from './view.ts';

const boxes = ['generic', 'region', 'form', 'group', 'article', 'complementary'];
const controls = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'tab',
  'menuitem',
  'switch',
];

/**
 * A box that lies over the page, with a heading or a sentence and something to press, is a dialog to people even where
 * its markup does not say so. Told by what it covers: of all controls within sight only its own can be reached, or, where it
 * shows none but words, none at all, and it has the focus.
 */
export function markModal(items: readonly Item[]): void {
  if (items.some(isDialog)) return;
  const inSight = items.filter((item) => isUsed(item) && item.box !== null && !has(item, 'offscreen'));
  const covered = inSight.filter((item) => has(item, 'occluded'));
  const free = inSight.filter((item) => !has(item, 'occluded'));
  const box = free.length > 0 ? around(free, covered) : covered.length > 2 ? focused(items) : null;
  if (box === null || covered.some((item) => isWithin(item, box))) return;
  box.role = 'dialog';
  // A box that can have the focus may be named by all that it holds.
  const title = subtree(box).find(isHeading)?.name ?? '';
  if (box.name === '' || (title !== '' && box.name.startsWith(title))) box.name = title;
}

function around(free: readonly Item[], covered: readonly Item[]): Item | null {
  const [first] = free;
  if (first === undefined || covered.length === 0) return null;
  if (!free.some((item) => item.role === 'button' || isDrawnButton(item) || leadsNowhere(item))) return null;
  return smallestAround(first, free, isHeading) ?? (covered.length > 2 ? smallestAround(first, free, isSaid) : null);
}

function focused(items: readonly Item[]): Item | null {
  const box = items.find((item) => has(item, 'focused') && boxes.includes(item.role));
  return box !== undefined && subtree(box).some(isHeading) ? box : null;
}

const isUsed = (item: Item): boolean => controls.includes(item.role) || isDrawnButton(item);

/** Some words that stand for themselves: what a dialog without a heading asks or tells. */
const isSaid = (item: Item): boolean =>
  item.role === 'text' && item.text.trim().split(/\s+/).length > 2 && !controls.includes(item.up?.role ?? '');

// The innermost box that holds every control that can be reached, and what it says.
function smallestAround(first: Item, free: readonly Item[], says: (item: Item) => boolean): Item | null {
  for (const box of ancestors(first)) {
    if (!boxes.includes(box.role) || !free.every((item) => isWithin(item, box))) continue;
    if (subtree(box).some(says)) return box;
  }
  return null;
}
