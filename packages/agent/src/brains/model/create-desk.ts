import type { SpecStep, Step, Target } from '@smokejumper/contracts';
import { ground } from '../../ground/ground.ts';
import { fullText, type Item, type View } from '../../ground/view/view.ts';
import type { Clause, Course, Help, Unit } from '../../run/course.ts';
import { lookAfter } from '../../run/help/looks.ts';
import { runStep } from '../../run/step.ts';
import type { Need } from '../brain.ts';
import type { Deed, Desk, ToolReply } from './desk.ts';
import { targetFor } from './target-for.ts';

/** The tools' way to the page: each deed becomes a step of the run, done and reported like every other. */
export function createDesk(
  course: Course,
  input: { help: Help; clause: Clause; role: Desk['role']; demand: string | null },
): Desk {
  const desk: Desk = {
    course,
    ...input,
    acted: [],
    notes: [],
    dialog: null,
    read: fullText,
    perform: (deed) => perform(desk, deed),
  };
  return desk;
}

async function perform(desk: Desk, deed: Deed): Promise<ToolReply> {
  const { course, help } = desk;
  const { session } = course;
  const over = course.budget.over();
  if (over !== null) return { ok: false, text: over };
  const said = session.dialogs().length;
  const reply = await runDeed(desk, deed);
  const answered = await proveDialog(desk);
  const dialogs = session
    .dialogs()
    .slice(said)
    .map((dialog) => {
      return ` The browser showed the ${dialog.type} ${JSON.stringify(dialog.message)}, which was ${dialog.accepted ? 'accepted' : 'dismissed'}.`;
    });
  const page = await help.sight.show({ fresh: !reply.ok });
  return {
    ...reply,
    shown: true,
    text: session.values.conceal(`${reply.text}${answered}${dialogs.join('')}\n${page}`),
  };
}

async function runDeed(desk: Desk, deed: Deed): Promise<ToolReply> {
  const { course, clause } = desk;
  const { session } = course;
  const view = await session.look();
  const step = stepOf(desk, { view, deed });
  const { text, line, column } = clause;
  const spec: SpecStep = { step, text, line, column, quoted: true };
  const unit = { kind: 'step', spec, at: -1, by: 'model' } satisfies Unit;
  course.units.splice(course.index, 0, unit);
  const { index } = course;
  session.input.observer.stepStarted?.({ index, total: course.units.length, text });
  course.budget.step();
  await runStep(course, { ...unit, index, find: pinned(desk, deed), once: true });
  course.index += 1;
  const { stop } = course;
  course.stop = null;
  if (stop !== null) return { ok: false, text: `${step.action} was not done: ${stop.found}.` };
  await lookAfter(course);
  desk.acted.push({ name: deed.item?.name ?? '', text: wordsFor(step) });
  const effect = course.lessons.at(-1)?.effect;
  return { ok: true, text: `${wordsFor(step)}: done${effect === 'none' ? ', but nothing on the page changed' : ''}.` };
}

function wordsFor(step: Step): string {
  const name = step.target?.text ?? step.target?.role ?? '';
  return [step.action, name === '' ? '' : JSON.stringify(name), step.value ?? '']
    .filter((part) => part !== '')
    .join(' ');
}

function stepOf(desk: Desk, input: { view: View; deed: Deed }): Step {
  const { view, deed } = input;
  const step: Step = { kind: 'action', ...deed.step };
  const purpose = deed.purpose ?? 'read';
  if (deed.item !== undefined) step.target = wordsOf(desk, { view, item: deed.item, purpose });
  if (deed.to !== undefined) step.to = wordsOf(desk, { view, item: deed.to, purpose: 'hover' });
  return step;
}

function wordsOf(desk: Desk, input: { view: View; item: Item; purpose: NonNullable<Deed['purpose']> }): Target {
  const { view, item, purpose } = input;
  const here = view.items.find((entry) => entry.ref === item.ref);
  const target = here === undefined ? null : targetFor(view, here, purpose);
  if (target !== null) return unfilled(desk, target);
  desk.course.unplannable ??= `no words mean just ${item.role} "${item.name}"`;
  return item.name === '' ? { noun: item.role } : { text: item.name };
}

// A plan holds the names of variables, not what they are in this run.
function unfilled(desk: Desk, target: Target): Target {
  const { variables } = desk.course.session.input;
  const known = Object.entries(variables).filter(([, value]) => value.length > 2);
  const text = known.reduce((held, [name, value]) => held?.replaceAll(value, `{{${name}}}`), target.text);
  const scope =
    target.scope === undefined ? {} : { scope: { ...unfilled(desk, target.scope), relation: target.scope.relation } };
  return { ...target, ...(text === undefined ? {} : { text }), ...scope };
}

// The element that was cited is the one, or none: the ref engine says what became of it.
function pinned(desk: Desk, deed: Deed) {
  return async (need: Need, view: View) => {
    const cited = need.part === 0 ? deed.item : deed.to;
    if (cited === undefined) return ground(view, need, { last: desk.course.session.last });
    const item = view.items.find((entry) => entry.ref === cited.ref) ?? cited;
    return { kind: 'one' as const, item, rung: 5 };
  };
}

// A dialog that was spoken of is a step of its own, so that a replay answers it too.
async function proveDialog(desk: Desk): Promise<string> {
  const { course, dialog } = desk;
  const { session } = course;
  if (dialog === null || session.dialogs().length <= session.dialogsAnswered) return '';
  desk.dialog = null;
  const reply = await runDeed(desk, { step: dialog });
  return ` ${reply.text}`;
}
