import type { Run } from '@smokejumper/contracts';
import { Link } from 'react-router';
import { Section } from '../parts/page.tsx';
import { useAsk } from '../server/ask.ts';

/** The flow's words as they were when the run was made. */
export function SpecOfRun({ run }: { run: Run }) {
  const { data } = useAsk(['flow', run.flowId, 'versions'], (server, signal) =>
    server.listVersionsOfFlow({ path: { flowId: run.flowId }, query: { limit: 100 }, signal }),
  );
  const version = data?.data.find(({ createdAt }) => createdAt <= run.createdAt);
  if (version === undefined) return null;
  return (
    <Section title="Spec" actions={<Link to={`/flows/${run.flowId}`}>The flow</Link>}>
      <p className="spec">{version.spec}</p>
    </Section>
  );
}
