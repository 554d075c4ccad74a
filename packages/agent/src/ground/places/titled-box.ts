import { matchesOf } from '../find.ts';
import { isControl, isFormControl } from '../names/roles.ts';
import { bare, findPhrase } from '../names/text.ts';
import { overlap } from '../view/place.ts';
import { ancestors, foldedText, fullText, type Item, subtree } from '../view/view.ts';
import { wholePage } from './reach.ts';

/** The boxes that nothing but a line above what they hold calls so: "Bookmarked tickets (2)" over a table. */
export function boxesTitled(items: readonly Item[], name: string): Item[] {
  const named = matchesOf(items, { target: { text: name }, purpose: 'read', exact: true }).map(({ item }) => item);
  return [...new Set(named.flatMap((item) => boxUnder(item, name) ?? []))];
}

/** The box that begins with the line a title stands in; null where that is no title, or where its box ends is not told. */
export function boxUnder(title: Item, name: string): Item | null {
  if (!isTitle(title, name)) return null;
  const box = ancestors(title).find((up) => {
    const [first, ...others] = up.children.filter(shows);
    return first !== undefined && others.some((other) => !isBeside(other, first));
  });
  if (box === undefined || wholePage.includes(box.role)) return null;
  const [line, ...held] = box.children.filter(shows);
  const isHead = line !== undefined && subtree(line).includes(title) && !subtree(line).some(isFormControl);
  return isHead && foldedText(line).startsWith(foldedText(title)) && (held.length === 1 || box.framed === true)
    ? box
    : null;
}

// A title goes on in a remark at most: "Bookmarked tickets (2)".
function isTitle(item: Item, name: string): boolean {
  const [words, wanted] = [foldedText(item), bare(name)];
  return findPhrase(words, wanted) === 0 && !/^\s*\p{L}/u.test(words.slice(wanted.length)) && !isFormControl(item);
}

function isBeside({ box }: Item, line: Item): boolean {
  if (box === null || line.box === null) return true;
  return overlap(box.y, box.height, line.box.y, line.box.height) > 0;
}

function shows(item: Item): boolean {
  return fullText(item) !== '' || subtree(item).some(isControl);
}
