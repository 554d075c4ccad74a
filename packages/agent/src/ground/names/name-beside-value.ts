import { ancestors, foldedText, type Item, subtree } from '../view/view.ts';
import { isFormControl } from './roles.ts';
import { fold } from './text.ts';

/**
 * A slider may be named by its label and by what it stands at ("Contrast 35"): the words in front, where its box shows
 * the two apart and holds no other control. Else empty: it may be the third of its name.
 */
export function nameBesideValue(item: Item): string {
  const { role, name, value } = item;
  const number = value ?? '';
  if (role !== 'slider' || number === '' || !name.includes(` ${number}`)) return '';
  const at = name.lastIndexOf(` ${number}`);
  const [head, rest] = [name.slice(0, at), name.slice(at + 1)];
  // A unit may follow, but no further digit.
  if (/^[\d.,]/.test(rest.slice(number.length))) return '';
  return ancestors(item)
    .slice(0, 4)
    .some((box) => showsApart(box, item, [head, rest]))
    ? head
    : '';
}

function showsApart(box: Item, slider: Item, words: readonly string[]): boolean {
  const others = subtree(box).filter((part) => part !== slider);
  return !others.some(isFormControl) && words.every((said) => others.some((part) => foldedText(part) === fold(said)));
}
