import { isInLine } from '../view/place.ts';
import { ancestors, closest, fullText, type Item } from '../view/view.ts';

const sign = /^[/\\›»>→]$/u;
const betweenSigns = /(?:^|\s+)([/\\›»>→])(?:\s+|$)/u;
const boxes: readonly string[] = ['navigation', 'list', 'generic', 'paragraph'];
const repeated: readonly string[] = ['row', 'article', 'option', 'treeitem', 'table', 'dialog'];

/** Whether something stands in the way to where one is that nothing marks as one. */
export function isOfDrawnTrail(item: Item): boolean {
  return closest(item, isDrawnTrail) !== null;
}

/**
 * The way to where one is that nothing marks as one: links in one line with signs between them ("Books / Tides"). Of links
 * alone with strokes between them ("Sign in / Register", "Edit / Copy") only those of a navigation, three or more, are one.
 */
export function isDrawnTrail(item: Item): boolean {
  const held = known.get(item) ?? isTrail(item);
  known.set(item, held);
  return held;
}

const known = new WeakMap<Item, boolean>();

function isTrail(item: Item): boolean {
  if (!boxes.includes(item.role) || closest(item, ({ role }) => repeated.includes(role)) !== null) return false;
  const parts = partsOf(item);
  const pieces = parts.flatMap(piecesOf);
  const last = pieces.at(-1);
  if (last === undefined || pieces.length < 3 || pieces.length > 25 || pieces.length % 2 === 0) return false;
  if (!pieces.every(({ text }, at) => sign.test(text) === (at % 2 === 1)) || !areInLine(parts)) return false;
  if (!pieces.slice(0, -1).some(({ linked }) => linked)) return false;
  const isStroked = pieces.some(({ text }) => text === '/');
  return !last.linked || !isStroked || (item.role === 'navigation' && pieces.length >= 5);
}

// A link is one part, and be it a picture that leads home.
function partsOf(box: Item): Item[] {
  return box.children.flatMap((part) => {
    if (isLink(part)) return [part];
    if (part.children.length > 0) return partsOf(part);
    return fullText(part) === '' ? [] : [part];
  });
}

function piecesOf(part: Item): { text: string; linked: boolean }[] {
  if (isLink(part)) return [{ text: fullText(part), linked: true }];
  const words = fullText(part).split(betweenSigns);
  return words.filter((text) => text !== '').map((text) => ({ text, linked: false }));
}

function isLink({ role }: Item): boolean {
  return role === 'link' || role === 'button';
}

function areInLine(parts: readonly Item[]): boolean {
  const drawn = parts.map((part) => [part, ...ancestors(part)].find(({ box }) => box !== null)?.box ?? null);
  const [first] = drawn;
  return first !== undefined && first !== null && drawn.every((box) => box !== null && isInLine(first, box));
}

/** The steps of a trail by themselves: what stands between them is commonly drawn by its style alone. */
export function crumbs(text: string): string {
  return text.replace(/(?:^|\s+)[/\\|›»>→·•](?:\s+|$)/g, ' ').trim();
}

/** A trail that says so. */
export function isCrumbs({ role, name }: Item): boolean {
  return /^(?:navigation|list)$/.test(role) && /\bbread ?crumbs?\b/i.test(name);
}
