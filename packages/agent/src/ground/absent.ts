import type { TargetRole } from '@smokejumper/contracts';
import type { Want } from './find.ts';
import { bestOf, groundAll, lookForAll, namesKind } from './ground.ts';
import { commandOf } from './names/further.ts';
import { isDenied, isInCompound, type Match, matchedText } from './names/names.ts';
import { rolesFor } from './names/roles.ts';
import { bare, fold, goesOn, rung } from './names/text.ts';
import { fullText, has, type Item, type View } from './view/view.ts';

/** What still stands. `perhaps`: controls that may be the one that is meant, whose names hold its words among others. */
export interface Standing {
  items: Item[];
  perhaps: Item[];
  scopeMissing: boolean;
}

/**
 * For checks that nothing answers to a target. A compound is another word, and where a kind is named, its name counts:
 * whether a button "Delete account" is the "Delete" button that must be gone is not told, nor whether it is the "Delete".
 */
export function groundAbsent(view: View, want: Want): Standing {
  const { text, ordinal, role = 'button' } = want.target;
  if (text === undefined || ordinal !== undefined) return { ...groundAll(view, want), perhaps: [] };
  const { areas, matches } = lookForAll(view, want);
  const scopeMissing = areas.length === 0;
  const sure = matches.filter(
    (match) => match.rung >= rung.phrase && !isDenied(match, want.target) && !isInCompound(match, want.target),
  );
  if (!namesKind(want)) {
    const rest = want.target.role === undefined ? sure.filter((match) => !isOtherLabel(match, text)) : sure;
    return { items: itemsOf(bestOf(rest)), perhaps: rest.length > 0 ? [] : itemsOf(sure), scopeMissing };
  }
  const called = sure.filter((match) => match.rung >= rung.loose || !hasFurtherWords(match, text));
  const perhaps = called.length > 0 ? [] : sure.filter(({ item }) => goesFor(item, role));
  return { items: itemsOf(called), perhaps: itemsOf(perhaps), scopeMissing };
}

/** What answers to a target, where all of it are commands whose own words go on: "Save as draft" for "Save". */
export function inFurtherWords(view: View, want: Want): Item[] {
  const { text } = want.target;
  const best = text === undefined ? [] : bestOf(lookForAll(view, want).matches);
  return best.every((match) => isOtherLabel(match, text ?? '')) ? itemsOf(best) : [];
}

function itemsOf(matches: readonly Match[]): Item[] {
  return matches.map((match) => match.item);
}

// "Cart 2" and "+ Add" are called Cart and Add.
function hasFurtherWords(match: Match, text: string): boolean {
  return /\p{L}/u.test(matchedText(match).replace(bare(text), ''));
}

// "Save" and "Save as draft" are two commands. What a control merely adds to its words ("Invoice 12 · paid", "Cart 2"),
// what a number tells, and what is made of several parts, as a card is, is the thing itself.
function isOtherLabel(match: Match, text: string): boolean {
  if (match.rung >= rung.loose || /\d/.test(text)) return false;
  const control = commandOf(match.item);
  return control !== null && goesOn(fold(control.name || fullText(control)), bare(text));
}

// What people call a button may be a link, a checkbox a switch, and the other way round.
function goesFor(item: Item, role: TargetRole): boolean {
  if (role === 'checkbox' || role === 'switch') return item.role === 'checkbox' || item.role === 'switch';
  const either = ['button', 'link'];
  if (!either.includes(role)) return rolesFor(role).first.includes(item.role);
  return either.includes(item.role) || has(item, 'clickable');
}
