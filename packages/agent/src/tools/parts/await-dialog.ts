import { isDialog } from '../../ground/roles.ts';
import { bare } from '../../ground/text.ts';
import { has, type Item, nameOf, subtree, type View } from '../../ground/view.ts';
import type { Hands } from '../../run/hands.ts';
import { done, type Failure, failure, type ToolResult } from '../../run/outcome.ts';
import { calms } from '../../run/session.ts';
import { pause } from '../../settle/pause.ts';
import { isPressed } from './note.ts';

/**
 * Waits for a dialog of the browser that no earlier step has spoken of, and notes how it was answered. Where the page
 * asks instead, "cancel the dialog" presses what says no in its own.
 */
export async function awaitDialog(hands: Hands, accepted: boolean): Promise<ToolResult> {
  const { session } = hands;
  const end = session.ctx.now() + session.input.budgets.expectMs;
  const came = () => session.dialogs().length > session.dialogsAnswered;
  while (!came() && session.ctx.now() < end) {
    const no = accepted ? null : sayingNo(await session.look());
    if (no !== null && (await session.calm(calms.rest)) && !came()) return hands.act(no, { type: 'click' });
    await pause(session.ctx, 50);
  }
  const dialog = session.dialogs()[session.dialogsAnswered];
  if (dialog === undefined) return notOpened(await session.look(), accepted);
  session.dialogsAnswered += 1;
  if (dialog.accepted !== accepted && dialog.type !== 'alert') {
    const was = dialog.accepted ? 'accepted' : 'dismissed';
    return failure('refused', 'ambiguous', `the dialog "${dialog.message}" opened before its time and was ${was}`);
  }
  return done(null);
}

function openIn({ items }: View): Item[] {
  return items.filter((item) => isDialog(item) && !has(item, 'hidden', 'behind-modal', 'inert'));
}

function sayingNo(view: View): Item | null {
  const isNo = ({ role, name }: Item) => role === 'button' && /^(?:cancel|no)$/.test(bare(name));
  const [only, ...others] = new Set(openIn(view).flatMap(subtree).filter(isNo));
  return only === undefined || others.length > 0 || has(only, 'hidden', 'disabled') ? null : only;
}

// "The alert" that is dismissed may be the browser's own or a message of the page that can be closed.
function notOpened(view: View, accepted: boolean): Failure {
  const isClosable = (item: Item) => item.role === 'alert' && !has(item, 'hidden') && subtree(item).some(isPressed);
  const asked = openIn(view).at(-1) ?? (accepted ? undefined : view.items.find(isClosable));
  if (asked === undefined) return failure('not_found', 'missing_element', 'no dialog of the browser opened');
  const seen = `no dialog of the browser opened, and whether ${nameOf(asked)} is the one that is meant is not told`;
  return failure('not_found', 'no_evidence', seen, { item: asked });
}
