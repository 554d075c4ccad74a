import { useState } from 'react';
import { Link } from 'react-router';
import { Choice, Text } from '../forms/fields.tsx';
import { joined } from '../forms/lists-of-words.ts';
import { useFlowNames, useSuiteNames } from '../names.ts';
import { type Chosen, everyFlow, type Way, wayOf } from './chosen.ts';
import { PickedFlows } from './picked-flows.tsx';

const ways: readonly (readonly [Way, string])[] = [
  ['all', 'every flow of the project'],
  ['suite', 'a suite'],
  ['tags', 'flows with any of some tags'],
  ['flows', 'flows picked here'],
  ['files', 'flows pushed from some files'],
];

/** Fields that choose flows; `chosenOf` reads them. */
export function WhichFlows({ chosen = everyFlow }: { chosen?: Chosen | undefined }) {
  const before = wayOf(chosen);
  const [way, setWay] = useState<Way>(before);
  const options = before === 'mixed' ? [...ways, ['mixed', 'as it is set now'] as const] : ways;
  return (
    <>
      <Choice
        name="way"
        label="Runs"
        options={options}
        value={way}
        onChange={({ target }) => setWay(target.value as Way)}
      />
      {way === 'suite' && <SuiteField suite={chosen.suite} />}
      {way === 'tags' && (
        <Text name="tags" label="Tags" required defaultValue={joined(chosen.tags)} hint="With commas." />
      )}
      {way === 'flows' && <PickedFlows legend="These flows" picked={chosen.flows} />}
      {way === 'files' && (
        <Text
          name="files"
          label="Flow files, or folders of them"
          required
          defaultValue={joined(chosen.files)}
          placeholder="flows/checkout.flows.yaml"
          hint="With commas."
        />
      )}
      {way === 'mixed' && (
        <p className="hint">
          <ChosenWords chosen={chosen} />
        </p>
      )}
    </>
  );
}

function SuiteField({ suite }: { suite: string | null }) {
  const suites = useSuiteNames();
  if (suites.isKnown && suites.items.length === 0) {
    return (
      <p className="note">
        There is no suite yet. <Link to="/suites">Create one</Link>
      </p>
    );
  }
  return <Choice name="suite" label="Suite" required options={suites.options} defaultValue={suite ?? undefined} />;
}

/** Which flows run, in words. */
export function ChosenWords({ chosen: { flows, tags, files, suite } }: { chosen: Chosen }) {
  const flowNames = useFlowNames();
  const suites = useSuiteNames();
  const parts = [
    ...(suite === null ? [] : [`the suite ${suites.nameOf(suite)}`]),
    ...(tags.length === 0 ? [] : [`tagged ${tags.join(' or ')}`]),
    ...(flows.length === 0 ? [] : [flows.map(flowNames.nameOf).join(', ')]),
    ...(files.length === 0 ? [] : [`from ${files.join(', ')}`]),
  ];
  return <span>{parts.length === 0 ? 'every flow' : parts.join('; ')}</span>;
}
