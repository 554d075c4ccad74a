import type { Step } from '@smokejumper/contracts';
import { unproven } from '../../expect/check.ts';
import { isAssertion } from '../../expect/checkers.ts';
import { isNegativeOp } from '../../expect/compare.ts';
import { newInTone } from '../../expect/messages/messages.ts';
import { groundAll } from '../../ground/ground.ts';
import { fold } from '../../ground/names/text.ts';
import { fullText, has, type Item, isWithin, type View } from '../../ground/view/view.ts';
import { formAround } from '../../tools/parts/choices/control.ts';
import type { Asserted } from '../assertion.ts';
import { type Course, stepsOf, type Unit } from '../course.ts';
import { failure, type ToolResult } from '../outcome.ts';

// Who speaks of any of this may want to be refused.
const speaksOfRefusal =
  /\b(?:wrong|incorrect|invalid|bad|false|unknown|locked?|expired?|refus|reject|den(?:y|ie)|fail|errors?|warn|message|alert|unable|block|still|stays?|remains?|again|back|forg[eo]t|reset)/i;

/**
 * What a form that asks for a password said to the last action, which left it standing: nobody is signed in. Null where
 * nothing was said, or the form is gone.
 */
export function refusalIn({ session }: Course, view: View | null): string | null {
  const since = session.actedOn;
  if (since === null || view === null) return null;
  const [asked, asks] = [passwordsOf(since), passwordsOf(view)];
  if (asked.length !== 1 || asks.length !== 1 || asked[0]?.name !== asks[0]?.name) return null;
  const said = newInTone({ view, since }, 'error');
  return said === undefined ? null : `the form still asks for the password and says "${fullText(said).slice(0, 120)}"`;
}

function passwordsOf(view: View): Item[] {
  return view.items.filter((item) => item.type === 'password' && item.ref !== null && !has(item, 'hidden'));
}

/** What is shown where nobody was let in proves nothing, unless a flow may want just that. */
export function unlessRefused(course: Course, index: number, asserted: Asserted): Asserted {
  const { check, view, expectation } = asserted;
  const refusal = check.status === 'met' ? refusalIn(course, view) : null;
  if (refusal === null || wantsRefusal(course, { index, view })) return asserted;
  const open = unproven('no_evidence', refusal, check.evidence);
  return { view, check: open, expectation: { ...expectation, status: 'unproven' } };
}

/** The same for the last step of a flow that signs in. */
export async function signedIn(course: Course, index: number, result: ToolResult): Promise<ToolResult> {
  const refusal = result.ok ? await unwanted(course, index + 1) : null;
  return refusal === null ? result : failure('no_effect', 'action_had_no_effect', refusal, { item: result.item });
}

/** The same for an action on something that stands there for those, too, who are not let in. */
export async function keptOut(course: Course, index: number, { target }: Step): Promise<ToolResult | null> {
  if (target === undefined) return null;
  const refusal = await unwanted(course, index);
  if (refusal === null) return null;
  const { items } = groundAll(await course.session.look(), { target, purpose: 'press', exact: true });
  return items.length === 0 ? null : failure('refused', 'no_evidence', refusal);
}

async function unwanted(course: Course, index: number): Promise<string | null> {
  const { session } = course;
  if (session.actedOn === null || passwordsOf(session.actedOn).length === 0) return null;
  const view = await session.look();
  const refusal = refusalIn(course, view);
  return refusal === null || wantsRefusal(course, { index, view }) ? null : refusal;
}

// Whether a refusal may be what the flow is about: it speaks of one, or what it does next is about that form.
function wantsRefusal({ session, units }: Course, input: { index: number; view: View }): boolean {
  const { name, spec } = session.input.flow;
  if (speaksOfRefusal.test(`${name} ${spec}`)) return true;
  const [password] = passwordsOf(input.view);
  const form = password === undefined ? null : (formAround(password) ?? password.up);
  const said = session.actedOn === null ? undefined : newInTone({ view: input.view, since: session.actedOn }, 'error');
  for (const { step } of stepsOf(units.slice(sinceAction(units, input.index)))) {
    const denies = step.action === 'assertNotVisible' || isNegativeOp(step.op);
    if (form === null || denies || isAbout(step, { view: input.view, form, said })) return true;
    if (!isAssertion(step)) break;
  }
  return false;
}

function sinceAction(units: readonly Unit[], index: number): number {
  const acts = (unit: Unit) => unit.kind !== 'judge' && !(unit.kind === 'step' && isAssertion(unit.spec.step));
  return units.slice(0, index).findLastIndex(acts) + 1;
}

// An address that is opened next, and a check of the address, may be meant to show who is kept out, and so may one of the
// very words that refuse.
function isAbout({ target, action }: Step, input: { view: View; form: Item; said: Item | undefined }): boolean {
  const { view, form, said } = input;
  if (target === undefined) return action !== 'judge';
  if (said !== undefined && target.text !== undefined && withoutEnd(fullText(said)) === withoutEnd(target.text))
    return true;
  const { items } = groundAll(view, { target, purpose: 'read', exact: true });
  return items.some((item) => isWithin(item, form) || isWithin(form, item));
}

function withoutEnd(words: string): string {
  return fold(words).replace(/[.!\s]+$/, '');
}
