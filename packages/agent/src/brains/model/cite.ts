import type { Description } from '@smokejumper/refs';
import { closest, type Item, type View } from '../../ground/view/view.ts';
import type { Desk } from './desk.ts';
import type { Cited } from './tool.ts';

export type Citation = { ok: true; item: Item; view: View } | { ok: false; text: string };

/** The element a model cites, on the page as it is now; else why there is none, with what there is instead. */
export async function cite(desk: Desk, by: Cited): Promise<Citation> {
  const { session } = desk.course;
  if (typeof by.ref === 'string' && by.ref !== '') return byRef(desk, by.ref.replace(/^\[?(?:ref=)?|\]$/g, ''));
  if (typeof by.description === 'string' && by.description.trim() !== '') {
    const phrase = session.values.fill(by.description);
    const found = await session.refs.describe(phrase, { page: session.page(), signal: session.ctx.signal });
    if (!found.found) return { ok: false, text: missText(found) };
    const view = await session.look();
    const item = view.items.find((entry) => entry.ref === found.ref);
    if (item !== undefined) return { ok: true, item, view };
    return { ok: false, text: `"${by.description}" was there and is gone` };
  }
  if (typeof by.x === 'number' && typeof by.y === 'number') return byPoint(desk, { x: by.x, y: by.y });
  return { ok: false, text: 'cite an element: a ref from the page, or else a description' };
}

async function byRef(desk: Desk, ref: string): Promise<Citation> {
  const { session } = desk.course;
  const view = await session.look({ fresh: true });
  const item = view.items.find((entry) => entry.ref === ref);
  if (item !== undefined) return { ok: true, item, view };
  // The ref engine knows why: invented, of a document that is gone, of another tab, renamed.
  const result = await session.refs.act(ref, { type: 'read' }, { signal: session.ctx.signal });
  return { ok: false, text: `${ref} was not used: ${result.outcome}, ${result.detail}` };
}

async function byPoint(desk: Desk, point: { x: number; y: number }): Promise<Citation> {
  const view = await desk.course.session.look();
  const under = view.items.filter(({ box }) => {
    if (box === null) return false;
    return point.x >= box.x && point.y >= box.y && point.x <= box.x + box.width && point.y <= box.y + box.height;
  });
  const smallest = under.sort((a, b) => areaOf(a) - areaOf(b))[0];
  const canvas = smallest === undefined ? null : closest(smallest, (item) => item.tag === 'canvas');
  if (canvas !== null) return { ok: true, item: canvas, view };
  return { ok: false, text: 'a point is only for a canvas; cite what is there by its ref' };
}

function areaOf({ box }: Item): number {
  return box === null ? Number.POSITIVE_INFINITY : box.width * box.height;
}

function missText(found: Extract<Description, { found: false }>): string {
  const { role, label, text } = found.counts;
  const counts = `matched by role and name ${role}, by label ${label}, by text ${text}`;
  const candidates = found.candidates.slice(0, 8).map((entry) => `${entry.ref} ${entry.role} "${entry.name}"`);
  const several = candidates.length === 0 ? '' : `; candidates: ${candidates.join(', ')}`;
  const samples = found.samples.length === 0 ? '' : `; on the page are: ${found.samples.slice(0, 10).join(', ')}`;
  return `${found.detail} (${counts})${several}${samples}; cite one by its ref instead of describing it again`;
}
