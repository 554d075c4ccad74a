import { ground } from '../../../ground/ground.ts';
import { choicesMeant } from '../../../ground/names/further.ts';
import { isDropdown, isPressable, isTextField, saysItOpens, takesPress } from '../../../ground/names/roles.ts';
import { bare, compareNames, rung } from '../../../ground/names/text.ts';
import {
  ancestors,
  closest,
  fullText,
  has,
  type Item,
  isSizeless,
  nameOf,
  subtree,
  type View,
} from '../../../ground/view/view.ts';
import type { Hands } from '../../../run/hands.ts';
import { type Done, type Failure, failure } from '../../../run/outcome.ts';
import type { Session } from '../../../run/session.ts';
import { leafThrough } from '../../../run/sight/leaf-through.ts';
import { pause } from '../../../settle/pause.ts';
import { sheetsOf } from '../dates/calendar.ts';
import { confirmChoice } from './confirm-choice.ts';
import { keptChoice } from './kept-choice.ts';

/** Chooses an option of a dropdown, native or built from other elements, by the option's visible words. */
export async function chooseOption(hands: Hands, control: Item, value: string): Promise<Done | Failure> {
  if (control.tag === 'select') return chooseNative(hands, control, value);
  // A shut one without entries opens a list of its own elsewhere.
  const isShut = has(control, 'collapsed') && !subtree(control).some(isOption);
  if (control.role === 'listbox' && !isShut) return chooseAmong(hands, control, value);
  const whole = await chooseEntry(hands, control, value);
  const path = value.split(/\s+[/>›»→]\s+/).filter((part) => part !== '');
  if (whole.ok || whole.outcome !== 'not_found' || path.length < 2) return whole;
  // "Tools / Power tools" is an entry of that name, else one behind the other.
  let last: Done | Failure = whole;
  for (const part of path) {
    last = await chooseEntry(hands, control, part, true);
    if (!last.ok) return last;
  }
  return last;
}

async function chooseEntry(
  hands: Hands,
  control: Item,
  value: string,
  open = has(control, 'expanded'),
): Promise<Done | Failure> {
  const view = await hands.session.look();
  let before = shownIn(view);
  if (!open) {
    const stood = entriesNamed(view, value, control).length > 0;
    const opened = await hands.act(control, { type: 'click' });
    if (!opened.ok) return opened;
    // What stood open may be going away by now.
    if (stood) await hands.session.calm({ quietMs: 400, maxMs: 1_200 });
    const shut = shownIn(await hands.session.look({ fresh: stood }));
    const less = [...shut].every((ref) => before.has(ref)) && shut.size < before.size;
    if (less && entriesNamed(view, value, control).some(({ ref }) => !shut.has(ref))) {
      // It stood open, and nothing had said so.
      before = shut;
      const again = await hands.act(control, { type: 'click' });
      if (!again.ok) return again;
    }
  }
  const sought: Sought = { control, value, before, stood: view, open, offered: [] };
  const first = await optionNamed(hands, sought, isWritten(control) ? 700 : undefined);
  // A list that is still being filtered or drawn gives its entries new places: the entry is looked up anew each time.
  const choose = async () => {
    const chosen = await hands.performOn(() => optionNamed(hands, sought), { type: 'click' });
    const confirmed = chosen.ok ? await confirmChoice(hands, chosen, before) : chosen;
    const left = { value, before: view, offered: hands.session.actedOn };
    return (confirmed.ok && !open ? await keptChoice(hands, control, left) : null) ?? confirmed;
  };
  const found = first.ok ? first : ((await leafThrough(hands.session, () => optionNamed(hands, sought, 0))) ?? first);
  if (found.ok) return choose();
  if (!isWritten(control) || has(control, 'readonly')) return found;
  // What opens a calendar is no list to narrow down: words typed there may be taken for a day.
  if (sheetsOf(await hands.session.look()).length > 0) return found;
  const typed = await hands.act(control, { type: 'fill', value });
  if (!typed.ok) return typed;
  await hands.session.calm({ quietMs: 120, maxMs: 1_500 });
  return (await mereField(hands, sought)) ?? choose();
}

// A dropdown may be drawn of a box that only has the role of a field.
function isWritten(control: Item): boolean {
  return isTextField(control) && (/^(?:input|textarea)$/.test(control.tag) || has(control, 'editable'));
}

// A field that says nothing of a choice, and has nothing come up by what is typed there, may be one to write in.
async function mereField({ session }: Hands, { control, before }: Sought): Promise<Failure | null> {
  if (control.role === 'combobox' || saysItOpens(control)) return null;
  const rested = await session.calm({ quietMs: 900, maxMs: session.input.budgets.expectMs });
  const came = [...shownIn(await session.look({ fresh: true }))].some((ref) => !before.has(ref));
  if (!rested || came) return null;
  const seen = `nothing to choose from opened at ${nameOf(control)}, which may be a field to write in`;
  return failure('refused', 'no_evidence', seen, { item: control });
}

interface Sought {
  control: Item;
  value: string;
  /** Refs of what was shown before the dropdown was opened: nothing of that is an entry of it. */
  before: ReadonlySet<string | null>;
  stood: View;
  /** It was open already, so its entries were shown before. */
  open: boolean;
  /** The options that it was last seen to offer. */
  offered: readonly Item[];
}

function shownIn(view: View): ReadonlySet<string | null> {
  return new Set(view.items.filter((item) => !has(item, 'hidden')).map((item) => item.ref));
}

function isOption(item: Item): boolean {
  return ['option', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'treeitem'].includes(item.role);
}

async function optionNamed(
  hands: Hands,
  sought: Sought,
  waitMs = hands.session.input.budgets.expectMs,
): Promise<{ ok: true; item: Item } | Failure> {
  const { session } = hands;
  const { control } = sought;
  const end = Math.min(session.ctx.now() + waitMs, session.deadline);
  for (;;) {
    const view = await session.look();
    const around = aroundOf(view, control);
    const isStill = reissued(sought.stood, view);
    const isEntry = (item: Item) => isNew(item, sought, isStill) || (sought.open && isOption(item));
    const entries = view.items.filter((item) => !around.has(item) && isDrawn(item) && isEntry(item));
    const fits = entriesNamed({ ...view, items: entries }, sought.value, control);
    const [only] = fits;
    if (fits.length === 1 && only !== undefined) return { ok: true, item: only };
    if (session.ctx.now() >= end)
      return only === undefined ? noSuchOption(sought, entries) : severalOptions(sought, fits);
    await awhile(session, end);
  }
}

// What was typed to narrow the list down is read in the dropdown itself and in the boxes around it: none is an entry.
function aroundOf({ items }: View, { ref }: Item): ReadonlySet<Item> {
  const own = items.find((item) => item.ref === ref);
  return new Set(own === undefined ? [] : [own, ...ancestors(own)]);
}

// Entries may still be fetched, filtered or drawn.
async function awhile(session: Session, end: number): Promise<void> {
  await session.calm({ quietMs: 150, maxMs: Math.max(1, Math.min(700, end - session.ctx.now())) });
  await pause(session.ctx, 60);
}

// A text belongs to the element around it, which bears the ref.
function isNew(item: Item, { before }: Sought, isStill: (item: Item) => boolean): boolean {
  const holder = closest(item, (up) => up.ref !== null);
  return holder !== null && !before.has(holder.ref) && !isStill(holder);
}

// What came up may change what is told of all else on the page, which is known anew then: it stands where it stood, or is
// a link that was pushed aside.
function reissued(stood: View, now: View): (item: Item) => boolean {
  const kept = shownIn(now);
  const placeOf = ({ role, name, href, box }: Item) =>
    JSON.stringify([role, name, href, href === '' && box !== null && [box.x, box.y].map(Math.round)]);
  const gone = stood.items.filter((item) => item.box !== null && !has(item, 'hidden') && !kept.has(item.ref));
  const places = new Set(gone.map(placeOf));
  return (item) => places.has(placeOf(item));
}

// Some lists keep a second one beside the drawn one: of no size, for readers of screens only, or the native one.
function isDrawn(item: Item): boolean {
  const list = closest(item, (up) => up.role === 'listbox');
  if (closest(item, ({ tag }) => tag === 'select') !== null) return false;
  return !has(item, 'hidden') && ![item, list].some((part) => part !== null && isSizeless(part));
}

function entriesNamed(view: View, value: string, control: Item): Item[] {
  const named = view.items.filter((item) => isOption(item) && item.ref !== null && isCalled(item, value));
  if (named.length > 0) return named;
  for (const target of [{ text: value, role: 'option' as const }, { text: value }]) {
    const found = ground(view, { target, purpose: 'option', exact: true });
    if (found.kind === 'many') return found.items;
    if (found.kind === 'one' && found.item.ref !== null) {
      const like = view.items.filter((item) => isOption(item) && item.ref !== null && holds(item, value));
      const meant = like.includes(found.item) ? choicesMeant(like, nameIn, value, control) : [found.item];
      return (meant.length > 1 ? meant : [found.item]).map((item) => pressedIn(item, value));
    }
    const perhaps = found.kind === 'none' ? (found.perhaps ?? []).filter(({ ref }) => ref !== null) : [];
    const same = choicesMeant(perhaps, nameIn, value, control);
    if (same.length > 0) return same.map((item) => pressedIn(item, value));
  }
  return [];
}

// An entry may be wider than the link or button in it that bears its words and does what it is for.
function pressedIn(entry: Item, value: string): Item {
  if (takesPress(entry)) return entry;
  const within = subtree(entry).filter((part) => part.ref !== null && isPressable(part) && isCalled(part, value));
  return within.length === 1 ? (within[0] ?? entry) : entry;
}

function nameIn(item: Item): string {
  return item.name || fullText(item);
}

function isCalled(item: Item, value: string): boolean {
  return compareNames(value, nameIn(item), { spelling: false }) >= rung.loose;
}

function holds(item: Item, value: string): boolean {
  return compareNames(value, nameIn(item), { spelling: false }) === rung.phrase;
}

// What was typed to narrow the list down hides what it offers.
function noSuchOption(sought: Sought, entries: readonly Item[]): Failure {
  const { control, value } = sought;
  const options = entries.filter(isOption);
  if (options.length > 0) sought.offered = options;
  const names = [...new Set(sought.offered.map(nameOf))].slice(0, 8);
  const seen = names.length === 0 ? 'nothing to choose opened' : `only ${names.join(', ')}`;
  return failure('not_found', 'missing_element', `${nameOf(control)} has no option "${value}": ${seen}`, {
    item: control,
  });
}

function severalOptions({ value }: Sought, fits: readonly Item[]): Failure {
  return failure('refused', 'ambiguous', `"${value}" may be any of ${fits.slice(0, 5).map(nameOf).join(', ')}`, {
    refOutcome: 'ambiguous',
  });
}

// The words of an option, not its value attribute: that is what the spec's author saw. A page may fetch its options.
async function chooseNative(hands: Hands, given: Item, value: string): Promise<Done | Failure> {
  const { session } = hands;
  const end = Math.min(session.ctx.now() + session.input.budgets.expectMs, session.deadline);
  let entered = false;
  for (let control = given; ; ) {
    const options = subtree(control).filter((item) => item.role === 'option');
    const named = bestNamed(options, value);
    const called = named.filter((item) => isCalled(item, value));
    const fits = called.length > 0 ? called : choicesMeant(named, nameIn, value, control);
    const [only] = fits;
    const seen = fits.length > 1 ? fits : options.slice(0, 8);
    const names = seen.map((item) => `"${item.name || item.text}"`).join(', ');
    if (fits.length > 1) return failure('refused', 'ambiguous', `"${value}" may be any of ${names}`, { item: control });
    const drawn = only === undefined && !entered ? drawnFor(control) : null;
    if (drawn !== null) return chooseOption(hands, drawn, value);
    if (only !== undefined || options.length === 0)
      return hands.act(control, { type: 'select', value: only === undefined ? value : only.name || only.text });
    if (session.ctx.now() >= end) {
      const found = `${nameOf(control)} has no option "${value}", only ${names}`;
      return failure('not_found', 'missing_element', found, { item: control });
    }
    // Whoever turns to the dropdown leaves the field written to last, and the page may answer that with further options.
    if (!entered) await hands.act(control, { type: 'focus' });
    entered = true;
    await awhile(session, end);
    const view = await session.look();
    control = view.items.find(({ ref }) => ref !== null && ref === given.ref) ?? control;
  }
}

// A list that is not drawn may know the chosen option alone; what is drawn right behind it fetches the others.
function drawnFor(list: Item): Item | null {
  const beside = list.up?.children ?? [];
  const behind = beside[beside.indexOf(list) + 1];
  if (!has(list, 'hidden') || behind === undefined) return null;
  const isShown = (item: Item) => isDropdown(item) && !has(item, 'hidden') && item.tag !== 'select';
  const [only, ...others] = subtree(behind).filter(isShown);
  const own = only === undefined || others.length > 0 ? '' : bare(only.name);
  return only !== undefined && ['', bare(list.name), bare(fullText(only))].includes(own) ? only : null;
}

function bestNamed(options: readonly Item[], value: string): Item[] {
  const ranked = options.map((item) => ({
    item,
    rung: compareNames(value, item.name || item.text, { spelling: false }),
  }));
  const best = Math.max(0, ...ranked.map((entry) => entry.rung));
  return ranked.filter((entry) => entry.rung === best && best >= rung.phrase).map(({ item }) => item);
}

async function chooseAmong(hands: Hands, control: Item, value: string): Promise<Done | Failure> {
  const fits = subtree(control).filter((item) => isOption(item) && isCalled(item, value));
  const [only] = fits;
  if (fits.length !== 1 || only === undefined) {
    return failure(
      'not_found',
      fits.length === 0 ? 'missing_element' : 'ambiguous',
      `${nameOf(control)} has ${fits.length} options "${value}"`,
      { item: control },
    );
  }
  return hands.act(only, { type: 'click' });
}
