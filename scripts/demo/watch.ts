import type { RunEventBody } from '@smokejumper/contracts';
import type { DemoClient } from './client.ts';
import type { DemoRun } from './report.ts';
import type { Say } from './stand-ins.ts';

/** What is told of an event: where a run stands, and of its steps only the one that went wrong. */
function describe(event: RunEventBody): string | null {
  switch (event.type) {
    case 'run.queued':
    case 'run.usage':
      return null;
    case 'run.started':
      return 'begins in a browser of its own';
    case 'run.requeued':
      return '↻ looked at once more in a fresh browser before it is told';
    case 'step.finished': {
      const { error, text } = event.step;
      return error === null ? null : `✗ ${text.trim().replace(/\s+/g, ' ')}: ${error}`;
    }
    case 'run.finished':
      return `${event.verdict === 'passed' ? '✓' : '✗'} ${event.verdict}: ${event.summary}`;
    case 'run.cancelled':
      return `cancelled: ${event.reason}`;
  }
}

/** Tells what happens to the runs, line by line, until each has ended. */
export async function watchRuns(client: DemoClient, input: { runs: DemoRun[]; say: Say }): Promise<void> {
  const width = Math.max(...input.runs.map((run) => run.flow.length));
  await Promise.all(
    input.runs.map(async (run) => {
      for await (const { event } of client.events(run.runId)) {
        const text = describe(event);
        if (text) input.say('worker', `${run.flow.padEnd(width)}  ${text}`);
      }
    }),
  );
}
