import { isFormControl } from '../names/roles.ts';
import { fold } from '../names/text.ts';
import { ancestors, has, type Item, subtree } from '../view/view.ts';

/** One part of a date or a time that is typed by itself. `half`: am or pm. */
export type SegmentKind = 'day' | 'month' | 'year' | 'hour' | 'minute' | 'second' | 'half';

export interface Segment {
  kind: SegmentKind;
  item: Item;
}

const kinds: readonly [SegmentKind, RegExp][] = [
  ['day', /^day\b(?! ?period)/],
  ['month', /^month\b/],
  ['year', /^year\b/],
  ['hour', /^hours?\b/],
  ['minute', /^minutes?\b/],
  ['second', /^seconds?\b/],
  ['half', /^(am ?\/ ?pm|meridiem|day ?period)\b/],
];

/** The parts of a date or time field that is built of one spin button for each, in their order on the page. */
export function segmentsOf(item: Item): Segment[] {
  if (item.role === 'spinbutton' || item.children.length === 0) return [];
  return subtree(item).flatMap((part) => {
    const kind = part.role === 'spinbutton' && part.tag !== 'input' ? kindOf(part.name) : null;
    return kind === null ? [] : [{ kind, item: part }];
  });
}

/** Which part of a date or a time a control is called. */
export function kindOf(name: string): SegmentKind | null {
  const folded = fold(name);
  return kinds.find(([, words]) => words.test(folded))?.[0] ?? null;
}

/** A named box that is one such field: at least two parts, none of them twice, and no other field. */
export function isSegmented(item: Item): boolean {
  if (!['group', 'generic', 'textbox'].includes(item.role) || (item.name === '' && item.label === '')) return false;
  const found = segmentsOf(item);
  if (found.length < 2 || new Set(found.map((segment) => segment.kind)).size < found.length) return false;
  const others = subtree(item).filter((part) => part !== item && isFormControl(part) && !isCovered(part));
  return others.every((part) => found.some((segment) => segment.item === part));
}

/** A field that holds what the parts of its box, or of the box by its name beside it, make up, and that nobody sees. */
export function isMirror(item: Item): boolean {
  if (!isCovered(item) || !isFormControl(item)) return false;
  const isPartsOf = (box: Item) => box.name === item.name && (isSegmented(box) || isOfCharacters(box));
  return ancestors(item).slice(0, 4).some(isSegmented) || (item.up?.children.some(isPartsOf) ?? false);
}

function isCovered(item: Item): boolean {
  return has(item, 'hidden', 'occluded') || (item.box !== null && item.box.width * item.box.height <= 1);
}

/** A field for one character is no wider. */
const widest = 100;

/** The fields of a named box that holds a short code: several of a kind in a row, one character in each. */
export function charactersOf(item: Item): Item[] {
  const named = ['group', 'generic'].includes(item.role) && (item.name !== '' || item.label !== '');
  const fields = named ? subtree(item).filter((part) => isFormControl(part) && !isCovered(part)) : [];
  const [first] = fields;
  const alike = ({ role, tag, name, box }: Item) =>
    role === 'textbox' &&
    tag === 'input' &&
    box !== null &&
    box.width <= widest &&
    box.width === first?.box?.width &&
    box.y === first.box.y &&
    withoutNumbers(name) === withoutNumbers(first.name);
  return fields.length >= 3 && fields.every(alike) ? fields : [];
}

function withoutNumbers(name: string): string {
  return name.replace(/\d+/g, '');
}

/** Whether a box holds a code of single characters. */
export function isOfCharacters(item: Item): boolean {
  return charactersOf(item).length > 0;
}
