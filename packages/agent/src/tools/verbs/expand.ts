import { has } from '../../ground/view.ts';
import { done } from '../../run/outcome.ts';
import { disclosureFor } from '../parts/disclosure.ts';
import { need, type Tool } from '../tool.ts';

/** `expand`: unfolds a section or tree node; what is unfolded already stays so. */
export const expand: Tool = async (hands, act) => {
  const seek = async () => {
    const found = await hands.locate(need(act, 'press'));
    return found.ok ? { ok: true as const, item: disclosureFor(found.item) } : found;
  };
  const found = await seek();
  if (!found.ok) return found;
  if (has(found.item, 'expanded') || /^(?:collapse|fold|hide)\b/i.test(found.item.name)) return done(found.item);
  return hands.performOn(seek, { type: 'click' });
};
