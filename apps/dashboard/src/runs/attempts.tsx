import type { Run } from '@smokejumper/contracts';
import { Link } from 'react-router';
import { Badge } from '../parts/badge.tsx';
import { Section } from '../parts/page.tsx';
import { Took } from '../parts/when.tsx';
import { useAsk } from '../server/ask.ts';
import { runKey } from './follow.ts';
import { verdictTones } from './words.ts';

/** Each try of a run, where there was more than one. */
export function Attempts({ run, shown }: { run: Run; shown: number }) {
  const { data } = useAsk(
    [...runKey(run.id), 'attempts', run.attempts],
    (server, signal) => server.listAttemptsOfRun({ path: { runId: run.id }, signal }),
    { enabled: run.attempts > 1 },
  );
  if (run.attempts < 2 || data === undefined) return null;
  return (
    <Section title="Attempts">
      <ol className="attempts">
        {data.data.map(({ number, verdict, outcome, summary, reason, durationMs }) => (
          <li key={number}>
            <Link
              to={number === run.attempts ? '?' : `?attempt=${number}`}
              aria-current={number === shown ? 'true' : undefined}
            >
              Attempt {number}
            </Link>{' '}
            <Badge tone={verdict === null ? 'idle' : verdictTones[verdict]}>{verdict ?? outcome}</Badge>{' '}
            <Took ms={durationMs} />
            <p className="row-text">{summary ?? reason}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
