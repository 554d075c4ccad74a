import type { Target } from '@smokejumper/contracts';
import { fold } from '../names/text.ts';
import { isFurniture } from '../repeats/groups.ts';
import { foldedText, fullText, type Item, subtree } from '../view/view.ts';

/**
 * "The heading" is the one at the top: of a page its only one of level 1, of a part of it the only one of its highest.
 * Where a site heads each page with its own name, it is the only one of the highest level beside that.
 */
export function topHeading(items: readonly Item[], target: Target, title = ''): Item | null {
  if (target.role !== 'heading' || target.text !== undefined || target.ordinal !== undefined) return null;
  const highest = onlyHighest(items);
  if (target.scope !== undefined) return highest;
  const names = siteNames(items, title);
  const own = items.filter((item) => !names.includes(item) && !isFurniture(item));
  const titled = own.filter((item) => begins(title, item));
  return (
    (names.length > 0 ? (onlyHighest(own) ?? onlyHighest(titled)) : null) ?? (highest?.level === 1 ? highest : null)
  );
}

/**
 * Headings of level 1 that bear the name of the site: in a bar of the page, in a link that goes elsewhere, or as the title
 * of the page ends that begins with another heading ("Bug #1 - Web shop").
 */
export function siteNames(items: readonly Item[], title = ''): Item[] {
  const ends = partsOf(title).slice(1);
  const isEnd = (item: Item) => ends.includes(foldedText(item)) && items.some((other) => begins(title, other));
  return items.filter((item) => item.level === 1 && (isSiteName(item) || isEnd(item)));
}

/** Whether the title of the page begins with the words of a heading, so that it surely is the page's own. */
export function begins(title: string, heading: Item): boolean {
  const words = foldedText(heading);
  return (
    words !== '' &&
    partsOf(title)[0]
      ?.split(/: /)
      .some((_, at, said) => said.slice(0, at + 1).join(': ') === words) === true
  );
}

function partsOf(title: string): string[] {
  return title.split(/\s+[-–—|·•»]\s+/).map(fold);
}

function isSiteName(item: Item): boolean {
  if (isFurniture(item)) return true;
  const link = subtree(item).find(({ role }) => role === 'link');
  const begins = link !== undefined && fullText(link) !== '' && fullText(item).startsWith(fullText(link));
  return begins && !link.href.includes('#');
}

function onlyHighest(items: readonly Item[]): Item | null {
  const level = Math.min(...items.map((item) => item.level ?? 6));
  const [top, ...others] = items.filter((item) => (item.level ?? 6) === level);
  return top === undefined || others.length > 0 ? null : top;
}
