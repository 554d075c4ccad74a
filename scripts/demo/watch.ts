import type { RunEventBody, StepResult } from '@smokejumper/contracts';
import type { DemoClient } from './client.ts';
import type { DemoRun } from './report.ts';

const marks: Record<StepResult['outcome'], string> = {
  done: '✓',
  skipped: '–',
  no_effect: '✗',
  refused: '✗',
  not_found: '✗',
  not_understood: '?',
  not_reached: '·',
};

function describe(event: RunEventBody): string | null {
  switch (event.type) {
    case 'run.queued':
    case 'run.started':
    case 'run.usage':
      return null;
    case 'run.requeued':
      return `↻ back in the queue: ${event.reason}`;
    case 'step.finished': {
      const { step } = event;
      const mark = step.error === null ? marks[step.outcome] : '✗';
      return step.outcome === 'not_reached' ? null : `${mark} ${step.text.trim().replace(/\s+/g, ' ')}`;
    }
    case 'run.finished':
      return `→ ${event.verdict}: ${event.summary}`;
    case 'run.cancelled':
      return `→ cancelled: ${event.reason}`;
  }
}

/** Prints what happens to the runs, line by line, until each has ended. */
export async function watchRuns(client: DemoClient, runs: DemoRun[]): Promise<void> {
  const width = Math.max(...runs.map((run) => run.flow.length));
  await Promise.all(
    runs.map(async (run) => {
      for await (const { event } of client.events(run.runId)) {
        const text = describe(event);
        if (text) console.log(`  ${run.flow.padEnd(width)}  ${text}`);
      }
    }),
  );
}
