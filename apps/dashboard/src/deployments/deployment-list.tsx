import type { Deployment } from '@smokejumper/contracts';
import { Link } from 'react-router';
import { counted } from '../parts/counted.ts';
import { Listed } from '../parts/more.tsx';
import { useEnvironmentNames } from '../parts/names.ts';
import { Page } from '../parts/page.tsx';
import { When } from '../parts/when.tsx';
import { useList } from '../server/ask.ts';
import { sourceWords } from './words.ts';

export function DeploymentList() {
  const environments = useEnvironmentNames();
  const deployments = useList(
    ['deployments'],
    (server, page, signal) => server.listDeployments({ query: page, signal }),
    {
      everyMs: 10_000,
    },
  );
  return (
    <Page title="Deployments" lead="What was deployed, as hooks and programs told us.">
      <Listed
        list={deployments}
        empty={
          <p>
            No deploy was announced yet. Create a hook at one of your <Link to="/environments">environments</Link>.
          </p>
        }
      >
        {(items) => (
          <ul className="rows">
            {items.map((deployment) => (
              <li key={deployment.id} className="row">
                <div className="row-body">
                  <Link className="row-title" to={`/deployments/${deployment.id}`}>
                    {titleOf(deployment)}
                  </Link>
                  <p className="row-meta">
                    <span>{environments.nameOf(deployment.environmentId)}</span>
                    <span>{deployment.url}</span>
                    <span>by {sourceWords[deployment.source]}</span>
                  </p>
                </div>
                <div className="row-end">
                  <When at={deployment.createdAt} />
                  <span className="figure">{counted(deployment.runs.length, 'run')}</span>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Listed>
    </Page>
  );
}

/** Branch and commit, as far as they were told; else the address. */
export function titleOf({ ref, sha, url }: Deployment): string {
  const told = [ref?.replace(/^refs\/heads\//, ''), sha?.slice(0, 7)].filter(
    (part) => part !== undefined && part !== '',
  );
  return told.length > 0 ? told.join(' · ') : url;
}
