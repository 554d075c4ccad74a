import type { Flow } from '@smokejumper/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { Text } from '../parts/forms/fields.tsx';
import { Form } from '../parts/forms/form.tsx';
import { Section } from '../parts/page.tsx';
import { Problem } from '../parts/problem.tsx';
import { When } from '../parts/when.tsx';
import { useAct } from '../server/ask.ts';
import { useServer } from '../server/server.tsx';
import { useSession } from '../session/session.tsx';

/** A flow in quarantine runs on and reports, and counts as no failure. */
export function Quarantine({ flow }: { flow: Flow }) {
  const { may } = useSession();
  const { server } = useServer();
  const cache = useQueryClient();
  const path = { flowId: flow.id };
  const refresh = [['flows']];
  const release = useAct((server, _: undefined) => server.releaseFlow({ path }), { refresh });
  const mayWrite = may('flows:write') && flow.archivedAt === null;
  if (flow.quarantine !== null) {
    return (
      <Section title="In quarantine" lead="It runs and reports, and counts as no failure.">
        <p>
          “{flow.quarantine.reason}”, <When at={flow.quarantine.since} />
        </p>
        <Problem error={release.error} />
        {mayWrite && (
          <button type="button" disabled={release.isPending} onClick={() => release.mutate(undefined)}>
            Release it
          </button>
        )}
      </Section>
    );
  }
  if (!mayWrite) return null;
  return (
    <Section title="Quarantine">
      <details>
        <summary>Put it in quarantine</summary>
        <Form
          verb="Put in quarantine"
          submit={async ({ reason = '' }) => {
            await server.quarantineFlow({ path, body: { reason } });
            await cache.invalidateQueries({ queryKey: ['flows'] });
          }}
        >
          <Text name="reason" label="Why" required maxLength={500} hint="It runs on, and counts as no failure." />
        </Form>
      </details>
    </Section>
  );
}
