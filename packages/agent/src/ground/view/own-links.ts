import { fullText, type Item, isOwnLink } from './view.ts';

/**
 * A heading is called by its words. Its link to itself ("Install #", which readers of screens hear as "Permalink") stands
 * behind it.
 */
export function setOwnLinksApart(items: readonly Item[]): void {
  for (const heading of items) {
    const links = heading.role === 'heading' && heading.up !== null ? heading.children.filter(isOwnLink) : [];
    if (links.length === 0 || heading.up === null) continue;
    heading.children = heading.children.filter((child) => !links.includes(child));
    heading.name = fullText(heading);
    const around = heading.up.children;
    around.splice(around.indexOf(heading) + 1, 0, ...links);
    for (const link of links) {
      link.up = heading.up;
      link.parent = heading.up.index;
    }
  }
}
