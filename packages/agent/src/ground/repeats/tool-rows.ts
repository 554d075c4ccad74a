import { isColumnHead, isFormControl, isTable, isTick } from '../names/roles.ts';
import { closest, fullText, type Item, namesFor, subtree } from '../view/view.ts';

/**
 * The rows of data of a table, without those right under its heads that sort or filter it: they say so, and hold nothing
 * but fields and pictures to press under the other heads, where each row below shows words. All rows where none below does.
 */
export function withoutTools(rows: readonly Item[]): Item[] {
  const first = rows.findIndex((row) => !isTool(row));
  const below = first <= 0 ? [] : rows.slice(first);
  const isHeaded = (row: Item) => subtree(closest(row, isTable) ?? row).some(isColumnHead);
  return below[0] !== undefined && isHeaded(below[0]) && below.every(isFilled) ? below : [...rows];
}

const tools = /(?<!\p{L})(?:filter(?:s|ed)?|search|sort(?:ed|ing)?|order by)(?!\p{L})/iu;

function isTool({ children: [head, ...cells] }: Item): boolean {
  const parts = cells.flatMap(subtree);
  const used = cells.filter((cell) => subtree(cell).some((part) => isField(part) || isPicture(part)));
  if (head === undefined || used.length === 0 || used.length * 2 < cells.length) return false;
  if (!parts.every((part) => part.text === '' || closest(part, isFormControl) !== null)) return false;
  const fields = parts.filter(isField);
  const isNamedSo = (field: Item) => namesFor(field).some((name) => tools.test(name));
  return tools.test(fullText(head)) || (fields.length > 0 && fields.every(isNamedSo));
}

function isField(part: Item): boolean {
  return isFormControl(part) && !isTick(part);
}

function isPicture({ role }: Item): boolean {
  return role === 'link' || role === 'button';
}

function isFilled({ children: [, ...cells] }: Item): boolean {
  return cells.some((cell) => subtree(cell).some((part) => part.text !== '' && closest(part, isFormControl) === null));
}
