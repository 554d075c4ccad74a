import type { Need } from '../../../brains/brain.ts';
import { targetWords } from '../../../expect/check.ts';
import { formsOf } from '../../../ground/names/one-or-several.ts';
import { isFormControl, isTable, isTextField } from '../../../ground/names/roles.ts';
import { isSmall, says, wordsOf } from '../../../ground/names/text.ts';
import { columnsCalled } from '../../../ground/tables/columns.ts';
import {
  closest,
  has,
  type Item,
  isNameless,
  nameOf,
  namesFor,
  subtree,
  type View,
} from '../../../ground/view/view.ts';
import { type Failure, failure } from '../../../run/outcome.ts';

/**
 * Where no field goes by the words, but one is called by all of them in another order ("Search users" for "the user search"),
 * or is told to search and stands outside of the table that it is said to be of, or has no name and stands under the head of
 * the column that is named: that is no missing field, and which one is meant is not told. Null where nothing is called so.
 */
export function likeField(view: View, { target, purpose }: Omit<Need, 'step'>): Failure | null {
  if (purpose !== 'field' && purpose !== 'dropdown' && purpose !== 'form-control') return null;
  const fields = view.items.filter((item) => isFormControl(item) && !has(item, 'hidden'));
  const under = underHead(view, target);
  const likes = fields.filter(
    (item) => saysAll(item, target) || searchesTable(item, target) || (isTextField(item) && under.has(item)),
  );
  const like = likes.find(({ role }) => role === 'searchbox') ?? likes[0];
  if (like === undefined) return null;
  const seen = `no field is told to be the ${targetWords(target)}, but ${nameOf(like)} may be it`;
  return failure('not_found', 'no_evidence', seen, { item: like });
}

// Written small it is what a reader calls the field, and no name that it must bear.
function saysAll(item: Item, { text = '', scope, role }: Need['target']): boolean {
  const words = wordsOf(text);
  if (words.length < 2 || !isSmall(text) || role !== undefined || scope !== undefined) return false;
  return namesFor(item).some((name) => words.every((word) => formsOf(word).some((form) => says(name, form))));
}

// "The Last name filter", "in the column Last name": a field without a name under the head of that column.
function underHead(view: View, { text = '', role, scope }: Need['target']): ReadonlySet<Item> {
  const [, filtered] = /^(.+?) (?:filter|search)(?: (?:field|box))?$/i.exec(text) ?? [];
  const name = role === 'column' ? text : filtered;
  if (!name || scope !== undefined) return new Set();
  const cells = columnsCalled(view.items, name, { whole: true }).flat();
  return new Set(cells.flatMap(subtree).filter((item) => isFormControl(item) && isNameless(item)));
}

// What searches a table stands above it.
function searchesTable(item: Item, { text, role, scope }: Need['target']): boolean {
  if (role !== 'searchbox' || text !== undefined || scope?.role !== 'table' || scope.relation !== 'within')
    return false;
  const isSearch = item.role === 'searchbox' || namesFor(item).some((name) => says(name, 'search'));
  return isSearch && closest(item, isTable) === null;
}
