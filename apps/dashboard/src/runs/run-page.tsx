import type { Run } from '@smokejumper/contracts';
import { useParams, useSearchParams } from 'react-router';
import { Page } from '../parts/page.tsx';
import { Unread } from '../parts/unread.tsx';
import { useAsk } from '../server/ask.ts';
import { Artifacts } from './artifacts.tsx';
import { Attempts } from './attempts.tsx';
import { Comparisons } from './comparisons.tsx';
import { Expectations } from './expectations.tsx';
import { runKey, useFollowed } from './follow.ts';
import { PageErrors } from './page-errors.tsx';
import { RunActions } from './run-actions.tsx';
import { RunFacts } from './run-facts.tsx';
import { RunVerdict } from './run-verdict.tsx';
import { SpecOfRun } from './spec-of-run.tsx';
import { Steps } from './steps.tsx';

export function RunPage() {
  const { runId = '' } = useParams();
  const run = useAsk(runKey(runId), (server, signal) => server.getRun({ path: { runId }, signal }), {
    everyMs: 15_000,
  });
  const isUnderWay = run.data?.status === 'queued' || run.data?.status === 'running';
  useFollowed(runId, isUnderWay);
  if (run.data === undefined) return <Unread ask={run} what="run" list="/runs" />;
  return <OneRun run={run.data} />;
}

function OneRun({ run }: { run: Run }) {
  const [params] = useSearchParams();
  const asked = Number(params.get('attempt'));
  const attempt = Number.isInteger(asked) && asked > 0 && asked < run.attempts ? asked : null;
  const earlier = useAsk(
    [...runKey(run.id), 'steps', attempt],
    (server, signal) => server.listStepsOfRun({ path: { runId: run.id }, query: { attempt: attempt ?? 1 }, signal }),
    { enabled: attempt !== null },
  );
  const artifacts = useAsk([...runKey(run.id), 'artifacts', attempt], (server, signal) =>
    server.listArtifactsOfRun({ path: { runId: run.id }, query: attempt === null ? {} : { attempt }, signal }),
  );
  const kept = artifacts.data?.data ?? [];
  const steps = attempt === null ? run.steps : (earlier.data?.data ?? []);
  return (
    <Page title={run.flow} actions={<RunActions run={run} />}>
      <RunVerdict run={run} />
      <div className="run-columns">
        <div>
          {attempt === null && <Expectations run={run} />}
          <Comparisons run={run} artifacts={kept} />
          <Steps steps={steps} artifacts={kept} run={run} attempt={attempt} />
          <PageErrors errors={run.pageErrors} />
        </div>
        <aside aria-label="About this run">
          <SpecOfRun run={run} />
          <RunFacts run={run} />
          <Attempts run={run} shown={attempt ?? run.attempts} />
          <Artifacts artifacts={kept} error={artifacts.error} />
        </aside>
      </div>
    </Page>
  );
}
