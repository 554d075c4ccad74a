import { parentOf, shadowOf } from '../ids.ts';
import type { Pass } from '../pass.ts';

/**
 * Beyond the window in what is fixed to it: no scrolling of the page leads there. A field, which something else may draw,
 * and what holds the focus are in use.
 */
export function isPinnedOutside(pass: Pass, element: Element): boolean {
  if (!(element instanceof HTMLElement) || !isPinned(pass, parentOf(element))) return false;
  if (!isOutside(element) || element.matches(`:focus-within,${fields}`)) return false;
  // A box may lie elsewhere than what it holds, which is then looked at for itself.
  const inside = [...element.querySelectorAll('*')];
  if ([element, ...inside].some((part) => shadowOf(part) !== null)) return false;
  if (isBefore(element) && inside.some((part) => part.matches(fields))) return false;
  return inside.every((part) => isOutside(part) || isNothing(part));
}

/** Whether what lies in an element stays where it is in the window. Of a long chain all but the last is known already. */
function isPinned(pass: Pass, element: Element | null): boolean {
  if (element === null || element === document.body || element === document.documentElement) return false;
  return pass.memo('pinned', element, () => {
    const isFixed = pass.style(element).position === 'fixed' && (element as HTMLElement).offsetParent === null;
    return (isFixed || isPinned(pass, parentOf(element))) && !scrolls(pass, element);
  });
}

// What is cut off is brought into sight by the page itself, as the next slide of a show is.
function scrolls(pass: Pass, element: Element): boolean {
  const { overflowX, overflowY } = pass.style(element);
  const across = overflowX !== 'visible' && element.scrollWidth > element.clientWidth;
  return across || (overflowY !== 'visible' && element.scrollHeight > element.clientHeight);
}

function isOutside(element: Element): boolean {
  const { left, top } = element.getBoundingClientRect();
  return !isNothing(element) && (isBefore(element) || left >= innerWidth || top >= innerHeight);
}

// Many a field is laid out of sight to the left or above, and drawn by its label.
function isBefore(element: Element): boolean {
  const { right, bottom } = element.getBoundingClientRect();
  return right <= 0 || bottom <= 0;
}

function isNothing(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width < 2 || height < 2;
}

const fields = 'input,select,textarea';
