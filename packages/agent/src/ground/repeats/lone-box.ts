import { matchText } from '../names/names.ts';
import { isControl } from '../names/roles.ts';
import { rung } from '../names/text.ts';
import { ancestors, closest, fullText, type Item, isWithin, subtree } from '../view/view.ts';

/**
 * The boxes that hold what goes by a name, with its price and its button, where nothing beside them is alike: a cart of
 * one thing. They end where other words begin.
 */
export function loneBoxes(items: readonly Item[], name: string): Item[] {
  const named = matchText(items, name, { spelling: false }).filter((match) => match.rung >= rung.loose);
  const boxes = named.flatMap(({ item }) => (closest(item, isControl) === null ? (boxAround(item) ?? []) : []));
  return [...new Set(boxes)].filter((box) => items.some((item) => item.text !== '' && !isWithin(item, box)));
}

function boxAround(title: Item): Item | null {
  let box: Item | null = null;
  for (const up of ancestors(title)) {
    if (up.role !== 'generic') break;
    const pieces = piecesOf(up);
    const inner = new Set(box === null ? [] : piecesOf(box));
    if (box !== null && pieces.some((piece) => !inner.has(piece) && !isControl(piece))) break;
    if (box !== null || pieces.length > 1) box = up;
  }
  return box;
}

function piecesOf(box: Item): Item[] {
  return subtree(box).filter((part) => part !== box && isPiece(part));
}

// A line of text, or a control whatever it shows.
function isPiece(part: Item): boolean {
  if (closest(part, (up) => up !== part && isControl(up)) !== null) return false;
  return isControl(part) || (part.text !== '' && fullText(part) !== '');
}
