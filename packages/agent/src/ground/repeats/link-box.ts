import { ancestors, foldedText, type Item, partsShown, subtree } from '../view/view.ts';

/** The plain box in which a link stands among others, one under or beside the other and no words between them. */
export function linkBoxAround(link: Item): Item | null {
  if (link.role !== 'link') return null;
  const words = foldedText(link);
  const own =
    ancestors(link)
      .filter((up) => foldedText(up) === words)
      .at(-1) ?? link;
  const { up } = own;
  if (up === null || up.text !== '') return null;
  const parts = partsShown(up);
  // "By signing up you accept our Terms and our Privacy policy" leads through no pages.
  if (parts.some(({ role }) => role === 'text')) return null;
  return parts.filter(isLinkAlone).length > 1 ? up : null;
}

function isLinkAlone(part: Item): boolean {
  const words = foldedText(part);
  return subtree(part).some((item) => item.role === 'link' && foldedText(item) === words);
}
