import { picture, type Redactor } from '@smokejumper/browser';
import type { FlowObserver } from '@smokejumper/contracts';
import { type NewArtifact, type RunLease, recordStep, type SystemContext } from '@smokejumper/core';
import type { ArtifactSink } from './artifacts.ts';
import { persist } from './persist.ts';
import { createUsageTeller } from './usage-teller.ts';

/** Writes each step down as it ends: one transaction with its refs, expectations and artifacts. */
export function createStepRecorder(
  ctx: SystemContext,
  input: { lease: RunLease; sink: ArtifactSink; signal: AbortSignal; redactor: Redactor },
): FlowObserver {
  const { lease, sink, signal, redactor } = input;
  return {
    modelUsed: createUsageTeller(ctx, { lease }),
    stepFinished: async (rawStep, rawEvidence) => {
      const step = redactor.result(rawStep);
      const evidence = { ...redactor.result(rawEvidence), screenshot: rawEvidence.screenshot };
      const shot =
        evidence.screenshot === null
          ? null
          : await sink.file({
              kind: 'screenshot',
              path: evidence.screenshot,
              contentType: picture.contentType,
              step: step.index,
            });
      const snapshot = evidence.snapshot === null ? null : await sink.snapshot(evidence.snapshot, step.index);
      const said = evidence.transcript ?? null;
      const transcript = said === null ? null : await sink.transcript(said, step.index);
      const artifacts: NewArtifact[] = [shot, snapshot, transcript].filter((artifact) => artifact !== null);
      const { refEvents, expectations } = evidence;
      await persist(() => recordStep(ctx, { lease, step, refEvents, expectations, artifacts }), { signal });
      sink.kept(artifacts);
    },
  };
}
