import { deepActive } from './states.ts';

const keys = ['keydown', 'keypress', 'beforeinput'];
const takers = 'input,textarea,select,button,a[href],[tabindex],[contenteditable]';

let strayed = false;
let disarm: (() => void) | null = null;

/**
 * From now on the first keys reach the page only if the element has the focus: another one may have taken it in between.
 * What the page shows only now may do so, as the field of a search that opens does.
 */
export function armKeys(element: Element, maxMs = 5_000): void {
  disarm?.();
  strayed = false;
  const stood = new Set(document.querySelectorAll(takers));
  const listen = (event: Event) => {
    if (!event.isTrusted) return;
    const active = deepActive();
    if (active === null || !stood.has(active) || hasFocus(element)) {
      if (!strayed) disarm?.();
      return;
    }
    strayed = true;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of keys) window.addEventListener(type, listen, { capture: true });
  const timer = setTimeout(() => disarm?.(), maxMs);
  disarm = () => {
    clearTimeout(timer);
    for (const type of keys) window.removeEventListener(type, listen, { capture: true });
    disarm = null;
  };
}

/** Whether the keys since then were kept from another element; ends the watch. */
export function keysStrayed(): boolean {
  disarm?.();
  return strayed;
}

/** Whether keys go to an element or into it. */
export function hasFocus(element: Element): boolean {
  return element.matches(':focus, :focus-within');
}
