import type { AuditEntry } from '@smokejumper/contracts';
import { useSearchParams } from 'react-router';
import { Listed } from '../parts/more.tsx';
import { Page } from '../parts/page.tsx';
import { When } from '../parts/when.tsx';
import { useList } from '../server/ask.ts';

export function AuditPage() {
  const [params, setParams] = useSearchParams();
  const action = params.get('action') ?? '';
  const actorId = params.get('actor') ?? '';
  const entries = useList(['audit', action, actorId], (server, page, signal) => {
    const filter = { ...(action === '' ? {} : { action }), ...(actorId === '' ? {} : { actorId }) };
    return server.listAuditEntries({ query: { ...page, ...filter }, signal });
  });
  return (
    <Page title="Audit log" lead="Who changed what, and when. Nobody can change or remove an entry.">
      {(action !== '' || actorId !== '') && (
        <p className="actions">
          Only {[action, actorId].filter((part) => part !== '').join(' by ')}
          <button type="button" className="small" onClick={() => setParams({})}>
            Show all
          </button>
        </p>
      )}
      <Listed list={entries} empty={<p>Nothing was changed yet.</p>}>
        {(items) => (
          <div className="table-frame">
            <table className="entries">
              <thead>
                <tr>
                  <th scope="col">When</th>
                  <th scope="col">Who</th>
                  <th scope="col">What</th>
                  <th scope="col">Details</th>
                </tr>
              </thead>
              <tbody>
                {items.map((entry) => (
                  <Entry key={entry.id} entry={entry} narrow={(name, value) => setParams({ [name]: value })} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Listed>
    </Page>
  );
}

function Entry({ entry, narrow }: { entry: AuditEntry; narrow: (name: string, value: string) => void }) {
  const { actor, action, subjectId, details, createdAt } = entry;
  const told = Object.entries(details).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return (
    <tr>
      <td className="figure">
        <When at={createdAt} />
      </td>
      <td>
        <button type="button" className="quiet small" onClick={() => narrow('actor', actor.id)}>
          {actor.name ?? `${actor.kind} ${actor.id}`}
        </button>
      </td>
      <td>
        <button type="button" className="quiet small" onClick={() => narrow('action', action)}>
          {action}
        </button>
      </td>
      <td>
        {told.join(', ')} <small className="hint">{subjectId}</small>
      </td>
    </tr>
  );
}
