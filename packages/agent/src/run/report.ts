import type { ExpectationResult, SnapshotRecord, StepOutcome, StepResult, StepSource } from '@smokejumper/contracts';
import type { Transcripts } from '../brains/model/aid.ts';
import type { View } from '../ground/view/view.ts';
import { fingerprintOf, type ToolResult } from './outcome.ts';
import type { Session } from './session.ts';
import { hiddenExpectation, hiddenRefEvent, hiddenSnapshot, hiddenStep } from './told.ts';

/** What is reported of one clause, whatever came of it. */
export interface Report {
  index: number;
  text: string;
  action: string;
  source: StepSource;
  startedAt: number;
  result: ToolResult | null;
  outcome: StepOutcome;
  error: string | null;
  view: View | null;
  expectations: ExpectationResult[];
  /** False for what is reported after its time: the page in front is another by then. */
  picture?: boolean;
}

export interface Reporter {
  /** Hands a finished step over while the run goes on; a rejection surfaces at the next action. */
  finish(report: Report): StepResult;
  results: StepResult[];
  /** Resolves when everything handed over has been taken. */
  drained(): Promise<void>;
}

export function createReporter(session: Session, transcripts: Transcripts): Reporter {
  const { ctx, input } = session;
  const results: StepResult[] = [];
  let events = 0;
  let queue: Promise<void> = Promise.resolve();
  return {
    results,
    finish(report) {
      const { conceal } = session.values;
      const result = hiddenStep(conceal, stepResult(session, report));
      results.push(result);
      const seen = session.refs.diagnostics().events.slice(events);
      events += seen.length;
      const refEvents = seen.map((event) => hiddenRefEvent(conceal, event));
      const reached = report.outcome !== 'not_reached';
      const record: SnapshotRecord | null =
        reached && report.view !== null ? hiddenSnapshot(conceal, session.record(report.view)) : null;
      const tab = session.context.pages().indexOf(session.page());
      const transcript = transcripts.take();
      const shot =
        reached && report.picture !== false
          ? input.recording.screenshot({ step: report.index, ...(tab < 0 ? {} : { tab }), signal: ctx.signal })
          : Promise.resolve(null);
      session.busyWith(shot);
      queue = queue.then(async () => {
        const screenshot = await shot.catch(() => null);
        await input.observer.stepFinished(result, {
          refEvents,
          screenshot,
          snapshot: record,
          expectations: report.expectations.map((expectation) => hiddenExpectation(conceal, expectation)),
          transcript,
        });
      });
      queue.catch(() => {});
      return result;
    },
    drained: () => queue,
  };
}

function stepResult(session: Session, report: Report): StepResult {
  const { result } = report;
  return {
    index: report.index,
    text: report.text,
    action: report.action,
    source: report.source,
    ref: result?.item?.ref ?? null,
    target: fingerprintOf(result?.item ?? null),
    outcome: report.outcome,
    refOutcome: result?.refOutcome ?? null,
    durationMs: Math.max(0, Math.round(session.ctx.now() - report.startedAt)),
    error: report.error,
  };
}
