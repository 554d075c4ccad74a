import { type Match, matchName } from '../names/names.ts';
import { isControl, isDialog, isHeading, isTable, isTextField } from '../names/roles.ts';
import { bare, findPhrase, fold, rung } from '../names/text.ts';
import { ancestors, closest, fullText, type Item, subtree } from '../view/view.ts';

/**
 * A dialog goes by its title, too: the heading it begins with, whatever its name for readers of screens ("Modal
 * window"); one without a name by the words it begins with.
 */
export function matchTitle(item: Item, text: string, options: { spelling: boolean }): Match | null {
  if (!isDialog(item)) return null;
  const heading = subtree(item).find(isHeading);
  const title = heading === undefined ? '' : fold(plainText(heading));
  if (heading !== undefined && findPhrase(fold(plainText(item)), title) === 0) {
    // What closes the dialog often stands in its heading.
    if (title === bare(text)) return { item, rung: rung.exact, by: 'name' };
    const match = matchName(heading, text, options);
    if (match !== null) return { ...match, item, by: 'name' };
  }
  const begins = item.name === '' && findPhrase(fold(plainText(item)), bare(text)) === 0;
  return begins ? matchName(item, text, options) : null;
}

/** A card goes by its title: where words stand that read so, by no sign to press that is merely called so. */
export function withoutSignsBeside<Found extends Match>(found: readonly Found[]): Found[] {
  const isSign = ({ item }: Found) => item.role === 'button' && subtree(item).every(({ text }) => text === '');
  const isTitle = ({ item, rung: level }: Found) =>
    level >= rung.loose && fullText(item) !== '' && closest(item, isControl) === null;
  return found.some(isTitle) ? found.filter((match) => !isSign(match)) : [...found];
}

/**
 * The box that a heading titles, of several side by side that have one each, however different what they hold; null:
 * it is none of several.
 */
export function cardOf(title: Item): Item | null {
  const heading = closest(title, isHeading) ?? subtree(title).find(isHeading);
  if (heading === undefined) return null;
  const titles = (item: Item) => subtree(item).filter(ranksWith(heading));
  const twins = (box: Item) =>
    box.up?.children.filter((other) => other !== box && other.role === box.role && titles(other).length > 0) ?? [];
  for (const up of ancestors(heading)) {
    if (titles(up).length > 1) return null;
    if (twins(up).length === 0) continue;
    const box = up.up;
    const row = box?.children ?? [];
    // A bar that holds the title of what follows it is no box of its own.
    const next = row.slice(row.indexOf(up) + 1).find((other) => fullText(other) !== '' || other.ref !== null);
    const isBar = next !== undefined && saysOnly(up, heading) && headsItsEnd(next);
    if (isBar && box !== null && twins(box).length > 0) return box;
    return next === undefined || twins(up).includes(next) ? up : null;
  }
  return null;
}

// A title and what is pressed beside it.
function saysOnly(box: Item, heading: Item): boolean {
  return subtree(box).every(
    (part) => part.text === '' || closest(part, (up) => up === heading || isControl(up)) !== null,
  );
}

// What begins with fields, a list or a table, and has headings only further down.
function headsItsEnd(box: Item): boolean {
  const isBody = (part: Item) => bodies.includes(part.role) || isTextField(part) || isTable(part);
  const first = subtree(box).find((part) => isHeading(part) || isBody(part));
  return first !== undefined && !isHeading(first);
}

const bodies = ['list', 'listbox', 'combobox', 'slider'];

const lowest = 6;

/** A heading of the rank of another one, or above. */
function ranksWith(heading: Item): (item: Item) => boolean {
  return (item) => isHeading(item) && (item.level ?? lowest) <= (heading.level ?? lowest);
}

function plainText(item: Item): string {
  return isControl(item) ? '' : [item.text, ...item.children.map(plainText)].join(' ').trim();
}

/** Whether what is looked for stands in the box before this heading of it, which comes after one of its rank or above. */
export function stoodBefore(heading: Item, box: Item, holds: (items: readonly Item[]) => boolean): boolean {
  const parts = subtree(box);
  const before = parts.filter(({ index }) => index < heading.index);
  return before.some(ranksWith(heading)) && !holds(parts.filter(({ index }) => index > heading.index));
}

/** Whether what is looked for stands right under this heading in a box that has another one of its rank or above. */
export function standsUnder(heading: Item, box: Item, holds: (items: readonly Item[]) => boolean): boolean {
  if (heading.children.some(({ ref }) => ref !== null)) return false;
  const parts = subtree(box);
  const others = parts.filter((item) => item !== heading).filter(ranksWith(heading));
  const end = others.find(({ index }) => index > heading.index)?.index ?? Number.POSITIVE_INFINITY;
  return others.length > 0 && holds(parts.filter(({ index }) => index > heading.index && index < end));
}

/** Whether headings of its rank stand beside it in the box, so that each section of it ends where the next one begins. */
export function isAmongTitles(heading: Item, box: Item): boolean {
  const next = box.children
    .slice(box.children.indexOf(heading) + 1)
    .find((item) => isHeading(item) || fullText(item) !== '');
  const others = box.children.filter((item) => item !== heading);
  return heading.up === box && next !== undefined && !isHeading(next) && others.some(ranksWith(heading));
}
