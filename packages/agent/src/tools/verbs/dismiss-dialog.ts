import { has, nameOf, subtree } from '../../ground/view.ts';
import { failure } from '../../run/outcome.ts';
import { awaitDialog } from '../parts/await-dialog.ts';
import { isPressed } from '../parts/note.ts';
import type { Tool } from '../tool.ts';

/** `dismissDialog`: "the alert" may be the browser's own or a message of the page that can be closed. */
export const dismissDialog: Tool = async (hands) => {
  const result = await awaitDialog(hands, false);
  if (result.ok || result.failureClass !== 'missing_element') return result;
  const { items } = await hands.session.look();
  const alert = items.find((item) => item.role === 'alert' && !has(item, 'hidden') && subtree(item).some(isPressed));
  if (alert === undefined) return result;
  const seen = `no dialog of the browser opened, and whether ${nameOf(alert)} is the one that is meant is not told`;
  return failure('not_found', 'no_evidence', seen, { item: alert });
};
