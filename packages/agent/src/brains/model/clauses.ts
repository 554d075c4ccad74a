import type { Course, Unit } from '../../run/course.ts';
import type { OpenClause } from './check-plan.ts';

/** The spec as a numbered list for a planner, and which of its clauses it is to plan. */
export function clausesOf(units: readonly Unit[]): { list: string; open: OpenClause[] } {
  const open: OpenClause[] = [];
  const lines: string[] = [];
  let last = '';
  for (const unit of units) {
    const { text, line, column } = clauseOf(unit);
    const place = `${line}:${column}`;
    if (unit.kind === 'open') {
      open.push({ number: lines.length + 1, text, line, column });
      lines.push(`${lines.length + 1}. PLAN: ${text}`);
    } else if (place !== last)
      lines.push(`${lines.length + 1}. ${unit.kind === 'judge' ? 'judged' : 'as written'}: ${text}`);
    last = place;
  }
  return { list: lines.join('\n'), open };
}

export function clauseOf(unit: Unit): { text: string; line: number; column: number } {
  if (unit.kind === 'problem') return { ...unit.problem, text: unit.problem.clause };
  const { text, line, column } = unit.kind === 'open' ? unit.clause : unit.spec;
  return { text, line, column };
}

/** What a model should know of a run so far. */
export function progressOf(course: Course): string {
  const done = course.reporter.results.map((step) => `- ${step.text}: ${step.action} ${step.outcome}`);
  return done.length === 0 ? 'Nothing has been done yet.' : `Done so far:\n${done.slice(-30).join('\n')}`;
}

/** Names a spec may use, without a value of any of them. */
export function namesOf(course: Course): string {
  const { variables, secrets } = course.session.input;
  const known = [...Object.keys(variables), ...course.session.values.kept.keys()].map((name) => `{{${name}}}`);
  const hidden = Object.keys(secrets).map((name) => `{{${name}}} (secret)`);
  const all = [...known, ...hidden];
  return all.length === 0 ? 'There are no placeholders.' : `Placeholders: ${all.join(', ')}.`;
}
