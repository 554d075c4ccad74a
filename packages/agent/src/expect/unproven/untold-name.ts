import type { Scope, Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { isHeading } from '../../ground/names/roles.ts';
import { bare, isSmall, nameAndKind, says } from '../../ground/names/text.ts';
import { fullText, type Item, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';
import { inNextBox } from './next-box.ts';

/**
 * "The Pro plan" where nothing is called so, but something is called Pro: that it is a plan the page need not say. Null
 * where nothing is.
 */
export function untoldName(view: View, target: Target): Check | null {
  for (const part of [target, target.scope]) {
    if (part?.text === undefined || part.role !== undefined || part.noun !== undefined) continue;
    const name = nameAndKind(part.text)?.name;
    const like = name === undefined ? undefined : calledSo(view, name);
    if (like === undefined || calledSo(view, part.text) !== undefined) continue;
    const seen = `nothing is called "${part.text}", and nothing tells whether ${nameOf(like)} is it`;
    return { ...unproven('no_evidence', seen, quotesOf(view, like)), mayCome: true };
  }
  return null;
}

function calledSo(view: View, name: string): Item | undefined {
  const { items } = groundAll(view, { target: { text: name }, purpose: 'read', exact: true, shown: true });
  return items.find((item) => bare(item.name || fullText(item)) === bare(name));
}

/**
 * "The due date of the report is Friday" where the report shows Friday, and nothing there goes by that label: written
 * small it is what a reader calls it, and no name that a page must bear. "The report" is the page that is headed so, too.
 */
export function untoldLabel(view: View, target: Target, wanted: string): Check | null {
  const { text, role, noun, scope, ordinal } = target;
  if (text === undefined || scope === undefined || wanted === '' || !isSmall(text)) return null;
  const isCell = role === 'cell' && scope.relation === 'row';
  if ((role !== undefined && !isCell) || noun !== undefined || ordinal !== undefined) return null;
  if (scope.text === undefined && scope.ordinal === undefined) return ofPage(view, target, wanted);
  const places = [scope, { ...scope, relation: 'item' as const }];
  const [shown] = places.flatMap((place) => {
    const value = { text: wanted, scope: place };
    const { items } = groundAll(view, { target: value, purpose: 'read', exact: true, shown: true });
    const entry = { ...value, scope: { ...place, relation: 'item' as const } };
    const own = items.filter((item) => inNextBox(view, entry, [item]) === null);
    return own.length > 0 ? own : amountsIn(view, place, wanted);
  });
  if (shown === undefined) return null;
  const seen = `"${wanted}" stands in ${targetWords(scope)}, and nothing there tells that it is ${targetWords({ noun: `the ${text}` })}`;
  return { ...unproven('no_evidence', seen, quotesOf(view, shown)), mayCome: true };
}

const amount = /\p{Sc} ?\d[\d.,]*\d|\d[\d.,]* ?\p{Sc}/gu;

// "€132 per night, with €155 struck through": put in words, each amount of it stands there.
function amountsIn(view: View, scope: Scope, wanted: string): readonly Item[] {
  const [number] = /^[-−+]?\d[\d.,]*(?= \p{L}+$)/u.exec(wanted) ?? [];
  // "2.75 hours", where all that stands there is the number.
  const amounts = number === undefined ? (wanted.match(amount) ?? []) : [number];
  if (amounts.length === 0 || amounts[0] === wanted) return [];
  const find = (text: string) =>
    groundAll(view, { target: { text, scope }, purpose: 'read', exact: true, shown: true }).items;
  const found = amounts.map(find);
  return found.every(({ length }) => length > 0) ? (found[0] ?? []) : [];
}

function ofPage(view: View, { text, scope = { relation: 'within' } }: Target, wanted: string): Check | null {
  const { noun, relation, role, ordinal, scope: place } = scope;
  if (relation !== 'within' || [ordinal, place].some((part) => part !== undefined)) return null;
  const isPage = role === 'page' && noun === undefined;
  if (!isPage && (noun === undefined || role !== undefined)) return null;
  const isHeaded = (item: Item) => isHeading(item) && says(fullText(item), noun ?? '');
  if (!isPage && !view.items.some(isHeaded)) return null;
  const { items } = groundAll(view, { target: { text: wanted }, purpose: 'read', exact: true, shown: true });
  const shown = items.find((item) => bare(fullText(item)) === bare(wanted));
  if (shown === undefined) return null;
  const seen = `"${wanted}" stands on the page, and nothing tells that it is ${targetWords({ noun: `the ${text} of the ${noun ?? 'page'}` })}`;
  return { ...unproven('no_evidence', seen, quotesOf(view, shown)), mayCome: true };
}
