import type { Target } from '@smokejumper/contracts';
import type { Want } from '../../ground/find.ts';
import { groundAll } from '../../ground/ground.ts';
import { isControl, isFormControl } from '../../ground/names/roles.ts';
import {
  closest,
  fullText,
  type Item,
  inView,
  isForReaders,
  isPoint,
  subtree,
  type View,
} from '../../ground/view/view.ts';
import { type Facts, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/** Whether nobody sees it as it is drawn. A control of that kind commonly has another drawn for it. */
export function isUnseen(item: Item): boolean {
  return !isFormControl(item) && (isFaded(item) || isCutOff(item) || isClipped(item));
}

/** What answers to a target; where all of that is unseen, as a link laid over a card that says the same, what is seen. */
export function groundSeen(view: View, want: Want): ReturnType<typeof groundAll> {
  const found = groundAll(view, want);
  if (found.items.length === 0 || !found.items.every(isUnseen)) return found;
  const seen = groundAll({ ...view, items: view.items.filter((item) => !isUnseen(item)) }, want);
  return seen.items.length > 0 ? seen : found;
}

// A link that only the keyboard brings into sight ("Skip to content") is clipped to a point until then.
function isClipped(item: Item): boolean {
  const link = closest(item, ({ role }) => role === 'link' || role === 'button');
  return link !== null && link.box !== null && fullText(link) !== '' && subtree(link).every(isPoint);
}

function isFaded(item: Item): boolean {
  return closest(item, ({ faded }) => faded === true) !== null;
}

function isCutOff(item: Item): boolean {
  return (item.role === 'text' ? item.up : item)?.cutOff === true;
}

/** It may be about to come, wait for a pointer or for being scrolled to: neither its being there nor its absence is told. */
export function untoldUnseen({ view, actedOn }: Facts, target: Target, unseen: Item | undefined) {
  if (unseen === undefined) return null;
  const why = isFaded(unseen)
    ? 'but so transparent that nobody sees it'
    : isCutOff(unseen)
      ? 'but cut off by the box around it'
      : 'but only for readers of screens or the keyboard';
  return {
    ...unproven('no_evidence', `${targetWords(target)} is on the page, ${why}`, quotesOf(view, unseen)),
    mayCome: true as const,
    unseen,
    leaves: isFaded(unseen) && wasDrawn(actedOn, unseen),
  };
}

/** What nobody saw in an earlier look is drawn in this one: what faded in has come. */
export function hasComeIntoSight(view: View, unseen: Item): boolean {
  const now = inView(view, unseen.role === 'text' ? unseen.up : unseen);
  return now !== null && !isUnseen(now);
}

/** The last action moved it out of sight: it was drawn before, and is beyond the edge of its box now. */
export function isMovedOut({ actedOn }: Pick<Facts, 'actedOn'>, item: Item): boolean {
  return wasDrawn(actedOn, item) && isCutOff(item) && !isFaded(item);
}

function wasDrawn(before: View | null, item: Item): boolean {
  const element = item.role === 'text' ? item.up : item;
  const old = before === null ? null : inView(before, element);
  return old !== null && !isUnseen(old);
}

/**
 * Words that only readers of screens are told, in a line of their own: that a person sees them is not told. What names
 * a picture, a control, a heading or a part of an entry is commonly written so.
 */
export function isOnlyRead(item: Item): boolean {
  const line = closest(item, (up) => isForReaders(up) || named.includes(up.role) || isControl(up));
  return (
    line !== null && isForReaders(line) && closest(line, (up) => entries.includes(up.role) || isControl(up)) === null
  );
}

const named: readonly string[] = ['heading', 'img'];
const entries: readonly string[] = ['row', 'cell', 'listitem', 'option', 'heading', 'img', 'navigation'];
