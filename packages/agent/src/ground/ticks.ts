import { isDropdown, isTick } from './roles.ts';
import { closest, type Item, subtree } from './view.ts';

const ons = /^(?:on|yes|true|1|enabled?|checked|ticked|selected|active|activated|accepted|agreed|allowed)$/i;
const offs = /^(?:off|no|false|0|disabled?|unchecked|unticked|deselected|inactive|deactivated|declined|denied)$/i;

/** The state that a word puts a box to tick into; null for a word that is none: nobody ticks a box to "Closed". */
export function stateIn(value: string): boolean | null {
  const word = value.trim();
  return ons.test(word) ? true : offs.test(word) ? false : null;
}

/** The dropdowns that a box to tick switches on: those in its row or entry, where it is the only box. */
export function dropdownsBeside(tick: Item): Item[] {
  const around = closest(tick, ({ role }) => role === 'row' || role === 'listitem');
  const parts = around === null ? [] : subtree(around);
  return parts.filter(isTick).length === 1 ? parts.filter(isDropdown) : [];
}
