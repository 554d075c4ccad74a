import type { Scope, Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { isCellOfRow, isDataRow } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { areasOf } from '../../ground/places/scope.ts';
import { bears } from '../../ground/repeats/bearers.ts';
import { cellsInColumn, cellUnderWords, columnParts, headOver } from '../../ground/tables/columns.ts';
import { cellsForDay, dayTold, isCalledDay } from '../../ground/tables/day-cells.ts';
import { closest, foldedText, fullText, type Item, subtree, type View } from '../../ground/view/view.ts';
import { drawnUnderHead, ownedIn } from './drawn-head.ts';
import type { Reading } from './reading.ts';
import { meantBySign, withoutArrows, withoutButtons, withoutGauges } from './signs.ts';

type Read = { readings: Reading[]; scopeMissing: boolean };

/** "The status of Mira": where nothing of Mira goes by that name, the cell of her row under that head of a column. */
export function ofEntry(view: View, { text: name, role, noun, scope, ordinal }: Target): Read | null {
  const text = name ?? noun;
  const both = name !== undefined && noun !== undefined;
  if (text === undefined || both || role !== undefined || ordinal !== undefined) return null;
  const owned = scope === undefined || isPart(scope) ? ownedIn(text) : null;
  if (owned !== null)
    return ofEntry(view, { text: owned.head, scope: { relation: 'row', text: owned.whose, ...(scope && { scope }) } });
  if (scope === undefined || (scope.relation !== 'row' && scope.relation !== 'item' && !ofThing(scope))) return null;
  const { relation: _relation, ...entry } = scope;
  const found = cellReadings(view, { scope: { ...entry, relation: 'row' } }, text);
  return found.readings.length === 0 ? null : found;
}

/** "The comment by Tilda", where only her row goes by that name: what stands in it under the head Comment. */
export function cellOfRow(view: View, { text, noun, role, scope, ordinal }: Target, found: readonly Item[]): Reading[] {
  if (text === undefined || noun === undefined || role !== undefined || ordinal !== undefined) return [];
  const { readings } = cellReadings(view, { scope: { relation: 'row', text, ...(scope && { scope }) } }, noun);
  const isTold = ({ item: cell }: Reading) =>
    bare(headOver(cell) ?? '') === bare(noun) &&
    cell.up?.children.some((other) => other !== cell && bears(other, text));
  const rows = readings.map(({ item }) => item.up);
  return readings.every(isTold) && found.every((item) => rows.includes(closest(item, isDataRow))) ? readings : [];
}

// "In the servers table, the CPU of web-1": a part of the page that holds rows, and none of them.
function isPart({ relation, role }: Scope): boolean {
  return relation === 'within' && role !== undefined && role !== 'row';
}

function ofThing({ relation, role, text }: Scope): boolean {
  return relation === 'within' && (role === 'row' || (role === undefined && text !== undefined));
}

/** The cells under a head, in the rows that the target's scope tells; those that a day of a calendar is called by. */
export function cellReadings(view: View, target: Target, header: string): Read {
  const { text: _text, role: _role, scope, ...rest } = target;
  const days = scope === undefined ? cellsForDay(view.items, { text: header, role: 'cell', relation: 'within' }) : [];
  if (days.length > 0)
    return { readings: days.map((item) => ({ item, texts: [fullText(item)], quoted: [item] })), scopeMissing: false };
  const row = {
    ...rest,
    role: 'row' as const,
    ...(scope?.relation === 'row' ? { ...scope, relation: undefined } : { scope }),
  };
  const { relation: _relation, ...rowTarget } = row as typeof row & { relation?: undefined };
  const { items, scopeMissing } = groundAll(view, { target: rowTarget, purpose: 'read', exact: true });
  const told = items.flatMap((item) => cellsInColumn(item, header));
  const cells = told.length > 0 ? told : items.flatMap((item) => cellUnderWords(item, header) ?? []);
  const readings = cells.map((cell) => ({
    item: cell,
    texts: [
      fullText(cell),
      ...[meantBySign, withoutArrows, withoutGauges, withoutButtons].flatMap((told) => told(cell)),
    ],
    quoted: [cell],
  }));
  const named = readings.length > 0 || target.role !== 'cell' ? [] : cellsNamed(view, scope, header);
  const drawn = readings.length + named.length > 0 ? [] : drawnUnderHead(view, { text: header, scope }, []);
  return {
    readings: [...readings, ...named, ...drawn],
    scopeMissing: scopeMissing && drawn.length + named.length === 0,
  };
}

// "The cell for March 12": one of a calendar is called by its day, and holds more than that.
function cellsNamed(view: View, scope: Scope | undefined, name: string): Reading[] {
  const day = dayTold(name);
  const isNamed = (cell: Item) => bare(cell.name) === bare(name) || (day !== null && isCalledDay(cell, day));
  const cells = areasOf(view.items, scope, () => true)
    .flatMap(({ items }) => items)
    .filter((item) => isCellOfRow(item) && isNamed(item) && bare(item.name) !== foldedText(item));
  return cells.map((item) => ({ item, texts: [fullText(item)], quoted: [item] }));
}

/** Cell by cell: what stands at the end of one and the beginning of the next is no text of the column. */
export function columnReading(view: View, { scope }: Target, name: string): Reading[] | null {
  const columns = areasOf(view.items, scope, () => true).flatMap(
    ({ items, root }) => columnParts(items, root, name) ?? [],
  );
  const readings = columns.flatMap((cells) => {
    const [item] = cells;
    const hasStruck = (cell: Item) => subtree(cell).some(({ struck }) => struck !== undefined);
    const quoted = cells.filter((cell, at) => at < 3 || hasStruck(cell));
    return item === undefined ? [] : [{ item, texts: [cells.map(fullText).join(' | ')], quoted }];
  });
  return readings.length === 0 ? null : readings;
}
