import type { Want } from '../find.ts';
import { isCalled, type Match } from '../names/names.ts';
import { isDialog, isDropdown, isFormControl, isHeading, isPressable, isTextField, isTick } from '../names/roles.ts';
import { bare, fold, rung } from '../names/text.ts';
import { isFurniture } from '../repeats/groups.ts';
import {
  ancestors,
  closest,
  foldedText,
  fullText,
  has,
  type Item,
  namesFor,
  subtree,
  type View,
} from '../view/view.ts';
import { stands } from './ticks.ts';

/**
 * Nothing is put into it: a button that says neither that it is on nor that it opens, and shows its own name at most or
 * a sign for it.
 */
export function isMereButton(item: Item): boolean {
  if (item.role !== 'button' && item.role !== 'tab') return false;
  if (stands(item) || has(item, 'expanded', 'collapsed', 'haspopup')) return false;
  const shown = bare(fullText(item));
  return /^\P{N}?$/u.test(shown) || shown === bare(item.name);
}

/**
 * "The Newsletter checkbox" is that of "Newsletter once a week", whatever mere button is called just Newsletter; "the
 * Profile panel" the open dialog of that name, and neither what opens it nor its title; "the Pike section" what stands
 * under that title, and not the link in a table of contents that leads there.
 */
export function withoutMere<Found extends Match>(found: readonly Found[], { target, purpose }: Want): Found[] {
  if (target.role === 'region' && (purpose === 'read' || purpose === 'region')) return withoutOpeners(found);
  const isBox = ({ item, rung: level }: Found) => isTick(item) && level >= rung.phrase;
  const isMere = purpose === 'tick' && found.some(isBox);
  return found.filter(({ item }) => !isMere || !isMereButton(item));
}

function withoutOpeners<Found extends Match>(found: readonly Found[]): Found[] {
  const dialogs = found.flatMap(({ item, rung: level }) => (isDialog(item) && level >= rung.loose ? item : []));
  const isPart = ({ item }: Found) => ancestors(item).some((up) => dialogs.includes(up));
  if (dialogs.length > 0) return found.filter((match) => !(isPressable(match.item) || isPart(match)));
  const isTitle = ({ item, rung: level }: Found) => closest(item, isHeading) !== null && level >= rung.loose;
  return found.some(isTitle) ? found.filter(({ item }) => !leadsElsewhere(item)) : [...found];
}

// An entry of a table of contents, or of a menu, beside the title that it leads to.
function leadsElsewhere(item: Item): boolean {
  const isLink = ({ role }: Item) => role === 'link';
  if (closest(item, isHeading) !== null) return false;
  return (
    closest(item, isLink) !== null || subtree(item).some((part) => isLink(part) && fullText(part) === fullText(item))
  );
}

/**
 * What may be meant beside a mere button or a link of the menu by that very name: "tick Newsletter" where a box to tick
 * is called "Newsletter once a week", "select Chile from Country" where a dropdown is "Country of birth".
 */
export function putInstead({ item }: Match, matches: readonly Match[], want: Want): Item[] {
  const { purpose, target } = want;
  const isMenu = purpose === 'option' && item.role === 'link' && isFurniture(item);
  if (!isMenu && !isMereButton(item)) return [];
  const fits = takes[purpose];
  if (fits === undefined) return [];
  const goesBy = (other: Item) => purpose === 'tick' || begins(other, target.text ?? '');
  return matches.flatMap((other) =>
    other.rung >= rung.phrase && fits(other.item) && goesBy(other.item) ? other.item : [],
  );
}

const takes: Partial<Record<Want['purpose'], (item: Item) => boolean>> = {
  tick: isTick,
  option: ({ role }) => role === 'radio' || role === 'checkbox' || role === 'option',
  dropdown: (item) => isDropdown(item) || isTextField(item),
  'form-control': isFormControl,
};

function begins(item: Item, text: string): boolean {
  return text !== '' && namesFor(item).some((name) => `${bare(name)} `.startsWith(`${bare(text)} `));
}

/** The fields whose names begin with words that but mere buttons are called by. Empty where anything else is. */
export function fieldsBeside({ items }: View, text: string): Item[] {
  const shown = items.filter((item) => !has(item, 'hidden'));
  const isNamed = (item: Item) => isCalled(item, text);
  const fields = shown.filter((item) => isFormControl(item) && begins(item, text));
  // Most pages have no such field or no such button: the names of all else are compared only where both are there.
  if (fields.length === 0 || !shown.some((item) => isMereButton(item) && isNamed(item))) return [];
  const labels = new Set(fields.flatMap(namesFor).map(fold));
  const isOther = (item: Item) => closest(item, isMereButton) === null && !labels.has(foldedText(item));
  return shown.some((item) => !isFormControl(item) && isOther(item) && isNamed(item)) ? [] : fields;
}
