import { isFormControl } from '../../../ground/names/roles.ts';
import { bare } from '../../../ground/names/text.ts';
import { ancestors, has, type Item, isWithin, subtree } from '../../../ground/view/view.ts';

const clears = /^(?:clear|reset|deselect)(?: (?:all|(?:the )?(?:value|selection|choice|field|input)))?$/;

/** The only button that takes back what was chosen in a dropdown, in the box that holds no other control. */
export function clearerOf(dropdown: Item): Item | null {
  const words = bare(dropdown.label || dropdown.name);
  const isClearer = (part: Item) => {
    const name = bare(part.name || part.icon);
    return part.role === 'button' && !has(part, 'hidden') && (clears.test(name) || name === `clear ${words}`);
  };
  // The field in a dropdown is commonly told to be one, and so is the box around it.
  const isOwn = (part: Item) => isWithin(part, dropdown) || isWithin(dropdown, part);
  const isOther = (part: Item) => isFormControl(part) && !has(part, 'hidden') && !isOwn(part);
  for (const up of ancestors(dropdown).slice(0, 4)) {
    const parts = subtree(up);
    if (parts.some(isOther)) return null;
    const [only, ...others] = parts.filter(isClearer);
    if (only !== undefined) return others.length > 0 ? null : only;
  }
  return null;
}
