import type { RunAccepted } from '@smokejumper/contracts';
import type { CreatedRun } from '@smokejumper/core';

/** The answer to an accepted run: where it is and where its events are. */
export function accepted(run: CreatedRun): RunAccepted {
  const url = `/v1/runs/${run.id}`;
  return { id: run.id, status: run.status, url, eventsUrl: `${url}/events`, createdAt: run.createdAt };
}
