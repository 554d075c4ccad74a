import type { Want } from '../find.ts';
import type { Found } from '../ground.ts';
import type { Match } from '../names/names.ts';
import { isPressable, isTextField, saysItOpens, takesPress } from '../names/roles.ts';
import { bare, fold } from '../names/text.ts';
import { ancestors, foldedText, has, type Item, isWithin, subtree } from '../view/view.ts';

/** What takes what is to be done to the element that goes by a name; several where nothing tells which of them is meant. */
export function takenBy(match: Match, matches: readonly Match[], want: Want): Found {
  const [item = match.item, ...others] = takersFor(match, matches, want);
  return others.length > 0 ? { kind: 'many', items: [item, ...others] } : { kind: 'one', item, rung: match.rung };
}

function takersFor({ item, rung: level }: Match, matches: readonly Match[], { purpose, target }: Want): Item[] {
  if (['press', 'dropdown', 'form-control'].includes(purpose) && has(item, 'inert')) return [openerAround(item)];
  if (purpose !== 'press') return [item];
  const named = endingPart(item, target.text ?? '');
  if (named.length > 0) return named;
  // Nobody presses the box around a button that answers as well.
  const own = matches.filter((other) => other.rung >= level && isPressable(other.item) && isUsable(other.item));
  const held = takesPress(item) ? [] : own.filter((other) => other.item !== item && isWithin(other.item, item));
  return held.length > 0 ? outermost(held.map((other) => other.item)) : [takerIn(item)];
}

// "The Role filter" is the head of a column that is called Role, and the button "filter" in it that makes up its name.
function endingPart(head: Item, text: string): Item[] {
  if (head.role !== 'columnheader') return [];
  const ends = (part: Item) => part.name !== '' && ` ${bare(text)}`.endsWith(` ${bare(part.name)}`);
  return outermost(subtree(head).filter((part) => part !== head && takesPress(part) && isUsable(part) && ends(part)));
}

function isUsable(item: Item): boolean {
  return item.ref !== null && !has(item, 'hidden');
}

function outermost(items: readonly Item[]): Item[] {
  return items.filter((item) => !items.some((other) => other !== item && isWithin(item, other)));
}

// A field that takes nothing itself may only show what was chosen, on the button that opens the list of what there is.
function openerAround(field: Item): Item {
  const button = ancestors(field).find(({ role }) => role === 'button' || role === 'combobox');
  const opens = button !== undefined && saysItOpens(button) && !has(button, 'inert');
  return opens && button.ref !== null && isTextField(field) ? button : field;
}

/**
 * What takes the press that is meant for an element: the word in the head of a column that sorts by it, or the button in
 * a navigation that unfolds it, where the element takes none itself and just one part of it goes by the same name.
 */
function takerIn(item: Item): Item {
  const mayLend = item.role === 'navigation' || (item.role === 'columnheader' && !has(item, 'clickable'));
  if (!mayLend) return item;
  const isAlike = (part: Item) =>
    foldedText(part) === foldedText(item) || (part.name !== '' && fold(part.name) === fold(item.name));
  const taking = subtree(item).filter((part) => part !== item && part.ref !== null && takesPress(part));
  const alike = taking.filter((part) => !has(part, 'hidden') && isAlike(part));
  return alike.length === 1 ? (alike[0] ?? item) : item;
}
