import type { Step } from '@smokejumper/contracts';
import { isOpenDialog } from '../../../ground/names/roles.ts';
import { bare } from '../../../ground/names/text.ts';
import { has, type Item, subtree, type View } from '../../../ground/view/view.ts';
import type { Hands } from '../../../run/hands.ts';
import type { Done, Failure } from '../../../run/outcome.ts';

const confirms = /^(?:ok|okay|done|confirm|apply)$/;
const answers: readonly Step['action'][] = ['press', 'dismiss', 'acceptDialog', 'dismissDialog'];

/**
 * What a dropdown opened may be a dialog that waits for its OK: the choice is made once that is pressed. Where the flow
 * itself answers the dialog next, it is left open. `before` are the refs of what stood there before it opened.
 */
export async function confirmChoice(
  hands: Hands,
  chosen: Done,
  before: ReadonlySet<string | null>,
): Promise<Done | Failure> {
  const dialog = dialogOf(await hands.session.look(), before);
  const buttons = dialog === null ? [] : buttonsIn(dialog);
  if (hands.next !== null && isAnswer(hands.next, buttons)) return chosen;
  const [only, ...others] = buttons.filter(({ name }) => confirms.test(bare(name)));
  if (only === undefined || others.length > 0) return chosen;
  const confirmed = await hands.act(only, { type: 'click' });
  return confirmed.ok ? chosen : confirmed;
}

function dialogOf({ items }: View, before: ReadonlySet<string | null>): Item | null {
  const [only, ...others] = items.filter((item) => isOpenDialog(item) && !before.has(item.ref));
  return only === undefined || others.length > 0 ? null : only;
}

function buttonsIn(dialog: Item): Item[] {
  return subtree(dialog).filter(
    (item) => item.role === 'button' && item.ref !== null && !has(item, 'hidden', 'disabled'),
  );
}

function isAnswer({ action, target }: Step, buttons: readonly Item[]): boolean {
  return answers.includes(action) || buttons.some(({ name }) => bare(name) === bare(target?.text ?? ''));
}
