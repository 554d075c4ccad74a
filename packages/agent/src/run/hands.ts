import type { RefOutcome, Step } from '@smokejumper/contracts';
import type { RefAction } from '@smokejumper/refs';
import type { Page } from 'playwright';
import type { Decision, Need } from '../brains/brain.ts';
import { targetWords } from '../expect/check.ts';
import { drawnPerhaps } from '../expect/unproven/drawn.ts';
import { untoldFrame, untoldPopup } from '../expect/unproven/untold.ts';
import { wordlessIn } from '../ground/controls/wordless-in.ts';
import { instead } from '../ground/instead.ts';
import { asWritten } from '../ground/names/as-written.ts';
import { isControl, isMereLabel } from '../ground/names/roles.ts';
import { rung, says } from '../ground/names/text.ts';
import { twoNames } from '../ground/names/two-names.ts';
import { drawingFor } from '../ground/view/drawing.ts';
import { partlyDrawn } from '../ground/view/partly.ts';
import { closest, has, type Item, nameOf, type View } from '../ground/view/view.ts';
import { pause } from '../settle/pause.ts';
import { hiddenBehind } from '../tools/parts/presses/hidden-behind.ts';
import { otherKind } from '../tools/parts/values/other-kind.ts';
import { putBack, tookIt } from './around/kept-state.ts';
import { effectOf, type Stand, standOf } from './effect.ts';
import type { Rail } from './help/rails.ts';
import { type Done, done, type Failure, failure } from './outcome.ts';
import { calms, type Session } from './session.ts';
import { leafing } from './sight/leaf-through.ts';
import { createUnrest, isOver, unread, unsettled } from './sight/patience.ts';
import { foldingAway, noteActed } from './sight/unfolded.ts';
import { untilFaded } from './sight/until-faded.ts';

/** What the tools act with. Each action is decided on a snapshot, guarded by the ref engine, and then let settle. */
export interface Hands {
  session: Session;
  page(): Page;
  /** Waits for the one element that is meant; says what stood in the way otherwise. */
  locate(
    need: Omit<Need, 'step'>,
    options?: { waitMs?: number },
  ): Promise<{ ok: true; item: Item; view: View } | Failure>;
  /** Finds and acts, deciding anew after each refusal, three times at most. */
  perform(need: Omit<Need, 'step'>, action: RefAction): Promise<Done | Failure>;
  /** The same for what is found in another way than by a need. */
  performOn(find: () => Promise<{ ok: true; item: Item } | Failure>, action: RefAction): Promise<Done | Failure>;
  /** Acts on an element just seen. A refusal is not retried. */
  act(item: Item, action: RefAction): Promise<Done | Failure>;
  /** A key, text or wheel that goes to the page and not to one element of it. */
  direct(work: (page: Page) => Promise<unknown>): Promise<void>;
  /** How many actions have reached the page so far. */
  landed(): number;
  /** A refusal is told at once. */
  once: boolean;
  /** What the flow does or claims next. */
  next: Step | null;
}

// The menu that was just opened may still fetch the entry whose name stands elsewhere on the page, too, and the form the
// field whose label is the title of a value just now.
function isMereText({ purpose }: Omit<Need, 'step'>, item: Item): boolean {
  if (purpose === 'form-control') return isMereLabel(item);
  if (purpose !== 'press' && purpose !== 'option') return false;
  return closest(item, (up) => isControl(up) || has(up, 'clickable')) === null;
}

const light = new Set(['fill', 'type', 'clear', 'hover', 'scrollIntoView', 'read']);

/** What the page stood like before an action: looked at, not needed, or as it was before the action that came earlier. */
export type Standing = 'looked at' | 'not needed' | 'as before';

interface Deciding {
  find: (need: Need, view: View) => Promise<Decision>;
  step: number;
  /** What is not found at the first look, or refused, is told at once. */
  once?: boolean;
  rail?: Rail | null;
  standing?: Standing;
  next?: Step | undefined;
}

export function createHands(session: Session, decide: Deciding): Hands {
  const { ctx, input } = session;
  const { find, step } = decide;
  let landed = 0;

  const locateDrawn: Hands['locate'] = async (said, options = {}) => {
    const end = ctx.now() + (options.waitMs ?? input.budgets.expectMs);
    let view = await session.look();
    let rested = false;
    const unrest = createUnrest();
    for (;;) {
      unrest.see(view, rested);
      const need = { ...said, target: asWritten(view.items, said.target) };
      const over = isOver(session, view, end);
      const found = await find({ ...need, step, patient: !over }, view);
      if (isTaken(need, found, { rested, over })) return { ok: true, item: found.item, view };
      if (over && !view.whole) return unread(targetWords(need.target));
      if (found.kind === 'many' && rested) return ambiguous(need, found.items);
      if (over && found.kind === 'none' && unrest.isGoingOn()) return unsettled(targetWords(need.target));
      if (over) return notFound(view, need, found, session.actedOn);
      rested = await session.calm({ quietMs: 200, maxMs: Math.max(1, Math.min(1_000, end - ctx.now())) });
      if (rested && found.kind !== 'many') await pause(ctx, 80);
      view = await session.look(rested && found.kind === 'many' ? { fresh: true } : { maxAgeMs: 500 });
    }
  };

  const locate = decide.once ? locateDrawn : leafing(session, locateDrawn);

  const actOnce: Hands['act'] = async (item, action) => {
    const held = (await decide.rail?.(item, action)) ?? null;
    if (held !== null) return held;
    if (!light.has(action.type)) await untilFaded(session, item);
    await ready(session, landed === 0 ? decide.standing : 'as before');
    const { result, before } = await reach(session, item, action);
    // A dialog that came up meanwhile makes all else inert: that is no fault of the control's.
    if (!result.acted && /\binert\b/.test(result.detail)) {
      const behind = hiddenBehind(await session.look({ fresh: true }), nameOf(item), (other) => other.ref === item.ref);
      if (behind !== null) return behind;
    }
    if (!result.acted) return refusal(item, result);
    landed += 1;
    noteActed(session, item, action);
    await afterwards(session, action.type);
    if (result.slipped) await pressAgain(session, item, action, before);
    const failed = result.unmoved === true ? await unkept(session, item, action, decide.next) : null;
    return failed ?? done(item, result.outcome);
  };

  const actClear = decide.once ? actOnce : foldingAway(session, actOnce);
  const act = decide.once ? actOnce : whenUncovered(session, actClear);

  const performOn: Hands['performOn'] = async (seek, action) => {
    const waits = [150, 0.2 * input.budgets.expectMs, 0.6 * input.budgets.expectMs];
    for (let attempt = 0; ; attempt += 1) {
      const found = await seek();
      if (!found.ok) return found;
      const result = await actClear(found.item, action);
      const wait = waits[attempt];
      if (result.ok || result.outcome !== 'refused' || decide.once) return result;
      if (wait === undefined || attempt >= input.budgets.retriesPerStep) return result;
      await pause(ctx, wait);
      await session.calm(calms.acted);
      await session.look({ fresh: true });
    }
  };

  return {
    session,
    page: () => session.page(),
    locate,
    perform: (need, action) => performOn(() => locate(need), action),
    performOn,
    act,
    landed: () => landed,
    once: decide.once === true,
    next: decide.next ?? null,
    async direct(work) {
      await ready(session, landed === 0 ? decide.standing : 'as before');
      landed += 1;
      await work(session.page());
      session.touched('all');
      await afterwards(session, 'direct');
    },
  };
}

// What only resembles the words, or is mere text, is taken once the page has rested: the right one may yet come.
function isTaken(
  need: Omit<Need, 'step'>,
  found: Decision,
  { rested, over }: { rested: boolean; over: boolean },
): found is Decision & { kind: 'one' } {
  if (found.kind !== 'one' || found.item.ref === null) return false;
  const named = found.rung >= rung.words;
  return rested || (named && (over || !isMereText(need, found.item)));
}

/** A menu that is closing covers what lies behind it for a moment. */
function whenUncovered(session: Session, act: Hands['act']): Hands['act'] {
  const { ctx, input } = session;
  return async (item, action) => {
    let result = await act(item, action);
    for (const wait of [150, 0.2 * input.budgets.expectMs, 0.6 * input.budgets.expectMs]) {
      if (result.ok || result.refOutcome !== 'intercepted') break;
      await pause(ctx, wait);
      await session.calm(calms.acted);
      result = await act(item, action);
    }
    return result;
  };
}

async function ready(session: Session, standing: Standing = 'not needed'): Promise<void> {
  await session.ready();
  const looked = standing === 'looked at' ? await session.look({ fresh: true, values: true }) : null;
  if (standing !== 'as before') session.since = looked;
  session.actedOn = session.seen();
  session.dialogsBefore = session.dialogs().length;
  session.errorsBefore = session.input.recording.pageErrors().length;
  session.glimpses.begin();
  session.mark();
  session.actedAt = session.ctx.now();
}

async function reach(session: Session, item: Item, action: RefAction) {
  const before = await standOf(session, { careful: false });
  const result = await session.refs.act(item.ref ?? '', action, { signal: session.ctx.signal });
  session.touched(light.has(action.type) && result.acted ? 'values' : 'all');
  return { before, result };
}

/**
 * What did not stay as it was set, unless the next step asks how it stands. A field that takes no text at once may take
 * keys; what it takes in neither way it refuses, which the spec may want: the next expectation decides.
 */
async function unkept(
  session: Session,
  item: Item,
  action: RefAction,
  next: Step | undefined,
): Promise<Failure | null> {
  if (action.type === 'fill' && item.tag === 'input' && !(await tookIt(session, item))) {
    await reach(session, item, { ...action, type: 'type' });
    await afterwards(session, 'type');
  }
  const isTick = action.type === 'check' || action.type === 'uncheck' || action.type === 'click';
  return isTick && !/checked|selected/.test(next?.value ?? '') ? putBack(session, item, action) : null;
}

/** Where the page moved under the button and nothing at all came of the press: whoever sees that presses once more. */
async function pressAgain(session: Session, item: Item, action: RefAction, before: Stand): Promise<void> {
  if ((await effectOf(session, before, 'click')) !== 'none') return;
  await reach(session, item, action);
  await afterwards(session, action.type);
}

async function afterwards(session: Session, type: string): Promise<void> {
  if (light.has(type)) return;
  await session.calm(calms.acted);
  const opened = session.watch.opened(session.marked()).filter((page) => !page.isClosed());
  const [only] = opened;
  if (opened.length === 1 && only !== undefined) {
    await only.waitForLoadState('domcontentloaded', { timeout: 5_000 }).catch(() => {});
    await session.front(only);
    await session.calm(calms.opened);
  }
}

interface Refused {
  outcome: RefOutcome;
  detail?: string;
  interceptor?: string | null | undefined;
  dismissers?: readonly unknown[] | undefined;
}

function refusal(item: Item, result: Refused): Failure {
  const { outcome } = result;
  const about = { item, refOutcome: outcome };
  const name = nameOf(item);
  switch (outcome) {
    case 'disabled':
      // A field that passes its focus on is no fault of the page.
      return /focus/.test(result.detail ?? '')
        ? failure('refused', 'no_evidence', `${name} does not take the focus, so nothing was done to it`, about)
        : failure('refused', 'action_had_no_effect', `${name} is disabled`, about);
    case 'intercepted':
      return covered(item, result);
    case 'hidden':
      return failure('refused', 'missing_element', `${name} is in the page but not shown`, about);
    case 'gone':
    case 'stale_navigation':
      return failure('refused', 'missing_element', `${name} went away before it could be used`, about);
    default:
      return failure('refused', 'ambiguous', `${name} kept changing (${outcome}), so nothing was done to it`, about);
  }
}

// What covers a control is never clicked through; a box that asks the visitor something is no fault of the control.
function covered(item: Item, result: Refused): Failure {
  const by = result.interceptor ?? 'something else';
  const asks = /cookie|consent|dialog|modal|banner|popup/i.test(by) || (result.dismissers?.length ?? 0) > 0;
  const text = `${nameOf(item)} is covered by ${by}, so nothing was clicked`;
  return failure('refused', asks ? 'policy' : 'action_had_no_effect', text, { item, refOutcome: 'intercepted' });
}

function ambiguous(need: Omit<Need, 'step'>, items: readonly Item[]): Failure {
  const names = items.slice(0, 5).map((item) => describe(item));
  const more = items.length > 5 ? ` and ${items.length - 5} more` : '';
  const text = `${targetWords(need.target)} may be any of ${items.length} elements: ${names.join('; ')}${more}`;
  return failure('refused', 'ambiguous', text, { refOutcome: 'ambiguous' });
}

function describe(item: Item): string {
  const where = closest(
    item,
    (up) => up !== item && ['row', 'listitem', 'article', 'dialog', 'navigation', 'form'].includes(up.role),
  );
  const context =
    item.context === '' ? (where === null ? '' : ` in ${nameOf(where)}`) : ` (${item.context.slice(0, 60)})`;
  return `${nameOf(item)}${context}`;
}

const entries: readonly (string | undefined)[] = ['row', 'cell', 'listitem', 'card', 'option'];

// What may be in a drawing, or stands on the page outside a part that nothing tells, is not called missing.
function untold(view: View, { target }: Omit<Need, 'step'>, since: View | null): Failure | null {
  if (drawingFor(view, target) !== null) return failure('not_found', 'no_evidence', drawnPerhaps(target));
  const entry = target.scope?.relation === 'row' || target.scope?.relation === 'item' || entries.includes(target.role);
  if (entry && partlyDrawn(view.items).length > 0)
    return failure('not_found', 'no_evidence', `${targetWords(target)} is not in the part of its list that is drawn`);
  const shut = view.items.find(({ folded = '' }) => target.text !== undefined && says(folded, target.text));
  if (shut !== undefined)
    return failure('not_found', 'no_evidence', `"${target.text}" is folded away behind ${nameOf(shut)}, which is shut`);
  const [sign] = wordlessIn(view, target);
  if (sign !== undefined) {
    const seen = `${targetWords(target)} is not told, and a sign without a name there may be it, or open it`;
    return failure('not_found', 'no_evidence', seen);
  }
  const both = target.text === undefined ? null : twoNames(view, target.text);
  if (both !== null)
    return failure(
      'not_found',
      'ambiguous',
      `nothing is called "${target.text}", but ${both.map(nameOf).join(' and ')} are there`,
    );
  const stray = untoldFrame(view, target) ?? untoldPopup(view, target, since);
  return stray?.status === 'unproven' ? failure('not_found', stray.failure, stray.seen) : null;
}

function notFound(view: View, need: Omit<Need, 'step'>, found: Decision, since: View | null): Failure {
  if (found.kind === 'many') return ambiguous(need, found.items);
  const open = otherKind(view, need) ?? untold(view, need, since);
  if (open !== null) return open;
  const what = targetWords(need.target);
  if (found.kind === 'one')
    return failure('not_found', 'missing_element', `${what} is text that nothing can be done to`);
  if (found.kind !== 'none') return failure('not_found', 'missing_element', `${what} is not on the page`);
  const [other] = found.perhaps ?? [];
  if (other !== undefined) {
    const seen = found.since ?? `nothing is called ${what}, and ${nameOf(other)} may be something else`;
    return failure('not_found', 'ambiguous', seen, { refOutcome: 'ambiguous' });
  }
  const where = found.scopeMissing && need.target.scope !== undefined ? targetWords(need.target.scope) : what;
  const near = instead(view, need) ?? 'nothing on it is named alike';
  const inside = where === what && need.target.scope !== undefined;
  const miss = inside ? `there is no ${what}` : `${where} is not on the page`;
  return failure('not_found', 'missing_element', `${miss}; ${near}`);
}
