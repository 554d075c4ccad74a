import type { Flow } from '@smokejumper/contracts';
import { useNavigate } from 'react-router';
import { Confirmed } from '../parts/forms/confirmed.tsx';
import { useAct } from '../server/ask.ts';

export function ArchiveFlow({ flow }: { flow: Flow }) {
  const navigate = useNavigate();
  const archive = useAct((server, _: undefined) => server.archiveFlow({ path: { flowId: flow.id } }), {
    refresh: [['flows']],
    done: () => navigate('/flows'),
  });
  return (
    <p className="section">
      <Confirmed
        verb="Archive the flow"
        question="It will not run any more; its runs stay."
        act={() => archive.mutate(undefined)}
        state={archive}
      />
    </p>
  );
}
