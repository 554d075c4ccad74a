import type { Step } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { isCellOfRow, isDataRow, isFormControl, isTick } from '../../ground/names/roles.ts';
import { bears } from '../../ground/repeats/bearers.ts';
import { cellsInColumn } from '../../ground/tables/columns.ts';
import { fullText, has, type Item, subtree } from '../../ground/view/view.ts';
import { type Check, type Facts, met, notMet, targetWords, unproven } from '../check.ts';
import { compareText, isNegativeOp } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import { contentOf } from '../reading/reading.ts';
import { text } from '../verbs/text.ts';

/**
 * "The row X has the value V": the cell under a head "Value" where there is one, else any of what the row shows besides
 * its name. Null where no row is meant.
 */
export function valueOfRow(step: Step, facts: Facts, wanted: string): Check | null {
  const { target = {}, op = 'contains' } = step;
  if (target.role !== 'row' || (op !== 'equals' && op !== 'not-equals')) return null;
  const { view } = facts;
  const rows = groundAll(view, { target, purpose: 'read', exact: true }).items.filter(isDataRow);
  const [row] = rows;
  if (row === undefined) return null;
  const head = heads.find((name) => rows.every((one) => cellsInColumn(one, name, { whole: true }).length > 0));
  if (head !== undefined) {
    const cell = { text: head, role: 'cell', scope: { ...target, relation: 'row' } } as const;
    return text({ ...step, action: 'assertText', target: cell }, facts);
  }
  if (rows.length > 1)
    return unproven('ambiguous', `${rows.length} rows answer to ${targetWords(target)}`, quotesOf(view, row));
  const values = valuesIn(row, target.text);
  const quotes = quotesOf(view, row);
  const equal = values.some((value) => compareText(value, 'equals', wanted));
  const alone = values.length === 1;
  // Of several cells one without words proves nothing, and what holds more than the words may be meant or not.
  if (!alone && (wanted === '' || (!equal && values.some((value) => compareText(value, 'contains', wanted)))))
    return unproven('no_evidence', `nothing tells which of its cells ${targetWords(target)} has as its value`, quotes);
  if (equal !== isNegativeOp(op)) return met(quotes);
  const shown = values.filter((value) => value !== '').map((value) => `"${value.slice(0, 80)}"`);
  return notMet(`${targetWords(target)} holds ${shown.slice(0, 5).join(', ') || '""'}`, quotes, row);
}

const heads = ['Value', 'Values'];

function valuesIn(row: Item, name: string | undefined): string[] {
  const cells = row.children.filter(isCellOfRow);
  const own = name === undefined ? cells[0] : cells.find((cell) => bears(cell, name));
  return cells.filter((cell) => cell !== own).map(shownIn);
}

function shownIn(cell: Item): string {
  const [field, ...others] = subtree(cell).filter(
    (part) => isFormControl(part) && !isTick(part) && !has(part, 'hidden'),
  );
  return field === undefined || others.length > 0 ? fullText(cell) : contentOf(field);
}
