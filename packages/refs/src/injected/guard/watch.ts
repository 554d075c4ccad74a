import { docToken } from '../doc.ts';
import { elementOf, isClosed } from '../ids.ts';
import { createPass, type Pass } from '../pass.ts';
import { deepHit, describeLayer, takes } from './hit.ts';

/** What the first press after arming met: the element, something else (then it was kept from it), or nothing yet. */
export interface Press {
  state: 'waiting' | 'landed' | 'blocked';
  by: string | null;
  /** Whether the button came up over the element as well: only then is a press a click. */
  clicked: boolean;
}

const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick', 'auxclick', 'contextmenu'];
let press: Press = { state: 'waiting', by: null, clicked: false };
let disarm: (() => void) | null = null;

/**
 * From now on a trusted press reaches the page only if it meets the element: between looking and pressing the page
 * may have moved. `id` 0 lets nothing pass: for the frames around the element's own.
 */
export function arm(id: number, maxMs: number, isStill: () => boolean = () => true): void {
  disarm?.();
  press = { state: 'waiting', by: null, clicked: false };
  const listen = (event: Event) => {
    if (!event.isTrusted) return;
    if (press.state === 'landed') {
      if (event.type === 'click') press.clicked = meets(createPass([]), id, event);
      return;
    }
    if (press.state === 'waiting') judge(id, event, isStill);
    if (press.state !== 'blocked') return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of presses) window.addEventListener(type, listen, { capture: true, passive: false });
  const timer = setTimeout(() => disarm?.(), maxMs);
  disarm = () => {
    clearTimeout(timer);
    for (const type of presses) window.removeEventListener(type, listen, { capture: true });
    disarm = null;
  };
}

/** What the press met; ends the watch. */
export function pressed(): Press & { doc: string } {
  disarm?.();
  return { ...press, doc: docToken() };
}

function judge(id: number, event: Event, isStill: () => boolean): void {
  const pass = createPass([]);
  if (meets(pass, id, event)) {
    const still = isStill();
    press = { state: still ? 'landed' : 'blocked', by: still ? null : 'what it had become', clicked: false };
    return;
  }
  const target = targetOf(event);
  const by = target instanceof Element ? describeLayer(pass, target).text : 'the page';
  press = { state: 'blocked', by, clicked: false };
}

function meets(pass: Pass, id: number, event: Event): boolean {
  const element = id === 0 ? null : elementOf(id);
  const target = targetOf(event);
  return element !== null && target instanceof Element && takes(pass, element, target);
}

/** What an event is for; in a closed shadow root the browser names only the host, so the point is asked instead. */
function targetOf(event: Event): EventTarget | undefined {
  const target = event.composedPath()[0];
  if (!(event instanceof MouseEvent) || !(target instanceof Element) || !isClosed(target)) return target;
  return deepHit(event.clientX, event.clientY) ?? target;
}
