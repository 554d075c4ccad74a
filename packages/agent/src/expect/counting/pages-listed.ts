import type { Target } from '@smokejumper/contracts';
import { isPager } from '../../ground/controls/pagers.ts';
import { says } from '../../ground/names/text.ts';
import { asListed } from '../../ground/repeats/entries.ts';
import { headingOver, headingsOf, repeatGroups } from '../../ground/repeats/groups.ts';
import { listsCalled } from '../../ground/repeats/lists.ts';
import { ancestors, closest, fullText, has, type Item, type View } from '../../ground/view/view.ts';
import { type Checker, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';
import { countOf } from '../verbs/count.ts';

/**
 * Counts the pages that are listed, or checks that none is: in a list that is called so or stands under such a title.
 * Where nothing tells what is listed, or that there is none, how many pages there are is open.
 */
export function pagesListed(check: Checker, countListed: Checker): Checker {
  return (step, facts) => {
    const target = asListed(step.target ?? {});
    const { role, text } = step.target ?? {};
    // "The login page is not shown" is about the page in front.
    const isInFront = text !== undefined && step.action !== 'assertCount';
    if (role !== 'page' || target.role === 'page' || isInFront) return check(step, facts);
    const { view } = facts;
    const open = untoldPages(view, target, text ?? '');
    const quoted = open?.at === undefined ? [] : quotesOf(view, open.at);
    if (open !== null) return { ...unproven('no_evidence', open.seen, quoted), mayCome: true };
    if (step.action === 'assertCount') return countListed({ ...step, target }, facts);
    return countListed({ ...step, action: 'assertCount', target, op: 'eq', value: '0' }, facts);
  };
}

// `kind`: the word in front of them, "wiki pages".
function untoldPages(view: View, target: Target, kind: string): { seen: string; at?: Item | undefined } | null {
  const { items } = view;
  const pager = items.find((item) => isPager(item) && !has(item, 'hidden'));
  if (pager !== undefined)
    return { seen: 'nothing tells whether the pages are those that the list is leafed through by', at: pager };
  const found = countOf(view, target);
  if (found.kind !== 'items') return null;
  const [first] = found.items;
  if (first === undefined)
    return items.some(saysNone) || isListedEmpty(items)
      ? null
      : { seen: 'nothing on the page is told to be a list of pages' };
  const names = namesOver(items, first, found.items);
  const isOfKind = kind === '' || [...names, view.title].some((name) => says(name, kind));
  const isTold = isOfKind && names.some((name) => ofPages.test(name));
  return isTold ? null : { seen: `nothing tells that what is listed are ${target.noun}`, at: first };
}

// The names of the list and of what is around it, and the title above it.
function namesOver(items: readonly Item[], first: Item, entries: readonly Item[]): string[] {
  const around = ancestors(first).slice(0, 3);
  const heading = headingOver(headingsOf(items), entries);
  return [...around.flatMap(({ name, label }) => [name, label]), heading === undefined ? '' : fullText(heading)];
}

/** "All pages", "Pages in this category", never "Settings for pages". */
const ofPages = /^(?:(?!(?:about|by|for|from|how|in|of|on|to|with|without)\b)[\p{L}\d-]+ )*pages\b/iu;
const none =
  /^(?:there (?:are|is) |you have )?(?:currently )?(?:no|0) pages?(?: (?:found|available|listed|yet|here|(?:exist|match|to (?:show|display|list)|were found)\b.*))?\W*$/i;

function saysNone(item: Item): boolean {
  return none.test(item.text.trim()) && !has(item, 'hidden') && closest(item, ({ role }) => role === 'option') === null;
}

function isListedEmpty(items: readonly Item[]): boolean {
  const lists = listsCalled(items, 'pages');
  return lists.length > 0 && lists.every((list) => repeatGroups(list.items, { least: 1 }).length === 0);
}
