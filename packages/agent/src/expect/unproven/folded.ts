import type { Step, Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { ofKind } from '../../ground/names/nouns.ts';
import { isDialog, isOpenDialog, isPressable } from '../../ground/names/roles.ts';
import { closest, has, type Item, inView, nameOf, subtree, type View } from '../../ground/view/view.ts';
import { type Check, type Facts, met, notMet, targetWords, unproven } from '../check.ts';
import { pageEvidence, quotesOf } from '../outline.ts';

/** What is on a page only while it is open. */
const boxes = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip'];
const comesAndGoes =
  /\b(?:drawer|dialog|modal|pop ?up|pop ?over|overlay|sheet|lightbox|calendar|date ?picker|palette|dropdown|flyout|suggestions?)\b/;

/** `The drawer is open`, `Shipping is collapsed`: whether a check speaks of that. */
export function asksFolded({ action, value }: Step): boolean {
  return action === 'assertState' && (value === 'expanded' || value === 'collapsed');
}

/**
 * Whether something is open that says nothing of it itself: a box that stands there is, one that stood there before the
 * last action and has gone is not, and of anything else it is not told. Null where a control says it, or nothing
 * answers to a name of its own.
 */
export function foldedCheck(
  facts: Pick<Facts, 'view' | 'since' | 'last'>,
  input: { target: Target; controls: readonly Item[]; open: boolean },
): Check | null {
  const { view, since } = facts;
  const { target, controls, open } = input;
  const panel = panelCheck(facts, target, open);
  if (panel !== null) return panel;
  if (controls.some(tellsFold)) return null;
  const [box] = boxesOf(view, target);
  if (box !== undefined) {
    const quotes = quotesOf(view, box);
    return open ? met(quotes) : notMet(`${targetWords(target)} is still open`, quotes, box);
  }
  if (!open && since !== null && boxesOf(since, target).length > 0) return met(pageEvidence(view));
  const [first] = controls;
  if (first === undefined && !comesAndGoes.test(target.noun ?? '')) return null;
  const evidence = first === undefined ? [] : quotesOf(view, first);
  return unproven('no_evidence', `nothing on the page says whether ${targetWords(target)} is open`, evidence);
}

// "The panel" may be a dialog at the side: it is open where it came with the last action, and shut once it went with what
// was pressed in it. Null: none is told.
function panelCheck(facts: Pick<Facts, 'view' | 'since' | 'last'>, target: Target, open: boolean): Check | null {
  const { view, since, last } = facts;
  if (target.role !== 'region' || Object.keys(target).length > 1) return null;
  const [dialog, ...others] = view.items.filter(isOpenDialog);
  if (dialog === undefined) {
    const pressed = since === null ? null : inView(since, last);
    return !open && pressed !== null && closest(pressed, isDialog) !== null ? met(pageEvidence(view)) : null;
  }
  const quotes = quotesOf(view, dialog);
  const came = since !== null && inView(since, dialog) === null;
  if (open && came && others.length === 0 && !subtree(dialog).some(tellsFold)) return met(quotes);
  return unproven('ambiguous', `whether ${nameOf(dialog)} is the panel that is meant is not told`, quotes);
}

/** `The menu is closed`, and no word of which one: whether it speaks of a menu that comes and goes. */
export function asksMenuGone({ action, target }: Step): boolean {
  const { role, ...more } = target ?? {};
  return action === 'assertNotVisible' && role === 'menu' && Object.keys(more).length === 0;
}

/** A menu that stood open before the last action has gone, and only the page's own navigation is left. Null otherwise. */
export function menuGone({ view, since }: Pick<Facts, 'view' | 'since'>): Check | null {
  const open = (page: View) =>
    page.items.filter((item) => item.role === 'menu' && !has(item, 'hidden') && closest(item, isFurniture) === null);
  const stood = since === null ? [] : open(since);
  const left = open(view);
  const gone = stood.length > 0 && (left.length === 0 || (since !== null && shutAgain(since, view, { stood, left })));
  return gone ? met(pageEvidence(view)) : null;
}

// Beside a menu that always stands there: one went, and nothing that had opened any says that it still is open.
function shutAgain(since: View, view: View, { stood, left }: { stood: Item[]; left: Item[] }): boolean {
  const openers = since.items.filter((item) => has(item, 'expanded') && has(item, 'haspopup'));
  const still = (opener: Item) => {
    const now = inView(view, opener);
    return now !== null && has(now, 'expanded');
  };
  return openers.length > 0 && !openers.some(still) && stood.some(({ ref }) => left.every((menu) => menu.ref !== ref));
}

function isFurniture({ role }: Item): boolean {
  return ['navigation', 'complementary', 'banner'].includes(role);
}

function tellsFold(item: Item): boolean {
  return has(item, 'expanded', 'collapsed', 'open') || item.tag === 'details';
}

/** A row is open as the only control in it says that opens anything. */
export function foldIn(item: Item): Item {
  if (tellsFold(item) || !['row', 'listitem', 'heading'].includes(item.role)) return item;
  const [only, ...others] = subtree(item).filter(tellsFold);
  return only === undefined || others.length > 0 ? item : only;
}

function boxesOf(view: View, target: Target): Item[] {
  const { text, noun, role } = target;
  const named =
    text === undefined && noun !== undefined
      ? ofKind(view.items, noun)
      : groundAll(view, { target, purpose: 'read', exact: true, shown: true }).items;
  const found = named.flatMap((item) => boxCalledBy(item) ?? []);
  // What stands in a dialog is no dialog: a panel there may be shut.
  if (role === 'region') return named.filter(isOpenDialog);
  const kinds = noun !== undefined || role === undefined || boxes.includes(role) ? found : [];
  return [...new Set(kinds)].filter((item) => !has(item, 'hidden'));
}

// What is pressed in a menu or a dialog, such as an entry with a menu of its own, is no name of the box it stands in.
function boxCalledBy(item: Item): Item | null {
  const box = closest(item, ({ role }) => boxes.includes(role));
  const pressed = box === item ? null : closest(item, (up) => up === box || isPressable(up));
  return pressed === null || pressed === box ? box : null;
}
