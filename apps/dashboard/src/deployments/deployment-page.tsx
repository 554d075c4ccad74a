import { Link, useParams } from 'react-router';
import { Listed } from '../parts/more.tsx';
import { useEnvironmentNames } from '../parts/names.ts';
import { Page, Section } from '../parts/page.tsx';
import { Unread } from '../parts/unread.tsx';
import { When } from '../parts/when.tsx';
import { RunRows } from '../runs/run-rows.tsx';
import { useAsk, useList } from '../server/ask.ts';
import { titleOf } from './deployment-list.tsx';
import { sourceWords } from './words.ts';

/** One deploy and what its runs say. */
export function DeploymentPage() {
  const { deploymentId = '' } = useParams();
  const environments = useEnvironmentNames();
  const deployment = useAsk(['deployments', deploymentId], (server, signal) =>
    server.getDeployment({ path: { deploymentId }, signal }),
  );
  const runs = useList(
    ['runs', { deploymentId }],
    (server, page, signal) => server.listRuns({ query: { deploymentId, ...page }, signal }),
    { everyMs: 4_000 },
  );
  if (deployment.data === undefined) return <Unread ask={deployment} what="deployment" list="/deployments" />;
  const { environmentId, url, repository, sha, createdAt, source } = deployment.data;
  return (
    <Page title={titleOf(deployment.data)}>
      <dl className="facts wide">
        <div>
          <dt>Environment</dt>
          <dd>
            <Link to={`/environments/${environmentId}`}>{environments.nameOf(environmentId)}</Link>
          </dd>
        </div>
        <Fact name="Address" value={url} />
        {repository !== null && <Fact name="Repository" value={repository} />}
        {sha !== null && <Fact name="Commit" value={sha} />}
        <Fact name="Announced by" value={sourceWords[source]} />
        <div>
          <dt>Announced</dt>
          <dd>
            <When at={createdAt} />
          </dd>
        </div>
      </dl>
      <Section title="Runs">
        <Listed list={runs} empty={<p>No flow ran on it: none fitted what the deploy named.</p>}>
          {(items) => <RunRows runs={items} />}
        </Listed>
      </Section>
    </Page>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
