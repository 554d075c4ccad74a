import type { Target } from '@smokejumper/contracts';
import { isWordless } from './pictures.ts';
import { isCell, isFormControl, takesPress } from './roles.ts';
import { areasOf } from './scope.ts';
import { has, type Item, isNameless, subtree, type View } from './view.ts';

const entries: readonly (string | undefined)[] = ['row', 'listitem', 'card'];

/**
 * A small picture to press in the entry that a target stands in, of which nothing says what it is: it may be what is asked
 * for, as "the three dots" are, or open the menu that offers it.
 */
export function wordlessIn({ items }: View, { scope }: Target): Item | undefined {
  if (scope === undefined || (scope.relation !== 'item' && !entries.includes(scope.role))) return undefined;
  return areasOf(items, scope, () => true)
    .flatMap((area) => area.items)
    .find((item) => isUntold(item));
}

function isUntold(item: Item): boolean {
  const { box, icon } = item;
  if (!takesPress(item) || isCell(item) || isFormControl(item) || has(item, 'hidden')) return false;
  const isDrawn = subtree(item).some(({ role }) => role === 'img');
  return icon === '' && isDrawn && isNameless(item) && isWordless(item) && box !== null && box.height <= mostHigh;
}

/** A sign is no higher than so many pixels; what is may be the picture of the entry. */
const mostHigh = 48;
