import type { Step } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { formsOf } from '../../ground/names/one-or-several.ts';
import { isDataRow } from '../../ground/names/roles.ts';
import { cellsInColumn } from '../../ground/tables/columns.ts';
import type { View } from '../../ground/view/view.ts';

/**
 * "The row for X shows status Paid": words that begin with the head of a column are told of the cell under it, and so is a
 * number in front of one ("3:30 hours", all of the cell under Hours). Null where no column of that row is called so.
 */
export function asCell(view: View, step: Step): Step | null {
  const { target, value = '', op = 'contains' } = step;
  if (target?.role !== 'row' || !['contains', 'not-contains'].includes(op)) return null;
  const words = value.replace(/^the /i, '').split(' ');
  if (words.length < 2) return null;
  const rows = groundAll(view, { target, purpose: 'read', exact: true }).items.filter(isDataRow);
  const heads = words.slice(1).map((_, at) => words.slice(0, at + 1).join(' '));
  const isHead = (head: string) => rows.every((row) => cellsInColumn(row, head, { whole: true }).length > 0);
  const head = rows.length === 0 ? undefined : heads.findLast(isHead);
  const counted = head === undefined && rows.length > 0 ? numberOfHead(value, isHead) : null;
  if (counted !== null) {
    const cell = { text: counted.head, role: 'cell', scope: { ...target, relation: 'row' } } as const;
    return { ...step, target: cell, op: op === 'contains' ? 'equals' : 'not-equals', value: counted.number };
  }
  if (head === undefined) return null;
  const rest = words.slice(head.split(' ').length).join(' ');
  return { ...step, target: { text: head, role: 'cell', scope: { ...target, relation: 'row' } }, value: rest };
}

function numberOfHead(value: string, isHead: (name: string) => boolean): { head: string; number: string } | null {
  const [, number, noun] = /^(\d[\d.,:]*) (\p{L}[\p{L} ]*)$/u.exec(value) ?? [];
  const head = noun === undefined ? undefined : formsOf(noun).find(isHead);
  return number === undefined || head === undefined ? null : { head, number };
}
