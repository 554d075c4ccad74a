import { isCalled, partsOf } from './drawn-columns.ts';
import { isFormControl, isTable, takesPress } from './roles.ts';
import { bare } from './text.ts';
import { ancestors, closest, fullText, has, type Item, isWithin, subtree } from './view.ts';

/**
 * The columns by a name of a board that is drawn of plain boxes: boxes of one kind side by side, in each of them a title
 * and below it what the column holds.
 */
export function lanesCalled(items: readonly Item[], name: string): Item[] {
  const isTitle = (item: Item) => item.box !== null && isCalled(item, name) && !has(item, 'hidden');
  return [...new Set(items.filter(isTitle).flatMap((title) => laneOf(title) ?? []))];
}

/** The column of a board that begins with this title; null where it is none of one. */
export function laneOf(title: Item): Item | null {
  if (closest(title, isTable) !== null) return null;
  for (const up of ancestors(title)) {
    const first = titleOf(up);
    if (first === null || !(isWithin(first, title) || isWithin(title, first))) return null;
    if (lanesBeside(up).length > 1) return up;
  }
  return null;
}

/** The columns of the board that a box is one of, this one among them; none where it stands in no board. */
export function lanesBeside(lane: Item): Item[] {
  const alike = lane.up?.children.filter((other) => isAlike(other, lane)) ?? [];
  const areApart = alike.every((one) => alike.every((other) => one === other || isBeside(one, other)));
  const holding = alike.filter((one) => holdsBelow(one));
  return areApart && holding.length > 1 && holding.length + 1 >= alike.length / 2 && alike.every((one) => titleOf(one))
    ? alike
    : [];
}

function isAlike(other: Item, lane: Item): boolean {
  return other.role === lane.role && other.tag === lane.tag && other.box !== null && fullText(other) !== '';
}

// Tops need not be level to the pixel, but what begins below another's middle stands in the next line of boxes.
function isBeside({ box: a }: Item, { box: b }: Item): boolean {
  if (a === null || b === null || Math.abs(a.y - b.y) > 8) return false;
  return a.x >= b.x + b.width - 1 || b.x >= a.x + a.width - 1;
}

/** The first words of a box, unless they are pressed or filled in: those are no title. */
function titleOf(box: Item): Item | null {
  const [first] = partsOf(box);
  if (first === undefined || !/\p{L}/u.test(bare(fullText(first)))) return null;
  return closest(first, (up) => up !== box && isWithin(up, box) && (takesPress(up) || isFormControl(up))) === null
    ? first
    : null;
}

// Something stands below the line of the title: in a row of tabs or of labels nothing does.
function holdsBelow(box: Item): boolean {
  const title = titleOf(box);
  const bottom = title?.box === null || title === null ? null : title.box.y + title.box.height;
  return (
    bottom !== null && subtree(box).some((part) => part.box !== null && part.box.y >= bottom - 1 && part.box.height > 0)
  );
}
