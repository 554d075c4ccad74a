import { takesPress } from './roles.ts';
import { fold } from './text.ts';
import { foldedText, has, type Item, subtree } from './view.ts';

/**
 * What takes the press that is meant for an element: the word in the head of a column that sorts by it, or the button in
 * a navigation that unfolds it, where the element takes none itself and just one part of it goes by the same name.
 */
export function takerIn(item: Item): Item {
  const mayLend = item.role === 'navigation' || (item.role === 'columnheader' && !has(item, 'clickable'));
  if (!mayLend) return item;
  const isAlike = (part: Item) =>
    foldedText(part) === foldedText(item) || (part.name !== '' && fold(part.name) === fold(item.name));
  const taking = subtree(item).filter((part) => part !== item && part.ref !== null && takesPress(part));
  const alike = taking.filter((part) => !has(part, 'hidden') && isAlike(part));
  return alike.length === 1 ? (alike[0] ?? item) : item;
}
