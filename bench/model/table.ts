import { percentile } from '../refs/stats.ts';
import type { Sample } from './measure.ts';
import type { PageTokens } from './page-tokens.ts';

/** Fewer runs of a flow than this are no ground for a comparison. */
export const fewest = 5;

/** The table of all samples; throws RangeError when a flow was run too rarely to be compared. */
export function tableOf(samples: readonly Sample[]): string {
  const groups = [...Map.groupBy(samples, ({ flow, broken }) => `${flow}${broken ? ', broken' : ''}`)];
  for (const [name, group] of groups)
    if (group.length < fewest)
      throw new RangeError(`"${name}" was run ${group.length} times: fewer than ${fewest} are not compared`);
  const lines = groups.map(([name, group]) => {
    const told = [...Map.groupBy(group, ({ verdict }) => verdict)].map(([verdict, of]) => `${verdict} ${of.length}`);
    const cells = [
      name,
      String(group.length),
      told.join(', '),
      String(group.filter(({ wrong }) => wrong).length),
      spread(
        group.map(({ calls }) => calls),
        0,
      ),
      spread(
        group.map(({ inputTokens }) => inputTokens),
        0,
      ),
      spread(
        group.map(({ outputTokens }) => outputTokens),
        0,
      ),
      spread(
        group.map(({ costUsd }) => costUsd),
        4,
      ),
      spread(
        group.map(({ seconds }) => seconds),
        1,
      ),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const healthy = samples.filter(({ broken }) => !broken);
  const passed = healthy.filter(({ verdict }) => verdict === 'passed').length;
  const wrong = samples.filter((one) => one.wrong).length;
  return [
    '| flow | runs | verdicts | wrong | calls | input tokens | output tokens | US$ | seconds |',
    '|---|---|---|---|---|---|---|---|---|',
    ...lines,
    '',
    `Pass rate on the healthy site: ${passed} of ${healthy.length}. Wrong verdicts: ${wrong} of ${samples.length}.`,
  ].join('\n');
}

/** Median with the smallest and the largest. */
function spread(values: readonly number[], digits: number): string {
  const [low, middle, high] = [Math.min(...values), percentile(values, 0.5), Math.max(...values)].map((value) =>
    value.toFixed(digits),
  );
  return low === high ? (middle ?? '') : `${middle} (${low}–${high})`;
}

export function tokenLine(counted: PageTokens): string {
  const ratio = counted.raw === 0 ? Number.NaN : counted.ours / counted.raw;
  return `Page tokens of a run of ${counted.calls} calls, step by step: ${counted.ours} as we show the page, ${counted.raw} as a raw snapshot before each call: ${ratio.toFixed(2)} × (must be ≤ 0.35 ×). The run: ${counted.verdict}`;
}
