import { markOf } from './field/hidden.ts';
import { parentOf, shadowOf } from './ids.ts';
import { makeRedactor } from './name/text.ts';

/** What one evaluation has already worked out. Never kept for the next one: the page may have changed. */
export interface Pass {
  redact(text: string): string;
  style(element: Element): CSSStyleDeclaration;
  /** Drawn at all: not `display: none`, not `visibility: hidden`, not in a closed `details`. Size is not asked. */
  shown(element: Element): boolean;
  memo<T>(kind: string, element: Element, make: () => T): T;
  /** For `shown` alone. */
  drawn: Map<Element, boolean>;
}

export function createPass(secrets: readonly string[]): Pass {
  const styles = new Map<Element, CSSStyleDeclaration>();
  const shown = new Map<Element, boolean>();
  const memos = new Map<string, Map<Element, unknown>>();
  const pass: Pass = {
    drawn: new Map(),
    redact: makeRedactor(secrets, markOf),
    style(element) {
      let style = styles.get(element);
      if (style === undefined) {
        style = getComputedStyle(element);
        styles.set(element, style);
      }
      return style;
    },
    shown(element) {
      let value = shown.get(element);
      if (value === undefined) {
        value = isShown(pass, element);
        shown.set(element, value);
      }
      return value;
    },
    memo<T>(kind: string, element: Element, make: () => T): T {
      let kept = memos.get(kind);
      if (kept === undefined) {
        kept = new Map();
        memos.set(kind, kept);
      }
      if (!kept.has(element)) kept.set(element, make());
      return kept.get(element) as T;
    },
  };
  return pass;
}

function isShown(pass: Pass, element: Element): boolean {
  return pass.style(element).visibility === 'visible' && isDrawn(pass, element);
}

/** Every layer above lets it be drawn. Climbs in a loop, and only to what is known: trees may be very deep. */
function isDrawn(pass: Pass, element: Element): boolean {
  const chain: Element[] = [];
  let drawn = true;
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const known = pass.drawn.get(at);
    if (known !== undefined) {
      drawn = known;
      break;
    }
    chain.push(at);
  }
  for (const at of chain.reverse()) {
    drawn = drawn && pass.style(at).display !== 'none' && !isShrunk(pass.style(at)) && !isFoldedAway(pass, at);
    drawn &&= !isFlat(pass.style(at), at) && !isGhost(pass.style(at), at);
    pass.drawn.set(at, drawn);
  }
  return drawn;
}

// Made as small as nothing: what waits to be unfolded keeps its place that way.
function isShrunk({ transform, scale }: CSSStyleDeclaration): boolean {
  return scale === '0' || transform.startsWith('matrix(0, 0, 0, 0,');
}

// Neither seen nor met by a pointer: a hint or a second head of the page that waits. What a field draws over it is its own.
function isGhost({ opacity, pointerEvents }: CSSStyleDeclaration, element: Element): boolean {
  return opacity === '0' && pointerEvents === 'none' && !element.matches(fields) && !holdsOneField(element);
}

function holdsOneField(element: Element): boolean {
  return element.textContent?.trim() === '' && element.querySelectorAll(fields).length === 1;
}

// A section that is folded to no height, or a bar to no width, still holds all that it cuts off.
function isFlat({ overflowX, overflowY, display }: CSSStyleDeclaration, element: Element): boolean {
  const [across, down] = [cuts.test(overflowX), cuts.test(overflowY)];
  if (!(across || down) || display === 'inline' || !(element instanceof HTMLElement)) return false;
  if (element === document.body || element.matches(`${fields},button,a`) || holdsKeyCatcher(element)) return false;
  const { clientHeight, clientWidth, scrollHeight, scrollWidth } = element;
  return (down && clientHeight === 0 && scrollHeight > 0) || (across && clientWidth === 0 && scrollWidth > 0);
}

/** Editors of code draw their text themselves: where the caret stands, a box of no size holds the text area that takes the keys. */
export function holdsKeyCatcher(element: Element): boolean {
  const only = element.firstElementChild;
  if (!(only instanceof HTMLTextAreaElement) || element.childElementCount > 1) return false;
  // Of what stands in the line, as a label does, the client sizes are none.
  const { width, height } = element.getBoundingClientRect();
  return height === 0 && width <= 5 && only.offsetHeight > 0;
}

const cuts = /^(?:hidden|clip)$/;
const fields = 'input,select,textarea';

/** In a closed `details`, or in what the page has told the browser not to draw. */
function isFoldedAway(pass: Pass, element: Element): boolean {
  const parent = parentOf(element);
  if (!parent) return false;
  if (parent instanceof HTMLDetailsElement && !parent.open) {
    return parent.querySelector(':scope > summary') !== element;
  }
  return pass.style(parent).contentVisibility === 'hidden';
}

/** Children in the tree that is drawn: the shadow root's instead of the host's, what is slotted instead of the slot's. */
export function drawnChildren(element: Element): ArrayLike<Node> {
  const root = shadowOf(element);
  if (root) return root.childNodes;
  if (element instanceof HTMLSlotElement) {
    const assigned = element.assignedNodes();
    if (assigned.length > 0) return assigned;
  }
  return element.childNodes;
}
