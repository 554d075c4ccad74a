import type { Scope, Target } from '@smokejumper/contracts';
import { formsOf } from '../../ground/names/one-or-several.ts';
import { bare, isSmall, uncounted } from '../../ground/names/text.ts';
import { areasOf } from '../../ground/places/scope.ts';
import { repeatGroups } from '../../ground/repeats/groups.ts';
import { foldedText, has, type Item, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/**
 * "The Aggregation module", "the activity log", "run #12" or "the Members group of permissions" where nothing is called so,
 * but something is called Aggregation, Activity, #12 or Members: the kind is a word of the reader, which no page must bear.
 * Null where nothing is, and for a thing that is meant by small words alone.
 */
export function untoldKindOf(view: View, target: Target | Scope): Check | null {
  const parts = [target, target.scope, target.scope?.scope];
  for (const [at, part] of parts.entries()) {
    const isPlace = at > 0 || 'relation' in target;
    if (part?.text === undefined || (isSmall(part.text) && !isPlace)) continue;
    const like = isToldIn(view, part, isPlace) ? undefined : likeIt(view, part, isPlace);
    if (like === undefined) continue;
    const seen = `nothing is called "${part.text}", and nothing tells whether ${nameOf(like)} is it`;
    return { ...unproven('no_evidence', seen, quotesOf(view, like)), mayCome: true };
  }
  return null;
}

const kindsOfThing = /^(.*\p{L}.*) (?:app(?:lication)?|module|plug-?in|add-?on|workspace|project)$/u;

/** "The Warehouse app is shown" where something is called Warehouse, and nothing says that it is an app. */
export function untoldThing(view: View, { text = '', role, scope }: Target): Check | null {
  const name = role === undefined && scope === undefined ? kindsOfThing.exec(text)?.[1] : undefined;
  const like = name === undefined ? undefined : view.items.find((item) => calls(item, name));
  if (like === undefined) return null;
  const seen = `nothing is called "${text}", and nothing tells whether ${nameOf(like)} is it`;
  return { ...unproven('no_evidence', seen, quotesOf(view, like)), mayCome: true };
}

// Where a place is told, what is missing in it is missing.
function isToldIn({ items }: View, part: Target | Scope, isPlace: boolean): boolean {
  const { text = '' } = part;
  if (items.some((item) => calls(item, text))) return !isPlace || numberedSo(items, text) === undefined;
  return 'relation' in part && areasOf(items, part, () => true).length > 0;
}

// "The Start button of the Final quiz" where "4.5 Final quiz" stands beside other things that are called so.
function likeIt({ items }: View, part: Target | Scope, isPlace: boolean): Item | undefined {
  const { text = '' } = part;
  const named = isPlace ? (numberedSo(items, text) ?? drawnAsList(items, part)) : undefined;
  return named ?? shorter(text).flatMap((name) => items.find((item) => calls(item, name)) ?? [])[0];
}

// "The results list" where no list is told and boxes alike stand on the page.
function drawnAsList(items: readonly Item[], { role, text = '' }: Target | Scope): Item | undefined {
  if (role !== 'list' || !isSmall(text)) return undefined;
  return repeatGroups(items, { least: 3 }).find(({ kind, aside }) => kind === 'cards' && !aside)?.items[0];
}

// What is left of a name without the words for its kind, which stand behind it or ahead of it.
function shorter(text: string): string[] {
  const [head = text] = text.split(/ of /);
  const [, ahead] = /^(.+) \p{Ll}+$/u.exec(head) ?? [];
  // A bare number is as likely a day of the month.
  const [, behind] = /^\p{L}+ (?!\d+$)(\S+)$/u.exec(text) ?? [];
  // "Version 1.0 Launch", where something is called "1.0 Launch".
  const [, release] = /^\p{L}+ (\d\S*(?: \S+)+)$/u.exec(text) ?? [];
  const names = [head === text ? undefined : head, ahead, behind, release].filter((name) => name !== undefined);
  return [...names.filter((name) => name.length > 1), ...(isSmall(text) ? formsOf(text) : [])];
}

const numbered = /^\d{1,3}(?:\.\d{1,3})*[.):]?\s+(?=\p{L})/u;

const withoutNumber = (words: string) => bare(words).replace(numbered, '');

function numberedSo(items: readonly Item[], text: string): Item | undefined {
  const isIt = (item: Item) => numbered.test(bare(item.text)) && withoutNumber(item.text) === bare(text);
  return items.find((item) => !has(item, 'hidden') && isIt(item));
}

// By all of its words, but for a number ahead of them ("4. Aggregation") or how many there are behind them.
function calls(item: Item, name: string): boolean {
  if (has(item, 'hidden')) return false;
  const isIt = (words: string) =>
    words !== '' && [bare(words), uncounted(words), withoutNumber(words)].includes(bare(name));
  return isIt(item.name) || isIt(foldedText(item));
}
