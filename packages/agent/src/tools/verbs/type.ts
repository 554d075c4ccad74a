import { isDialog, isPressable, isTextField } from '../../ground/names/roles.ts';
import { closest, has, type Item } from '../../ground/view/view.ts';
import type { Hands } from '../../run/hands.ts';
import { done, failure } from '../../run/outcome.ts';
import { pause } from '../../settle/pause.ts';
import { beforeUnheard, wentUnheard } from '../parts/unheard.ts';
import { generated } from '../parts/values/generated.ts';
import type { Tool } from '../tool.ts';

/** `type`: text into whatever has the focus. */
export const type: Tool = async (hands, { step }) => {
  const value = generated(hands, step);
  if (typeof value !== 'string') return value;
  const text = hands.session.values.reveal(value);
  const fields = await fieldsInstead(hands);
  const [only, ...others] = fields;
  if (only !== undefined && others.length === 0) return hands.act(only, { type: 'type', value: text });
  if (only !== undefined) {
    const says = `no field has the focus, and any of ${fields.length} in the dialog may be meant`;
    return failure('refused', 'ambiguous', says);
  }
  const { session, next } = hands;
  const before = await beforeUnheard(session);
  await hands.direct((page) => page.keyboard.type(text));
  // What a page heard in silence shows upon the key that follows.
  session.unheard = next?.action === 'press' && next.target === undefined ? before : null;
  const unheard = before === null || session.unheard !== null ? null : await wentUnheard(session, before);
  return unheard ?? done(session.last);
};

/**
 * The fields of a dialog whose focus still is on what takes no text: what just opened may get it a moment later. None
 * where it is on a field, or where no dialog stands: a page may listen to keys itself.
 */
async function fieldsInstead({ session }: Hands): Promise<Item[]> {
  const end = session.ctx.now() + 0.2 * session.input.budgets.expectMs;
  for (;;) {
    const { items } = await session.look({ fresh: true, values: true });
    const fields = items.filter((item) => isTextField(item) && isOfDialog(item) && !has(item, ...shut));
    const taken = items.some((item) => has(item, 'focused') && !(isPressable(item) && item.role !== 'option'));
    if (fields.length === 0 || taken) return [];
    if (session.ctx.now() > end) return fields;
    await pause(session.ctx, 50);
  }
}

const shut = ['hidden', 'disabled', 'readonly'];
const isOfDialog = (item: Item) => closest(item, isDialog) !== null;
