import type { Run } from '@smokejumper/contracts';
import { useNavigate } from 'react-router';
import { Problem } from '../parts/problem.tsx';
import { useAct } from '../server/ask.ts';
import { useSession } from '../session/session.tsx';
import { runKey } from './follow.ts';

/** Cancel while it is under way, run again after. */
export function RunActions({ run }: { run: Run }) {
  const { may } = useSession();
  const navigate = useNavigate();
  const path = { runId: run.id };
  const again = useAct((server, _: undefined) => server.runAgain({ path }), {
    refresh: [['runs']],
    done: ({ id }) => navigate(`/runs/${id}`),
  });
  const cancel = useAct((server, _: undefined) => server.cancelRun({ path, body: {} }), {
    refresh: [runKey(run.id), ['runs']],
  });
  if (!may('runs:write')) return null;
  const hasEnded = run.status === 'finished' || run.status === 'cancelled';
  return (
    <>
      <Problem error={again.error ?? cancel.error} />
      {hasEnded ? (
        <button type="button" className="primary" disabled={again.isPending} onClick={() => again.mutate(undefined)}>
          Run again
        </button>
      ) : (
        <button type="button" disabled={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
          Cancel the run
        </button>
      )}
    </>
  );
}
