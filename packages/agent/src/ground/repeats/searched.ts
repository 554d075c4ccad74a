import { isFormControl, isMarkedChosen } from '../names/roles.ts';
import { fold } from '../names/text.ts';
import { has, type View } from '../view/view.ts';
import { isFurniture } from './groups.ts';

/**
 * Whether something tells that a page shows what was searched for or filtered: a word of it, what a field holds, an entry
 * that is chosen, a part of its address. Any list may be the results then; else none is told to be.
 */
export function isSearched({ items, title, url }: View): boolean {
  if (/[?&#].*=/.test(url) || words.test(fold(title)) || words.test(fold(url.replace(/^\w+:\/\/[^/]*/, ''))))
    return true;
  return items.some((item) => {
    if (has(item, 'hidden') || isFurniture(item)) return false;
    if (isFormControl(item) && (item.value ?? '') !== '') return true;
    return has(item, 'checked', 'pressed') || isMarkedChosen(item) || said.test(fold(item.text));
  });
}

const words = /(?<!\p{L})(?:search|find|quer(?:y|ies)|results?|filter)/u;
/** "Search" alone offers one. */
const said =
  /(?<!\p{L})(?:results?|hits?|match(?:es|ed|ing)?|found|filtered|search(?:ed|es| results?| for))(?!\p{L})|^(?:results|showing|displaying)/u;
