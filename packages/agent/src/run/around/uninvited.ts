import type { SpecStep } from '@smokejumper/contracts';
import { isFormControl } from '../../ground/names/roles.ts';
import { fold, says } from '../../ground/names/text.ts';
import { ancestors, foldedText, has, type Item, isWithin, nameOf, subtree, type View } from '../../ground/view/view.ts';
import { type Course, stepsOf } from '../course.ts';
import type { Hands } from '../hands.ts';
import type { ToolResult } from '../outcome.ts';

const invitation =
  /\b(newsletter|subscribe|mailing list|sign up (for|to)|stay in (touch|the loop)|survey|feedback|rate us|welcome|take a tour|what's new|discount|\d+ ?% off|special offer|notifications|(get|install|download) (the|our) app)\b/;
const leaves = /^(close|dismiss|no,? thanks|not now|maybe later|skip|×|✕|✖|x)\b.{0,30}$|^[×✕✖]$/;
// A tour tells how far it is: nothing is entered in it, and it may be skipped.
const tour = /\b(step )?\d+ ?(of|\/) ?\d+\b|\bshow you around\b|\b(guided|quick|short|product) tour\b/;
const decides = /\b(are you sure|delete|unsaved|error|failed|confirm|payment|terms|cookies?|consent)\b/;

/**
 * A box that invites the visitor to something and lies over the page, of which the flow says nothing, with one control
 * that merely leaves it. Null for one that asks for a decision, reports something, or that the flow speaks of.
 */
export function uninvited(
  view: View,
  input: { all: readonly SpecStep[]; done: readonly SpecStep[]; target: Item | null },
): Item | null {
  const box = inviting(view, input.target);
  if (box === null) return null;
  const spoken = textsOf(input.all);
  // What a flow says later of "the dialog" is about one that is yet to come, unless it goes through the tour itself.
  const told = isPassedBy(box, spoken) ? textsOf(input.done) : spoken;
  if (/\b(newsletter|tour|overlay)\b/.test(spoken) || /\b(dialog|pop-?up|modal)\b/.test(told)) return null;
  if (box.name !== '' && spoken.includes(fold(box.name)) && !isAlsoOutside(view, box)) return null;
  const [closer, ...others] = subtree(box).filter(
    (item) => item.role === 'button' && item.ref !== null && leaves.test(fold(item.name)) && !has(item, 'disabled'),
  );
  if (closer === undefined || others.length > 0 || spoken.includes(`"${fold(closer.name)}"`)) return null;
  return closer;
}

function inviting(view: View, target: Item | null): Item | null {
  const boxes = view.items.filter((item) => item.role === 'dialog' && (target === null || !isWithin(target, item)));
  const [box, ...more] = boxes.filter((item) => !ancestors(item).some((up) => up.role === 'dialog'));
  if (box === undefined || more.length > 0) return null;
  const words = foldedText(box);
  if (!invitation.test(words) && !isTour(box, words)) return null;
  if (decides.test(words) || words.length > 1_200) return null;
  return subtree(box).some((item) => item.type === 'password') ? null : box;
}

function textsOf(specs: readonly SpecStep[]): string {
  return specs.map((spec) => fold(spec.text)).join('\n');
}

function isPassedBy(box: Item, spoken: string): boolean {
  const buttons = subtree(box).filter((item) => item.role === 'button' && item.name !== '');
  return isTour(box, foldedText(box)) && !buttons.some((item) => says(spoken, item.name));
}

function isTour(box: Item, words: string): boolean {
  const parts = subtree(box);
  const skips = parts.some((item) => item.role === 'button' && /^skip\b/.test(fold(item.name)));
  return skips && tour.test(words) && !parts.some(isFormControl);
}

// A tour is titled by what it tells of: the flow then speaks of that link or page, not of the box.
function isAlsoOutside(view: View, box: Item): boolean {
  const name = fold(box.name);
  return view.items.some((item) => item.ref !== null && !isWithin(item, box) && fold(item.name) === name);
}

interface Way {
  refused: ToolResult;
  again: () => Promise<ToolResult>;
}

/**
 * Leaves such a box by its own control, as a step of the run, and tries the action again. One that is not to be left is
 * no fault of what it covers.
 */
export async function leaveUninvited(
  course: Course,
  input: Way & { hands: Hands; all: readonly SpecStep[]; index: number },
): Promise<{ result: ToolResult; left: boolean }> {
  const { refused } = input;
  if (refused.ok || refused.refOutcome !== 'intercepted') return { result: refused, left: false };
  const view = await course.session.look({ fresh: true });
  const target = view.items.find((item) => item.ref === refused.item?.ref) ?? null;
  const done = stepsOf(course.units.slice(0, course.index + 1));
  const closer = uninvited(view, { all: input.all, done, target });
  const blameless = { result: { ...refused, failureClass: 'policy' as const }, left: false };
  if (closer === null) return inviting(view, target) === null ? { result: refused, left: false } : blameless;
  const startedAt = course.session.ctx.now();
  const box = ancestors(closer).find((up) => up.role === 'dialog') ?? closer;
  const result = await input.hands.act(closer, { type: 'click' });
  if (!result.ok) return blameless;
  const text = `(not in the flow) leave ${nameOf(box)} by ${nameOf(closer)}`;
  const spec: SpecStep = { step: { action: 'dismiss', kind: 'action' }, text, line: 1, column: 1, quoted: false };
  course.units.splice(input.index, 0, { kind: 'step', spec, at: -1 });
  course.index += 1;
  const source = course.decider.source();
  const outcome = 'done' as const;
  const told = { index: input.index, text, action: 'dismiss', source, startedAt, result, outcome };
  course.reporter.finish({ ...told, error: null, view: course.session.seen(), expectations: [] });
  return { result: await input.again(), left: true };
}
