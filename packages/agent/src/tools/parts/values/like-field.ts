import type { Need } from '../../../brains/brain.ts';
import { targetWords } from '../../../expect/check.ts';
import { formsOf } from '../../../ground/names/one-or-several.ts';
import { isFormControl, isTable } from '../../../ground/names/roles.ts';
import { isSmall, says, wordsOf } from '../../../ground/names/text.ts';
import { closest, has, type Item, nameOf, namesFor, type View } from '../../../ground/view/view.ts';
import { type Failure, failure } from '../../../run/outcome.ts';

/**
 * Where no field goes by the words, but one is called by all of them in another order ("Search users" for "the user search"),
 * or is told to search and stands outside of the table that it is said to be of: that is no missing field, and which one is
 * meant is not told. Null where nothing is called so.
 */
export function likeField(view: View, { target, purpose }: Omit<Need, 'step'>): Failure | null {
  if (purpose !== 'field' && purpose !== 'dropdown' && purpose !== 'form-control') return null;
  const fields = view.items.filter((item) => isFormControl(item) && !has(item, 'hidden'));
  const likes = fields.filter((item) => saysAll(item, target) || searchesTable(item, target));
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

// What searches a table stands above it.
function searchesTable(item: Item, { text, role, scope }: Need['target']): boolean {
  if (role !== 'searchbox' || text !== undefined || scope?.role !== 'table' || scope.relation !== 'within')
    return false;
  const isSearch = item.role === 'searchbox' || namesFor(item).some((name) => says(name, 'search'));
  return isSearch && closest(item, isTable) === null;
}
