import type { DeploymentReport, RunReport } from '@smokejumper/contracts';
import { facts, oneLine, outcomeWord, refFigures, shorten } from './text.ts';

const longestSummary = 60_000;

/** The table of a deployment's flows, then each failure with its step and what was seen. */
export function reportMarkdown(report: DeploymentReport): string {
  const place = `${escapeMarkdown(report.environment)}: ${escapeMarkdown(report.siteUrl)}`;
  if (report.runs.length === 0) return [place, '', ...nothingChosen].join('\n');
  const lines = [
    place,
    '',
    '| Flow | Result | Time | Refs |',
    '| --- | --- | --- | --- |',
    ...report.runs.map(rowOf),
    ...report.runs.filter(isBad).flatMap(detailOf),
  ];
  return shorten(lines.join('\n'), longestSummary);
}

const nothingChosen = [
  'No flow fits what the deploy, or else its hook, says is to run. Nothing was tried, so this says nothing of the site.',
];

function rowOf(run: RunReport): string {
  const name = escapeMarkdown(run.flow);
  const flow = run.url === null ? name : `[${name}](${run.url})`;
  const time = run.durationMs === null ? '' : `${(run.durationMs / 1_000).toFixed(1)} s`;
  const apart = run.quarantined ? ' (quarantined: does not count)' : '';
  return `| ${flow} | ${outcomeWord(run)}${apart} | ${time} | ${refFigures(run.refs)} |`;
}

function isBad(run: RunReport): boolean {
  return run.status === 'finished' && run.verdict !== 'passed';
}

function detailOf(run: RunReport): string[] {
  return ['', `### ${escapeMarkdown(run.flow)}`, '', ...facts(run).map((fact) => `- ${escapeMarkdown(fact)}`)];
}

/** Text of a page or a person, shown as it is: no markup, no mention of anybody, no table cell broken. */
export function escapeMarkdown(text: string): string {
  return oneLine(text)
    .replace(/[\\`*_{}[\]<>()#+!|~]/g, (sign) => `\\${sign}`)
    .replaceAll('@', '@\u200b');
}
