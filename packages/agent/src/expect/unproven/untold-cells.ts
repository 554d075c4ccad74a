import type { Target } from '@smokejumper/contracts';
import { isDrawnButton, isTable } from '../../ground/names/roles.ts';
import { closest, has, type Item, nameOf, subtree, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/**
 * The cells of a notebook are boxes alike that take a press, one below the other, and no cells of a table: where some stand
 * on the page, neither a table's cells nor that there are none tell of "the first cell" or of "code cells". Null where
 * none do, or the cells are told by what is in them or by where they stand.
 */
export function untoldCells(view: View, target: Target, found: readonly Item[]): Check | null {
  const { role, text, scope } = target;
  if (role !== 'cell' || scope !== undefined || (text !== undefined && found.length > 0)) return null;
  const boxes = view.items.filter(isBox);
  const like = boxes.find((box) => boxes.some((other) => other !== box && other.up === box.up));
  if (like === undefined) return null;
  const seen = `nothing tells whether ${targetWords(target)} is of a table or a box like ${nameOf(like)}`;
  return unproven('no_evidence', seen, quotesOf(view, like));
}

// A box of one line only is a button.
function isBox(item: Item): boolean {
  if (!isDrawnButton(item) || has(item, 'hidden') || closest(item, isTable) !== null) return false;
  return subtree(item).filter((part) => part.text !== '').length > 1;
}
