import type { TargetRole } from '@smokejumper/contracts';
import type { Want } from './find.ts';
import { bestOf, groundAll, lookForAll, namesKind } from './ground.ts';
import { isDenied, isInCompound, type Match, matchedText } from './names.ts';
import { rolesFor } from './roles.ts';
import { bare, rung } from './text.ts';
import { has, type Item, type View } from './view.ts';

/** What still stands. `perhaps`: controls of the kind that was named whose names hold its words among others. */
export interface Standing {
  items: Item[];
  perhaps: Item[];
  scopeMissing: boolean;
}

/**
 * For checks that nothing answers to a target. A compound is another word, and where a kind is named, its name counts:
 * whether a button "Delete account" is the "Delete" button that must be gone is not told.
 */
export function groundAbsent(view: View, want: Want): Standing {
  const { text, ordinal, role = 'button' } = want.target;
  if (text === undefined || ordinal !== undefined) return { ...groundAll(view, want), perhaps: [] };
  const { areas, matches } = lookForAll(view, want);
  const scopeMissing = areas.length === 0;
  const sure = matches.filter(
    (match) => match.rung >= rung.phrase && !isDenied(match, want.target) && !isInCompound(match, want.target),
  );
  if (!namesKind(want)) return { items: itemsOf(bestOf(sure)), perhaps: [], scopeMissing };
  const called = sure.filter((match) => match.rung >= rung.loose || !hasFurtherWords(match, text));
  const perhaps = called.length > 0 ? [] : sure.filter(({ item }) => goesFor(item, role));
  return { items: itemsOf(called), perhaps: itemsOf(perhaps), scopeMissing };
}

function itemsOf(matches: readonly Match[]): Item[] {
  return matches.map((match) => match.item);
}

// "Cart 2" and "+ Add" are called Cart and Add.
function hasFurtherWords(match: Match, text: string): boolean {
  return /\p{L}/u.test(matchedText(match).replace(bare(text), ''));
}

// What people call a button may be a link, and the other way round.
function goesFor(item: Item, role: TargetRole): boolean {
  const either = ['button', 'link'];
  if (!either.includes(role)) return rolesFor(role).first.includes(item.role);
  return either.includes(item.role) || has(item, 'clickable');
}
