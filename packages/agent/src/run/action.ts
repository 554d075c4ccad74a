import type { ActionVerb, SpecStep, Step } from '@smokejumper/contracts';
import { holds } from '../expect/await.ts';
import { targetWords } from '../expect/check.ts';
import { tools } from '../tools/tools.ts';
import { onItsTab } from './around/front-tab.ts';
import { onItsPage } from './around/on-page.ts';
import { waitFor } from './assertion.ts';
import type { Hands } from './hands.ts';
import { type Done, done, failure, type ToolResult } from './outcome.ts';
import { calms, type Session } from './session.ts';
import { fillStep } from './values.ts';

const mostRepeats = 25;

/** Does one action step: as often as it says, or until what it says holds. */
export async function doAction(hands: Hands, input: { spec: SpecStep; step: Step }): Promise<ToolResult> {
  const { spec, step } = input;
  if (step.action === 'waitFor') return waitFor(hands.session, step);
  const tool = tools[step.action as Exclude<ActionVerb, 'waitFor'>];
  const { quoted, text } = spec;
  const once = () =>
    onItsPage(hands, step, (here) =>
      onItsTab(hands, here, () => decideAgain(hands, () => tool(hands, { step: here, quoted, text }))),
    );
  if (step.until !== undefined) return repeatUntil(hands.session, step, once);
  let result: ToolResult = done(null);
  for (let times = step.times ?? 1; times > 0; times -= 1) {
    result = await once();
    if (!result.ok) return result;
    if (times > 1) await hands.session.calm(calms.acted);
  }
  return result;
}

const moved: readonly (string | null)[] = ['gone', 'stale_navigation', 'renamed', 'recycled'];
const mostDecisions = 3;

// What was decided on a page that was about to change is decided anew, as long as nothing has been done to the page.
async function decideAgain(hands: Hands, once: () => Promise<ToolResult>): Promise<ToolResult> {
  const { ctx, input, calm, look } = hands.session;
  const before = hands.landed();
  const end = ctx.now() + input.budgets.expectMs;
  for (let tries = 1; ; tries += 1) {
    const result = await once();
    const open = !result.ok && result.outcome === 'refused' && moved.includes(result.refOutcome);
    if (!open || hands.landed() !== before || tries === mostDecisions || hands.once || ctx.now() > end) return result;
    await calm(calms.acted);
    await look({ fresh: true });
  }
}

// Bounded twice: by a count, and by a page that the action does not change any more.
async function repeatUntil(session: Session, step: Step, once: () => Promise<ToolResult>): Promise<ToolResult> {
  const until = step.until as Step;
  const most = step.times ?? mostRepeats;
  let last: Done = done(null);
  for (let times = 0; times <= most; times += 1) {
    const reached = await holds(session, fillStep(session.values, until), { waitMs: times === 0 ? 0 : 1_000 });
    if (reached === true) return last;
    if (reached !== false && reached.check.status === 'unproven')
      return failure('refused', reached.check.failure, reached.check.seen);
    if (times === most) break;
    const result = await once();
    if (!result.ok) return result;
    last = result;
  }
  return failure(
    'no_effect',
    'expectation_not_met',
    `${targetWords(until.target)} did not come about after ${most} times`,
    { item: last.item },
  );
}
