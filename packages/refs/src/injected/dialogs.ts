import { findPoint } from './hit.ts';
import { holds, parentOf } from './ids.ts';
import type { Pass } from './pass.ts';

const dialogs = 'dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true]';

/**
 * The dialog that takes the page away from this field: no one types behind it, though the page would let them. A field that
 * has the focus or is open may have opened it itself, as for a calendar.
 */
export function dialogOver(pass: Pass, field: Element): Element | null {
  if (field.matches(':focus,[aria-expanded=true]')) return null;
  const open = [...document.querySelectorAll(dialogs)].filter((dialog) => !holds(dialog, field) && pass.shown(dialog));
  if (open.length === 0) return null;
  const { point, interceptor } = findPoint(pass, field);
  if (point || !interceptor || !isUnderBlanket(pass, interceptor, field)) return null;
  return open.at(-1) ?? null;
}

/** What lies there, or a box it is in, is laid over all that can be seen. */
function isUnderBlanket(pass: Pass, over: Element, field: Element): boolean {
  for (let at: Element | null = over; at && !holds(at, field); at = parentOf(at)) {
    const { width, height } = at.getBoundingClientRect();
    const laid = /^(fixed|absolute)$/.test(pass.style(at).position);
    if (laid && width >= innerWidth * 0.95 && height >= innerHeight * 0.95) return true;
  }
  return false;
}
