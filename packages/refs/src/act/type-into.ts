import type { Guarded } from '../guard/guard.ts';
import type { Entry } from '../ledger/entry.ts';
import { within } from '../link/deadline.ts';
import type { Session } from '../session.ts';
import type { Done } from './point.ts';

export interface Typing {
  /** Replaces what is there; else types at its end, key by key. */
  replace: boolean;
  value: string;
  secret: boolean;
}

/** Puts text into a field as a keyboard would. A covered field may be typed into, as people tab to it; not behind a dialog. */
export async function typeInto(session: Session, entry: Entry, seen: Guarded, typing: Typing): Promise<Done> {
  return whileFocused(
    session,
    entry,
    seen,
    async () => {
      const { link } = seen.tab;
      const frame = seen.frames[seen.frames.length - 1]!;
      const { guardMs } = session.limits;
      const focus = await link.call(frame, 'focusField', [entry.node, typing.replace], guardMs);
      if (focus.direct) {
        const set = await link.call(frame, 'setDirect', [entry.node, typing.value], guardMs);
        return { acted: true, detail: set.ok ? '' : 'the field did not take the value' };
      }
      if (!focus.focused) return { acted: false, detail: 'the field does not take the focus' };
      if (focus.drawn && typing.replace)
        await within(seen.tab.page.keyboard.press('ControlOrMeta+A'), session.limits.actMs);
      await sendText(session, seen, typing);
      return null;
    },
    typing,
  );
}

/**
 * Does what ends in keys, and asks where they went: they reach the page only where the element still has the focus, and
 * are sent again while another one takes it.
 */
export async function whileFocused(
  session: Session,
  entry: Entry,
  seen: Guarded,
  send: () => Promise<Done | null>,
  typing?: Typing,
): Promise<Done> {
  const frame = seen.frames[seen.frames.length - 1]!;
  const until = session.now() + session.limits.moveMs;
  for (;;) {
    const done = await send();
    if (done !== null) return done;
    const met = await seen.tab.link.call(frame, 'typedInto', [entry.node], session.limits.guardMs).catch(() => null);
    if (met?.strayed !== true) {
      const dropped = met?.holds === '' && typing !== undefined && typing.value !== '';
      const detail = met === null ? '' : shortfall(met.holds, typing);
      return { acted: true, detail, ...(dropped && { unmoved: true }) };
    }
    if (session.now() > until) {
      const detail = 'another element took the focus again and again, so nothing was typed';
      const interceptor = 'what takes the focus';
      return { acted: false, detail, refused: { ...seen, verdict: 'intercepted', detail, interceptor } };
    }
  }
}

async function sendText(session: Session, seen: Guarded, typing: Typing): Promise<void> {
  const { link, page } = seen.tab;
  const { actMs } = session.limits;
  if (typing.value === '') {
    if (typing.replace) await within(page.keyboard.press('Delete'), actMs);
  } else if (typing.secret) {
    // Playwright's keyboard would write the value into its trace; the protocol session does not.
    const main = await link.main();
    if (typing.replace) await link.send(main, 'Input.insertText', { text: typing.value }, actMs);
    else
      for (const char of typing.value)
        await link.send(main, 'Input.dispatchKeyEvent', { type: 'char', text: char }, actMs);
  } else if (typing.replace) {
    await within(page.keyboard.insertText(typing.value), actMs);
  } else {
    await within(page.keyboard.type(typing.value), actMs);
  }
  // Text put in at once comes without keys, which many pages wait for; this one writes nothing and is no shortcut.
  if (typing.value !== '' && (typing.replace || typing.secret)) await within(page.keyboard.press('Shift'), actMs);
}

/** Says when the field holds something else than what was typed; never what. */
function shortfall(holds: string, typing: Typing | undefined): string {
  if (typing?.replace !== true || holds.trim() === typing.value.trim()) return '';
  return 'the field holds something else than what was typed';
}
