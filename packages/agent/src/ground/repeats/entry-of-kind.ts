import type { Scope, Target } from '@smokejumper/contracts';
import { isHeading } from '../names/roles.ts';
import { bare, fold, nameAndKind } from '../names/text.ts';
import { foldedText, fullText, type Item, subtree, textsIn, type View } from '../view/view.ts';
import { type Group, headedBy, repeatGroups } from './groups.ts';

/**
 * "The Team plan" where nothing is called so: the box or row that is titled Team, of those that stand under a heading that
 * tells of plans. The same target where there is none, and so for the places it stands in.
 */
export function inKinds(view: View, target: Target): Target {
  const scope = target.scope === undefined ? undefined : placeInKinds(view, target.scope);
  const placed = scope === target.scope ? target : { ...target, scope };
  const role = kindOf(view, target);
  return role === null ? placed : { ...placed, text: nameIn(target), role };
}

/** The same for the place alone: what is pressed is never an entry that is called otherwise. */
export function placeInKinds(view: View, scope: Scope): Scope {
  const outer = scope.scope === undefined ? undefined : placeInKinds(view, scope.scope);
  const placed = outer === scope.scope ? scope : { ...scope, scope: outer };
  const role = scope.relation === 'within' ? kindOf(view, scope) : null;
  if (role === null) return placed;
  return { ...placed, text: nameIn(scope), role, relation: role === 'row' ? 'row' : 'item' };
}

const nameIn = ({ text = '' }: Target | Scope) => nameAndKind(text)?.name ?? text;

function kindOf(
  { items }: View,
  { text = '', role, noun, ordinal }: Target | Scope,
): 'row' | 'card' | 'listitem' | null {
  const said = nameAndKind(text);
  if (said === null || (role ?? noun ?? ordinal) !== undefined) return null;
  const { name, kind } = said;
  if (items.some((item) => foldedText(item) === fold(text) || fold(item.name) === fold(text))) return null;
  const groups = repeatGroups(items, { least: 2 });
  const called = (group: Group | null) => group?.items.filter((item) => bare(titleIn(item)) === bare(name)) ?? [];
  const first = headedBy(items, groups, kind);
  // Where another heading tells of them, too ("Compare plans" over a table), that one lists something else of them.
  const group =
    called(first).length > 0
      ? first
      : headedBy(
          items,
          groups.filter((other) => other !== first && other.kind !== 'rows'),
          kind,
        );
  const [entry, ...others] = called(group);
  if (group === null || entry === undefined || others.length > 0) return null;
  return group.kind === 'rows' ? 'row' : entry.role === 'listitem' ? 'listitem' : 'card';
}

function titleIn(entry: Item): string {
  const title = subtree(entry).find(isHeading) ?? textsIn(entry)[0];
  return title === undefined ? '' : fullText(title);
}
