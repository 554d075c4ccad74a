import type { Flow } from '@smokejumper/contracts';
import { Loading } from '../parts/loading.tsx';
import { Empty } from '../parts/page.tsx';
import { Problem } from '../parts/problem.tsx';
import { plain } from '../runs/words.ts';
import { useAsk } from '../server/ask.ts';
import { type PageFigures, perPage } from './per-page.ts';

/** On which pages the flow's elements were found again, and on which the site has moved under it. */
export function RefFigures({ flow }: { flow: Flow }) {
  const { data, error, isPending } = useAsk(['flows', flow.id, 'refs'], (server, signal) =>
    server.countWhatBecameOfRefsOfFlow({ path: { flowId: flow.id }, signal }),
  );
  if (isPending) return <Loading />;
  if (data === undefined) return <Problem error={error} />;
  const pages = perPage(data.data);
  if (pages.length === 0) {
    return (
      <Empty>
        <p>No element was looked for in the last 30 days.</p>
      </Empty>
    );
  }
  return (
    <>
      <p className="lead">
        Every element that the last 30 days’ runs looked for, by the page it was on. What was healed was replaced by the
        site and found again without doubt; what was refused was not touched.
      </p>
      <div className="table-frame">
        <table>
          <thead>
            <tr>
              <th scope="col">Page</th>
              <th scope="col" className="number">
                Found
              </th>
              <th scope="col" className="number">
                Healed
              </th>
              <th scope="col">Refused</th>
            </tr>
          </thead>
          <tbody>
            {pages.map((page) => (
              <PageRow key={`${page.site} ${page.page}`} page={page} />
            ))}
          </tbody>
        </table>
      </div>
      {data.truncated && <p className="hint">There is more than fits in here.</p>}
    </>
  );
}

function PageRow({ page: { site, page, found, healed, refused } }: { page: PageFigures }) {
  return (
    <tr>
      <th scope="row" title={site}>
        {page === '' ? site : page}
      </th>
      <td className="number">{found}</td>
      <td className="number">{healed}</td>
      <td>
        {refused.length === 0 ? (
          <span className="none">none</span>
        ) : (
          refused.map(([outcome, count]) => `${count} ${plain(outcome)}`).join(', ')
        )}
      </td>
    </tr>
  );
}
