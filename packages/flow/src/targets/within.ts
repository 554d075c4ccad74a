import type { ScopeRelation, Target } from '@smokejumper/contracts';
import { type Memory, withoutRelation } from '../resolve/memory.ts';

type Place = NonNullable<Target['scope']>;

/** "In the row for Bob, the Role column": the cell in it. */
export const isCellOf = ({ role, text, scope }: Target, place: Place): boolean =>
  place.relation === 'row' && role === 'column' && text !== undefined && !scope;

/** What stands inside another place, as whatever goes by a name does; a page has its header, its menus and its dialogs anywhere. */
const inner = /^(?:row|cell|column|table|card|listitem|list|region|form)$/;
const standsInside = ({ role, relation, text }: Place) =>
  relation !== 'within' || inner.test(role ?? '') || (role === undefined && text !== undefined);

/** The same thing as a place, whichever way one stands to it and whatever it stands in itself. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  (['role', 'text', 'noun', 'ordinal'] as const).every((key) => one[key] === other[key]);

/** A target in a place; what has a place of its own keeps it, inside the other: "in the dialog, … in the row for Bob". */
export function within(target: Target, place: Place): Target {
  const { scope } = target;
  if (!scope) return { ...target, scope: place };
  if (isSamePlace(scope, place) || !standsInside(scope)) return target;
  return { ...target, scope: { ...within(scope, place), relation: scope.relation } };
}

/** One of those that a dropdown offers. */
export const optionOf = (text: string, dropdown: Target): Target => ({
  text,
  role: 'option',
  scope: { relation: 'within', ...dropdown },
});

/** Nothing stands in a text or on a button. */
const isSolid = ({ role, noun }: Target) =>
  role === undefined ? noun === undefined : /^(?:button|link|checkbox|radio|switch|heading|img)$/.test(role);
const holding = /^(?:row|card|listitem|dialog|region|table|list|form|menu|alert|banner)$/;

/** What was pressed may have opened something of its name; a sign, a button of one row or a field opens nothing. */
const opensNothing = (acted: string, { text, role }: Target, { relation }: Place) =>
  /^(?:assert|check|uncheck|toggle|fill|set|select|clear|pickDate|upload)/.test(acted) ||
  (/^(?:click|doubleClick)$/.test(acted) &&
    (!/[\p{L}\p{N}]/u.test(text ?? 'x') || (role !== undefined && /^(?:row|item)$/.test(relation))));

/**
 * What "in it" points to: `"A" shows on that card, no "B" on it`, `press "+" in the row X and "−" in it`: the card, the
 * row. Nothing stands in a text, but beside it.
 */
export function placeOf({ memory }: { memory: Memory }, target: Target, relation: ScopeRelation): Target {
  const { scope, ...own } = target;
  // What is claimed of a text in a place leaves "it" to the place, whatever kind it is of.
  const isClaimed = /^assert/.test(memory.acted ?? '') && !memory.lost;
  const isHeld = scope && relation === 'within' && isSolid(own) && (isClaimed || holding.test(scope.role ?? ''));
  if (isHeld && opensNothing(memory.acted ?? '', own, scope)) return withoutRelation(scope);
  // "there is 1 row in the table …, click X in it": the row of that table.
  return /^(?:row|card|listitem)$/.test(own.role ?? '') ? target : own;
}
