import type { ModelMessage } from '../../model/types.ts';
import type { Course } from '../../run/course.ts';
import type { Aid } from './aid.ts';
import { checkPlan, type ModelStep } from './check-plan.ts';
import { clausesOf, namesOf, progressOf } from './clauses.ts';
import type { Sight } from './page-text.ts';
import { planPrompt } from './plan-prompt.ts';
import { PlannedSteps } from './plan-shape.ts';

export type Planned =
  | { kind: 'plan'; steps: ModelStep[] }
  | { kind: 'none'; why: string }
  | { kind: 'spent' | 'unavailable'; why: string };

/**
 * Asks once for the steps of all clauses that are open, and once more with the reasons if the answer is no plan. `none`:
 * neither was one.
 */
export async function askPlan(course: Course, input: { aid: Aid; sight: Sight; step: number }): Promise<Planned> {
  const { aid, sight } = input;
  const { list, open } = clausesOf(course.units);
  const page = await sight.show({ fresh: true });
  const text = [`The specification:`, list, '', namesOf(course), progressOf(course), 'The page in front:', page].join(
    '\n',
  );
  const messages: ModelMessage[] = [{ role: 'user', text }];
  let why = '';
  for (let tries = 0; tries < 2; tries += 1) {
    const reply = await aid.ask({
      role: 'plan',
      system: planPrompt(aid.fence.nonce),
      messages,
      output: { name: 'plan', schema: PlannedSteps },
      step: input.step,
    });
    if (reply.kind === 'spent' || reply.kind === 'unavailable') return { kind: reply.kind, why: reply.why };
    const answer = reply.kind === 'object' ? reply.value : reply.kind === 'text' ? parsed(reply.text) : null;
    const checked = checkPlan(course.session, { answer, clauses: open, mayBeAt: course.mayBeAt });
    if (checked.ok) return { kind: 'plan', steps: checked.steps };
    why = reply.kind === 'senseless' ? reply.why : checked.reasons.join('; ');
    const said = JSON.stringify(answer ?? '').slice(0, 4_000);
    messages.push({ role: 'assistant', text: said, calls: [] });
    messages.push({ role: 'user', text: `That is no plan: ${why.slice(0, 2_000)}. Answer with the whole plan again.` });
  }
  return { kind: 'none', why };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}
