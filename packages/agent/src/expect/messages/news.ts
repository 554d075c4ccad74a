import { isBusy } from '../../ground/names/nouns.ts';
import { isControl, isFormControl } from '../../ground/names/roles.ts';
import { fold, withoutDigits } from '../../ground/names/text.ts';
import { repeatGroups } from '../../ground/repeats/groups.ts';
import { closest, foldedText, fullText, has, type Item, subtree, type View } from '../../ground/view/view.ts';
import { isRun } from '../outline.ts';

/** What stands on a page that did not stand there before the last action. */
export interface News {
  /** Plain text that came: of no control, heading, entry of a list, and nothing that was typed. */
  items: Item[];
  /** So much came that something was opened: that a text is among it tells little. */
  many: boolean;
  /** The same holds of another page. */
  elsewhere: boolean;
}

/** More new texts than this are no message: something was opened. */
const mostTexts = 12;

const between = new WeakMap<View, WeakMap<View, News>>();

/** Compares two looks at a page, the earlier one first. A number that went on is nothing new. */
export function newsOf(before: View, now: View): News {
  const since = between.get(before) ?? new WeakMap<View, News>();
  between.set(before, since);
  const news = since.get(now) ?? compareLooks(before, now);
  since.set(now, news);
  return news;
}

function compareLooks(before: View, now: View): News {
  const old = countsOf(before);
  const counts = countsOf(now);
  const typed = new Set([before, now].flatMap((view) => view.items.map((item) => fold(item.value ?? ''))));
  const came = textsOf(now).filter(
    ({ item, text }) => (counts.get(text) ?? 0) > (old.get(text) ?? 0) && !typed.has(text) && isPlain(item, old, now),
  );
  const many = came.length > mostTexts;
  return { items: came.map(({ item }) => item), many, elsewhere: many || placeOf(before.url) !== placeOf(now.url) };
}

/** New texts but for those in which only a number is another. */
export function unheard(news: News, before: View): Item[] {
  const old = new Set(textsOf(before).map(({ text }) => withoutDigits(text)));
  return news.items.filter((item) => !old.has(withoutDigits(foldedText(item))));
}

/** Whether a thing that reads so stood on the page before. */
export function stoodIn(before: View, item: Item): boolean {
  return before.items.some((old) => old.role === item.role && fullText(old) === fullText(item));
}

interface Text {
  item: Item;
  text: string;
}

const texts = new WeakMap<View, Text[]>();

// The runs of text of a page, each once: what stands in one line for a reader.
function textsOf(view: View): Text[] {
  const known = texts.get(view);
  if (known !== undefined) return known;
  const found: Text[] = [];
  const walk = (item: Item) => {
    if (has(item, 'hidden')) return;
    if (isRun(item) || item.children.length === 0) {
      if (foldedText(item) !== '') found.push({ item, text: foldedText(item) });
      return;
    }
    for (const child of item.children) walk(child);
  };
  for (const item of view.items) if (item.up === null) walk(item);
  texts.set(view, found);
  return found;
}

function countsOf(view: View): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of textsOf(view)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

const ofContent = [
  'heading',
  'row',
  'cell',
  'gridcell',
  'columnheader',
  'rowheader',
  'term',
  'definition',
  'navigation',
  'tooltip',
  'caption',
  'code',
  'figure',
];

function isPlain(item: Item, old: ReadonlyMap<string, number>, now: View): boolean {
  if (isBusy(item) || !/\p{L}{2}/u.test(foldedText(item))) return false;
  const part = (up: Item) => isControl(up) || isFormControl(up) || ofContent.includes(up.role) || up.tag === 'label';
  return closest(item, part) === null && !isEntry(item, old, now);
}

// One more among others that were there: an entry of theirs. Several messages that came together are none.
function isEntry(item: Item, old: ReadonlyMap<string, number>, now: View): boolean {
  return repeatGroups(now.items, { least: 2 }).some((group) => {
    if (group.kind === 'cards' && group.items.length < 3) return false;
    if (closest(item, (up) => group.items.includes(up)) === null) return false;
    return group.items.some((entry) => subtree(entry).some((part) => old.has(foldedText(part))));
  });
}

function placeOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { origin, pathname, hash } = new URL(url);
  return `${origin}${pathname}${/^#!?\//.test(hash) ? hash : ''}`;
}
