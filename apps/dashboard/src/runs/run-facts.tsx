import type { Run } from '@smokejumper/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { counted } from '../parts/counted.ts';
import { useEnvironmentNames } from '../parts/names.ts';
import { Section } from '../parts/page.tsx';
import { Took, When } from '../parts/when.tsx';
import { plain, triggerWords } from './words.ts';

export function RunFacts({ run }: { run: Run }) {
  const { nameOf } = useEnvironmentNames();
  const { refs, usage } = run;
  const refused = Object.entries(refs.refused).map(([outcome, count]) => `${count} ${plain(outcome)}`);
  const facts: [string, ReactNode][] = [
    [
      'Environment',
      <Link key="e" to={`/environments/${run.environmentId}`}>
        {nameOf(run.environmentId)}
      </Link>,
    ],
    ...(run.deploymentId === null
      ? []
      : ([
          [
            'Deployment',
            <Link key="d" to={`/deployments/${run.deploymentId}`}>
              the deploy
            </Link>,
          ],
        ] as [string, ReactNode][])),
    ['Started by', triggerWords[run.trigger]],
    ['Created', <When key="w" at={run.createdAt} />],
    ['Took', <Took key="t" ms={run.durationMs} />],
    [
      'Model',
      usage.modelCalls === 0 ? 'not asked' : `${counted(usage.modelCalls, 'call')}, $${usage.costUsd.toFixed(3)}`,
    ],
    [
      'Element references',
      [`${refs.issued} issued`, ...(refs.healed > 0 ? [`${refs.healed} healed`] : []), ...refused].join(', '),
    ],
  ];
  return (
    <Section title="Facts">
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
