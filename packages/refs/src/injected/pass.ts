import { parentOf, shadowOf } from './ids.ts';
import { makeRedactor } from './text.ts';

/** What one evaluation has already worked out. Never kept for the next one: the page may have changed. */
export interface Pass {
  redact(text: string): string;
  style(element: Element): CSSStyleDeclaration;
  /** Drawn at all: not `display: none`, not `visibility: hidden`, not in a closed `details`. Size is not asked. */
  shown(element: Element): boolean;
  memo<T>(kind: string, element: Element, make: () => T): T;
}

export function createPass(secrets: readonly string[]): Pass {
  const styles = new Map<Element, CSSStyleDeclaration>();
  const shown = new Map<Element, boolean>();
  const memos = new Map<string, Map<Element, unknown>>();
  const pass: Pass = {
    redact: makeRedactor(secrets),
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
  const style = pass.style(element);
  // `display: contents` has no box of its own, and checkVisibility calls that invisible.
  if (style.display === 'contents') {
    const parent = parentOf(element);
    return parent === null || pass.shown(parent);
  }
  return element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false });
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
