import type { Step } from '@smokejumper/contracts';
import { isPager, isPageTurner } from '../../ground/controls/pagers.ts';
import { formsOf } from '../../ground/names/one-or-several.ts';
import { bare, isSmall } from '../../ground/names/text.ts';
import { isOfFoot, isTotal } from '../../ground/repeats/sums.ts';
import { columnsShown } from '../../ground/tables/columns.ts';
import { closest, fullText, has, type Item, type View } from '../../ground/view/view.ts';
import { type Check, met, notMet, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';
import { readingsOf } from '../reading/reading.ts';

/**
 * "The guests are Adele, Bruno and Dev" where nothing is called guests, and the column "Guest" holds just these, in whatever
 * order. Of a table that is one page of several it is open whether they are all. Null where it holds others.
 */
export function columnLists(view: View, { target = {}, op }: Step, wanted: string): Check | null {
  const { text = '', scope, ...more } = target;
  const names = wanted.split(/,\s*(?:and\s+)?|\s+and\s+/).map(bare);
  const isAsked = (op === 'equals' || op === 'not-equals') && isSmall(text) && /\p{L}{3}s$/u.test(text);
  if (!isAsked || names.length < 2 || Object.keys(more).length > 0) return null;
  const page = /^page (\d+)$/i.exec(scope?.text ?? '')?.[1];
  if ((scope !== undefined && page === undefined) || readingsOf(view, { text }).readings.length > 0) return null;
  const isSum = ({ up }: Item) => up !== null && (isTotal(up) || isOfFoot(up));
  const columns = formsOf(text).flatMap((name) => columnsShown(view.items, name));
  const [cells, another] = columns.map((column) => column.filter((cell) => !isSum(cell)));
  if (cells === undefined || another !== undefined) return null;
  const held = cells.map((cell) => bare(fullText(cell)));
  if (held.length !== names.length || [...held].sort().join('\n') !== names.sort().join('\n')) return null;
  const quotes = cells.flatMap((cell) => quotesOf(view, cell));
  if (!isAll(view, page))
    return unproven('no_evidence', `the column of the ${text} holds these, and the page may be one of several`, quotes);
  return op === 'equals' ? met(quotes) : notMet(`the ${text} are these`, quotes, cells[0]);
}

// Where nothing leafs through pages, or shows that the page which was told is the one that is drawn.
function isAll({ items }: View, page: string | undefined): boolean {
  const pagers = items.filter((item) => isPager(item) || isPageTurner(item) || isCalledPager(item));
  if (page === undefined) return pagers.length === 0;
  const isShown = (item: Item) => has(item, 'current', 'selected') && fullText(item) === page;
  return items.some((item) => isShown(item) && closest(item, (up) => pagers.includes(up)) !== null);
}

const isCalledPager = ({ role, name }: Item) => role === 'navigation' && /\bpag(?:es?|er|inator|ination)\b/i.test(name);
