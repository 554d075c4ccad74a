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
  const { link, page } = seen.tab;
  const frame = seen.frames[seen.frames.length - 1]!;
  const { guardMs, actMs } = session.limits;
  const focus = await link.call(frame, 'focusField', [entry.node, typing.replace], guardMs);
  if (focus.direct) {
    const set = await link.call(frame, 'setDirect', [entry.node, typing.value], guardMs);
    return { acted: true, detail: set.ok ? '' : 'the field did not take the value' };
  }
  if (!focus.focused) return { acted: false, detail: 'the field does not take the focus' };
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
  return { acted: true, detail: await shortfall(session, entry, seen, typing) };
}

/** Says when the field holds something else than what was typed; never what. */
async function shortfall(session: Session, entry: Entry, seen: Guarded, typing: Typing): Promise<string> {
  if (!typing.replace) return '';
  const frame = seen.frames[seen.frames.length - 1]!;
  const holds = await seen.tab.link.call(frame, 'holdsNow', [entry.node], session.limits.guardMs).catch(() => null);
  if (holds === null || holds.trim() === typing.value.trim()) return '';
  return 'the field holds something else than what was typed';
}
