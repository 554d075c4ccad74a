import { ground } from '../../ground/ground.ts';
import type { Item } from '../../ground/view/view.ts';
import type { Hands } from '../../run/hands.ts';
import { failure } from '../../run/outcome.ts';
import { calms } from '../../run/session.ts';
import { type Act, need, type Tool } from '../tool.ts';

export const hover: Tool = async (hands, act) => {
  const result = await hands.perform(need(act, 'hover'), { type: 'hover' });
  if (!result.ok) {
    const text = result.outcome === 'not_found' ? await mereText(hands, act) : null;
    if (text === null) return result;
    return failure('not_found', 'no_evidence', `"${text.text}" is plain text, and nothing tells what to point at`);
  }
  hands.session.touched('all');
  await hands.session.calm(calms.acted);
  return result;
};

// What hangs on it opens by style alone, or nothing does: the page says neither.
async function mereText(hands: Hands, { step, quoted }: Act): Promise<Item | null> {
  const view = await hands.session.look();
  const found = ground(view, { target: step.target ?? {}, purpose: 'hover', exact: quoted });
  return found.kind === 'one' && found.item.ref === null ? found.item : null;
}
