import { isPressable } from '../ground/roles.ts';
import { squash } from '../ground/text.ts';
import { fullText, type Item, subtree } from '../ground/view.ts';

/** What a picture beside it is called is no part of a value: the arrow of a dropdown, named "loading". */
export function withoutPictures(part: Item): string[] {
  const words = (item: Item): string =>
    item.role === 'img' ? '' : squash([item.text, ...item.children.map(words)].join(' '));
  return subtree(part).some(({ role, name }) => role === 'img' && name !== '') && words(part) !== ''
    ? [words(part)]
    : [];
}

/** The sign that closes a message is none of its words. */
export function withoutSigns(item: Item): string[] {
  const words = (part: Item): string =>
    isPressedSign(part) ? '' : squash([part.text, ...part.children.map(words)].join(' '));
  return subtree(item).some(isPressedSign) ? [words(item)] : [];
}

/** "−", "×": a button that says no word. */
export function isPressedSign(part: Item): boolean {
  return isPressable(part) && /^[^\p{L}\p{N}]+$/u.test(fullText(part));
}

/** "All ▾": the arrow that says that there is more to choose from is nothing that was chosen. */
export const withoutArrow = (text: string): string => text.replace(/\s*[▼▾▿⌄⏷⬇↓🔽▲▴△▵⌃⇅↕⬍]+\uFE0F?$/u, '');
