import { isWordless } from '../../../ground/controls/pictures.ts';
import { type Day, isoDay, monthNames } from '../../../ground/names/days.ts';
import { isPressable } from '../../../ground/names/roles.ts';
import { fold } from '../../../ground/names/text.ts';
import {
  ancestors,
  closest,
  fullText,
  has,
  type Item,
  isWithin,
  subtree,
  type View,
} from '../../../ground/view/view.ts';
import type { Hands } from '../../../run/hands.ts';
import { type Done, type Failure, failure } from '../../../run/outcome.ts';

/** One month that a calendar shows. */
export interface Sheet {
  year: number;
  month: number;
  /** What names the month. */
  title: Item;
  box: Item;
  /** What may be a day, in the page's order. */
  cells: Item[];
}

/** The months that calendars on the page show: a month's name beside at least 28 numbers. */
export function sheetsOf(view: View): Sheet[] {
  const titles = view.items.flatMap((title) => {
    const named = has(title, 'hidden') ? null : monthOf(title);
    const box = named === null ? null : boxAround(title);
    return named === null || box === null ? [] : [{ ...named, title, box }];
  });
  const outer = titles.filter(
    ({ title }) => !titles.some((other) => other.title !== title && isWithin(title, other.title)),
  );
  return outer.map((sheet, at) => {
    const next = outer[at + 1];
    const cells = cellsOf(sheet.box);
    const own = next?.box === sheet.box || outer[at - 1]?.box === sheet.box;
    const end = next?.box === sheet.box ? next.title.index : Number.POSITIVE_INFINITY;
    return own
      ? { ...sheet, cells: cells.filter(({ index }) => index > sheet.title.index && index < end) }
      : { ...sheet, cells };
  });
}

/** By what a calendar is known again while it stays. */
export function refOf({ title }: Sheet): string | null {
  return closest(title, (up) => up.ref !== null)?.ref ?? null;
}

/** Leafs an open calendar through to a day's month and presses the day. `others`: calendars of something else. */
export async function pickInCalendar(
  hands: Hands,
  day: Day,
  others: ReadonlySet<string | null> = new Set(),
): Promise<Done | Failure> {
  for (let turns = 0; turns < 60; turns += 1) {
    const view = await hands.session.look({ fresh: turns > 0 });
    const sheets = sheetsOf(view).filter((sheet) => !others.has(refOf(sheet)));
    const [first] = sheets;
    if (first === undefined) return failure('not_found', 'missing_element', 'no calendar that names its month opened');
    const right = sheets.find((sheet) => sheet.year === day.year && sheet.month === day.month);
    if (right !== undefined) return pressDay(hands, right, day);
    const ahead = (day.year - first.year) * 12 + day.month - first.month;
    const months = subtree(first.title).find((item) => item.tag === 'select');
    if (months !== undefined) {
      const set = await setSheet(hands, { ...first, title: months }, day);
      if (!set.ok) return set;
      continue;
    }
    const turner = turnerOf(view, first, ahead > 0);
    if (turner === null)
      return failure('not_found', 'missing_element', 'the calendar has no button for another month', {
        item: first.title,
      });
    const turned = await hands.act(turner, { type: 'click' });
    if (!turned.ok) return turned;
  }
  return failure('no_effect', 'action_had_no_effect', 'the calendar never came to the wanted month');
}

// The year first: a calendar may forbid months of the year it shows.
async function setSheet(hands: Hands, sheet: Sheet, day: Day): Promise<Done | Failure> {
  const year = sheet.year === day.year ? undefined : yearsBeside(sheet.title)[0];
  if (sheet.year !== day.year) {
    if (year === undefined) return failure('not_found', 'missing_element', 'the calendar has no field for its year');
    const value = String(day.year);
    return hands.act(year, year.tag === 'select' ? { type: 'select', value } : { type: 'fill', value });
  }
  const months = subtree(sheet.title).filter((item) => item.role === 'option');
  const wanted = monthNames[day.month - 1] ?? '';
  const option = months.find((item) => wanted.startsWith(fold(item.name || item.text).slice(0, 3)));
  if (option === undefined)
    return failure('not_found', 'missing_element', 'the calendar does not offer that month', { item: sheet.title });
  return hands.act(sheet.title, { type: 'select', value: option.name || option.text });
}

function yearNextTo(item: Item): string {
  if (!isMonth(fullText(item))) return '';
  const beside = item.up?.children ?? [];
  const at = beside.indexOf(item);
  const texts =
    item.children.length > 1 ? [] : [beside[at - 1], beside[at + 1]].flatMap((each) => (each ? fullText(each) : []));
  return texts.find(isYear) ?? yearInLine(item);
}

// The month and the year may each stand between arrows of their own, in the line above the days.
function yearInLine(item: Item): string {
  const line = ancestors(item)
    .slice(0, 3)
    .find((up) => subtree(up).some((part) => isYear(fullText(part))));
  if (line === undefined || cellsOf(line).length > 0) return '';
  const years = subtree(line).filter((part) => part.children.length === 0 && isYear(fullText(part)));
  const months = subtree(line).filter((part) => part.children.length === 0 && isMonth(fullText(part)));
  return years.length === 1 && months.length === 1 ? fullText(years[0] as Item) : '';
}

function isYear(text: string): boolean {
  return /^\d{4}$/.test(text);
}

function isMonth(text: string): boolean {
  const word = fold(text).replace('.', '');
  return word.length > 2 && monthNames.some((name) => name.startsWith(word));
}

/** The month an element names: "June 2026", "2026 June", or one control for the month beside one for the year. */
function monthOf(item: Item): { year: number; month: number } | null {
  const year = item.tag === 'select' ? (yearsBeside(item)[0]?.value ?? '') : yearNextTo(item);
  const text = item.tag === 'select' ? `${item.value ?? ''} ${year}` : `${fullText(item)} ${year}`.trim();
  const found = /^([a-z]{3,9})\.?,? (\d{4})$|^(\d{4})\.?,? ([a-z]{3,9})$/.exec(fold(text));
  if (found === null) return null;
  const word = found[1] ?? found[4] ?? '';
  const month = monthNames.findIndex((name) => name.startsWith(word) || (word.length === 4 && word === 'sept'));
  return month < 0 ? null : { year: Number(found[2] ?? found[3]), month: month + 1 };
}

function yearsBeside(select: Item): Item[] {
  for (const up of ancestors(select).slice(0, 3)) {
    const years = subtree(up).filter((item) => item !== select && /^\d{4}$/.test(item.value ?? ''));
    if (years.length > 0) return years.length === 1 ? years : [];
  }
  return [];
}

function boxAround(title: Item): Item | null {
  for (let up = title.up; up !== null; up = up.up) if (cellsOf(up).length >= 28) return up;
  return null;
}

/** What may be a day in a box, in the page's order. */
export function cellsOf(box: Item): Item[] {
  // The days of a dropdown beside one for the month are a date in parts, no calendar.
  const cells = subtree(box).filter(
    (item) => item.ref !== null && item.tag !== 'option' && numberOf(item) !== null && !has(item, 'hidden'),
  );
  const outer = new Set(cells.flatMap((item) => ancestors(item)));
  return [...new Set(cells.filter((item) => !outer.has(item)).map(buttonOf))];
}

// A button may draw its number in a box of its own.
function buttonOf(cell: Item): Item {
  return closest(cell, (up) => isPressable(up) && numberOf(up) === numberOf(cell)) ?? cell;
}

/** The day of a month that a text may be. */
export function numberOf(item: Item): number | null {
  const text = fullText(item);
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 31 ? Number(text) : null;
}

function turnerOf(view: View, sheet: Sheet, forward: boolean): Item | null {
  const words = forward ? /^(next|forward|›|»|>|→|▶)/ : /^(prev|previous|back|‹|«|<|←|◀)/;
  const buttons = view.items.filter(
    (item) => item.role === 'button' && item.ref !== null && words.test(fold(item.name)) && !has(item, 'disabled'),
  );
  const month = buttons.filter((item) => /month/.test(fold(item.name)));
  const plain = buttons.filter((item) => !/year|page|decade/.test(fold(item.name)));
  // A page may show two calendars: the nearest turner is this one's.
  for (const up of ancestors(sheet.title))
    for (const some of [month, plain]) {
      const near = some.find((item) => isWithin(item, up));
      if (near !== undefined) return near;
    }
  const named = month.length === 1 || buttons.length === 1 ? (month[0] ?? buttons[0] ?? null) : null;
  return named ?? besideTitle(sheet, forward);
}

// Arrows that nothing names stand on both sides of the month; of two on each side the outer ones turn the years.
function besideTitle({ title, cells }: Sheet, forward: boolean): Item | null {
  // The title may be the line that holds the arrows too.
  const words = subtree(title).findLast((part) => fullText(part) === fullText(title)) ?? title;
  for (const at of [words, ...ancestors(words).slice(0, 4)]) {
    // What stands beside the days and their title is of something else.
    if (cells.some((cell) => isWithin(cell, at))) return null;
    const line = at.up?.children ?? [];
    const arrows = (side: readonly Item[]) =>
      side.flatMap(subtree).filter((item) => item.role === 'button' && item.ref !== null && isWordless(item));
    const [before, behind] = [arrows(line.slice(0, line.indexOf(at))), arrows(line.slice(line.indexOf(at) + 1))];
    if (before.length === 0 && behind.length === 0) continue;
    if (before.length !== behind.length || before.length > 2) return null;
    return (forward ? behind[0] : before.at(-1)) ?? null;
  }
  return null;
}

/** Presses the one cell of a month that is that day. */
export async function pressDay(hands: Hands, sheet: Sheet, day: Day): Promise<Done | Failure> {
  const days = daysOf(sheet, day).filter((item) => !has(item, 'disabled'));
  const [only] = days;
  if (only === undefined) return failure('not_found', 'missing_element', `the calendar has no ${isoDay(day)} to press`);
  if (days.length > 1)
    return failure('refused', 'ambiguous', `${days.length} days of the calendar read ${day.day}`, { item: only });
  return hands.act(only, { type: 'click' });
}

// The days before the first 1 belong to the month before, those from the second 1 on to the month after.
function daysOf({ cells }: Sheet, day: Day): Item[] {
  const told = cells.filter((item) => isNamed(item, day));
  if (told.length > 0) return told;
  const from = cells.findIndex((item) => numberOf(item) === 1);
  const next = cells.findIndex((item, at) => at > from && numberOf(item) === 1);
  const own = cells.slice(Math.max(0, from), next < 0 ? undefined : next);
  return own.filter((item) => numberOf(item) === day.day);
}

function isNamed(item: Item, day: Day): boolean {
  const name = fold(item.name);
  const month = monthNames[day.month - 1] ?? '';
  return (
    new RegExp(`\\b${day.day}(st|nd|rd|th)?\\b`).test(name) &&
    name.includes(month.slice(0, 3)) &&
    name.includes(String(day.year))
  );
}
