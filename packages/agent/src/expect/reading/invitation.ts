import { isDropdown, isFormControl } from '../../ground/names/roles.ts';
import { ancestors, type Item, subtree } from '../../ground/view/view.ts';
import { shownInBox, withoutArrow } from './signs.ts';

/**
 * The words in the drawn box of a dropdown in which nothing is chosen yet: "Select..." is what it shows, though it holds
 * nothing. Null where it holds something, or no box is drawn around it alone.
 */
export function invitationOf(item: Item): { text: string; around: Item } | null {
  if (!isDropdown(item) || item.tag !== 'input' || (item.value ?? '') !== '') return null;
  const around = ancestors(item)
    .slice(0, 4)
    .find((up) => up.framed === true);
  if (around === undefined || subtree(around).some((part) => part !== item && isFormControl(part))) return null;
  const text = withoutArrow(shownInBox(around));
  return text === '' ? null : { text, around };
}
