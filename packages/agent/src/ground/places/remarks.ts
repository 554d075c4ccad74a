import { isControl, isFormControl } from '../names/roles.ts';
import { bare } from '../names/text.ts';
import { ancestors, closest, fullText, has, type Item, isWithin, namesFor, subtree } from '../view/view.ts';

/** How far below a field what a page says of it begins, in pixels. */
const reach = 24;

/** A box that holds a field, its label and what is said of it is taller than the field by no more. */
const tallest = 120;
const deepest = 5;
const wide = ['form', 'dialog', 'alertdialog', 'main', 'document', 'application', 'region', 'row', 'cell'];

/**
 * What a page says of a field outside it: the texts around it that it is described by, or, of a field that describes
 * itself by nothing, the one line drawn right below it and what stands over it in a box of its own.
 */
export function remarksOn(field: Item, items: readonly Item[]): Item[] {
  const around = textsAround(field, items);
  const description = bare(field.description);
  if (description !== '') return around.filter((item) => description.includes(bare(fullText(item))));
  return [...new Set([...overLabel(field, around), ...rightBelow(field, around)])];
}

// Many forms draw the error of a field over its label, in a box that holds nothing else to fill in.
function overLabel(field: Item, around: readonly Item[]): Item[] {
  const names = namesFor(field).map(bare);
  const label = around.findLast((item) => item.index < field.index && names.includes(bare(fullText(item))));
  const box =
    label &&
    ancestors(field)
      .slice(0, deepest)
      .findLast((up) => isOwnBox(up, field));
  if (label === undefined || box === undefined) return [];
  const inside = around.filter((item) => item.index < label.index && isWithin(item, box));
  return inside.filter(
    (item) =>
      !isWithin(field, item) && !isWithin(label, item) && closest(item, ({ role }) => role === 'heading') === null,
  );
}

function isOwnBox(up: Item, field: Item): boolean {
  const [low, high] = [field.box?.height ?? 0, up.box?.height ?? 0];
  if (wide.includes(up.role) || up.box === null || high > low + tallest) return false;
  return !subtree(up).some((item) => isFormControl(item) && !has(item, 'hidden') && !isWithin(item, field));
}

/**
 * The texts between the form controls before and after a field: what is said of it is among them. A box that holds one
 * of those controls is no text of this one, wherever it begins.
 */
export function textsAround(field: Item, items: readonly Item[]): Item[] {
  const own = new Set(subtree(field));
  const others = items.filter((item) => isFormControl(item) && !has(item, 'hidden') && !own.has(item));
  const before = others.findLast((item) => item.index < field.index)?.index ?? -1;
  const after = others.find((item) => item.index > field.index)?.index ?? Number.POSITIVE_INFINITY;
  const around = new Set(others.flatMap(ancestors));
  return items.filter((item) => {
    const between = item.index > before && item.index < after && !own.has(item) && !around.has(item);
    return between && !has(item, 'hidden') && !isControl(item) && fullText(item) !== '';
  });
}

/** Of the texts around a field the one line drawn right below it. */
export function rightBelow(field: Item, around: readonly Item[]): Item[] {
  // The frame of a field may be drawn as a box of its own, over it.
  const over = around.filter((item) => item.index > field.index && isOver(item, field));
  const next = around.find((item) => item.index > field.index && !over.some((box) => isWithin(item, box)));
  if (next === undefined) return [];
  return isRightBelow(next, field) || isInOwnBox(next, field) ? subtree(next) : [];
}

// Words that no element holds, behind a field that is marked as wrong, where its box holds no other.
function isInOwnBox({ role, box, up }: Item, field: Item): boolean {
  const bare = role === 'text' && box === null && has(field, 'invalid');
  return bare && up !== null && isWithin(field, up) && isOwnBox(up, field);
}

function isOver({ box }: Item, { box: at }: Item): boolean {
  return box !== null && at !== null && box.y < at.y + at.height - 4 && box.y + box.height > at.y + 4;
}

function isRightBelow({ box }: Item, { box: at }: Item): boolean {
  if (box === null || at === null) return false;
  const gap = box.y - (at.y + at.height);
  return gap >= -4 && gap <= reach && box.x < at.x + at.width && box.x + box.width > at.x;
}
