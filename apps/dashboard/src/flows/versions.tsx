import type { Flow, FlowVersion } from '@smokejumper/contracts';
import { Chip } from '../parts/badge.tsx';
import { Listed } from '../parts/more.tsx';
import { When } from '../parts/when.tsx';
import { useList } from '../server/ask.ts';
import { pieces } from './pieces.ts';
import { changedSettings } from './settings-of.ts';

/** What the flow said before, newest first, each beside the one it came from. */
export function Versions({ flow }: { flow: Flow }) {
  const versions = useList(['flows', flow.id, 'versions', flow.version.number], (server, page, signal) =>
    server.listVersionsOfFlow({ path: { flowId: flow.id }, query: page, signal }),
  );
  return (
    <Listed list={versions} empty={<p>There is no version.</p>}>
      {(items) => (
        <ol className="rows">
          {/* The last one read is compared with one that is not read yet: it waits for "Show more". */}
          {(versions.hasNextPage ? items.slice(0, -1) : items).map((version, index) => (
            <VersionRow
              key={version.id}
              version={version}
              before={items[index + 1]}
              isCurrent={version.number === flow.version.number}
            />
          ))}
        </ol>
      )}
    </Listed>
  );
}

interface VersionRowProps {
  version: FlowVersion;
  before: FlowVersion | undefined;
  isCurrent: boolean;
}

function VersionRow({ version, before, isCurrent }: VersionRowProps) {
  const changes = before === undefined ? [] : changedSettings(before, version);
  const isSame = before !== undefined && before.spec === version.spec;
  return (
    <li className="row">
      <div className="row-body">
        <h2 className="row-title">
          Version {version.number} {isCurrent && <Chip>current</Chip>}
        </h2>
        {before === undefined || isSame ? (
          <details>
            <summary>{before === undefined ? 'How it began' : 'Its text did not change'}</summary>
            <p className="spec">{version.spec}</p>
          </details>
        ) : (
          <TextDiff before={before.spec} after={version.spec} />
        )}
        {changes.length > 0 && (
          <dl className="facts changes">
            {changes.map(({ name, before: old, after }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {old === null ? <span className="none">not set</span> : <del>{old}</del>} →{' '}
                  {after === null ? <span className="none">not set</span> : <ins>{after}</ins>}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="row-end">
        <When at={version.createdAt} />
      </div>
    </li>
  );
}

/** One text with what was taken out and put in, told by lines through and under it besides the colours. */
function TextDiff({ before, after }: { before: string; after: string }) {
  return (
    <p className="spec">
      {pieces(before, after).map(({ text, of }, index) => {
        const key = `${index}`;
        if (of === 'both') return <span key={key}>{text}</span>;
        return of === 'after' ? <ins key={key}>{text}</ins> : <del key={key}>{text}</del>;
      })}
    </p>
  );
}
