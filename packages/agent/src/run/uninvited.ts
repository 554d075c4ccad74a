import type { SpecStep } from '@smokejumper/contracts';
import { fold } from '../ground/text.ts';
import { ancestors, foldedText, has, type Item, nameOf, subtree, type View } from '../ground/view.ts';
import type { Course } from './course.ts';
import type { Hands } from './hands.ts';
import type { Failure } from './outcome.ts';

const invitation =
  /\b(newsletter|subscribe|mailing list|sign up (for|to)|stay in (touch|the loop)|survey|feedback|rate us|welcome|take a tour|what's new|discount|\d+ ?% off|special offer|notifications|(get|install|download) (the|our) app)\b/;
const leaves = /^(close|dismiss|no,? thanks|not now|maybe later|skip|×|✕|✖|x)\b.{0,30}$|^[×✕✖]$/;
const decides = /\b(are you sure|delete|unsaved|error|failed|confirm|payment|terms|cookies?|consent)\b/;

/**
 * A box that invites the visitor to something and lies over the page, of which the flow says nothing, with one control
 * that merely leaves it. Null for one that asks for a decision, reports something, or that the flow speaks of.
 */
export function uninvited(view: View, input: { all: readonly SpecStep[]; target: Item | null }): Item | null {
  const boxes = view.items.filter((item) => item.role === 'dialog' && !isWithin(input.target, item));
  const [box, ...more] = boxes.filter((item) => !ancestors(item).some((up) => up.role === 'dialog'));
  if (box === undefined || more.length > 0) return null;
  const words = foldedText(box);
  if (!invitation.test(words) || decides.test(words) || words.length > 1_200) return null;
  const spoken = input.all.map((spec) => fold(spec.text)).join('\n');
  if (/\b(dialog|pop-?up|modal|newsletter|tour|overlay)\b/.test(spoken)) return null;
  if (box.name !== '' && spoken.includes(fold(box.name))) return null;
  const parts = subtree(box);
  if (parts.some((item) => item.type === 'password')) return null;
  const [closer, ...others] = parts.filter(
    (item) => item.role === 'button' && item.ref !== null && leaves.test(fold(item.name)) && !has(item, 'disabled'),
  );
  if (closer === undefined || others.length > 0 || spoken.includes(`"${fold(closer.name)}"`)) return null;
  return closer;
}

function isWithin(item: Item | null, box: Item): boolean {
  return item !== null && ancestors(item).some((up) => up.ref === box.ref);
}

/** Leaves such a box by its own control, as a step of the run. Whether it was left; the course moves on by one then. */
export async function leaveUninvited(
  course: Course,
  input: { hands: Hands; all: readonly SpecStep[]; refused: Failure; index: number },
): Promise<boolean> {
  const { session } = course;
  if (input.refused.refOutcome !== 'intercepted') return false;
  const view = await session.look({ fresh: true });
  const closer = uninvited(view, { all: input.all, target: input.refused.item });
  if (closer === null) return false;
  const startedAt = session.ctx.now();
  const box = ancestors(closer).find((up) => up.role === 'dialog') ?? closer;
  const result = await input.hands.act(closer, { type: 'click' });
  if (!result.ok) return false;
  const text = `(not in the flow) leave ${nameOf(box)} by ${nameOf(closer)}`;
  const spec: SpecStep = { step: { action: 'dismiss', kind: 'action' }, text, line: 1, column: 1, quoted: false };
  course.units.splice(input.index, 0, { kind: 'step', spec, at: -1 });
  course.index += 1;
  const source = course.decider.source();
  const outcome = 'done' as const;
  const told = { index: input.index, text, action: 'dismiss', source, startedAt, result, outcome };
  course.reporter.finish({ ...told, error: null, view: session.seen(), expectations: [] });
  return true;
}
