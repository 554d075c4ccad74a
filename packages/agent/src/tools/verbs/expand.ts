import { ground } from '../../ground/ground.ts';
import { isPressable } from '../../ground/roles.ts';
import { rung } from '../../ground/text.ts';
import { has, type Item, nameOf, type View } from '../../ground/view.ts';
import { done, failure } from '../../run/outcome.ts';
import { disclosureFor, treeNodeOf } from '../parts/disclosure.ts';
import { type Act, need, type Tool } from '../tool.ts';

// "Expand Folk" may be the very name of the control that does it.
function spokenOf(act: Act, view: View): ReturnType<typeof need> | null {
  const { text, role, ...rest } = act.step.target ?? {};
  if (text === undefined || (role !== undefined && role !== 'button')) return null;
  const spoken = { ...need(act, 'press', { ...rest, text: `Expand ${text}` }), exact: true };
  const found = ground(view, spoken);
  return found.kind === 'one' && found.rung >= rung.loose && isPressable(found.item) ? spoken : null;
}

// The press may have changed what stands around the entry, and with it the ref. What stood there before is another one.
function foldedStill(view: View, entry: Item, before: View): Item | null {
  if (!['treeitem', 'row'].includes(entry.role) || !has(entry, 'collapsed')) return null;
  const known = new Set(before.items.map((item) => item.ref));
  const folded = view.items.filter((item) => item.role === entry.role && has(item, 'collapsed'));
  const [only, ...others] = folded.filter((item) => item.name === entry.name && !known.has(item.ref));
  return folded.find((item) => item.ref === entry.ref) ?? (others.length === 0 ? (only ?? null) : null);
}

function hasNews(before: View, now: View): boolean {
  const known = new Set(before.items.map((item) => item.ref));
  return now.items.some((item) => item.ref !== null && !known.has(item.ref)) || now.items.length > before.items.length;
}

/** `expand`: unfolds a section or tree node; what is unfolded already stays so. */
export const expand: Tool = async (hands, act) => {
  const seek = async () => {
    const spoken = spokenOf(act, await hands.session.look());
    const found = await hands.locate(spoken ?? need(act, 'press'));
    return found.ok ? { ok: true as const, item: disclosureFor(found.item) } : found;
  };
  const found = await seek();
  if (!found.ok) return found;
  if (has(found.item, 'expanded') || /^(?:collapse|fold|hide)\b/i.test(found.item.name)) return done(found.item);
  const before = await hands.session.look();
  const pressed = await hands.performOn(seek, { type: 'click' });
  // What says nothing of being open has been opened only if something came: its words may merely be chosen.
  const silent = found.item.role === 'generic';
  if (pressed.ok && silent && !hasNews(before, await hands.session.look({ fresh: true })))
    return failure('no_effect', 'no_evidence', `nothing tells how ${nameOf(found.item)} is opened`, {
      item: found.item,
    });
  const still = pressed.ok
    ? foldedStill(await hands.session.look({ fresh: true }), treeNodeOf(found.item) ?? found.item, before)
    : null;
  // An entry of a tree may merely be chosen by a press; its key unfolds it.
  return still === null ? pressed : hands.act(still, { type: 'press', value: 'ArrowRight' });
};
