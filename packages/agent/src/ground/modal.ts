import { type Item, subtree } from './view.ts';

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
 * A box that lies over the page, with a heading and something to press, is a dialog to people even where its markup
 * does not say so. Told by what it covers: of all
 * controls within sight only its own can be reached.
 */
export function markModal(items: readonly Item[]): void {
  if (items.some((item) => item.role === 'dialog' || item.role === 'alertdialog')) return;
  const inSight = items.filter((item) => controls.includes(item.role) && item.box !== null && !is(item, 'offscreen'));
  const covered = inSight.filter((item) => is(item, 'occluded'));
  const free = inSight.filter((item) => !is(item, 'occluded'));
  const [first] = free;
  if (first === undefined || covered.length === 0) return;
  const box = smallestAround(first, free);
  if (box === null || covered.some((item) => isIn(item, box))) return;
  const heading = subtree(box).find((item) => item.role === 'heading');
  if (heading === undefined || !free.some((item) => item.role === 'button')) return;
  box.role = 'dialog';
  if (box.name === '') box.name = heading.name;
}

function is(item: Item, state: string): boolean {
  return item.states.includes(state);
}

function isIn(item: Item, box: Item): boolean {
  for (let at: Item | null = item; at !== null; at = at.up) if (at === box) return true;
  return false;
}

// The innermost box that holds every control that can be reached, and a heading.
function smallestAround(first: Item, free: readonly Item[]): Item | null {
  for (let up = first.up; up !== null; up = up.up) {
    const box = up;
    if (!boxes.includes(box.role) || !free.every((item) => isIn(item, box))) continue;
    if (subtree(box).some((item) => item.role === 'heading')) return box;
  }
  return null;
}
