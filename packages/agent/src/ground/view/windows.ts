import { isCookieBanner } from '../names/nouns.ts';
import {
  isControl,
  isDialog,
  isDrawnButton,
  isFormControl,
  isHeading,
  isPressable,
  leadsNowhere,
} from '../names/roles.ts';
import { overlap } from './place.ts';
import { ancestors, closest, has, type Item, isWithin, subtree } from './view.ts';

const [leastWidth, leastHeight] = [150, 60];
const closes = /^(?:(?:close|dismiss)(?![\p{L}\p{N}])|[x×✕✖]$)/iu;
const leaves = /^(?:cancel|not now|later|no|keep|ok|okay|got it|done|back|discard)(?![\p{L}\p{N}])/iu;
const mostAnswers = 4;

/**
 * A box that is lifted over the page, in its middle or all along its side, is a dialog to people, also where it leaves the
 * rest of the page within reach: with a title or a sentence first, and what closes it, a form to send or a few answers.
 */
export function markWindow(items: readonly Item[]): void {
  if (items.some(isDialog)) return;
  // Hardly anything is lifted, and the rest costs more to tell.
  const isLaid = (item: Item) => item.framed === true && isLifted(item) && isDrawnBox(item) && stands(item, items);
  const found = items.filter((item) => (isLaid(item) || isUsedTip(item)) && isAsked(item));
  const [window, ...others] = found.filter((item) => !ancestors(item).some((up) => found.includes(up)));
  if (window === undefined || others.length > 0 || !(isUsedTip(window) || lies(window, items))) return;
  window.role = 'dialog';
  const title = subtree(window).find(isHeading)?.name ?? '';
  // A tip goes by all that it holds.
  const said = subtree(window).find(({ text }) => text !== '')?.text ?? '';
  if (window.name.startsWith(said) || title !== '') window.name = title;
}

/** Fixed to the window, or above what it lies on. */
export function isLifted(item: Item): boolean {
  return closest(item, ({ lifted }) => lifted === true) !== null;
}

/**
 * A tip by its markup that holds something to press lies over the page and stays until it is answered, wherever it stands:
 * what merely explains a control never does. What opens with a dropdown or a date field may be marked so, too, and is none.
 */
export function isUsedTip(item: Item): boolean {
  if (item.role !== 'tooltip' || has(item, 'hidden')) return false;
  const parts = shownIn(item);
  return parts.some(({ role }) => role === 'button') && !parts.some(({ role }) => ofFields.includes(role));
}

const ofFields = ['menu', 'listbox', 'tree', 'grid', 'table', 'list'];

/** A plain box that is drawn as one, large enough to say something, and is no message. */
export function isDrawnBox(item: Item): boolean {
  const { role, ref, framed, box } = item;
  if (role !== 'generic' || ref === null || framed !== true || box === null || has(item, 'hidden')) return false;
  return box.width >= leastWidth && box.height >= leastHeight && closest(item, isNotice) === null;
}

function isNotice(item: Item): boolean {
  return ['alert', 'status', 'log', 'tooltip', 'article', 'listitem'].includes(item.role) || isCookieBanner(item);
}

// What a menu offers and what a calendar shows are no answers, and a field alone in a box is no question.
function isAsked(item: Item): boolean {
  const parts = shownIn(item);
  const presses = parts.filter((part) => (isPressable(part) || isDrawnButton(part)) && part.tag !== 'label');
  const closer = closerIn(parts);
  const first = parts.find((part) => part.text !== '' && closest(part, (up) => up === closer) === null);
  if (first === undefined || presses.length === 0 || isAnswer(first) || presses.some((part) => has(part, 'occluded')))
    return false;
  const isLeft = presses.some(({ name }) => leaves.test(name.trim()));
  return (
    closer !== undefined ||
    isLeft ||
    parts.some(isFormControl) ||
    isFew(presses.filter((part) => part.role !== 'link' || leadsNowhere(part)))
  );
}

const isFew = ({ length }: readonly Item[]) => length > 1 && length <= mostAnswers;

function isAnswer(text: Item): boolean {
  return closest(text, (up) => isControl(up) || has(up, 'clickable') || up.tag === 'label') !== null;
}

/** In the middle of the page, or all along its left or right side. */
function stands(item: Item, items: readonly Item[]): boolean {
  const { box } = item;
  if (box === null || box.height < leastHeight * 1.5) return false;
  const width = widthOf(items);
  const isSide = box.height > 400 && box.width < width / 2 && (box.x <= 2 || box.x + box.width >= width - 2);
  return isInMiddle(item, items) || isSide;
}

/** What it shows, itself included. */
export function shownIn(item: Item): Item[] {
  return subtree(item).filter((part) => !has(part, 'hidden'));
}

/** The sign that closes it. */
export function closerIn(parts: readonly Item[]): Item | undefined {
  const isSign = (part: Item) => isControl(part) || has(part, 'clickable');
  return parts.find((part) => isSign(part) && [part.name, part.description, part.icon].some((n) => closes.test(n)));
}

export function isInMiddle({ box }: Item, items: readonly Item[]): boolean {
  if (box === null) return false;
  const width = widthOf(items);
  return Math.abs(box.x + box.width / 2 - width / 2) < width / 10 && box.width < width * 0.8;
}

function widthOf(items: readonly Item[]): number {
  return Math.max(...items.map((item) => (item.box === null ? 0 : item.box.x + item.box.width)));
}

/** Over words that are no part of it, or beyond what it is laid out in. */
export function lies(item: Item, items: readonly Item[]): boolean {
  const { box, up } = item;
  if (box === null) return false;
  const isApart = (other: Item) => !isWithin(other, item) && !ancestors(item).includes(other);
  const isSaid = ({ children, ref, faded }: Item) =>
    ref !== null && faded !== true && children.some(({ role }) => role === 'text');
  const isUnder = (other: Item) => other.box !== null && crosses(box, other.box);
  const around = up?.box ?? null;
  const beyond = around !== null && (box.y >= around.y + around.height || box.x >= around.x + around.width);
  return beyond || items.some((other) => isSaid(other) && isApart(other) && !has(other, 'hidden') && isUnder(other));
}

type Box = NonNullable<Item['box']>;

function crosses(one: Box, other: Box): boolean {
  return overlap(one.x, one.width, other.x, other.width) > 4 && overlap(one.y, one.height, other.y, other.height) > 4;
}
