import type { Run, RunEvent } from '@smokejumper/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServer } from '../server/server.tsx';

export const runKey = (runId: string) => ['run', runId] as const;

/** Keeps what is kept of a run up to date until it ends: steps as they come, the rest read again. */
export function useFollowed(runId: string, isUnderWay: boolean): void {
  const { server } = useServer();
  const cache = useQueryClient();
  useEffect(() => {
    if (!isUnderWay) return;
    const left = new AbortController();
    const readAgain = () => cache.invalidateQueries({ queryKey: runKey(runId) });
    const follow = async () => {
      // Before the schemas that come with watching are made.
      await import('../server/no-eval.ts');
      for await (const event of server.watchRun({ runId, signal: left.signal })) {
        const isStep = event.event.type === 'step.finished';
        if (isStep) cache.setQueryData<Run>(runKey(runId), (run) => run && withStep(run, event));
        else void readAgain();
      }
    };
    // A stream that cannot be had is no error of the page: it is read again in a while (see RunPage).
    follow()
      .catch(() => undefined)
      .finally(() => left.signal.aborted || readAgain());
    return () => left.abort();
  }, [server, cache, runId, isUnderWay]);
}

/** The run with a step that has just finished. */
export function withStep(run: Run, { event }: RunEvent): Run {
  if (event.type !== 'step.finished') return run;
  const others = run.steps.filter(({ index }) => index !== event.step.index);
  const steps = [...others, event.step].sort((one, other) => one.index - other.index);
  return { ...run, steps };
}
