import { elementOf, holds, idOf } from '../ids.ts';
import { createPass } from '../pass.ts';
import { originOf } from '../tree/origin.ts';
import { deepHit, describeLayer, dismissersOf } from './hit.ts';
import { arm } from './watch.ts';

export interface Through {
  point: { x: number; y: number } | null;
  interceptor: string | null;
  dismissers: number[];
}

/** Carries a point of a frame's viewport into the document around it, and asks what lies there. */
export function through(input: { id: number; x: number; y: number; secrets: string[]; armMs: number }): Through {
  const owner = elementOf(input.id) as HTMLElement | null;
  const pass = createPass(input.secrets);
  if (!owner?.isConnected) return { point: null, interceptor: null, dismissers: [] };
  let point = carry(owner, input.x, input.y);
  if (!inside(point)) {
    // The frame's own document has scrolled the element into the frame; the frame itself may be out of sight.
    scrollBy({ left: point.x - innerWidth / 2, top: point.y - innerHeight / 2, behavior: 'instant' });
    point = carry(owner, input.x, input.y);
  }
  if (!inside(point)) return { point: null, interceptor: null, dismissers: [] };
  const hit = deepHit(point.x, point.y);
  if (hit && holds(owner, hit)) {
    // Nothing of this document is meant: a press that ends up in it is kept from it.
    if (input.armMs > 0) arm(0, input.armMs);
    return { point, interceptor: null, dismissers: [] };
  }
  if (!hit) return { point: null, interceptor: null, dismissers: [] };
  const { text, layer } = describeLayer(pass, hit);
  return { point: null, interceptor: text, dismissers: dismissersOf(pass, layer).map(idOf) };
}

function inside(point: { x: number; y: number }): boolean {
  return point.x >= 0 && point.y >= 0 && point.x < innerWidth && point.y < innerHeight;
}

function carry(owner: HTMLElement, x: number, y: number): { x: number; y: number } {
  const { left, top, scaleX, scaleY } = originOf(owner);
  return { x: left + x * scaleX, y: top + y * scaleY };
}

export function originById(id: number): { left: number; top: number; scaleX: number; scaleY: number } | null {
  const owner = elementOf(id) as HTMLElement | null;
  return owner?.isConnected ? originOf(owner) : null;
}
