import { holds, parentOf } from '../ids.ts';
import type { Pass } from '../pass.ts';

const controls =
  'a[href],button,input:not([type=hidden]),select,textarea,[role=button],[role=link],[role=checkbox],[role=switch],' +
  '[role=radio],[role=tab],[role=option],[role=menuitem],[tabindex]:not([tabindex="-1"])';
const bounds = /^(body|main|form|fieldset|section|dialog|table|tr|td|ul|ol|li|nav)$/;
/** A single widget is no taller, and its input no deeper in it. */
const [tallest, deepest] = [80, 5];

/**
 * The box that a library draws in place of an input: a switch whose input is not seen, a dropdown whose words lie over
 * its input, a field that lets the pointer through. The smallest box around it with a size, if it holds no other
 * control; null for any other input.
 */
export function shellOf(pass: Pass, element: Element): Element | null {
  if (!(element instanceof HTMLInputElement)) return null;
  const isDrawn = isDropdown(element) || isUnseenTick(pass, element);
  if (!isDrawn && !letsThrough(pass, element)) return null;
  let at = parentOf(element);
  for (let steps = 0; at && steps < deepest; steps += 1, at = parentOf(at)) {
    if (bounds.test(at.localName)) return null;
    const { width, height } = at.getBoundingClientRect();
    if (height > tallest || holdsOther(pass, at, element)) return null;
    if (width >= 8 && height >= 8 && !isUnseenBox(pass, at)) return at;
  }
  return null;
}

/** Whether a press on `hit` is one on the box drawn for the element, or on the words in the same widget as it. */
export function inShell(pass: Pass, element: Element, hit: Element): boolean {
  let shell = shellOf(pass, element);
  for (let steps = 0; shell && steps < deepest; steps += 1) {
    if (shell === hit || holds(shell, hit)) return true;
    if (!isDropdown(element)) return false;
    shell = widened(pass, element, shell);
  }
  return false;
}

/**
 * Whether `hit` merely makes a dropdown easier to touch: empty and clear, laid over it in a small box where it is the only
 * control, with the pointer's hand. What waits, or guards a whole form, is no such layer.
 */
export function isTouchLayer(pass: Pass, element: Element, hit: Element): boolean {
  const opens = element.matches('[role=combobox],[aria-haspopup]');
  const box = parentOf(hit);
  if (!opens || !box || hit.childNodes.length > 0 || !holds(box, element) || bounds.test(box.localName)) return false;
  const { cursor, position, backgroundColor, backgroundImage } = pass.style(hit);
  const clear = backgroundImage === 'none' && /^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  if (cursor !== 'pointer' || position !== 'absolute' || !clear) return false;
  return box.getBoundingClientRect().height <= tallest && !holdsOther(pass, box, element);
}

// The words of a dropdown lie beside the box of its input: the next box around both, while nothing else is in it.
function widened(pass: Pass, element: Element, shell: Element): Element | null {
  const up = parentOf(shell);
  if (!up || bounds.test(up.localName) || up.getBoundingClientRect().height > tallest) return null;
  if (up.querySelector('label') || holdsOther(pass, up, element)) return null;
  return up;
}

/** Whether a box holds another control that people see: what only carries a value to a form is none. */
function holdsOther(pass: Pass, box: Element, input: Element): boolean {
  return [...box.querySelectorAll(controls)].some(
    (other) => other !== input && pass.shown(other) && !(isDropdown(input) && (isArrow(other) || isCarrier(other))),
  );
}

/** What opens a dropdown besides its input, and is reached by the pointer alone. */
function isArrow(control: Element): boolean {
  return control.getAttribute('role') === 'button' && (control as HTMLElement).tabIndex < 0;
}

/** The native list in which a library keeps what was chosen, out of reach of the keyboard. */
function isCarrier(control: Element): boolean {
  return control.localName === 'select' && (control as HTMLElement).tabIndex < 0;
}

// A field that takes no words and opens a list is one, whatever its role.
function isDropdown(input: Element): boolean {
  if (input.getAttribute('role') === 'combobox') return true;
  return input.getAttribute('aria-haspopup') === 'listbox' && (input as HTMLInputElement).readOnly;
}

function letsThrough(pass: Pass, input: Element): boolean {
  return pass.style(input).pointerEvents === 'none' && pass.shown(input);
}

function isTick(input: HTMLInputElement): boolean {
  return /^(checkbox|radio)$/.test(input.type);
}

/** A box to tick that only what is drawn for it shows. */
export function isUnseenTick(pass: Pass, input: Element): boolean {
  if (!(input instanceof HTMLInputElement && isTick(input))) return false;
  const { width, height } = input.getBoundingClientRect();
  return width * height <= 1 || isUnseenBox(pass, input);
}

function isUnseenBox(pass: Pass, box: Element): boolean {
  return Number(pass.style(box).opacity) < 0.05;
}
