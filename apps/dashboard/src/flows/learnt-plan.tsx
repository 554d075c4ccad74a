import type { Flow, FlowPlan } from '@smokejumper/contracts';
import { ProblemError } from '@smokejumper/sdk';
import { Link } from 'react-router';
import { Chip } from '../parts/badge.tsx';
import { Loading } from '../parts/loading.tsx';
import { Empty } from '../parts/page.tsx';
import { Problem } from '../parts/problem.tsx';
import { CopyButton } from '../parts/shown-once.tsx';
import { When } from '../parts/when.tsx';
import { actionWords } from '../runs/words.ts';
import { useAsk } from '../server/ask.ts';

/** What the last passed run taught: the next one does just this, and asks no model while the site lets it. */
export function LearntPlan({ flow }: { flow: Flow }) {
  const { data, error, isPending } = useAsk(['flows', flow.id, 'plan', flow.version.number], (server, signal) =>
    server
      .getWhatLastPassedRunTaughtInWordsThatRunWithoutModel({ path: { flowId: flow.id }, signal })
      .catch((problem: unknown) => {
        if (problem instanceof ProblemError && problem.status === 404) return null;
        throw problem;
      }),
  );
  if (isPending) return <Loading />;
  if (data === undefined) return <Problem error={error} />;
  if (data === null) {
    return (
      <Empty>
        <p>Nothing is learnt yet. The first run of version {flow.version.number} that passes teaches it.</p>
      </Empty>
    );
  }
  return <Plan plan={data} />;
}

function Plan({ plan }: { plan: FlowPlan }) {
  const unsayable = plan.steps.filter(({ text }) => text === null).length;
  return (
    <>
      <p className="lead">
        Learnt <When at={plan.createdAt} /> from <Link to={`/runs/${plan.runId}`}>a run that passed</Link>. The next run
        does these steps again and asks no model; where the page has changed, it decides anew from that step on.
      </p>
      <ol className="steps plan">
        {plan.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plan does not change its order
          <PlannedStep key={index} step={step} number={index + 1} />
        ))}
      </ol>
      {plan.byModel && (
        <details className="section">
          <summary>The same in words that run without a model</summary>
          <p className="hint">
            {unsayable === 0
              ? 'As the flow’s text it needs no model at all.'
              : `${unsayable} of the steps cannot be said in words; their lines begin with #.`}
          </p>
          <pre className="spec">{plan.text}</pre>
          <CopyButton label="The words" value={plan.text} />
        </details>
      )}
    </>
  );
}

const effects: Record<FlowPlan['steps'][number]['effect'], string | null> = {
  navigates: 'the page has to move on',
  changes: 'the page has to change',
  sets_value: 'the value has to be set',
  none: null,
};

function PlannedStep({ step, number }: { step: FlowPlan['steps'][number]; number: number }) {
  const { clause, text, action, target, effect, optional, byModel } = step;
  return (
    <li className="step">
      <span className="step-number" aria-hidden="true">
        {number}
      </span>
      <div className="step-body">
        <p className="clause">{clause}</p>
        {text !== null && text !== clause && <p className="row-text">{text}</p>}
        <p className="row-meta">
          <span>{actionWords(action)}</span>
          {target !== null && (
            <span title={target.context === '' ? undefined : `in: ${target.context}`}>
              {target.role} <q>{target.name}</q>
            </span>
          )}
          {effects[effect] !== null && <span>{effects[effect]}</span>}
          {optional && <Chip title="Done only if the page shows it">if shown</Chip>}
          {byModel && <Chip title="A model planned or did it">model</Chip>}
        </p>
      </div>
    </li>
  );
}
