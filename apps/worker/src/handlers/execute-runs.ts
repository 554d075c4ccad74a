import type { JobContext } from '@smokejumper/queue';
import type { Dispatcher } from '../run/dispatcher.ts';

/** A ring: works off waiting runs until none is left. The queue then tries again if claiming them threw. */
export async function executeRuns(dispatcher: Dispatcher, context: JobContext): Promise<void> {
  await dispatcher.workOff({ signal: context.signal });
}
