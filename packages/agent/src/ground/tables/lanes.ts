import { isControl, isFormControl, isHeading, isPressable, isTable, takesPress } from '../names/roles.ts';
import { bare, uncounted } from '../names/text.ts';
import { saysNothing } from '../repeats/groups.ts';
import { ancestors, closest, fullText, type Item, isWithin, partsShown, subtree } from '../view/view.ts';
import { isRow } from './boxed-rows.ts';
import { partsOf, wordsCalled } from './drawn-columns.ts';

/**
 * The columns by a name of a board that is drawn of plain boxes: boxes of one kind side by side, in each of them a title
 * and below it what the column holds.
 */
export function lanesCalled(items: readonly Item[], name: string): Item[] {
  const isBare = ({ text, box }: Item) => box === null && bare(text) === bare(name);
  const isCounted = ({ text }: Item) => bare(text) !== bare(name) && uncounted(text) === bare(name);
  const counted = items.filter((item) => item.text !== '' && (isBare(item) || isCounted(item)));
  return [...new Set([...wordsCalled(items, name), ...counted].flatMap((title) => laneOf(title) ?? []))];
}

/** The column of a board that begins with this title; null where it is none of one. */
export function laneOf(title: Item): Item | null {
  return titledBox(title, (up) => lanesBeside(up).length > 1);
}

function titledBox(title: Item, fits: (box: Item) => boolean): Item | null {
  if (closest(title, isTable) !== null) return null;
  for (const up of ancestors(title)) {
    const first = titleOf(up);
    if (first === null || !isWithinOf(title, first)) return null;
    if (fits(up)) return up;
  }
  return null;
}

// The words of a box may be an item of their own in it.
function isWithinOf(one: Item | null, other: Item): boolean {
  return one !== null && (isWithin(one, other) || isWithin(other, one));
}

/** The columns of the board that a box is one of, this one among them; none where it stands in no board. */
export function lanesBeside(lane: Item): Item[] {
  const alike = boxesAlike(lane);
  return alike.every((one) => alike.every((other) => one === other || isBeside(one, other))) ? alike : [];
}

/** The part of the page, drawn as a box, that begins with this title, as others like it do; null where there is none. */
export function panelOf(title: Item): Item | null {
  return titledBox(title, (up) => {
    const alike = boxesAlike(up);
    return alike.length > 1 && alike.every(({ framed }) => framed === true);
  });
}

/** The plain box that begins with this title, as others beside it do, each titled otherwise than what it holds is written. */
export function sectionOf(title: Item): Item | null {
  return titledBox(title, (up) => sectionsBeside(up).length > 1);
}

/** The boxes of that kind that one is among; none where it is none. */
export function sectionsBeside(box: Item): Item[] {
  const alike = boxesAlike(box).filter(isTitledApart);
  return alike.includes(box) ? alike : [];
}

// Its markup tells it as a section of the page.
const isTold = ({ tag }: Item) => tag === 'section' || tag === 'fieldset';

// A label before its field is written like all else; the line over a section is not, or stands alone above rows.
function isTitledApart(box: Item): boolean {
  const title = titleOf(box);
  const at = title?.box ?? null;
  if (title === null || at === null) return false;
  if (isTold(box)) return true;
  const next = partsOf(box).find((part) => part.box !== null && part.box.y >= at.y + at.height - 1);
  const [line, below] = partsShown(box);
  const isAbove = line !== undefined && fullText(line) === fullText(title) && below !== undefined && isRow(below);
  return isAbove || (next?.box != null && Math.abs(next.box.height - at.height) > 1);
}

/** The part of a column that takes what is dropped on it: what holds its cards, where that is a box of its own. */
export function bodyOf(lane: Item): Item {
  const title = titleOf(lane);
  const isBody = (part: Item) => part.box !== null && !isWithinOf(title, part) && !isControl(part);
  const [body, ...others] = lane.children.filter(isBody);
  return body !== undefined && others.length === 0 && body.ref !== null ? body : lane;
}

/**
 * The cards in a column of a board: what lies in it below its title, where all that does, in this column and in those beside
 * it, is drawn as boxes, but for what is pressed to add one. Null where something else lies there.
 */
export function cardsIn(lane: Item): Item[] | null {
  const lanes = lanesBeside(lane).map(heldIn);
  const isCard = ({ framed, role }: Item) => framed === true && role === 'generic';
  if (lanes.length < 2 || !lanes.every((held) => held.every(isCard)) || !lanes.some((held) => held.length > 0))
    return null;
  return heldIn(lane);
}

function heldIn(lane: Item): Item[] {
  const title = titleOf(lane);
  const body = bodyOf(lane);
  const held = body === lane ? lane.children : body.framed === true ? [body] : body.children;
  const isAdd = (part: Item) =>
    isPressable(part) || (takesPress(part) && /^(?:\+|add|new|create)/i.test(fullText(part)));
  return held.filter((part) => !isWithinOf(title, part) && !isAdd(part) && fullText(part) !== '' && !saysNothing(part));
}

/** The columns of the only board among these; none where there is no board, or several. */
export function onlyLanes(items: readonly Item[]): Item[] {
  const boards = new Map<Item | null, Item[]>();
  for (const title of items.filter(isHeading)) {
    const lane = laneOf(title);
    if (lane !== null && items.includes(lane) && cardsIn(lane) !== null) boards.set(lane.up, lanesBeside(lane));
  }
  const [only, ...others] = boards.values();
  return only === undefined || others.length > 0 ? [] : only;
}

// Boxes of one kind, whose titles are written alike; one of them may be empty.
function boxesAlike(box: Item): Item[] {
  const height = titleOf(box)?.box?.height ?? 0;
  const isAlike = (other: Item) =>
    other.role === box.role &&
    other.tag === box.tag &&
    other.box !== null &&
    Math.abs((titleOf(other)?.box?.height ?? Number.POSITIVE_INFINITY) - height) <= 1;
  const alike = box.up?.children.filter(isAlike) ?? [];
  const holding = alike.filter(holdsBelow);
  return holding.length > 1 && holding.length >= alike.length / 2 ? alike : [];
}

// Tops need not be level to the pixel, but what begins further down stands in the next line of boxes.
function isBeside({ box: a }: Item, { box: b }: Item): boolean {
  if (a === null || b === null || Math.abs(a.y - b.y) > 8) return false;
  return a.x >= b.x + b.width - 1 || b.x >= a.x + a.width - 1;
}

/** The first words of a box, unless they are filled in, or pressed where nothing tells that it is a section: no title. */
export function titleOf(box: Item): Item | null {
  const first = firstWords(box);
  if (first === undefined || !/\p{L}/u.test(bare(fullText(first)))) return null;
  const takes = (up: Item) => isFormControl(up) || (takesPress(up) && !isTold(box));
  const isPressed = (up: Item) => up !== box && isWithin(up, box) && takes(up);
  return closest(first, isPressed) === null ? first : null;
}

// Words that no element of their own holds, before a figure that one does, are drawn in the line of both.
function firstWords(box: Item): Item | undefined {
  const [first] = partsOf(box);
  const words = subtree(box).find(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const isBare = words !== undefined && first !== undefined && words.index < first.index && words.box === null;
  return isBare ? (closest(words, (up) => up.box !== null) ?? first) : first;
}

// Something stands below the line of the title: in a row of tabs or of labels nothing does.
function holdsBelow(box: Item): boolean {
  const at = titleOf(box)?.box ?? null;
  return (
    at !== null &&
    subtree(box).some((part) => part.box !== null && part.box.height > 0 && part.box.y >= at.y + at.height - 1)
  );
}
