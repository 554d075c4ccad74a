import type { Step, Target } from '@smokejumper/contracts';
import { isDataRow, isFormControl, isTick } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { columnsCalled } from '../../ground/tables/columns.ts';
import { closest, fullText, type Item, piecesOf, subtree, textsIn, type View } from '../../ground/view/view.ts';
import { tellsMore } from '../check.ts';
import type { Reading } from './reading.ts';

/**
 * "The total for Monday", "the Friday total", "the overall average": where a column is called by one and a row begins with
 * the other ("Total per day" for the total), the cell where both meet. Empty where none, or more than one, is.
 */
export function crossingOf({ items }: View, { text = '', role, noun, ordinal, scope }: Target): Reading[] {
  const { relation, text: place, ...more } = scope ?? {};
  if ((role ?? noun ?? ordinal) !== undefined || text === '' || tellsMore(more)) return [];
  if (scope !== undefined && (place === undefined || !/^(?:within|near)$/.test(relation ?? ''))) return [];
  const pairs = place === undefined ? splitsOf(text) : [[text, place] as const];
  const cells = new Set(pairs.flatMap(([row, column]) => cellsBetween(items, row, column)));
  const [cell, ...others] = cells;
  return cell === undefined || others.length > 0 ? [] : [{ item: cell, texts: [fullText(cell)], quoted: [cell] }];
}

/** "Create projects is checked for Viewer": the only box to tick where that row and that column meet, by its column and its row. */
export function tickAtCrossing(view: View, { action, target }: Step): Target | undefined {
  const { text, scope, ...kind } = target ?? {};
  if (action !== 'assertState' || scope?.text === undefined || tellsMore(kind)) return target;
  const [cell] = crossingOf(view, { text, scope });
  const [tick, ...others] = cell === undefined ? [] : subtree(cell.item).filter(isFormControl);
  if (tick === undefined || others.length > 0 || !isTick(tick)) return target;
  return { text: scope.text, role: tick.role as 'checkbox', scope: { relation: 'row', text } };
}

// Either word may be that of the row.
function splitsOf(text: string): (readonly [row: string, column: string])[] {
  const words = text.split(' ');
  return words.slice(1).flatMap((_, at) => {
    const [one, other] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')];
    return [[one, other] as const, [other, one] as const];
  });
}

function cellsBetween(items: readonly Item[], row: string, column: string): Item[] {
  const cells = columnsCalled(items, column, { whole: true }).flat();
  return cells.filter((cell) => {
    const own = closest(cell, isDataRow);
    const head = own?.children.find((part) => fullText(part) !== '');
    const names = head === undefined ? [] : [fullText(head), piecesOf(textsIn(head)[0] ?? head)[0] ?? ''];
    return head !== cell && names.some((name) => isNamed(name, row));
  });
}

function isNamed(said: string, name: string): boolean {
  const rest = bare(said).startsWith(`${bare(name)} `) ? bare(said).slice(bare(name).length) : '';
  return bare(said) === bare(name) || /^ (?:per|each|by|a) \p{L}+$/u.test(rest);
}
