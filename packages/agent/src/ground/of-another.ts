import type { Scope, Target } from '@smokejumper/contracts';
import { entryGroups } from './entries.ts';
import { type Group, goesBy, headedBy, standElsewhere } from './groups.ts';
import { areasOf } from './scope.ts';
import { fold } from './text.ts';
import { fullText, type Item } from './view.ts';

/** Words for whatever repeats: they tell nothing of what it is. */
const general =
  /\b(?:items?|entr(?:y|ies)|cards?|rows?|records?|results?|hits?|match(?:es)?|listings?|lines?|things?|box(?:es)?|tiles?|elements?|blocks?|options?|choices?|objects?)$/;

/**
 * Why what would be numbered or counted as a target, or as the place it is in, is not told to be that: it stands outside
 * of the heading by that noun, or says itself that it is something else. Null where nothing speaks against it.
 */
export function ofAnother(items: readonly Item[], target: Target): string | null {
  const outer = target.scope === undefined ? null : ofAnother(items, placeAsTarget(target.scope));
  return outer ?? ownAnother(items, target);
}

function placeAsTarget({ relation: _relation, ...target }: Scope): Target {
  return target;
}

function ownAnother(items: readonly Item[], target: Target): string | null {
  const { noun, text, role = 'listitem', scope } = target;
  if (noun === undefined || text !== undefined || !['listitem', 'card', 'row'].includes(role)) return null;
  for (const area of areasOf(items, scope, () => true)) {
    const groups = entryGroups(area.items, { ...target, role });
    const other = anotherKind(area.items, groups, noun);
    if (other !== null) return other;
  }
  return null;
}

/** Why groups of what repeats are not told to be what a noun says. Null where nothing speaks against it. */
export function anotherKind(items: readonly Item[], groups: readonly Group[], noun: string): string | null {
  if (standElsewhere(items, groups, noun)) return `what repeats on the page does not stand under its heading "${noun}"`;
  const word = groups.map((group) => toldAs(items, group, noun)).find((told) => told !== null);
  if (word === undefined) return null;
  return `each of what repeats on the page is called "${word}", and nothing tells that "${noun}" means these`;
}

// "Order 7" and "Order 8" under "Orders" are no messages: they and their title say what they are.
function toldAs(items: readonly Item[], group: Group, noun: string): string | null {
  const words = new Set(group.items.map((entry) => /^(\p{L}{3,})\W{0,3}\d/u.exec(fold(fullText(entry)))?.[1]));
  const [word] = words;
  if (word === undefined || words.size > 1 || general.test(noun) || fold(noun).includes(word)) return null;
  const isTold = (name: string) => goesBy(group, name) || headedBy(items, [group], name) !== null;
  return isTold(word) && !isTold(noun) ? word : null;
}
