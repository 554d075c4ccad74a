import type { Target } from '@smokejumper/contracts';
import { isCell, isFormControl, takesPress } from '../names/roles.ts';
import { areasOf } from '../places/scope.ts';
import { headOver } from '../tables/columns.ts';
import { closest, fullText, has, type Item, isNameless, subtree, type View } from '../view/view.ts';
import { isWordless } from './pictures.ts';

const entries: readonly (string | undefined)[] = ['row', 'listitem', 'card'];
const dots = /^(?:dots|more|ellipsis|kebab)\b/;

/**
 * The small pictures to press in the entry that a target stands in, of which nothing says what they are: one may be what is
 * asked for, or open the menu that offers it, as the three dots do.
 */
export function wordlessIn({ items }: View, { scope }: Target): Item[] {
  if (scope === undefined || (scope.relation !== 'item' && !entries.includes(scope.role))) return [];
  return areasOf(items, scope, () => true).flatMap((area) => area.items.filter(isUntold));
}

/** What opens "the menu in the row": its three dots, or its only sign that no press is told of; null where not just one may. */
export function dotsIn(view: View, target: Target): Item | null {
  const [only, ...others] = wordlessIn(view, target).filter((item) => dots.test(item.icon) || !takesPress(item));
  return others.length > 0 ? null : (only ?? null);
}

function isUntold(item: Item): boolean {
  const { box, icon } = item;
  const mayBePressed = takesPress(item) ? !isCell(item) && !isFormControl(item) : isLoneSign(item);
  if (!mayBePressed || has(item, 'hidden') || (icon !== '' && !dots.test(icon))) return false;
  const isDrawn = subtree(item).some(({ role }) => role === 'img');
  return isDrawn && isNameless(item) && isWordless(item) && box !== null && box.height <= mostHigh;
}

// What listens for the pointer alone takes no press that could be told: it is all that a cell without a head holds.
function isLoneSign(item: Item): boolean {
  const cell = item.role === 'img' && item.ref !== null ? closest(item, isCell) : null;
  return cell !== null && fullText(cell) === '' && headOver(cell) === null && !subtree(cell).some(takesPress);
}

/** A sign is no higher than so many pixels; what is may be the picture of the entry. */
const mostHigh = 48;
