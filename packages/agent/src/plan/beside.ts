import type { Target } from '@smokejumper/contracts';
import { matchName } from '../ground/names/names.ts';
import { isControl } from '../ground/names/roles.ts';
import { bare, rung } from '../ground/names/text.ts';
import { ancestors, closest, fullText, type Item, isWithin, subtree } from '../ground/view/view.ts';

const entries = ['row', 'listitem', 'article', 'option', 'treeitem'];

/** Role and name, as a plan writes what stood beside a target. */
export function calledIn(item: Item): string {
  return `${item.role} "${item.name}"`;
}

/**
 * The controls that held the words of a target when it was found, and were not it: where the target is gone, none of them
 * is what became of it. What the entries of a list hold changes with the list, and is left out.
 */
export function besideIt(item: Item, { text }: Target): string[] {
  if (text === undefined) return [];
  const others = subtree(ancestors(item).at(-1) ?? item).filter(
    (other) =>
      isControl(other) &&
      other.name !== '' &&
      calledIn(other) !== calledIn(item) &&
      !isWithin(other, item) &&
      !isWithin(item, other) &&
      closest(other, ({ role }) => entries.includes(role)) === null &&
      (matchName(other, text, { spelling: false })?.rung ?? rung.none) >= rung.phrase,
  );
  return [...new Set(others.map(calledIn))].slice(0, 8);
}

/** Whether each name of a target's scope stands somewhere by itself, and not only as part of another: "Tea" in "Green tea". */
export function hasWholeScope(items: readonly Item[], { scope }: Target): boolean {
  if (scope === undefined) return true;
  const wanted = bare(scope.text ?? '');
  const stands = (item: Item) =>
    [item.name, item.label, fullText(item), ...(item.runs ?? [])].some((name) => withoutCount(name) === wanted);
  return (wanted === '' || items.some(stands)) && hasWholeScope(items, scope);
}

function withoutCount(name: string): string {
  return name.length > 200 ? '' : bare(bare(name).replace(/\s*(?:\(\d+\)|\d+)$/, '')) || bare(name);
}
