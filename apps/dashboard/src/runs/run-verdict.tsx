import type { Run } from '@smokejumper/contracts';
import { Link } from 'react-router';
import { Chip } from '../parts/badge.tsx';
import { VerdictBadge } from './verdict-badge.tsx';
import { classWords, statusTones, verdictTones } from './words.ts';

/** What the run says: the verdict, and why in one sentence. Read out when it changes. */
export function RunVerdict({ run }: { run: Run }) {
  const tone = run.verdict === null ? statusTones[run.status] : verdictTones[run.verdict];
  return (
    <div className={`verdict ${tone}`} role="status">
      <p className="verdict-line">
        <VerdictBadge run={run} />
        {run.failureClass !== null && <span>{classWords[run.failureClass]}</span>}
        {run.flaky && <Chip title="Passed only after a failure on the same deployment">flaky</Chip>}
        {run.quarantined && <Chip title="Its flow was in quarantine: it counts as no failure">quarantine</Chip>}
      </p>
      <p className="summary">{run.summary ?? waiting(run)}</p>
      {run.waitsFor.length > 0 && (
        <p>
          It waits for{' '}
          {run.waitsFor.map((id) => (
            <Link key={id} to={`/runs/${id}`}>
              another run
            </Link>
          ))}
          .
        </p>
      )}
    </div>
  );
}

function waiting({ status, steps, attempts }: Run): string {
  if (status === 'running') return `${attempts > 1 ? `Attempt ${attempts}: ` : ''}${steps.length} steps so far.`;
  if (status === 'cancelled') return 'It was cancelled.';
  return attempts > 0 ? 'It waits to be tried again.' : 'It waits for a worker.';
}
