import type { Environment } from '@smokejumper/contracts';
import { Section } from '../parts/page.tsx';
import { CopyButton } from '../parts/shown-once.tsx';
import { useAsk } from '../server/ask.ts';

/** A picture of how the environment stands, for a README. */
export function Badges({ environment }: { environment: Environment }) {
  const { data } = useAsk(['badge', environment.id], (server, signal) =>
    server.getBadge({ path: { environmentId: environment.id }, signal }),
  );
  if (data === undefined) return null;
  return (
    <Section title="Badge" lead="Whoever has its address sees whether the flows pass here, and nothing else.">
      <p className="actions">
        <img src={new URL(data.url).pathname} alt="How the flows of this environment stand" />
        <CopyButton label="Markdown" value={data.markdown} />
      </p>
    </Section>
  );
}
