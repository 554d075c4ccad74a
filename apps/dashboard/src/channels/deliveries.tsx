import type { Delivery } from '@smokejumper/contracts';
import { Link } from 'react-router';
import { Badge, type Tone } from '../parts/badge.tsx';
import { Listed } from '../parts/more.tsx';
import { Problem } from '../parts/problem.tsx';
import { When } from '../parts/when.tsx';
import { useAct, useList } from '../server/ask.ts';
import { useSession } from '../session/session.tsx';

const tones: Record<Delivery['status'], Tone> = {
  pending: 'busy',
  sending: 'busy',
  sent: 'good',
  failed: 'bad',
  superseded: 'idle',
};

export function Deliveries({ channelId }: { channelId: string }) {
  const { may } = useSession();
  const key = ['deliveries', channelId];
  const deliveries = useList(
    key,
    (server, page, signal) => server.listDeliveriesOfChannel({ path: { channelId }, query: page, signal }),
    { everyMs: 5_000 },
  );
  const replay = useAct((server, deliveryId: string) => server.replayDelivery({ path: { channelId, deliveryId } }), {
    refresh: [key],
  });
  return (
    <>
      <Problem error={replay.error} />
      <Listed list={deliveries} empty={<p>Nothing was sent yet.</p>}>
        {(items) => (
          <ul className="rows">
            {items.map(({ id, event, status, runId, detail, attempts, createdAt }) => (
              <li key={id} className="row">
                <div className="row-start">
                  <Badge tone={tones[status]}>{status}</Badge>
                </div>
                <div className="row-body">
                  <p className="row-title">{eventWords(event)}</p>
                  {detail !== null && <p className="row-text">{detail}</p>}
                  <p className="row-meta">
                    <span>{attempts === 1 ? 'one try' : `${attempts} tries`}</span>
                    {runId !== null && <Link to={`/runs/${runId}`}>the run</Link>}
                  </p>
                </div>
                <div className="row-end">
                  <When at={createdAt} />
                  {status === 'failed' && may('settings:write') && (
                    <button
                      type="button"
                      className="small"
                      disabled={replay.isPending}
                      onClick={() => replay.mutate(id)}
                    >
                      Send again
                    </button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}

/** `flow.status_changed` → `flow: status changed`. */
function eventWords(event: string): string {
  return event.replace('.', ': ').replaceAll('_', ' ');
}
