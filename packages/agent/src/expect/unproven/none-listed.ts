import type { Target } from '@smokejumper/contracts';
import { isControl, isFormControl, isHeading, isTable, isTick } from '../../ground/names/roles.ts';
import { bare, fold, wordsOf } from '../../ground/names/text.ts';
import { headingsOf, isFurniture, saysNothing, speaksOf } from '../../ground/repeats/groups.ts';
import { tellsNone } from '../../ground/repeats/holders.ts';
import { stacksAround } from '../../ground/repeats/stacks.ts';
import { boxedRows } from '../../ground/tables/boxed-rows.ts';
import { closest, fullText, has, type Item, nameOf, subtree, type View } from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { statedTotal } from '../counting/stated.ts';
import { quotesOf } from '../outline.ts';

/**
 * "There are 0 members", or 4 of them, of a page on which nothing is told to be one: what is drawn in rows there, titles
 * alike, or any line of its content may be some. Null where it says itself how many there are, or that there are none.
 */
export function noneListed(view: View, { noun, role }: Target, proves: (count: number) => boolean): Check | null {
  const isCard = role === 'card';
  if (isCard && !proves(0)) return null;
  const called = noun ?? (isCard ? 'cards' : 'items');
  const shown = view.items.filter((item) => item.text !== '' && !has(item, 'hidden'));
  if (shown.some((item) => tellsOfPage(item, called)) || statedTotal(view, { noun: called }, [])?.sure === true)
    return null;
  const lines = shown.filter(
    (item) => mayBeEntry(item, called) && !isFurniture(item) && !(isCard && closest(item, isTable) !== null),
  );
  const row = lines.find((item) => boxedRows(item).length > 0);
  const like =
    row ?? (shown.some((item) => saysNothing(item)) ? undefined : (lines[0] ?? titleAlike(view, called, proves)));
  if (like === undefined) return null;
  const seen = `nothing on the page is told to be one of ${called}, but ${nameOf(like)} may be or belong to one`;
  return unproven('no_evidence', seen, quotesOf(view, like));
}

// "No shifts" in one of seven days tells of that day.
function tellsOfPage(item: Item, noun: string): boolean {
  if (!tellsNone(item.text, noun)) return false;
  const [box] = stacksAround(item);
  return box === undefined || subtree(box).some((part) => part !== item && speaksOfAll(part.text, noun));
}

// What speaks of members tells about them, and is none of them; nor is the name of a field one.
function mayBeEntry(item: Item, noun: string): boolean {
  if (!/\p{L}/u.test(item.text) || closest(item, (up) => isHeading(up) || isControl(up)) !== null) return false;
  return !speaksOfAll(item.text, noun) && !isNameOfField(item);
}

function speaksOfAll(text: string, noun: string): boolean {
  const many = wordsOf(fold(noun)).at(-1) ?? '';
  return /s$/.test(many) ? wordsOf(fold(text)).includes(many) : speaksOf(text, noun);
}

// Of a box to tick the name is as likely that of an entry.
function isNameOfField({ text, up }: Item): boolean {
  const beside = up?.up?.children ?? [];
  return [...(up?.children ?? []), ...beside].some(
    (part) => isFormControl(part) && !isTick(part) && bare(part.name) === bare(text),
  );
}

// What a page shows under a heading each, such as folders: null where as many prove no more than none.
function titleAlike({ items }: View, noun: string, proves: (count: number) => boolean): Item | undefined {
  const titles = headingsOf(items).filter((title) => !speaksOfAll(fullText(title), noun));
  const rows = [...Map.groupBy(titles, ({ level }) => level).values()];
  return rows.find(({ length }) => length > 1 && proves(length) !== proves(0))?.[0];
}
