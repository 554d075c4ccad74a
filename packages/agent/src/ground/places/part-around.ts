import type { Scope, Target } from '@smokejumper/contracts';
import { frames } from '../names/nouns.ts';
import { isWithin, type View } from '../view/view.ts';
import { areasOf } from './scope.ts';

/**
 * "Deploying has a badge in the sidebar": the entry stands in that part of the page, and not the part in the entry. The same
 * target where the part holds nothing by that name, or what goes by it has such a part itself ("the card has a button in its
 * header").
 */
export function partAround(view: View, target: Target): Target {
  if (target.scope === undefined) return target;
  const { scope: entry, ...part } = target.scope;
  if (part.relation !== 'within' || part.noun === undefined || !frames.test(part.noun)) return target;
  if (entry?.text === undefined || entry.relation !== 'within' || entry.scope !== undefined) return target;
  const turned: Scope = { ...entry, scope: part };
  const roots = (scope: Scope) => areasOf(view.items, scope, () => true).flatMap(({ root }) => root ?? []);
  const parts = roots(part);
  const [named] = roots(turned);
  const hasOwn = roots(entry).some((item) => parts.some((own) => own !== item && isWithin(own, item)));
  return named === undefined || hasOwn ? target : { ...target, scope: turned };
}
