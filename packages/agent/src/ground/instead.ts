import type { Target } from '@smokejumper/contracts';
import type { Want } from './find.ts';
import { groundAll } from './ground.ts';
import { nearestNames } from './nearest.ts';
import { areasOf } from './places/scope.ts';
import type { View } from './view/view.ts';

/** What is there instead of a target that is missing, to end a message with: how many there are, or the nearest names. */
export function instead(view: View, want: Want): string | null {
  const there = fewer(view, want.target);
  if (there !== null) return there === 1 ? 'there is only 1' : `there are only ${there}`;
  const { scope } = want.target;
  const lacksPlace = scope !== undefined && areasOf(view.items, scope, () => true).length === 0;
  const places = lacksPlace ? nearestNames(view, { ...want, target: scope, purpose: 'read' }) : [];
  const near = places.length > 0 ? places : nearestNames(view, want);
  return near.length === 0 ? null : `nearest are ${near.join(', ')}`;
}

// "The fifth" where there are three: how many there are, of the target or of the place that it is looked for in.
function fewer(view: View, target: Target): number | null {
  for (let at: Target | undefined = target; at !== undefined; at = at.scope) {
    const last = at.ordinal ?? 0;
    let there = 0;
    while (there < last && !isMissing(view, { ...at, ordinal: there + 1 })) there++;
    if (there > 0 && there < last) return there;
  }
  return null;
}

function isMissing(view: View, target: Target): boolean {
  return groundAll(view, { target, purpose: 'read', exact: true }).items.length === 0;
}
