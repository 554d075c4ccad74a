import type { Step } from '@smokejumper/contracts';
import { isColumnHead, isFormControl, isTable } from '../../ground/names/roles.ts';
import { bare, isSmall, uncounted } from '../../ground/names/text.ts';
import { columnsShown } from '../../ground/tables/columns.ts';
import { fullText, has, type Item, nameOf, subtree, type View } from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { runs } from '../counting/in-order.ts';
import { quotesOf } from '../outline.ts';
import { contentOf } from '../reading/reading.ts';

/**
 * "The files are sorted by path" where no column is called so, but what a column File holds runs that way; "Past visits are
 * listed newest first" where that is the title over a table and nothing tells by which column. Null elsewhere.
 */
export function untoldOrder(view: View, step: Step): Check | null {
  const { text = '', role, scope } = step.target ?? {};
  if (text === '' || scope !== undefined) return null;
  const chooser = untoldEntries(view, step);
  if (chooser !== null) return chooser;
  const heads = view.items.filter((item) => isColumnHead(item) && !has(item, 'hidden') && fullText(item) !== '');
  const fits = (cells: readonly Item[]) => !money.test(text) || cells.every((cell) => /\p{Sc}/u.test(fullText(cell)));
  const runsSo = (name: string) =>
    columnsShown(view.items, name).some((cells) => fits(cells) && runs(cells, step.value));
  const like = role === 'column' && isSmall(text) ? heads.find((head) => runsSo(fullText(head))) : undefined;
  const title = role === undefined ? view.items.find((item) => uncounted(item.text) === bare(text)) : undefined;
  const table = title === undefined ? undefined : view.items.find((item) => isTable(item) && item.index > title.index);
  const head = like ?? (table === undefined ? undefined : subtree(table).find(isColumnHead));
  if (head === undefined) return null;
  const seen = `nothing tells what "${text}" is sorted by, and it may be what stands under ${nameOf(head)}`;
  return unproven('no_evidence', seen, quotesOf(view, head));
}

// "The results are sorted by price" where nothing tells which boxes are the results, and a control says "Price (lowest first)".
function untoldEntries(view: View, { target }: Step): Check | null {
  const { text = '', noun, role } = target ?? {};
  if (noun === undefined || role !== undefined) return null;
  const words = bare(text).split(' ');
  const control = view.items.find(
    (item) =>
      isFormControl(item) &&
      !has(item, 'hidden') &&
      words.every((word) => bare(contentOf(item)).split(' ').includes(word)),
  );
  if (control === undefined) return null;
  const seen = `nothing is told to be the ${noun}, and nothing but ${nameOf(control)} tells what they are sorted by`;
  return unproven('no_evidence', seen, quotesOf(view, control));
}

const money = /\b(?:price|cost|amount|total|spend|revenue|fee|balance)s?\b/;
