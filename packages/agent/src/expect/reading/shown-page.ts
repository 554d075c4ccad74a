import type { Target } from '@smokejumper/contracts';
import { isPager, numberOn } from '../../ground/controls/pagers.ts';
import { fullText, type Item, type View } from '../../ground/view/view.ts';

/** "Page 1" where it is the one that is shown: a mere number among the links to the other pages. */
export function shownPage({ items }: View, { text = '', noun, role, ordinal }: Target): Item | null {
  if (noun !== 'page' || !/^\d{1,5}$/.test(text) || (role ?? ordinal) !== undefined) return null;
  const numbers = items
    .filter(isPager)
    .flatMap(({ children }) => children.filter((child) => numberOn(child) === null && fullText(child) === text));
  const [only, ...others] = [...new Set(numbers)];
  return only !== undefined && others.length === 0 ? only : null;
}
