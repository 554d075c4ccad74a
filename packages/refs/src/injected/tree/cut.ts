import { parentOf } from '../ids.ts';
import type { Pass } from '../pass.ts';
import { isLongScroll } from './partly.ts';

/** Between which edges something may be drawn, in the viewport's coordinates. */
interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const open: Edges = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
const nowhere: Edges = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };

const known = new WeakMap<Pass, Map<Element, Edges>>();

/**
 * Wholly beyond the edge of a box around it that cuts off what does not fit: a slide that waits its turn, what a fold
 * keeps back. What a bar brings into sight is not cut off.
 */
export function isCutOff(
  pass: Pass,
  element: Element,
  [x, y, width, height]: [number, number, number, number],
): boolean {
  const box = { left: x, top: y, right: x + width, bottom: y + height };
  if (width === 0 || height === 0) return false;
  return isBeyond(box, edgesIn(pass, holderOf(pass, element)));
}

/** Where what an element holds may be drawn. Climbs in a loop, and only to what is known: trees may be very deep. */
function edgesIn(pass: Pass, element: Element | null): Edges {
  const kept = known.get(pass) ?? new Map<Element, Edges>();
  known.set(pass, kept);
  const chain: Element[] = [];
  let edges = open;
  for (let at = element; at; at = holderOf(pass, at)) {
    const told = kept.get(at);
    if (told !== undefined) {
      edges = told;
      break;
    }
    chain.push(at);
  }
  for (const at of chain.reverse()) {
    edges = within(pass, at, edges);
    kept.set(at, edges);
  }
  return edges;
}

function within(pass: Pass, element: Element, around: Edges): Edges {
  const { overflowX, overflowY, display } = pass.style(element);
  if ((overflowX === 'visible' && overflowY === 'visible') || display === 'inline' || display === 'contents')
    return around;
  if (!(element instanceof HTMLElement) || element === document.body || element === document.documentElement)
    return around;
  const box = element.getBoundingClientRect();
  // Cut to a point is what readers of screens are to know.
  if (box.width < leastSide || box.height < leastSide) return around;
  if (isBeyond(box, around)) return nowhere;
  const edges = { ...around };
  if (cuts.test(overflowX))
    Object.assign(edges, { left: Math.max(around.left, box.left), right: Math.min(around.right, box.right) });
  else if (overflowX !== 'visible') Object.assign(edges, { left: -Infinity, right: Infinity });
  if (cuts.test(overflowY) && !isLongScroll(pass, element))
    Object.assign(edges, { top: Math.max(around.top, box.top), bottom: Math.min(around.bottom, box.bottom) });
  else if (overflowY !== 'visible') Object.assign(edges, { top: -Infinity, bottom: Infinity });
  return edges;
}

const cuts = /^(?:hidden|clip)$/;
const leastSide = 8;

function isBeyond(box: Edges, edges: Edges): boolean {
  return (
    box.right <= edges.left + 1 ||
    box.left >= edges.right - 1 ||
    box.bottom <= edges.top + 1 ||
    box.top >= edges.bottom - 1
  );
}

/** The box whose edges an element is held to: what is laid over the page is held to that which it is laid out in. */
function holderOf(pass: Pass, element: Element): Element | null {
  const { position } = pass.style(element);
  if (position === 'fixed') return null;
  let at = parentOf(element);
  if (position !== 'absolute') return at;
  while (at && pass.style(at).position === 'static' && pass.style(at).transform === 'none') at = parentOf(at);
  return at;
}
