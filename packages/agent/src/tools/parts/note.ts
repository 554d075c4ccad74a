import type { Target } from '@smokejumper/contracts';
import { isDrawnButton } from '../../ground/names/roles.ts';
import { findPhrase, fold } from '../../ground/names/text.ts';
import {
  ancestors,
  foldedText,
  fullText,
  has,
  type Item,
  isForReaders,
  isWithin,
  subtree,
} from '../../ground/view/view.ts';

/** "Close account" closes no message. */
const closesNote =
  /^(close|dismiss|hide)(( this| the)? (message|alert|note|notice|notification|toast|banner))?$|^[×✕✖⨯x]$/;
const closesSuch = /^(?:close|dismiss|hide) (?:.+ )?(?:message|alert|note|notice|notification|toast|banner)\b/;

/** What is pressed as a button. What holds buttons itself is none, be it within reach of the keyboard. */
export function isPressed(item: Item): boolean {
  if (item.role === 'button' || item.role === 'link') return true;
  return isDrawnButton(item) && !subtree(item).slice(1).some(isPressed);
}

/**
 * A message named by its words is the box that they share with nothing to press but what closes it, and that on its own:
 * a closer beside other words closes those.
 */
export function noteOf(words: Item): Item {
  const box = ancestors(words).find((up) => subtree(up).some(isPressed));
  const [closer, ...others] = box === undefined ? [] : subtree(box).filter(isPressed);
  if (box === undefined || closer === undefined || others.length > 0) return words;
  const branch = box.children.find((child) => isWithin(closer, child));
  const alone = branch !== undefined && fullText(branch) === fullText(closer);
  const closes = closesNote.test(fold(closer.name || closer.icon)) || tells(closer, words);
  return alone && closes ? box : words;
}

/** "Close Success alert: Report exported": what closes a message that is marked as none may say so, and tell its words. */
export function notesCalled(items: readonly Item[], { noun = 'alert' }: Target): Item[] {
  const kind = fold(noun);
  const says = (name: string) => [':', ' "', ' “'].some((sign) => name.includes(`${kind}${sign}`));
  const closers = items.filter((item) => isPressed(item) && !has(item, 'hidden') && says(fold(item.name)));
  return closers.flatMap((closer) => {
    const box = ancestors(closer).find((up) => fullText(up) !== fullText(closer));
    const parts = box === undefined ? [] : subtree(box).filter((part) => !isWithin(part, closer) && part.text !== '');
    const shown = parts.filter((part) => ancestors(part).every((up) => !isForReaders(up)));
    const first = shown.find((part) => tells(closer, part));
    return first === undefined || box === undefined || noteOf(first) !== box ? [] : [box];
  });
}

// Whether the name of what closes a message holds the words of that message.
function tells(closer: Item, words: Item): boolean {
  const [name, said] = [fold(closer.name), foldedText(words)];
  return closesSuch.test(name) && /\p{L}{2}/u.test(said) && findPhrase(name, said) > 0;
}
