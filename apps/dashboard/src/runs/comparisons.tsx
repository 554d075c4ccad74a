import type { ArtifactWithLinks, Run } from '@smokejumper/contracts';
import { Confirmed } from '../parts/forms/confirmed.tsx';
import { Section } from '../parts/page.tsx';
import { useAct, useAsk } from '../server/ask.ts';
import { useSession } from '../session/session.tsx';
import { comparisonsOf } from './comparisons-of.ts';
import { Screenshot } from './screenshot.tsx';

/** Pages that do not look like their baseline: what was to be seen, what was, and what differs. */
export function Comparisons({ run, artifacts }: { run: Run; artifacts: readonly ArtifactWithLinks[] }) {
  const comparisons = comparisonsOf(artifacts);
  if (comparisons.length === 0) return null;
  return (
    <Section title="Visual differences">
      {comparisons.map(({ name, pictures }) => {
        const actual = pictures.find(({ kind }) => kind === 'actual');
        return (
          <div key={name} className="comparison">
            <h3>{name}</h3>
            <div className="pictures">
              {pictures.map((picture) => (
                <div key={picture.id}>
                  <p className="legend">{captions[picture.kind]}</p>
                  <Screenshot artifact={picture} of={`${name}: ${captions[picture.kind]}`} />
                </div>
              ))}
            </div>
            {!pictures.some(({ kind }) => kind === 'difference') && (
              <p className="hint">The two are of different sizes, so no pixels were compared.</p>
            )}
            {actual !== undefined && <Accept run={run} artifact={actual} />}
          </div>
        );
      })}
    </Section>
  );
}

const captions: Partial<Record<ArtifactWithLinks['kind'], string>> = {
  expected: 'The baseline',
  actual: 'What was seen',
  difference: 'What differs, in red',
};

function Accept({ run, artifact }: { run: Run; artifact: ArtifactWithLinks }) {
  const { may } = useSession();
  const path = { flowId: run.flowId };
  const key = ['flows', run.flowId, 'baselines', run.environmentId];
  const baselines = useAsk(key, (server, signal) =>
    server.listBaselinesOfFlow({ path, query: { environmentId: run.environmentId, limit: 100 }, signal }),
  );
  const accept = useAct(
    (server, _: undefined) => server.acceptWhatRunSawAsNewBaseline({ path, body: { artifactId: artifact.id } }),
    { refresh: [key] },
  );
  const isAccepted = baselines.data?.data.some(
    ({ name, runId, acceptedBy }) => name === artifact.name && runId === run.id && acceptedBy !== null,
  );
  if (isAccepted) return <p role="status">What was seen is the baseline now. The next run is compared with it.</p>;
  if (!may('flows:write')) return null;
  return (
    <Confirmed
      verb="Accept as new baseline"
      question="From now on the page has to look like what was seen."
      act={() => accept.mutate(undefined)}
      state={accept}
      tone="plain"
    />
  );
}
