import { targetWords } from '../../expect/check.ts';
import { groundAll } from '../../ground/ground.ts';
import { isCookieBanner, ofKind } from '../../ground/names/nouns.ts';
import { isDialog } from '../../ground/names/roles.ts';
import { fold } from '../../ground/names/text.ts';
import { chipsCalled, isChip } from '../../ground/places/chips.ts';
import { placeOf } from '../../ground/places/scope.ts';
import { fullText, has, type Item, isWithin, nameOf, subtree, type View } from '../../ground/view/view.ts';
import type { Hands } from '../../run/hands.ts';
import { done, failure } from '../../run/outcome.ts';
import { pause } from '../../settle/pause.ts';
import { isPressed, noteOf, notesCalled } from '../parts/note.ts';
import type { Act, Tool } from '../tool.ts';

/** Labels of a control that closes, the plainest first. Where a box asks, what says no comes before what says yes. */
const closers = [
  /^(close|dismiss|hide)\b|^[×✕✖⨯x]$/,
  /^(no,? thanks|not now|maybe later|later|skip)\b/,
  /^(cancel|reject|decline|deny|refuse|only necessary|necessary only)\b|^no$/,
  /^(got it|ok|okay|done|understood)\b/,
];
/** To agree is no way to close, but for a notice about cookies and a box with nothing else to press. */
const agreeing = /^(accept|agree|allow|i agree)\b/;

const opening = { quietMs: 600, maxMs: 900, oneFrame: true };

/** `dismiss`: closes a dialog, popup or banner of the page, by its own control or with Escape. */
export const dismiss: Tool = async (hands, act) => {
  const { session } = hands;
  const end = session.ctx.now() + session.input.budgets.expectMs;
  for (;;) {
    const view = await session.look();
    const boxes = boxesOf(view, act);
    // Of several that go by the words, what is closed is the only one that can be.
    const closable = boxes.length > 1 ? boxes.filter((each) => closerIn(each) !== null) : [];
    const [box, ...more] = closable.length === 1 ? closable : boxes;
    if (box !== undefined && more.length > 0)
      return failure('refused', 'ambiguous', `${targetWords(act.step.target)} may be any of ${more.length + 1} boxes`);
    if (box !== undefined) return closeBox(hands, act, box);
    if (answeredByBrowser(hands, act)) return done(null);
    if (session.ctx.now() > end) return notThere(view, act);
    await pause(session.ctx, 100);
  }
};

// A box of no role may be the one: what plainly closes something stands there.
function notThere({ items }: View, { step: { target } }: Act) {
  const box = targetWords(target);
  const closes =
    target?.text === undefined ? items.find((item) => isPressed(item) && closers[0]?.test(nameIn(item))) : undefined;
  if (closes === undefined || has(closes, 'hidden'))
    return failure('not_found', 'missing_element', `${box} is not on the page`);
  return failure(
    'not_found',
    'no_evidence',
    `nothing on the page is told to be the ${box}, but ${nameOf(closes)} is there`,
  );
}

// "Dismiss the dialog" may speak of the browser's own, which is dismissed unless a step says otherwise.
function answeredByBrowser(hands: Hands, act: Act): boolean {
  const { session } = hands;
  const { text, role } = act.step.target ?? {};
  const dialog = session.dialogs()[session.dialogsAnswered];
  if (text !== undefined || role !== 'dialog' || dialog === undefined || dialog.accepted) return false;
  session.dialogsAnswered += 1;
  return true;
}

function boxesOf(view: View, act: Act): Item[] {
  const { target } = act.step;
  const dialogs = view.items.filter(isDialog);
  const words = fold(`${target?.noun ?? ''} ${target?.text ?? ''}`);
  if (/cookie|consent/.test(words)) return innermost(view.items.filter(isCookieBanner));
  if (target?.text !== undefined && isChip(placeOf(target))) return chipsCalled(view.items, target.text);
  const named = target === undefined ? dialogs : groundAll(view, { target, purpose: 'region', exact: true }).items;
  // The button "Open drawer" is no drawer.
  const called = named.filter(({ role }) => role !== 'button' && role !== 'link');
  const items = called.length > 0 || target?.text === undefined ? called : ofKind(view.items, target.text);
  if (items.length > 0)
    return items.map((item) => dialogs.find((dialog) => isWithin(item, dialog)) ?? aroundWords(item)).filter(unique);
  if (target?.text !== undefined) return [];
  return dialogs.length > 0 ? dialogs.slice(-1) : target?.role === 'alert' ? notesCalled(view.items, target) : [];
}

function aroundWords(item: Item): Item {
  return closerIn(item) === null ? noteOf(item) : item;
}

function unique<T>(item: T, index: number, all: T[]): boolean {
  return all.indexOf(item) === index;
}

function innermost(items: Item[]): Item[] {
  return items.filter((item) => !items.some((other) => other !== item && subtree(item).includes(other)));
}

async function closeBox(hands: Hands, act: Act, box: Item) {
  // What is still opening may not heed that it is to close.
  await hands.session.calm(opening);
  const control = closerIn(box);
  if (control !== null) {
    const again = async () => {
      const view = await hands.session.look();
      const [now] = boxesOf(view, act).filter((other) => other.ref === box.ref || box.ref === null);
      return { ok: true as const, item: (now === undefined ? null : closerIn(now)) ?? control };
    };
    const pressed = await hands.performOn(again, { type: 'click' });
    if (!pressed.ok) return pressed;
  } else {
    await hands.direct((page) => page.keyboard.press('Escape'));
  }
  const { session } = hands;
  const end = session.ctx.now() + session.input.budgets.expectMs;
  // A box that a style hides bit by bit tells nobody when it is gone: each look is a new one.
  for (let view = await session.look(); boxesOf(view, act).some((left) => isSame(left, box)); ) {
    const told = targetWords(act.step.target);
    if (session.ctx.now() > end && control === null)
      return failure('refused', 'no_evidence', `nothing in ${told} tells how it is closed`, { item: box });
    if (session.ctx.now() > end)
      return failure('no_effect', 'action_had_no_effect', `${told} would not close`, { item: box });
    await pause(session.ctx, 60);
    view = await session.look({ fresh: true });
  }
  return done(control ?? box);
}

function isSame(left: Item, box: Item): boolean {
  if (left.ref !== null || box.ref !== null) return left.ref === box.ref;
  return left.role === box.role && fullText(left) === fullText(box);
}

function nameIn({ name, icon }: Item): string {
  return fold(name || icon);
}

function closerIn(box: Item): Item | null {
  const controls = subtree(box).filter(
    (item) => isPressed(item) && item.ref !== null && !has(item, 'disabled', 'hidden'),
  );
  const called = (words: RegExp) => controls.find((item) => words.test(nameIn(item)));
  for (const words of closers) {
    const first = called(words);
    if (first !== undefined) return first;
  }
  return isCookieBanner(box) || controls.length === 1 ? (called(agreeing) ?? null) : null;
}
