import type { Step, Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import {
  isControl,
  isFormControl,
  isHeading,
  isPressedByName,
  saysItsName,
  takesPress,
} from '../../ground/names/roles.ts';
import { bare, isSmall } from '../../ground/names/text.ts';
import { closest, fullText, type Item, isWithin, nameOf, subtree, textsIn, type View } from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';
import type { Reading } from '../reading/reading.ts';

interface Read {
  readings: readonly Reading[];
  wanted: string;
}

/**
 * "The books do not contain X" without a verdict where all that is called Books is a link that leads to them, or a button
 * that opens them, or a title with nothing but what is pressed beside it, and X stands on the page: what stands beside
 * these tells nothing of the books. Null where it is more, or X is not there.
 */
export function onlyLedTo({ target = {}, op }: Step, view: View, read: Read): Check | null {
  const [first] = read.readings;
  if (op !== 'not-contains' || first === undefined) return null;
  const leads = namesPart(target) && read.readings.every(({ item }) => isMereLink(item));
  return leads || isOnlyPressed(target, read.readings) ? standsApart(view, first.item, read) : null;
}

/** The same of "the settings contain X": written small they need not be the button of that name. */
export function onlyOpened({ target = {}, op = 'contains' }: Step, view: View, read: Read): Check | null {
  const [first] = read.readings;
  if (op !== 'contains' || first === undefined || !isSmall(target.text ?? '')) return null;
  return isOnlyPressed(target, read.readings) ? standsApart(view, first.item, read) : null;
}

function standsApart(view: View, item: Item, { readings, wanted }: Read): Check | null {
  if (!/\p{L}{3}|\d{3}/u.test(wanted)) return null;
  const { items } = groundAll(view, { target: { text: wanted }, purpose: 'read', exact: true });
  const isRead = (part: Item) => readings.some(({ quoted }) => quoted.some((one) => isWithin(part, one)));
  const shown = items.find((part) => !isRead(part)) ?? view.items.find(({ value }) => value === wanted);
  if (shown === undefined) return null;
  const seen = `${nameOf(item)} only leads to what it is called, and "${wanted}" stands on the page`;
  return unproven('no_evidence', seen, quotesOf(view, shown));
}

// Several things, or a part of the page: what is told to be a link is one.
function namesPart({ noun, text, role, ordinal, scope }: Target): boolean {
  const called = role === 'region' ? text : role === undefined && text === undefined ? noun : undefined;
  return called !== undefined && ordinal === undefined && scope === undefined;
}

const holders: readonly (string | undefined)[] = [undefined, 'region', 'card', 'dialog'];

// Named by words that but a control goes by, or a title with nothing but controls behind it.
function isOnlyPressed({ noun, role, ordinal, scope }: Target, readings: readonly Reading[]): boolean {
  if (!holders.includes(role) || (noun ?? ordinal ?? scope) !== undefined) return false;
  return readings.every(({ item, quoted }) => {
    const control = closest(item, (up) => isControl(up) || saysItsName(up));
    // Of a part of the page that is told to be one, what stands beside the button is no more.
    if (control !== null) return (role !== undefined || quoted.length === 1) && showsNothing(control);
    const beside = quoted.filter((part) => part !== item);
    return closest(item, isHeading) !== null && beside.length > 0 && beside.every(isPressed);
  });
}

// A picture or a letter that stands for its name, or that name alone.
function showsNothing(control: Item): boolean {
  if (!isPressedByName(control) || isFormControl(control)) return false;
  const shown = bare(fullText(control));
  return /^\P{N}?$/u.test(shown) || shown === bare(control.name);
}

function isPressed(part: Item): boolean {
  const words = textsIn(part);
  return (
    words.length > 0 && words.every((word) => closest(word, (up) => takesPress(up) && !isFormControl(up)) !== null)
  );
}

function isMereLink(item: Item): boolean {
  const link = closest(item, isLink) ?? subtree(item).find(isLink);
  return link !== undefined && link !== null && fullText(link) === fullText(item);
}

function isLink({ role }: Item): boolean {
  return role === 'link';
}
