import { holds, parentOf } from '../ids.ts';
import type { Pass } from '../pass.ts';
import type { Draft } from './walk.ts';

/** Whether something scrolls down over more than twice its height, by a bar that it draws itself or not. */
export function isLongScroll(pass: Pass, element: Element): boolean {
  const { overflowY, flexDirection } = pass.style(element);
  // What begins at its end is measured from there.
  if (!/^(?:auto|scroll|overlay|hidden)$/.test(overflowY) || flexDirection === 'column-reverse') return false;
  return element.clientHeight > leastHeight && element.scrollHeight > 2 * element.clientHeight;
}

const leastHeight = 80;
const leastAlike = 3;
const boxes = /^(?:generic|row|rowgroup|cell|gridcell|list|listitem|group|table|grid|treegrid|presentation|none)$/;

/**
 * Marks the list that holds more entries than are in the document: over more than a screen of what scrolls there is
 * nothing at all, and entries alike stand at the edge of that. `scrolled` are the boxes that scroll far.
 */
export function markPartly(scrolled: readonly Element[], drafts: readonly Draft[]): void {
  const root = document.scrollingElement;
  const long = root !== null && root.scrollHeight > 2 * innerHeight ? [root] : [];
  if (scrolled.length + long.length === 0) return;
  const drawn = drawnIn(drafts);
  for (const box of [...long, ...scrolled.filter((element) => element !== root)]) {
    const own = drawn.filter(({ element }) => holds(box, element));
    const gap = gapIn(box, own, box === root);
    const list = gap === null ? null : listAround(gap.edge, box);
    const marked = drafts.find(({ element }) => element !== null && list !== null && holds(list, element));
    if (gap && marked) marked.node.pt = gap.at;
  }
}

interface Drawn {
  element: Element;
  top: number;
  bottom: number;
}

/** The innermost of what says something or is a picture, a field and the like, with where it lies. */
function drawnIn(drafts: readonly Draft[]): Drawn[] {
  const [outer, worded] = [new Set<number>(), new Set<number>()];
  for (const { node, element } of drafts) (element === null ? worded : outer).add(node.p);
  return drafts.flatMap(({ node, element }, index) => {
    const says = node.n !== '' || (node.v ?? '') !== '' || worded.has(index) || !boxes.test(node.r);
    if (element === null || outer.has(index) || !says || !node.b || node.b[3] === 0) return [];
    return [{ element, top: node.b[1], bottom: node.b[1] + node.b[3] }];
  });
}

interface Gap {
  /** What stands at its edge. */
  edge: Element;
  at: 'start' | 'end' | 'both';
}

function gapIn(box: Element, drawn: readonly Drawn[], isRoot: boolean): Gap | null {
  const screen = isRoot ? innerHeight : box.clientHeight;
  const { top } = box.getBoundingClientRect();
  const begin = isRoot ? -scrollY : top + box.clientTop - box.scrollTop;
  const sorted = [...drawn].sort((a, b) => a.top - b.top);
  let [at, before, gap]: [number, Element | null, Element | null] = [begin, null, null];
  let isAmid = false;
  for (const { element, top: next, bottom } of sorted) {
    if (next - at > screen) {
      isAmid ||= before !== null;
      gap ??= before ?? element;
    }
    if (bottom > at) [at, before] = [bottom, element];
  }
  const atEnd = begin + box.scrollHeight - at > screen;
  const edge = gap ?? (atEnd ? before : null);
  if (edge === null) return null;
  return { edge, at: isAmid || (gap !== null && atEnd) ? 'both' : atEnd ? 'end' : 'start' };
}

/** What holds entries alike, one below the other. Sections of a page may stand far apart; entries are low. */
function listAround(edge: Element, box: Element): Element | null {
  for (let at: Element | null = edge; at !== null && at !== box; at = parentOf(at)) {
    const { localName, parentElement } = at;
    const alike = [...(parentElement?.children ?? [])].filter((other) => other.localName === localName);
    const lies = alike.length < leastAlike ? [] : alike.map((other) => other.getBoundingClientRect());
    const low = lies.filter(({ height }) => height > 0 && height < box.clientHeight / 2);
    if (new Set(low.map(({ top }) => top)).size >= leastAlike) return parentElement;
  }
  return null;
}
