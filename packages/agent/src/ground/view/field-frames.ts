import { isTextField } from '../names/roles.ts';
import { has, type Item, isNameless, subtree } from './view.ts';

/**
 * A nameless box that calls itself a dropdown and holds one which has a name is the frame of it: the label in it is no
 * value of a control, and there is one dropdown to people.
 */
export function markFieldFrames(items: readonly Item[]): void {
  for (const item of items) {
    if (item.role !== 'combobox' || item.tag === 'select' || isTextField(item) || !isNameless(item)) continue;
    const [field, ...others] = subtree(item).filter((part) => part !== item && isNamedDropdown(part));
    if (field === undefined || others.length > 0) continue;
    item.role = 'generic';
  }
}

function isNamedDropdown(item: Item): boolean {
  return item.role === 'combobox' && !isNameless(item) && !has(item, 'hidden');
}
