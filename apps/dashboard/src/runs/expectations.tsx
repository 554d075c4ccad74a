import type { Run } from '@smokejumper/contracts';
import { Badge } from '../parts/badge.tsx';
import { Section } from '../parts/page.tsx';
import { expectationWords } from './words.ts';

const order = { not_met: 0, unproven: 1, met: 2 } as const;

/** What should be so, whether it was, and the words of the page that show it. What was not comes first. */
export function Expectations({ run }: { run: Run }) {
  if (run.expectations.length === 0) return null;
  const sorted = run.expectations.toSorted((one, other) => order[one.status] - order[other.status]);
  return (
    <Section title="Expectations">
      <ul className="expectations">
        {sorted.map(({ text, status, evidence }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same expectation may stand in a flow twice
          <li key={index}>
            <Badge tone={expectationWords[status][0]}>{expectationWords[status][1]}</Badge>
            <div>
              <p className="clause">{text}</p>
              {[...Map.groupBy(evidence, ({ snapshot }) => snapshot)].map(([snapshot, quotes]) => (
                <figure key={snapshot} className="quote">
                  <blockquote>{quotes.map(({ quote }) => quote).join('\n')}</blockquote>
                  <figcaption>{sourceOf(snapshot)}</figcaption>
                </figure>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Where a quote stands: a snapshot of the page, or what else was looked at. */
function sourceOf(snapshot: string): string {
  if (/^s\d+$/.test(snapshot)) return `Quoted from the page, snapshot ${snapshot.slice(1)}`;
  return `Quoted from ${snapshot === 'url' ? 'the address' : snapshot}`;
}
