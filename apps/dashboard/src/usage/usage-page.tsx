import type { Limit, UsageFigures } from '@smokejumper/contracts';
import { useState } from 'react';
import { Loading } from '../parts/loading.tsx';
import { Page, Section } from '../parts/page.tsx';
import { Problem } from '../parts/problem.tsx';
import { When } from '../parts/when.tsx';
import { useAsk } from '../server/ask.ts';
import { limitNames, unitOf } from './words.ts';

const days = [7, 14, 31] as const;
const dayMs = 86_400_000;

export function UsagePage() {
  const [span, setSpan] = useState<number>(14);
  const from = new Date(Math.floor(Date.now() / dayMs) * dayMs - (span - 1) * dayMs).toISOString();
  const usage = useAsk(['usage', from], (server, signal) =>
    server.getUsage({ query: { from, groupBy: 'day' }, signal }),
  );
  return (
    <Page title="Usage" lead="What runs have taken, in UTC days.">
      <Limits />
      <Section
        title="By day"
        actions={
          <label className="filter">
            <span className="hidden">Span</span>
            <select value={span} onChange={({ target }) => setSpan(Number(target.value))}>
              {days.map((count) => (
                <option key={count} value={count}>
                  the last {count} days
                </option>
              ))}
            </select>
          </label>
        }
      >
        {usage.data === undefined ? (
          usage.isPending ? (
            <Loading />
          ) : (
            <Problem error={usage.error} />
          )
        ) : (
          <div className="table-frame">
            <table>
              <thead>
                <tr>
                  <th scope="col">Day</th>
                  {columns.map(([name]) => (
                    <th key={name} scope="col" className="number">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {usage.data.data.toReversed().map((row) => (
                  <Row key={row.hour} name={row.hour.slice(0, 10)} figures={row} />
                ))}
                <Row name="Total" figures={usage.data.total} />
              </tbody>
            </table>
          </div>
        )}
      </Section>
    </Page>
  );
}

const columns: readonly [name: string, of: (figures: UsageFigures) => string][] = [
  ['Runs', ({ runs }) => String(runs)],
  ['Minutes', ({ runMinutes }) => runMinutes.toFixed(1)],
  ['Model calls', ({ modelCalls }) => String(modelCalls)],
  ['Tokens', ({ inputTokens, outputTokens }) => (inputTokens + outputTokens).toLocaleString('en')],
  ['Cost', ({ costUsd }) => `$${costUsd.toFixed(2)}`],
  ['Artifacts', ({ artifactBytes }) => unitOf('artifact_bytes_per_month', artifactBytes)],
];

function Row({ name, figures }: { name: string; figures: UsageFigures }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {columns.map(([column, of]) => (
        <td key={column} className="number">
          {of(figures)}
        </td>
      ))}
    </tr>
  );
}

function Limits() {
  const limits = useAsk(['limits'], (server, signal) => server.getLimits({ signal }), { everyMs: 30_000 });
  return (
    <Section title="Limits">
      <Problem error={limits.error} />
      <ul className="limits">
        {limits.data?.data.map((limit) => (
          <LimitRow key={limit.name} limit={limit} />
        ))}
      </ul>
    </Section>
  );
}

function LimitRow({ limit: { name, max, used, resetsAt } }: { limit: Limit }) {
  return (
    <li>
      <span>{limitNames[name]}</span>
      {max === null ? (
        <span className="none">no limit</span>
      ) : (
        <meter min={0} max={Math.max(max, used, 1)} high={max * 0.8} value={used} aria-label={limitNames[name]} />
      )}
      <span className="figure">
        {unitOf(name, used)}
        {max !== null && ` of ${unitOf(name, max)}`}
        {resetsAt !== null && max !== null && (
          <>
            {' '}
            anew <When at={resetsAt} />
          </>
        )}
      </span>
    </li>
  );
}
