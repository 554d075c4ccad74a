import {
  type ArtifactLink,
  addUsage,
  type FlowOutcome,
  isAppError,
  nothingTried,
  type RunResult,
  type Usage,
} from '@smokejumper/contracts';
import type { PreparedFlow } from '../flows/prepared-flow.ts';

/** For flows that begin with what this one leaves in its browser: why there is nothing. */
export function leftNothing({ verdict, summary }: FlowOutcome): { why: string; ours: boolean } {
  const how = {
    passed: 'left nothing',
    failed: 'failed',
    inconclusive: 'was inconclusive',
    errored: 'could not be run',
  };
  return { why: `${how[verdict]}: ${sentence(summary)}`, ours: verdict === 'errored' };
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** What a flow comes to whose sign-in left nothing. */
export function notBegun(
  flow: PreparedFlow,
  { why, ours }: { why: string; ours: boolean },
): { outcome: FlowOutcome; artifacts: ArtifactLink[] } {
  const summary = `It begins with the sign-in of "${flow.needs}", which ${why} Nothing was tried.`;
  const verdict = ours ? ({ verdict: 'errored', failureClass: 'infrastructure' } as const) : unsure;
  return { outcome: { ...nothingTried, ...verdict, summary }, artifacts: [] };
}

const unsure = { verdict: 'inconclusive', failureClass: 'no_evidence' } as const;

/** What could not be told at last says that it had failed before. */
export function toldWith(last: FlowOutcome, failed: FlowOutcome | undefined): FlowOutcome {
  const couldTell = last.verdict === 'passed' || last.verdict === 'failed';
  if (failed === undefined || couldTell) return last;
  return { ...last, summary: `${last.summary} An earlier try had failed: ${failed.summary}` };
}

/** What a flow comes to that was tried once more, signed in anew; `usage` is what that sign-in cost. */
export function afterRefusal(refused: FlowOutcome, usage: Usage, outcome: FlowOutcome): FlowOutcome {
  const cost = [refused.usage, usage, outcome.usage].reduce(addUsage);
  const failed = refused.verdict === 'failed' ? refused : undefined;
  if (outcome.verdict !== 'passed') return { ...toldWith(outcome, failed), usage: cost };
  const before = 'With the sign-in that other flows had begun with before, it had not passed; signed in anew, it did.';
  return { ...outcome, usage: cost, summary: `${sentence(outcome.summary)} ${before}` };
}

/** What a flow comes to when something of ours broke. */
export function broken(error: unknown): FlowOutcome {
  const why = isAppError(error) || error instanceof Error ? error.message.split('\n')[0] : String(error);
  return {
    ...nothingTried,
    verdict: 'errored',
    failureClass: 'infrastructure',
    summary: `We could not run the flow: ${why}`,
  };
}

/** What is reported: the outcome without what is kept elsewhere; a flow that was stopped has no verdict. */
export function toResult(
  flow: string,
  outcome: FlowOutcome,
  facts: Pick<RunResult, 'artifacts' | 'durationMs' | 'attempts' | 'flaky'> & { cancelled: boolean },
): RunResult {
  const { plan: _plan, transcript: _transcript, ...shown } = outcome;
  const { cancelled, ...rest } = facts;
  const base = { flow, ...shown, ...rest };
  if (!cancelled) return { ...base, status: 'finished' };
  return {
    ...base,
    status: 'cancelled',
    flaky: false,
    verdict: null,
    failureClass: null,
    summary: 'Stopped at the terminal',
  };
}
