import type { Case, Kind } from './cases.ts';

/** What a case came to. */
export interface Found extends Case {
  verdict: string;
  right: boolean;
  summary: string;
}

const titles: Record<Kind, string> = {
  healthy: 'as it should be',
  bug: 'seeded bugs',
  harmless: 'harmless changes',
  noticeable: 'changes that flows may notice',
};

/** A row for each site and kind, the two rates, and each wrong verdict with its reason. */
export function tableOf(found: readonly Found[]): string {
  const sites = [...new Set(found.map((entry) => entry.site))];
  const kinds = Object.keys(titles) as Kind[];
  const parts = sites.flatMap((site) =>
    kinds.map((kind) => found.filter((entry) => entry.site === site && entry.kind === kind)),
  );
  const wrong = found.filter((entry) => !entry.right);
  return `| site | what | deploys | runs | wrong | verdicts |
| --- | --- | --- | --- | --- | --- |
${parts.flatMap((part) => rowOf(part)).join('\n')}

False passes over seeded bugs: ${rate(found, ['bug'])}. False failures on harmless changes: ${rate(found, ['harmless'])}; on the sites as they should be: ${rate(found, ['healthy'])}.

${wrong.length === 0 ? 'No wrong verdict.' : wrong.map(({ site, deploy, flow, verdict, summary }) => `- ${site}, ${deploy}, ${flow}: ${verdict}: ${summary}`).join('\n')}
`;
}

function rowOf(part: readonly Found[]): string[] {
  const [first] = part;
  if (first === undefined) return [];
  const tally = new Map<string, number>();
  for (const { verdict } of part) tally.set(verdict, (tally.get(verdict) ?? 0) + 1);
  const verdicts = [...tally].sort((a, b) => b[1] - a[1]).map(([verdict, times]) => `${verdict} ${times}`);
  // A bug of the small shop may have one name under two flows: it is another bug to each.
  const deploys = new Set(part.map(({ site, flow, deploy }) => (site === 'demo shop' ? deploy : `${flow}: ${deploy}`)));
  const wrong = part.filter((entry) => !entry.right).length;
  return [
    `| ${first.site} | ${titles[first.kind]} | ${deploys.size} | ${part.length} | ${wrong} | ${verdicts.join(', ')} |`,
  ];
}

function rate(found: readonly Found[], kinds: readonly Kind[]): string {
  const part = found.filter((entry) => kinds.includes(entry.kind));
  const wrong = part.filter((entry) => !entry.right).length;
  return part.length === 0 ? 'none run' : `${wrong} of ${part.length} (${((100 * wrong) / part.length).toFixed(1)} %)`;
}
