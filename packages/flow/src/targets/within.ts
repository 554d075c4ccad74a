import type { Target } from '@smokejumper/contracts';
import { type Memory, withoutRelation } from '../resolve/memory.ts';

type Place = NonNullable<Target['scope']>;

/** "In the row for Bob, the Role column": the cell in it. */
export const isCellOf = ({ role, text, scope }: Target, place: Place): boolean =>
  place.relation === 'row' && role === 'column' && text !== undefined && !scope;

/** What stands inside another place; a page has its header, its menus and its dialogs anywhere. */
const inner = /^(?:row|cell|column|table|card|listitem|list|region|form)$/;
const standsInside = ({ role, relation }: Place) => relation !== 'within' || inner.test(role ?? '');

/** A target in a place; what has a place of its own keeps it, inside the other: "in the dialog, … in the row for Bob". */
export function within(target: Target, place: Place): Target {
  const { scope } = target;
  if (!scope) return { ...target, scope: place };
  const isSame = (['role', 'text', 'noun', 'ordinal'] as const).every((key) => scope[key] === place[key]);
  if (isSame || !standsInside(scope)) return target;
  return { ...target, scope: { ...within(scope, place), relation: scope.relation } };
}

/** Nothing stands in a text or on a button. */
const isSolid = ({ role, noun }: Target) =>
  role === undefined ? noun === undefined : /^(?:button|link|checkbox|radio|switch|heading|img)$/.test(role);
const holding = /^(?:row|card|listitem|dialog|region|table|list|form|menu|alert|banner)$/;

/** What "in it" points to: `"A" shows on that card, no "B" on it` means the card, where the other was only seen. */
export function placeOf({ memory }: { memory: Memory }, { scope, ...target }: Target): Target {
  const isSeen = /^assert/.test(memory.acted ?? '');
  return isSeen && scope && isSolid(target) && holding.test(scope.role ?? '') ? withoutRelation(scope) : target;
}
