import type { Want } from '../find.ts';
import { isCell, isControl, isFormControl, isTable } from '../names/roles.ts';
import { fold, says } from '../names/text.ts';
import { closest, fullText, has, type Item, isWithin, nameOf, subtree } from '../view/view.ts';

/** The buttons or links of a page's parts, numbered one after the other; the one that is shown may be a mere number. */
export function isPager({ children }: Item): boolean {
  const numbers = children.flatMap((child) => numberOn(child) ?? []);
  if (numbers.length === 1) return isOfTwo(children);
  return rise(numbers);
}

function rise(numbers: readonly number[]): boolean {
  return numbers.length > 1 && numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
}

// Of two pages the one that is shown is commonly a plain number beside the link to the other.
function isOfTwo(children: readonly Item[]): boolean {
  const [one, other, ...more] = children.flatMap((child) => numberOn(child) ?? plainNumber(child) ?? []);
  return one === 1 && other === 2 && more.length === 0;
}

function plainNumber(item: Item): number | null {
  const words = isCell(item) || subtree(item).some(leads) ? '' : fullText(item);
  return /^\d{1,5}$/.test(words) ? Number(words) : null;
}

/** A list of nothing but the numbers of pages, between the buttons that leaf through them: one number is enough. */
export function isPageList({ children, up }: Item): boolean {
  const numbered = children.length > 0 && children.every((child) => numberOn(child) !== null);
  return numbered && up?.children.some((other) => isControl(other) && says(other.name, 'page')) === true;
}

/** The number of the page that an entry of a pager leads to; null for anything else. */
export function numberOn(item: Item): number | null {
  const pressed = numberedIn(item);
  if (pressed === null) return null;
  const name = pageNumber.exec(fold(pressed.name || fullText(pressed)))?.[1] ?? shownNumber(pressed);
  return name === null ? null : Number(name);
}

// "Last page, page 3" says more than the 3 that it shows.
function shownNumber(pressed: Item): string | null {
  const words = fullText(pressed);
  return /^\d{1,5}$/.test(words) && says(pressed.name, `page ${words}`) ? words : null;
}

const pageNumber = /^(?:(?:[a-z]+ (?:to )?)?page )?(\d{1,5})(?:,? (?:is )?(?:your )?current page)?$/;

// The entry of a page may be pressed itself, or what is in it.
function numberedIn(item: Item): Item | null {
  const [only, ...others] = item.role === 'listitem' ? item.children : [item];
  const pressed = [only, item].find((part) => part !== undefined && leads(part));
  return others.length > 0 ? null : (pressed ?? null);
}

// A link whose address the page fills in by script leads somewhere as well. The numbers in the cells of a row that opens
// by a click are no pages: they too may rise, as "2" and a stock of "7" do.
function leads(part: Item): boolean {
  return !isCell(part) && (isControl(part) || has(part, 'clickable') || part.tag === 'a');
}

/** What leads to a page by its number: "page 4" is no button that shows a 4. */
export function pagesNumbered(items: readonly Item[], number: string): Item[] {
  if (!/^\d+$/.test(number)) return [];
  return items
    .filter((item) => isPager(item) && !isGutter(item))
    .flatMap(({ children }) =>
      children.flatMap((child) => (numberOn(child) === Number(number) ? (numberedIn(child) ?? []) : [])),
    );
}

// Pages stand side by side: plain numbers one below the other count the lines of a text, and are pressed to mark them.
function isGutter(pager: Item): boolean {
  const numbers = pager.children.flatMap((child) => (numberOn(child) === null ? [] : (child.box ?? [])));
  const isBelow = (y: number, at: number) =>
    at === 0 || y >= (numbers[at - 1]?.y ?? 0) + (numbers[at - 1]?.height ?? 0);
  const stacked = numbers.length > 1 && numbers.every(({ y }, at) => isBelow(y, at));
  return stacked && closest(pager, isNavigation) === null && !subtree(pager).some(({ name }) => says(name, 'page'));
}

/** Of what shows the number of a page that is pressed, what surely is one; all of it where nothing is. */
export function pagesFirst<Found extends { item: Item }>(found: Found[], { purpose }: Want): Found[] {
  const pages = purpose === 'press' ? found.filter(({ item }) => isOfPages(item)) : [];
  return pages.length > 0 ? pages : found;
}

/** Why what would be pressed for a page by its number is not told to be one: the badge of a bell shows a 3, too. */
export function ofNoPages(item: Item, { purpose, target: { text, noun } }: Want): string | null {
  if (purpose !== 'press' || noun !== 'page' || !/^\d+$/.test(text ?? '') || isOfPages(item)) return null;
  return `${nameOf(item)} stands among no pages: nothing tells that it leads to page ${text}`;
}

// It says itself that it is a page, or stands beside other pages or between what leafs through them.
function isOfPages(item: Item): boolean {
  if ([item.name, item.label, item.description, fullText(item)].some((words) => says(words, 'page'))) return true;
  const entry = closest(item, ({ up }) => up === null || up.children.length > 1) ?? item;
  const beside = entry.up?.children ?? [];
  if (beside.some((other) => other !== entry && turnsPages(other))) return true;
  if (entry.up !== null && !isGutter(entry.up) && (isPager(entry.up) || rise(beside.flatMap(numberIn)))) return true;
  const around = closest(item, isNavigation);
  return (
    around !== null && [around.name, around.label].some((name) => /\bpag(?:es?|ing|er|ination)\b/.test(fold(name)))
  );
}

// Each number may stand in boxes of its own.
function numberIn(entry: Item): number[] {
  const [only, ...others] = entry.children;
  const own = numberOn(entry);
  if (own !== null) return [own];
  return only === undefined || others.length > 0 ? [] : numberIn(only);
}

const isNavigation = ({ role }: Item) => role === 'navigation';

const turns = /^(?:(?:go )?to )?(?:the )?(?:first|prev|previous|next|last|older|newer)\b|^[«»‹›←→<>]+$/;

function turnsPages(item: Item): boolean {
  return subtree(item).some((part) => leads(part) && turns.test(fold(part.name || part.icon || fullText(part))));
}

/** A part of the page that leads both back and on, and holds no entries: it turns the pages of what stands beside it. */
export function isPageTurner(item: Item): boolean {
  const parts = subtree(item);
  const leadsTo = (words: RegExp) => parts.some((part) => isControl(part) && words.test(fold(part.name || part.icon)));
  const isEntry = (part: Item) => part.role === 'listitem' && !subtree(part).some(leads);
  const holdsMore = parts.some((part) => isTable(part) || isEntry(part) || /^(?:heading|article|img)$/.test(part.role));
  return !holdsMore && leadsTo(/^prev(?:ious)? page$/) && leadsTo(/^next page$/);
}

/** What leafs through a table belongs to it, though it stands beside it: the part of its box that speaks of pages. */
export function pagerOf(table: Item): Item[] {
  let around = table.up;
  for (let steps = 0; around !== null && steps < 5; steps += 1, around = around.up) {
    if (['document', 'main'].includes(around.role) || subtree(around).filter(isTable).length > 1) return [];
    const beside = around.children.filter((child) => !isWithin(table, child) && subtree(child).some(leafs));
    if (beside.length > 0) return beside.flatMap(subtree);
  }
  return [];
}

/** How many rows the page of a table holds by what its pager says: "1–5 of 8". Null where it says no such thing. */
export function rowsOnPage(table: Item): number | null {
  const said = pagerOf(table).flatMap((item) => onPage.exec(fold(item.text)) ?? []);
  const [, from, to] = said;
  return from === undefined || to === undefined ? null : Number(to) - Number(from) + 1;
}

const onPage = /\b(\d{1,6}) ?(?:-|to) ?(\d{1,6}) (?:of|from|\/) /;

function leafs(item: Item): boolean {
  return isPager(item) || ((isControl(item) || isFormControl(item)) && says(item.name, 'page'));
}
