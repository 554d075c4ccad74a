import { isCell, isControl, isFormControl, isTable } from './roles.ts';
import { fold, says } from './text.ts';
import { fullText, has, type Item, isWithin, subtree } from './view.ts';

/** The buttons or links of a page's parts, numbered one after the other; the one that is shown may be a mere number. */
export function isPager({ children }: Item): boolean {
  const numbers = children.flatMap((child) => numberOn(child) ?? []);
  if (numbers.length === 1) return isOfTwo(children);
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
    .filter(isPager)
    .flatMap(({ children }) =>
      children.flatMap((child) => (numberOn(child) === Number(number) ? (numberedIn(child) ?? []) : [])),
    );
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
