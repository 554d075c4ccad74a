import type { ArtifactWithLinks } from '@smokejumper/contracts';
import { Section } from '../parts/page.tsx';
import { Problem } from '../parts/problem.tsx';
import { pathOf } from './artifact-path.ts';
import { isComparison } from './comparisons-of.ts';

const kinds: Record<ArtifactWithLinks['kind'], string> = {
  screenshot: 'Screenshot',
  trace: 'Trace',
  snapshot: 'Snapshot',
  console: 'Console',
  network: 'Network log',
  download: 'Download',
  transcript: 'Model’s transcript',
  expected: 'Baseline',
  actual: 'What was seen instead of it',
  difference: 'What differs from it',
};

/** What a run left behind; the trace first, for it holds the rest. */
export function Artifacts({ artifacts, error }: { artifacts: readonly ArtifactWithLinks[]; error: unknown }) {
  const trace = artifacts.find(({ kind }) => kind === 'trace');
  const folded = (['screenshot', 'snapshot'] as const).map((kind) => artifacts.filter((one) => one.kind === kind));
  const others = artifacts.filter((one) => !['snapshot', 'screenshot'].includes(one.kind) && !isComparison(one));
  if (artifacts.length === 0 && error === null) return null;
  return (
    <Section title="Artifacts">
      <Problem error={error} />
      {trace !== undefined && trace.viewerUrl !== null && (
        <p>
          <a className="button" href={trace.viewerUrl} target="_blank" rel="noreferrer">
            Open the trace
          </a>
        </p>
      )}
      <ul className="kept">
        {others.map((artifact) => (
          <Kept key={artifact.id} artifact={artifact} />
        ))}
      </ul>
      {folded
        .filter((some) => some.length > 0)
        .map((some) => (
          <details key={some[0]?.kind}>
            <summary>
              {some.length} {some[0]?.kind}
              {some.length > 1 && 's'} of the page
            </summary>
            <ul className="kept">
              {some.map((artifact) => (
                <Kept key={artifact.id} artifact={artifact} />
              ))}
            </ul>
          </details>
        ))}
    </Section>
  );
}

function Kept({ artifact }: { artifact: ArtifactWithLinks }) {
  return (
    <li>
      <a href={pathOf(artifact.signedUrl)} target="_blank" rel="noreferrer">
        {kinds[artifact.kind]}
        {artifact.step !== null && ` of step ${artifact.step + 1}`}
      </a>
      <span className="figure">{size(artifact.bytes)}</span>
    </li>
  );
}

function size(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
