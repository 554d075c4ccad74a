import type { Purpose } from './find.ts';
import { isTextField, takesPress } from './roles.ts';
import { fold } from './text.ts';
import { ancestors, foldedText, has, type Item, subtree } from './view.ts';

/** What takes what is to be done to the element that goes by a name. */
export function takerFor(item: Item, purpose: Purpose): Item {
  if (['press', 'dropdown', 'form-control'].includes(purpose) && has(item, 'inert')) return openerAround(item);
  return purpose === 'press' ? takerIn(item) : item;
}

// A field that takes nothing itself may only show what was chosen, on the button that opens the list of what there is.
function openerAround(field: Item): Item {
  const button = ancestors(field).find(({ role }) => role === 'button' || role === 'combobox');
  const opens = button !== undefined && has(button, 'haspopup', 'expanded', 'collapsed') && !has(button, 'inert');
  return opens && button.ref !== null && isTextField(field) ? button : field;
}

/**
 * What takes the press that is meant for an element: the word in the head of a column that sorts by it, or the button in
 * a navigation that unfolds it, where the element takes none itself and just one part of it goes by the same name.
 */
function takerIn(item: Item): Item {
  const mayLend = item.role === 'navigation' || (item.role === 'columnheader' && !has(item, 'clickable'));
  if (!mayLend) return item;
  const isAlike = (part: Item) =>
    foldedText(part) === foldedText(item) || (part.name !== '' && fold(part.name) === fold(item.name));
  const taking = subtree(item).filter((part) => part !== item && part.ref !== null && takesPress(part));
  const alike = taking.filter((part) => !has(part, 'hidden') && isAlike(part));
  return alike.length === 1 ? (alike[0] ?? item) : item;
}
