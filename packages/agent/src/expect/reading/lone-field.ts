import { isControl, isFormControl } from '../../ground/names/roles.ts';
import { closest, fullText, has, type Item, subtree } from '../../ground/view/view.ts';
import { besideLabel } from './beside-label.ts';
import { explains, withoutHelp } from './explained.ts';
import { isWordless } from './signs.ts';

/**
 * The only field of a box, where all else in it is a sign: what leads to help, or takes a press and shows no word. What it
 * holds is all that the box says. Null for other boxes.
 */
export function loneField(box: Item): Item | null {
  const parts = subtree(box);
  const [field, ...others] = parts.filter((part) => isFormControl(part) && !has(part, 'hidden'));
  if (field === undefined || others.length > 0) return null;
  const inside = new Set(subtree(field));
  const isSign = (up: Item) =>
    isWordless(up) || (['link', 'button', 'img'].includes(up.role) && explains(fullText(up)));
  const says = (part: Item) => part.text !== '' || part.role === 'img' || (isControl(part) && part !== field);
  return parts.every((part) => inside.has(part) || !says(part) || closest(part, isSign) !== null) ? field : null;
}

/** Of plain words with nothing behind them but the box of one field and its signs: that field. */
export function fieldBeside(label: Item): Item | null {
  if (closest(label, isControl) !== null) return null;
  const [box, ...others] = withoutHelp(besideLabel(label));
  return box === undefined || others.length > 0 ? null : loneField(box);
}
