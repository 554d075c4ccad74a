import type { Target } from '@smokejumper/contracts';
import { isTable } from '../../ground/names/roles.ts';
import { headingsOf, speaksOf } from '../../ground/repeats/groups.ts';
import { firstHead } from '../../ground/tables/tables.ts';
import { ancestors, closest, fullText, type Item, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/** What words are drawn as, whatever they tell of. */
const drawn =
  /\b(?:badge|tag|label|chip|pill|icon|sign|mark|marker|text|word|mention|occurrence|match|instance|place|time|line|title|name|value|cop(?:y|ie))(?:e?s)?$/i;

/**
 * "There is 1 order for Acme" where Acme stands once, as one of the customers: what bears the name is an order only where it
 * says so, or a title above it, the name or the first head of its table. Null where each is told to be, or none is found.
 */
export function untoldOfName(view: View, { noun, text, role }: Target, items: readonly Item[]): Check | null {
  if (noun === undefined || text === undefined || role !== undefined || drawn.test(noun)) return null;
  const isSaid = (words: string) => speaksOf(words, noun);
  const headings = headingsOf(view.items);
  const isTold = (item: Item) => {
    const table = closest(item, isTable);
    const around = ancestors(item).flatMap(({ name, label }) => [name, label]);
    const above = headings.filter(({ index }) => index < item.index);
    const titles = [above[0], above.at(-1)].map((title) => (title === undefined ? '' : fullText(title)));
    return [item.name, fullText(item), ...around, ...titles, table === null ? '' : firstHead(table)].some(isSaid);
  };
  const other = items.find((item) => !isTold(item));
  if (other === undefined) return null;
  return unproven('ambiguous', `nothing tells that ${nameOf(other)} is one of the ${noun}`, quotesOf(view, other));
}
