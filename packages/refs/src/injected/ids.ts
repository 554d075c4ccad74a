/**
 * Numbers for elements, kept outside the page's reach. Weak on both sides: an element the page has dropped may
 * be collected, and its number then names nothing for ever.
 */
const ids = new WeakMap<Element, number>();
const elements = new Map<number, WeakRef<Element>>();
/** Closed shadow roots, which only the browser can hand over. */
const closedRoots = new WeakMap<Element, ShadowRoot>();
const askedHosts = new WeakSet<Element>();
let last = 0;

export function idOf(element: Element): number {
  const known = ids.get(element);
  if (known !== undefined) return known;
  last += 1;
  ids.set(element, last);
  elements.set(last, new WeakRef(element));
  return last;
}

export function elementOf(id: number): Element | null {
  return elements.get(id)?.deref() ?? null;
}

/** Ids of elements that are known and out of the document; forgets the collected ones. */
export function lostIds(): number[] {
  const lost: number[] = [];
  for (const [id, ref] of elements) {
    const element = ref.deref();
    if (element === undefined) elements.delete(id);
    if (!element?.isConnected) lost.push(id);
  }
  return lost;
}

export function shadowOf(element: Element): ShadowRoot | null {
  return element.shadowRoot ?? closedRoots.get(element) ?? null;
}

export function isClosed(element: Element): boolean {
  return closedRoots.has(element);
}

export function adoptRoot(host: Element, root: ShadowRoot): void {
  closedRoots.set(host, root);
}

/** True once per element: whether the browser should be asked for its closed root. */
export function shouldAsk(host: Element): boolean {
  if (askedHosts.has(host)) return false;
  askedHosts.add(host);
  return true;
}

/** The element around this one in the tree that is drawn: slots and shadow hosts included. */
export function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  const parent = element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
}

/** Whether `inner` is `outer` or lies in it, through shadow roots and slots. */
export function holds(outer: Element, inner: Element | null): boolean {
  for (let at = inner; at; at = parentOf(at)) if (at === outer) return true;
  return false;
}
