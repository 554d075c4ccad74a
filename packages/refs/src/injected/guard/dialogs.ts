import { holds } from '../ids.ts';
import type { Pass } from '../pass.ts';
import { findPoint } from './hit.ts';

const dialogs = 'dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true]';

/**
 * The dialog that takes the page away from this field: no one types behind it, though the page would let them. A field that
 * has the focus or is open may have opened it itself, as for a calendar.
 */
export function dialogOver(pass: Pass, field: Element): Element | null {
  if (field.matches(':focus,[aria-expanded=true]')) return null;
  const open = [...document.querySelectorAll(dialogs)].filter((dialog) => !holds(dialog, field) && pass.shown(dialog));
  const over = open.at(-1);
  if (!over || findPoint(pass, field).point) return null;
  return layersOver(field).some((layer) => isBlanket(pass, layer, open)) ? over : null;
}

/** What lies over the middle of the field, the uppermost first. */
function layersOver(field: Element): Element[] {
  const { x, y, width, height } = field.getBoundingClientRect();
  const layers = document.elementsFromPoint(x + width / 2, y + height / 2).filter((layer) => !holds(layer, field));
  const at = layers.findIndex((layer) => holds(field, layer));
  return at < 0 ? layers : layers.slice(0, at);
}

/** Laid over all that can be seen, or in a dialog that says that nothing else can be used. */
function isBlanket(pass: Pass, layer: Element, open: readonly Element[]): boolean {
  if (open.some((dialog) => dialog.ariaModal === 'true' && holds(dialog, layer))) return true;
  const { width, height } = layer.getBoundingClientRect();
  const laid = /^(fixed|absolute)$/.test(pass.style(layer).position);
  return laid && width >= innerWidth * 0.95 && height >= innerHeight * 0.95;
}
