import type { Target } from '@smokejumper/contracts';
import { isHeading } from '../ground/names/roles.ts';
import { bare } from '../ground/names/text.ts';
import { headOver } from '../ground/tables/columns.ts';
import { ancestors, closest, fullText, has, type Item, isWithin, subtree } from '../ground/view/view.ts';

/**
 * By what an entry bears the name that its target's scope tells: the cell under a head (`column "Owner"`), its heading, or
 * words set off as a title. Null where nothing of that kind tells, or the name stands there more than once.
 */
export function namedBy(item: Item, { scope }: Target): string | null {
  const entry = scope?.text === undefined ? null : entryCalled(item, scope.text);
  const [name, ...others] = entry?.names ?? [];
  return name === undefined || others.length > 0 ? null : kindOf(name);
}

/**
 * Whether the entry that bears the name now has another one in the place where it stood then: a comment of Cy that reads
 * "Bo" is none of Bo's. A place that is gone tells nothing. An answer that quotes a message is not that message.
 */
export function isNamedOtherwise(item: Item, { scope }: Target, by: string | null): boolean {
  const entry = scope?.text === undefined ? null : entryCalled(item, scope.text);
  if (entry === null || entry.names.some((name) => kindOf(name) === by)) return false;
  if (entry.names.every((name) => kindOf(name) === 'blockquote')) return true;
  if (by === null) return false;
  return subtree(entry.box).some((part) => isText(part) && !isWithin(part, item) && kindOf(part) === by);
}

function entryCalled(item: Item, text: string): { box: Item; names: Item[] } | null {
  for (const box of ancestors(item)) {
    const names = subtree(box).filter((part) => isText(part) && bare(fullText(part)) === bare(text));
    const own = names.filter((name) => !isWithin(name, item) && !names.some((other) => isInside(other, name)));
    if (own.length > 0) return { box, names: own };
  }
  return null;
}

function isInside(part: Item, whole: Item): boolean {
  return part !== whole && isWithin(part, whole);
}

function isText(part: Item): boolean {
  return !has(part, 'hidden') && bare(fullText(part)) !== '';
}

const titles = ['b', 'strong', 'dt', 'summary', 'legend', 'caption', 'blockquote'];

function kindOf(name: Item): string | null {
  const head = headOver(name);
  if (head !== null) return `column "${head}"`;
  if (closest(name, isHeading) !== null) return 'heading';
  return closest(name, ({ tag }) => titles.includes(tag))?.tag ?? null;
}
