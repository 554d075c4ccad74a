import { isControl, isDropdown, isFormControl } from '../../ground/names/roles.ts';
import { closest, fullText, type Item, isWithin, subtree } from '../../ground/view/view.ts';
import { withoutArrow } from './signs.ts';

/**
 * What the box behind a label begins with, where that is a button which shows a choice and fields of their own follow it:
 * "Numbers", "1,000.33" and a box to tick "Hide decimals". Without a field behind it a button is as likely one to press.
 */
export function choiceAhead(box: Item): string[] {
  const parts = subtree(box);
  const first = parts.find((part) => part.children.length === 0 && fullText(part) !== '');
  const button = first === undefined ? null : closest(first, isControl);
  if (button === null || button === box || !isWithin(button, box)) return [];
  if (button.role !== 'button' && !isDropdown(button)) return [];
  const goesOn = parts.some((part) => isFormControl(part) && !isWithin(part, button));
  return goesOn ? [withoutArrow(fullText(button))] : [];
}
