import type { ModelMessage, ToolSpec } from '../../model/types.ts';
import type { Clause, Course, Help, Unit } from '../../run/course.ts';
import { askWhetherDone } from '../../run/help/judged.ts';
import { modelStop } from '../../run/help/model-stop.ts';
import type { Stop } from '../../verdict/verdict.ts';
import { clausesOf, namesOf } from './clauses.ts';
import { createDesk } from './create-desk.ts';
import type { Desk, Ending } from './desk.ts';
import { createDispatcher, type Dispatcher } from './dispatch.ts';
import { solvePrompt } from './solve-prompt.ts';
import { modelTools } from './tools/all.ts';

type Ended = Ending | { kind: 'spent' | 'unavailable'; why: string } | { kind: 'stuck'; why: string };

export interface Task {
  clause: Clause;
  /** What failed and how; null when nothing was tried yet. */
  note: string | null;
  role: 'act' | 'repair';
  unit: Unit;
  /** Why the run would end without this. */
  failed?: Stop;
}

/**
 * Works on one clause step by step. Its deeds become steps of the run; afterwards the run goes on with what follows,
 * or ends as its budget, the provider or the failure that called for this says.
 */
export async function solve(course: Course, task: Task): Promise<void> {
  const help = course.help as Help;
  const repairs = task.role === 'repair';
  if (repairs) course.index += 1;
  help.sight.forget();
  const desk = createDesk(course, { help, clause: task.clause, role: task.role, demand: demandOf(course, task) });
  const ended = await converse(desk, task);
  conclude(course, { task, ended, desk });
  if (repairs) course.index -= 1;
}

// Words in quotes say exactly what is meant: no other element will do.
function demandOf(course: Course, { unit }: Task): string | null {
  if (unit.kind !== 'step' || unit.by === 'model' || !unit.spec.quoted) return null;
  const { text } = unit.spec.step.target ?? {};
  return text === undefined ? null : course.session.values.fill(text);
}

const turnsAWindow = 4;
const mostTurns = 60;
const specs: readonly ToolSpec[] = modelTools.map(({ name, description, input }) => ({ name, description, input }));

async function converse(desk: Desk, task: Task): Promise<Ended> {
  const { course, help } = desk;
  const dispatcher = createDispatcher(desk);
  let messages: ModelMessage[] = [];
  let senseless = 0;
  for (let turns = 0; turns < mostTurns; turns += 1) {
    // A conversation begins anew every few turns: what is past is told in a line each, the page in full once.
    if (turns % turnsAWindow === 0) messages = [{ role: 'user', text: await briefing(desk, task) }];
    const reply = await help.aid.ask({
      role: desk.role,
      system: solvePrompt(help.aid.fence.nonce),
      messages,
      tools: specs,
      step: course.index,
    });
    if (reply.kind === 'spent' || reply.kind === 'unavailable') return { kind: reply.kind, why: reply.why };
    if (reply.kind !== 'tools' || reply.calls.length === 0) {
      senseless += 1;
      if (senseless >= 3) return { kind: 'spent', why: 'the model gave three answers that call no tool' };
      const text = 'text' in reply ? reply.text.slice(0, 2_000) : '';
      messages.push({ role: 'assistant', text: text || '(nothing)', calls: [] });
      messages.push({ role: 'user', text: 'That calls no tool. Call one; to end the work call done.' });
      continue;
    }
    senseless = 0;
    const ended = await carryOut(dispatcher, { calls: reply.calls.slice(0, 10), text: reply.text, messages });
    if (ended !== null) return ended;
  }
  return { kind: 'spent', why: `${mostTurns} turns on one clause are used up` };
}

async function carryOut(
  dispatcher: Dispatcher,
  input: { calls: readonly { id: string; name: string; args: unknown }[]; text: string; messages: ModelMessage[] },
): Promise<Ended | null> {
  const { messages } = input;
  dispatcher.turn();
  const calls = input.calls.map((call) => ({ ...call, args: short(call.args) }));
  const results: Extract<ModelMessage, { role: 'tool' }>['results'][number][] = [];
  messages.push({ role: 'assistant', text: input.text.slice(0, 2_000), calls });
  messages.push({ role: 'tool', results });
  for (const call of input.calls) {
    const reply = await dispatcher.run(call);
    const pictures = reply.pictures === undefined ? {} : { pictures: reply.pictures };
    results.push({ id: call.id, name: call.name, text: `${reply.ok ? '' : 'refused: '}${reply.text}`, ...pictures });
    if (reply.end !== undefined) return reply.end;
    if (reply.halt !== undefined) return { kind: 'stuck', why: reply.halt };
  }
  return null;
}

// What a model wrote beyond all measure is not read back to it.
function short(args: unknown): unknown {
  const text = JSON.stringify(args) ?? 'null';
  return text.length <= 4_000 ? args : { cut: text.slice(0, 200) };
}

async function briefing(desk: Desk, task: Task): Promise<string> {
  const { course, help, notes, acted, clause } = desk;
  help.sight.forget();
  const ahead = course.units
    .slice(course.index)
    .flatMap((unit) => (unit.kind === 'step' && unit.by === 'model' ? [unit] : []));
  const planned = ahead
    .slice(0, 8)
    .map(
      (unit, at) =>
        `${at + 1}. ${unit.spec.step.action} ${JSON.stringify(unit.spec.step.target ?? unit.spec.step.value ?? '')}`,
    );
  return [
    'The specification:',
    clausesOf(course.units).list,
    '',
    `Your clause: ${clause.text}`,
    namesOf(course),
    ...(task.note === null ? [] : [`What failed: ${course.session.values.conceal(task.note)}`]),
    ...(acted.length === 0
      ? []
      : [
          `Done for it so far: ${acted
            .slice(-12)
            .map((deed) => deed.text)
            .join('; ')}`,
        ]),
    ...(notes.length === 0 ? [] : [`Your notes: ${notes.join('; ')}`]),
    ...(planned.length === 0 ? [] : [`Planned after it, done by others:`, ...planned]),
    'The page in front:',
    await help.sight.show({ fresh: true }),
  ].join('\n');
}

function conclude(course: Course, input: { task: Task; ended: Ended; desk: Desk }): void {
  const { task, ended, desk } = input;
  const { clause } = task;
  const judged = task.unit.kind === 'open' || (task.unit.kind === 'step' && task.unit.by === 'model');
  if (ended.kind === 'done') {
    skipPlanned(course, ended.skip);
    if (judged && clause.read !== true) askWhetherDone(course, clause);
  } else if (ended.kind === 'impossible' || ended.kind === 'stuck') {
    course.stop = task.failed ?? stuckStop(course, { clause, ended });
  } else {
    course.stop = modelStop(course, { clause: clause.text, ended });
  }
  if (task.unit.kind === 'open') reportOpen(course, { clause, ended, desk });
}

function stuckStop(
  course: Course,
  input: { clause: Clause; ended: { kind: 'impossible' | 'stuck'; why: string } },
): Stop {
  const { clause, ended } = input;
  const after = course.after?.words ?? null;
  if (ended.kind === 'stuck')
    return { failureClass: 'budget', clause: clause.text, after, found: ended.why, aside: null };
  return {
    failureClass: 'no_evidence',
    clause: clause.text,
    after,
    found: `the model sees no way to do it: ${ended.why}`,
    aside: null,
  };
}

// Steps of its own plan that the loop has done as well.
function skipPlanned(course: Course, most: number): void {
  for (let left = most; left > 0; left -= 1) {
    const next = course.units[course.index];
    if (next?.kind !== 'step' || next.by !== 'model') return;
    course.units.splice(course.index, 1);
  }
}

function reportOpen(course: Course, input: { clause: Clause; ended: Ended; desk: Desk }): void {
  const { clause, ended } = input;
  const done = ended.kind === 'done';
  if (done) course.done += 1;
  course.reporter.finish({
    index: course.index,
    text: clause.text,
    action: 'goal',
    source: 'model',
    startedAt: course.session.ctx.now(),
    result: null,
    outcome: done ? 'done' : 'not_understood',
    error: done ? null : (course.stop?.found ?? null),
    view: course.session.seen(),
    expectations: [],
  });
}
