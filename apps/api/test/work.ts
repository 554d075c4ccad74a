import type { FlowOutcome, RefEvent, StepResult } from '@smokejumper/contracts';
import {
  type ClaimedRun,
  claimRun,
  finishRun,
  type NewArtifact,
  recordStep,
  type SystemContext,
} from '@smokejumper/core';

export const step = (index: number): StepResult => ({
  index,
  text: `Step ${index}`,
  action: 'click',
  source: 'literal',
  ref: `e${index + 1}`,
  target: { role: 'button', name: 'Save', context: 'Settings' },
  outcome: 'done',
  refOutcome: 'live',
  durationMs: 12,
  error: null,
});

export const refEvent = (index: number): RefEvent => ({
  ref: `e${index + 1}`,
  action: 'click',
  outcome: 'live',
  acted: true,
  healedTo: null,
  before: { role: 'button', name: 'Save', context: 'Settings' },
  after: { role: 'button', name: 'Save', context: 'Settings' },
  candidates: null,
  interceptor: null,
  snapshotAge: 0,
  durationMs: 3,
  tab: 't1',
  url: 'https://shop.example/',
  detail: 'The same node.',
});

/** What a worker does, as far as the API can see it. */
export function workOf(system: SystemContext) {
  return {
    async claim(): Promise<ClaimedRun> {
      const claimed = await claimRun(system, { workerId: 'test', leaseMs: 30_000 });
      if (!claimed) throw new Error('no run to claim');
      return claimed;
    },
    record: (claimed: ClaimedRun, index: number, artifacts: NewArtifact[] = []) =>
      recordStep(system, {
        lease: claimed.lease,
        step: step(index),
        refEvents: [refEvent(index)],
        expectations: [{ text: `Step ${index}`, status: 'met', evidence: [{ snapshot: 's1', quote: 'Save' }] }],
        artifacts,
      }),
    async finish(claimed: ClaimedRun, part: Partial<FlowOutcome> = {}): Promise<void> {
      await finishRun(system, {
        lease: claimed.lease,
        outcome: {
          verdict: 'passed',
          failureClass: null,
          summary: 'All was well.',
          steps: [],
          expectations: [],
          refs: { issued: 1, live: 1, reattached: 0, healed: 0, refused: {} },
          usage: { modelCalls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 },
          pageErrors: [],
          plan: null,
          ...part,
        },
      });
    },
  };
}
