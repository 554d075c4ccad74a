import type { Target } from '@smokejumper/contracts';
import { isFurniture } from './groups.ts';
import { fullText, type Item, subtree } from './view.ts';

/**
 * "The heading" is the one at the top: of a page its only one of level 1, of a part of it the only one of its highest.
 * Where a site heads each page with its own name, it is the only one of the highest level beside that.
 */
export function topHeading(items: readonly Item[], target: Target): Item | null {
  if (target.role !== 'heading' || target.text !== undefined || target.ordinal !== undefined) return null;
  const highest = onlyHighest(items);
  if (target.scope !== undefined) return highest;
  const names = siteNames(items);
  const own = items.filter((item) => !names.includes(item) && !isFurniture(item));
  return (names.length > 0 ? onlyHighest(own) : null) ?? (highest?.level === 1 ? highest : null);
}

/** Headings of level 1 that bear the name of the site: in a bar of the page, or a link that goes elsewhere. */
export function siteNames(items: readonly Item[]): Item[] {
  return items.filter((item) => item.level === 1 && isSiteName(item));
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
