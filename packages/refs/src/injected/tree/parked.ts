/**
 * Where no scrolling leads: fixed beyond the edge of the window, as a drawer that waits, or laid far above or left of
 * what holds it, as a text that is only measured. What holds the focus or a field is in use.
 */
export function isParked(style: CSSStyleDeclaration, element: Element): boolean {
  const { position } = style;
  if (position === 'static' || position === 'sticky' || !(element instanceof HTMLElement)) return false;
  if (position === 'relative' && !isShifted(style)) return false;
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  if (width < 2 || height < 2 || element.matches(':focus-within')) return false;
  if (position === 'fixed') {
    if (element.offsetParent !== null) return false;
    return right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight;
  }
  const above = bottom + scrollY <= 0 && element.offsetTop + element.offsetHeight <= farOff;
  const before = right + scrollX <= 0 && element.offsetLeft + element.offsetWidth <= farOff;
  return (above || before) && !element.matches(fields) && !isInUse(element);
}

/** What only holds a field may be drawn elsewhere for it; with entries to press around the field, it is a menu or a panel. */
function isInUse(element: Element): boolean {
  return element.querySelector(fields) !== null && element.querySelector(entries) === null;
}

/** What waits in its row for the pointer is commonly pushed out to the left of it. */
function isShifted({ left, top }: CSSStyleDeclaration): boolean {
  return Number.parseFloat(left) <= farOff || Number.parseFloat(top) <= farOff;
}

const entries = 'a[href],button,[role^=menuitem],[role=option],[role=tab],[role=treeitem]';
/** A hint that hangs over its button may leave the window with it, and comes back. */
const farOff = -200;
/** A button out there sends nothing that the one which is drawn does not. */
const fields = 'input:not([type=submit],[type=button],[type=reset],[type=image]),select,textarea';

/** What is there for the pointer alone and waits out of sight: it lends its words to nothing around it. */
export function isWaiting(style: CSSStyleDeclaration, element: Element): boolean {
  return isParked(style, element) && element.querySelector('a[href],button') !== null;
}
