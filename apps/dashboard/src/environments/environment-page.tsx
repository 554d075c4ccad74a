import type { Environment } from '@smokejumper/contracts';
import { useParams } from 'react-router';
import { Page } from '../parts/page.tsx';
import { Unread } from '../parts/unread.tsx';
import { useAsk } from '../server/ask.ts';
import { useSession } from '../session/session.tsx';
import { Badges } from './badges.tsx';
import { EnvironmentSettings } from './environment-settings.tsx';
import { Hooks } from './hooks.tsx';
import { Secrets } from './secrets.tsx';

export function EnvironmentPage() {
  const { environmentId = '' } = useParams();
  const environment = useAsk(['environments', environmentId], (server, signal) =>
    server.getEnvironment({ path: { environmentId }, signal }),
  );
  if (environment.data === undefined) return <Unread ask={environment} what="environment" list="/environments" />;
  return <OneEnvironment environment={environment.data} />;
}

function OneEnvironment({ environment }: { environment: Environment }) {
  const { may } = useSession();
  return (
    <Page title={environment.name} lead={environment.baseUrl}>
      <Secrets environment={environment} />
      <Hooks environment={environment} />
      {may('settings:write') ? (
        <EnvironmentSettings environment={environment} />
      ) : (
        <Variables environment={environment} />
      )}
      <Badges environment={environment} />
    </Page>
  );
}

function Variables({ environment }: { environment: Environment }) {
  const variables = Object.entries(environment.variables);
  if (variables.length === 0) return null;
  return (
    <dl className="facts wide section">
      {variables.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
