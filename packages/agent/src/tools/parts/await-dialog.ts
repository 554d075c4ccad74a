import { isOpenDialog } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { fullText, has, type Item, nameOf, subtree, type View } from '../../ground/view/view.ts';
import type { Hands } from '../../run/hands.ts';
import { done, type Failure, failure, type ToolResult } from '../../run/outcome.ts';
import { calms } from '../../run/session.ts';
import { pause } from '../../settle/pause.ts';
import { isPressed } from './note.ts';

/**
 * Waits for a dialog of the browser that no earlier step has spoken of, and notes how it was answered. Where the page
 * asks instead, "cancel the dialog" presses what says no in its own, and "accept the dialog" the one other button.
 */
export async function awaitDialog(hands: Hands, accepted: boolean): Promise<ToolResult> {
  const { session } = hands;
  const end = session.ctx.now() + session.input.budgets.expectMs;
  const came = () => session.dialogs().length > session.dialogsAnswered;
  while (!came() && session.ctx.now() < end) {
    const answer = accepted ? sayingYes(await session.look()) : sayingNo(await session.look());
    if (answer !== null && (await session.calm(calms.rest)) && !came()) return hands.act(answer, { type: 'click' });
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

/**
 * "And confirm": says yes to a dialog of the browser that opened. Null where the page asks itself: what the browser may ask
 * later is not meant.
 */
export async function answerIfOpen(hands: Hands): Promise<ToolResult | null> {
  const { session } = hands;
  if (session.dialogs().length > session.dialogsAnswered) return awaitDialog(hands, true);
  session.refs.armDialog({ accept: false });
  return null;
}

function openIn({ items }: View): Item[] {
  return items.filter((item) => isOpenDialog(item) && !has(item, 'behind-modal', 'inert'));
}

const isNo = ({ role, name }: Item) => role === 'button' && /^(?:cancel|no)$/.test(bare(name));

function onlyOne(found: Iterable<Item>): Item | null {
  const [only, ...others] = new Set(found);
  return only === undefined || others.length > 0 || has(only, 'hidden', 'disabled') ? null : only;
}

function sayingNo(view: View): Item | null {
  return onlyOne(openIn(view).flatMap(subtree).filter(isNo));
}

const asks = (dialog: Item) => /\?|\bare you sure\b/i.test(`${dialog.name} ${fullText(dialog)}`);

// A dialog that asks, may be refused and has one button more: a form with its Cancel and its Save asks nothing.
function sayingYes(view: View): Item | null {
  const buttons = openIn(view)
    .filter(asks)
    .flatMap(subtree)
    .filter((item) => item.role === 'button' && !has(item, 'hidden'));
  const isAnswer = (item: Item) => !isNo(item) && !/^(?:close|dismiss|×|✕)?$/.test(bare(item.name));
  return buttons.some(isNo) ? onlyOne(buttons.filter(isAnswer)) : null;
}

// "The alert" that is dismissed may be the browser's own or a message of the page that can be closed.
function notOpened(view: View, accepted: boolean): Failure {
  const isClosable = (item: Item) => item.role === 'alert' && !has(item, 'hidden') && subtree(item).some(isPressed);
  const asked = openIn(view).at(-1) ?? (accepted ? undefined : view.items.find(isClosable));
  if (asked === undefined) return failure('not_found', 'missing_element', 'no dialog of the browser opened');
  const seen = `no dialog of the browser opened, and whether ${nameOf(asked)} is the one that is meant is not told`;
  return failure('not_found', 'no_evidence', seen, { item: asked });
}
