import { isFormControl, isTextField } from '../names/roles.ts';
import { squash } from '../names/text.ts';
import { ancestors, closest, has, type Item, isNameless, isWithin, subtree } from './view.ts';

/**
 * A field laid out of the window that a label names only carries to a form what is written in the visible one beside it,
 * which nothing names: that one goes by the label, and holds what both do.
 */
export function markStandIns(items: readonly Item[]): void {
  for (const carrier of items) {
    const field = isCarrier(carrier) ? standInOf(carrier) : null;
    if (field === null) continue;
    const { name, label, value } = carrier;
    Object.assign(field, { name, label, value: together(value ?? '', field.value ?? '') });
    Object.assign(carrier, { name: '', label: '', states: [...carrier.states, 'hidden'] });
  }
}

function isCarrier(item: Item): boolean {
  if (!isTextField(item) || isNameless(item) || has(item, 'hidden', 'drawn', 'private', 'focused')) return false;
  // What lies out there with its label is a trap for those who do not see the page.
  return isLeftOut(item) && !ancestors(item).some(isLeftOut);
}

// No scrolling leads to what ends ahead of the window's left edge.
function isLeftOut({ box }: Item): boolean {
  return box !== null && box.x + box.width < 0;
}

/** The only other field of the nearest box with one, where nothing but what is listed there stands between the two. */
function standInOf(carrier: Item): Item | null {
  const isOther = (item: Item) => item !== carrier && isFormControl(item);
  const box = ancestors(carrier)
    .slice(0, 2)
    .find((up) => subtree(up).some(isOther));
  if (box === undefined) return null;
  const [field, ...others] = subtree(box).filter(isOther);
  if (field === undefined || others.length > 0 || !isTextField(field) || !isNameless(field)) return null;
  if (field.index < carrier.index || isLeftOut(field) || has(field, 'hidden', 'readonly', 'private')) return null;
  const between = subtree(box).filter(({ index }) => index > carrier.index && index < field.index);
  return between.every((item) => item.text === '' || isEntryApart(item, field)) ? field : null;
}

function isEntryApart(item: Item, field: Item): boolean {
  const entry = closest(item, ({ role }) => role === 'listitem' || role === 'option' || role === 'button');
  return entry !== null && !isWithin(field, entry);
}

function together(carried: string, written: string): string {
  const kept = squash(carried).replace(/[\s,;]+$/, '');
  if (kept.includes(written)) return kept;
  return written.includes(kept) ? written : `${kept} ${written}`;
}
