import type { Log } from '@smokejumper/contracts';
import type { JobBoard } from '@smokejumper/queue';

/** More rings than workers have hands would only be taken off again. */
const mostRings = 16;

/**
 * Rings for runs that were just committed, so that a worker starts at once instead of at its next look. Their outbox
 * rows ring as well, so a ring that is lost here costs nothing but that time.
 */
export function createDoorbell(queue: Pick<JobBoard, 'publish'>, log: Log): (runs: number) => void {
  return (runs) => {
    for (let ring = 0; ring < Math.min(runs, mostRings); ring += 1) {
      queue.publish('run.execute').catch((error: unknown) => log.debug({ err: error }, 'the doorbell did not ring'));
    }
  };
}
