import type { Step } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { isCell, isDataRow } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { closest, fullText, type Item, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/**
 * "timer.ts was deleted" where a row names it and another cell of that row says "Deleted": the page tells so itself of what
 * it still lists, and whether the line must be gone, too, is not told.
 */
export function unlessSaidGone({ action, target }: Step, { view }: { view: View }, check: Check): Check {
  if (check.status !== 'not_met' || action !== 'assertNotVisible' || target?.text === undefined) return check;
  const { items } = groundAll(view, { target, purpose: 'read', exact: true, shown: true });
  const cells = items.map(cellSayingGone);
  const [cell] = cells;
  if (cell === undefined || cell === null || cells.includes(null)) return check;
  const seen = `${nameOf(cell)} stands in the row of "${target.text}", and nothing tells whether the row must be gone, too`;
  return unproven('no_evidence', seen, quotesOf(view, cell));
}

const gone = /^(?:deleted|removed|archived|cancell?ed|discarded|revoked|dropped|erased|destroyed|withdrawn)$/;

function cellSayingGone(item: Item): Item | null {
  const row = closest(item, isDataRow);
  return row?.children.find((cell) => isCell(cell) && gone.test(bare(fullText(cell)))) ?? null;
}
