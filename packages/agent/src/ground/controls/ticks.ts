import { isDropdown, isTick } from '../names/roles.ts';
import { says } from '../names/text.ts';
import { closest, has, type Item, isWithin, nameOf, subtree } from '../view/view.ts';

const ons = /^(?:on|yes|true|1|enabled?|checked|ticked|selected|active|activated|accepted|agreed|allowed)$/i;
const offs = /^(?:off|no|false|0|disabled?|unchecked|unticked|deselected|inactive|deactivated|declined|denied)$/i;

/** How a box to tick, or what is pressed like one, says whether it is on. */
export const tickStates: readonly string[] = ['checked', 'unchecked', 'mixed', 'pressed', 'unpressed'];

/** Whether a control says how it stands: that it is on or off, or chosen. */
export function stands(item: Item): boolean {
  return has(item, ...tickStates, 'selected');
}

/** A box that nobody sees holds the opposite of what is drawn in its place: which of both counts is not told. */
export function isDrawnOtherwise(item: Item): boolean {
  return has(item, 'drawn-otherwise');
}

export function otherwiseWords(item: Item): string {
  return `${nameOf(item)} holds that it is ${has(item, 'checked') ? 'on' : 'off'}, and is drawn as the opposite`;
}

/** The state that a word puts a box to tick into; null for a word that is none: nobody ticks a box to "Closed". */
export function stateIn(value: string): boolean | null {
  const word = value.trim();
  return ons.test(word) ? true : offs.test(word) ? false : null;
}

/** Whether all that a box to tick is called is how it stands, "Enabled": that is no name of it. */
export function tellsState(item: Item): boolean {
  return isTick(item) && item.role !== 'radio' && stateIn(item.label || item.name) !== null;
}

/** "Insured is Yes" where its switch is on: what else is said for the state of a box to tick. */
export function answersOf(item: Item): string[] {
  if (!isTick(item) || item.role === 'radio' || has(item, 'mixed')) return [];
  return [has(item, 'checked') ? 'Yes' : 'No'];
}

/** Whether words stand at a box to tick that is called otherwise: "Monthly" and "Annual" at the two ends of a switch. */
export function isEndOf(item: Item, words: string): boolean {
  return isTick(item) && stateIn(words) === null && says(item.label, words) && !says(item.name, words);
}

/** The dropdowns that a box to tick switches on: those in its row or entry, where it is the only box. */
export function dropdownsBeside(tick: Item): Item[] {
  const around = closest(tick, ({ role }) => role === 'row' || role === 'listitem');
  const parts = around === null ? [] : subtree(around);
  return parts.filter(isTick).length === 1 ? parts.filter(isDropdown) : [];
}

/**
 * The box of the radios that a plain title is over, where a search in a wider one would come upon those of another
 * title: "Yes" under "Show prices" is never the Yes of the next question.
 */
export function ownRadios(title: Item, wide: Item, probe: (items: readonly Item[]) => boolean): Item | null {
  const isRadio = ({ role }: Item) => role === 'radio';
  const own = closest(title, (box) => subtree(box).filter(isRadio).length > 1);
  if (own === null || own === wide || !isWithin(own, wide)) return null;
  const others = subtree(wide).filter((item) => isRadio(item) && !isWithin(item, own));
  return !probe(subtree(own)) && probe(others) ? own : null;
}
