import type { Suite } from '@smokejumper/contracts';
import { Confirmed } from '../parts/forms/confirmed.tsx';
import { Disclosed } from '../parts/forms/disclosed.tsx';
import { Listed } from '../parts/more.tsx';
import { useFlowNames } from '../parts/names.ts';
import { Page } from '../parts/page.tsx';
import { useAct, useList } from '../server/ask.ts';
import { useSession } from '../session/session.tsx';
import { SuiteForm } from './suite-form.tsx';

export function SuiteList() {
  const { may } = useSession();
  const suites = useList(['suites', 'list'], (server, page, signal) => server.listSuites({ query: page, signal }));
  return (
    <Page title="Suites" lead="Flows that run together, in any environment: a deploy or a schedule names them.">
      {may('flows:write') && (
        <Disclosed verb="New suite">{(close) => <SuiteForm suite={null} close={close} />}</Disclosed>
      )}
      <Listed list={suites} empty={<p>There is no suite.</p>}>
        {(items) => (
          <ul className="rows">
            {items.map((suite) => (
              <SuiteRow key={suite.id} suite={suite} />
            ))}
          </ul>
        )}
      </Listed>
    </Page>
  );
}

function SuiteRow({ suite }: { suite: Suite }) {
  const { may } = useSession();
  const flows = useFlowNames();
  const remove = useAct((server, _: undefined) => server.removeSuite({ path: { suiteId: suite.id } }), {
    refresh: [['suites']],
  });
  const { name, order, onFailure, tags } = suite;
  const what =
    tags.length > 0
      ? `flows tagged ${tags.join(', ')}`
      : suite.flows.map(flows.nameOf).join(order === 'sequence' ? ' → ' : ', ');
  return (
    <li className="row">
      <div className="row-body">
        <p className="row-title">{name}</p>
        <p className="row-text">{what}</p>
        <p className="row-meta">
          <span>{order === 'sequence' ? 'one after the other' : 'at once'}</span>
          {order === 'sequence' && (
            <span>{onFailure === 'stop' ? 'stops at a failure' : 'goes on after a failure'}</span>
          )}
        </p>
        {may('flows:write') && (
          <details>
            <summary>Change</summary>
            <SuiteForm suite={suite} />
          </details>
        )}
      </div>
      {may('flows:write') && (
        <Confirmed small verb="Remove" question="Its flows stay." act={() => remove.mutate(undefined)} state={remove} />
      )}
    </li>
  );
}
