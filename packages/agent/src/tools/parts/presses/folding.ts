import { ground } from '../../../ground/ground.ts';
import { isPressable } from '../../../ground/names/roles.ts';
import { rung } from '../../../ground/names/text.ts';
import { ancestors, has, type Item, nameOf, type View } from '../../../ground/view/view.ts';
import type { Hands } from '../../../run/hands.ts';
import { done, failure, type ToolResult } from '../../../run/outcome.ts';
import type { Session } from '../../../run/session.ts';
import { pause } from '../../../settle/pause.ts';
import { type Act, need } from '../../tool.ts';
import { disclosureFor, leadsAway, treeNodeOf } from './disclosure.ts';

/** One of the two ways to fold: what is said for it, the states before and after, and the key for an entry of a tree. */
interface Way {
  verb: string;
  from: 'expanded' | 'collapsed';
  to: 'expanded' | 'collapsed';
  key: string;
  done: string;
  /** A button that offers the other way is in the wanted state already. */
  offersOther: RegExp;
}

export const ways = {
  expand: {
    verb: 'Expand',
    from: 'collapsed',
    to: 'expanded',
    done: 'opened',
    key: 'ArrowRight',
    offersOther: /^(?:collapse|fold|hide)\b/i,
  },
  collapse: {
    verb: 'Collapse',
    from: 'expanded',
    to: 'collapsed',
    done: 'folded',
    key: 'ArrowLeft',
    offersOther: /^(?:expand|unfold)\b/i,
  },
} as const satisfies Record<string, Way>;

// "Expand Folk" may be the very name of the control that does it.
function spokenOf(act: Act, view: View, { verb }: Way): ReturnType<typeof need> | null {
  const { text, role, ...rest } = act.step.target ?? {};
  if (text === undefined || (role !== undefined && role !== 'button')) return null;
  const spoken = { ...need(act, 'press', { ...rest, text: `${verb} ${text}` }), exact: true };
  const found = ground(view, spoken);
  return found.kind === 'one' && found.rung >= rung.loose && isPressable(found.item) ? spoken : null;
}

// The press may have changed what stands around the entry, and with it the ref. What stood there before is another one.
function asBefore(view: View, entry: Item, { before, from }: { before: View; from: Way['from'] }): Item | null {
  if (!['treeitem', 'row'].includes(entry.role) || !has(entry, from)) return null;
  const known = new Set(before.items.map((item) => item.ref));
  const still = view.items.filter((item) => item.role === entry.role && has(item, from));
  const [only, ...others] = still.filter((item) => item.name === entry.name && !known.has(item.ref));
  return still.find((item) => item.ref === entry.ref) ?? (others.length === 0 ? (only ?? null) : null);
}

function hasNews(before: View, now: View): boolean {
  const known = new Set(before.items.map((item) => item.ref));
  return now.items.some((item) => item.ref !== null && !known.has(item.ref)) || now.items.length > before.items.length;
}

// What goes may take its time, and what is gone may stay in the page without a height.
async function hasFolded({ session }: Hands, before: View, { to }: Way): Promise<boolean> {
  if (to === 'expanded') return hasNews(before, await session.look({ fresh: true }));
  return comes(session, (now) => hasLess(before, now));
}

/** Whether the page comes to look so, for as long as an expectation is waited for. */
async function comes(session: Session, looks: (view: View) => boolean): Promise<boolean> {
  const end = session.ctx.now() + session.input.budgets.expectMs;
  for (;;) {
    if (looks(await session.look({ fresh: true }))) return true;
    if (session.ctx.now() >= end) return false;
    await pause(session.ctx, 100);
  }
}

function hasLess(before: View, now: View): boolean {
  const left = new Map(now.items.map((item) => [item.ref, item]));
  return before.items.some((item) => {
    if (item.ref === null || has(item, 'hidden')) return false;
    const then = left.get(item.ref);
    if (then === undefined || has(then, 'hidden')) return true;
    return item.box !== null && then.box !== null && then.box.height < item.box.height - 1;
  });
}

// It says itself whether it is open, and said the same as before for as long as an expectation is waited for. An entry of
// a tree may be merely chosen by a press, and has its key.
async function isStillSo(
  hands: Hands,
  item: Item,
  { before, from }: { before: View; from: Way['from'] },
): Promise<boolean> {
  const { session } = hands;
  if (!has(item, from) || treeNodeOf(item) !== null || item.role === 'row') return false;
  const isOtherwise = (view: View) => {
    const now = view.items.find(({ ref }) => ref !== null && ref === item.ref);
    return now === undefined || !has(now, from) || hasNews(before, view);
  };
  return !(await comes(session, isOtherwise));
}

/** Folds or unfolds a section or an entry of a tree; what stands so already stays so. */
export async function fold(hands: Hands, act: Act, way: Way): Promise<ToolResult> {
  const seek = async () => {
    const spoken = spokenOf(act, await hands.session.look(), way);
    const found = await hands.locate(spoken ?? need(act, 'press'));
    return found.ok ? { ok: true as const, item: disclosureFor(found.item, way.to) } : found;
  };
  const found = await seek();
  if (!found.ok) return found;
  if (has(found.item, way.to) || way.offersOther.test(found.item.name)) return done(found.item);
  if (leadsAway(found.item))
    return failure(
      'refused',
      'no_evidence',
      `${nameOf(found.item)} leads to another page, and nothing beside it folds`,
      {
        item: found.item,
      },
    );
  const before = await hands.session.look();
  const pressed = await hands.performOn(seek, { type: 'click' });
  // What says nothing of being open has been opened only if something came, and shut if something went: its words may
  // merely be chosen.
  const silent = !has(found.item, way.from);
  if (pressed.ok && silent && !(await hasFolded(hands, before, way)))
    return failure('no_effect', 'no_evidence', `nothing tells how ${nameOf(found.item)} is ${way.done}`, {
      item: found.item,
    });
  if (pressed.ok && (await isStillSo(hands, found.item, { before, from: way.from })))
    return failure('no_effect', 'action_had_no_effect', `${nameOf(found.item)} stayed ${way.from}`, {
      item: found.item,
    });
  const still = pressed.ok
    ? asBefore(await hands.session.look({ fresh: true }), treeNodeOf(found.item) ?? found.item, {
        before,
        from: way.from,
      })
    : null;
  return still === null ? pressed : byKey(hands, still, way);
}

// An entry of a tree may merely be chosen by a press; its key unfolds it. Where the tree itself keeps the focus, it is the
// tree that hears the key for the entry that was chosen.
async function byKey(hands: Hands, entry: Item, { key, from }: Way): Promise<ToolResult> {
  const pressed = await hands.act(entry, { type: 'press', value: key });
  if (pressed.ok || pressed.refOutcome !== 'disabled') return pressed;
  const view = await hands.session.look({ fresh: true });
  const now = view.items.find(({ ref }) => ref === entry.ref);
  if (now !== undefined && ancestors(now).some((up) => has(up, 'focused'))) {
    await hands.direct((page) => page.keyboard.press(key));
    const then = (await hands.session.look({ fresh: true })).items.find(({ ref }) => ref === entry.ref);
    if (then !== undefined && !has(then, from)) return done(then);
  }
  return failure('refused', 'no_evidence', `nothing tells how ${nameOf(entry)} is folded`, { item: entry });
}
