import type { Target } from '@smokejumper/contracts';
import { isControl, isHeading, isPressable } from '../../ground/names/roles.ts';
import { bare, says } from '../../ground/names/text.ts';
import { closest, fullText, type Item, nameOf, subtree, textsIn, type View } from '../../ground/view/view.ts';
import { closerIn, isDrawnBox, isInMiddle, isUsedTip, lies, shownIn } from '../../ground/view/windows.ts';
import { type Check, unproven } from '../check.ts';
import { stoodIn } from '../messages/news.ts';
import { quotesOf } from '../outline.ts';

/**
 * A box that lies over the page or beyond what it is laid out in is a window to people if it can be closed and begins with a
 * title, or says something in the middle of the page; if it begins with the very words that are asked for; or if it came
 * with the last action and has something to press; or if it is a tip with a button in it: whether it is the dialog that is
 * spoken of is not told. Null where none is open, or it says something else. `since`: the page before that action.
 */
export function untoldWindow(view: View, target: Target, since: View | null = null): Check | null {
  const { items } = view;
  const { role, text, scope, ordinal } = target;
  if (role !== 'dialog' || (scope ?? ordinal) !== undefined) return null;
  const isOne = (item: Item) =>
    isDrawnBox(item) && (isWindow(item, items) || isTitled(item, text) || hasCome(item, since)) && lies(item, items);
  const open = items.find((item) => isOne(item) || isUsedTip(item));
  if (open === undefined || (text !== undefined && !says(fullText(open), text))) return null;
  const parts = subtree(open);
  const title = parts.find(isHeading) ?? parts.find(isSentence) ?? open;
  const seen = `nothing is marked as a dialog, but the box with ${nameOf(title)} looks like one that is open`;
  return { ...unproven('no_evidence', seen, quotesOf(view, title)), mayCome: true };
}

// Its title stands ahead of all it says. Messages that come and go by themselves stand at an edge.
function isWindow(item: Item, items: readonly Item[]): boolean {
  const parts = shownIn(item);
  const closer = closerIn(parts);
  const first = parts.find((part) => part.text !== '' && closest(part, (up) => up === closer) === null);
  if (closer === undefined || first === undefined) return false;
  return closest(first, isHeading) !== null || (isSentence(first) && isInMiddle(item, items));
}

function isTitled(item: Item, name: string | undefined): boolean {
  const first = subtree(item).find(({ text }) => text !== '');
  return name !== undefined && first !== undefined && bare(first.text) === bare(name) && subtree(item).some(isControl);
}

// What a menu offers comes as a list of entries, and is none.
function hasCome(item: Item, since: View | null): boolean {
  if (since === null || stoodIn(since, item) || !subtree(item).some(isPressable)) return false;
  const words = textsIn(item);
  return words.some((part) => closest(part, isControl) === null);
}

const isSentence = ({ text }: Item) => text.trim().split(/\s+/).length > 2;
