import type { RefOutcome, Step } from '@smokejumper/contracts';
import type { RefAction } from '@smokejumper/refs';
import type { Page } from 'playwright';
import type { Need } from '../brains/brain.ts';
import { type Item, nameOf } from '../ground/view/view.ts';
import { pause } from '../settle/pause.ts';
import { hiddenBehind } from '../tools/parts/presses/hidden-behind.ts';
import { putBack, tookIt } from './around/kept-state.ts';
import { effectOf, type Stand, standOf } from './effect.ts';
import type { Rail } from './help/rails.ts';
import { type Finding, type Locate, locating } from './locating.ts';
import { type Done, done, type Failure, failure } from './outcome.ts';
import { calms, type Session } from './session.ts';
import { leafing } from './sight/leaf-through.ts';
import { foldingAway, noteActed } from './sight/unfolded.ts';
import { untilFaded } from './sight/until-faded.ts';

/** What the tools act with. Each action is decided on a snapshot, guarded by the ref engine, and then let settle. */
export interface Hands {
  session: Session;
  page(): Page;
  /** Waits for the one element that is meant; says what stood in the way otherwise. */
  locate: Locate;
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

const light = new Set(['fill', 'type', 'clear', 'hover', 'scrollIntoView', 'read']);

/** What the page stood like before an action: looked at, not needed, or as it was before the action that came earlier. */
export type Standing = 'looked at' | 'not needed' | 'as before';

interface Deciding extends Finding {
  rail?: Rail | null;
  standing?: Standing;
  next?: Step | undefined;
}

export function createHands(session: Session, decide: Deciding): Hands {
  const { ctx, input } = session;
  let landed = 0;

  const locateDrawn = locating(session, decide);
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
