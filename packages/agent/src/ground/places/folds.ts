import { closest, fullText, has, type Item, isWithin } from '../view/view.ts';

/**
 * The section that folds under a title: what stands in it is all that the title is over. Null where that is no such title,
 * or where the section is open and holds nothing but it.
 */
export function foldUnder(title: Item): Item | null {
  const summary = closest(title, ({ tag }) => tag === 'summary');
  const fold = summary?.up ?? null;
  if (summary === null || fold === null || titleOfFold(fold) !== summary) return null;
  const isEmpty = fold.children.every((child) => child === summary);
  return isEmpty && !has(summary, 'collapsed') ? null : fold;
}

/** The title of the nearest section that folds around something; null where none does. */
export function foldTitle(item: Item): string | null {
  const fold = closest(item, (up) => titleOfFold(up) !== undefined);
  const title = fold === null ? undefined : titleOfFold(fold);
  return title === undefined || isWithin(item, title) ? null : fullText(title);
}

function titleOfFold({ tag, children }: Item): Item | undefined {
  return tag === 'details' ? children.find((child) => child.tag === 'summary') : undefined;
}
