import type { Hands } from '../../run/hands.ts';
import { done, failure, type ToolResult } from '../../run/outcome.ts';
import { pause } from '../../settle/pause.ts';

/** Waits for a dialog of the browser that no earlier step has spoken of, and notes how it was answered. */
export async function awaitDialog(hands: Hands, accepted: boolean): Promise<ToolResult> {
  const { session } = hands;
  const end = session.ctx.now() + session.input.budgets.expectMs;
  while (session.dialogs().length <= session.dialogsAnswered && session.ctx.now() < end) await pause(session.ctx, 50);
  const dialog = session.dialogs()[session.dialogsAnswered];
  if (dialog === undefined) return failure('not_found', 'missing_element', 'no dialog of the browser opened');
  session.dialogsAnswered += 1;
  if (dialog.accepted !== accepted && dialog.type !== 'alert') {
    const was = dialog.accepted ? 'accepted' : 'dismissed';
    return failure('refused', 'ambiguous', `the dialog "${dialog.message}" opened before its time and was ${was}`);
  }
  return done(null);
}
