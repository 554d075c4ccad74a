import { isControl } from '../names/roles.ts';
import { closest, type Item, isWithin } from '../view/view.ts';
import { isLifted } from '../view/windows.ts';

/**
 * Whether something lies over the page that a heading titles: a message that floats or stands outside of the main part that
 * the heading is in, or words in a box that does both. A toast "Created: Dinner" is not in the calendar, although it follows
 * the heading "Calendar" and no other heading comes between. A button that floats may be the page's own.
 */
export function liesOver(item: Item, heading: Item): boolean {
  const main = closest(heading, ({ role }) => role === 'main');
  const isApart = (up: Item) => !isWithin(heading, up);
  const isOutside = (up: Item) => main !== null && !isWithin(up, main);
  const isOver = (up: Item) =>
    isApart(up) && (messages.includes(up.role) ? isOutside(up) || isLifted(up) : isOutside(up) && up.lifted === true);
  const over = closest(item, isOver);
  return over !== null && (messages.includes(over.role) || closest(item, isControl) === null);
}

const messages = ['alert', 'status', 'log'];
