import type { DeploymentReport, Limit, RefSummary, RunNews, RunReport } from '@smokejumper/contracts';

/** One line that says what came about, without markup. */
export function headline(news: RunNews): string {
  if (news.endpoint) return `The channel “${news.endpoint.name}” was switched off`;
  if (news.quota) return quotaLine(news.quota);
  if (news.event === 'channel.test' || news.run === null) return 'This is a test message: the channel works.';
  const { flow, environment } = news.run;
  const apart = news.run.quarantined ? ' (quarantined)' : '';
  if (news.change?.to === 'failing') return `“${flow}” began to fail in ${environment}${apart}`;
  if (news.change?.to === 'passing') return `“${flow}” passes again in ${environment}${apart}`;
  return `“${flow}” ${outcomeWord(news.run)} in ${environment}${apart}`;
}

const limitWords: Record<Limit['name'], string> = {
  concurrent_runs: 'runs at the same time',
  queued_runs: 'waiting runs',
  runs_per_day: 'runs of the day',
  minutes_per_month: 'minutes of runs of the month',
  tokens_per_month: 'model tokens of the month',
  cost_usd_per_month: 'US dollars for models of the month',
  artifact_bytes_per_month: 'bytes of artifacts of the month',
};

function quotaLine({ name, max, used }: Limit): string {
  const full = max !== null && used >= max;
  return `${Math.round(used * 100) / 100} of ${max} ${limitWords[name]} are used${full ? ' up' : ''}`;
}

export function outcomeWord(run: RunReport): string {
  if (run.status !== 'finished') return run.status;
  if (run.verdict === 'inconclusive') return 'was inconclusive';
  if (run.verdict === 'errored') return 'could not be run';
  return run.flaky ? 'passed after a failure (flaky)' : (run.verdict ?? 'finished');
}

/** What is known beside the headline, one fact a line. */
export function factsOf(news: RunNews): string[] {
  if (news.quota?.resetsAt) return [`They begin anew at ${news.quota.resetsAt.slice(0, 16).replace('T', ' ')} UTC.`];
  if (news.endpoint) return [oneLine(`${news.endpoint.kind}: ${news.endpoint.reason}`)];
  return news.run ? facts(news.run) : [];
}

/** What is known about one run, one fact a line. */
export function facts(run: RunReport): string[] {
  const lines: string[] = [];
  if (run.summary) lines.push(run.summary);
  if (run.failingStep) {
    const { index, text, error } = run.failingStep;
    lines.push(`Step ${index + 1}: ${text}${error ? ` (${error})` : ''}`);
  }
  if (run.evidence) {
    lines.push(`Expected: ${run.evidence.text}`);
    if (run.evidence.quote !== null) lines.push(`Seen: ${run.evidence.quote}`);
  }
  return lines.map(oneLine);
}

/** The whole message in plain text; several news are a digest. */
export function plainText(news: readonly RunNews[]): { subject: string; text: string } {
  const [first] = news;
  const subject = news.length === 1 && first ? headline(first) : `${news.length} changes in smoke tests`;
  const blocks = news.map((one) => {
    const lines = [headline(one), ...factsOf(one)];
    if (one.run?.url) lines.push(one.run.url);
    return lines.join('\n');
  });
  return { subject: oneLine(subject), text: `${blocks.join('\n\n')}\n` };
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}

/** Refs in one phrase: `12 live, 1 healed, refused: 2 renamed`. */
export function refFigures(refs: RefSummary | null): string {
  if (!refs) return '';
  const acted = (['live', 'reattached', 'healed'] as const)
    .filter((word) => refs[word] > 0)
    .map((word) => `${refs[word]} ${word}`);
  const refusals = Object.entries(refs.refused).map(([outcome, count]) => `${count} ${outcome}`);
  return [...acted, ...(refusals.length > 0 ? [`refused: ${refusals.join(', ')}`] : [])].join(', ');
}

/** How a deployment stands as a whole, by the rule that nothing is ever `neutral` or `skipped`. */
export type Standing =
  | { state: 'queued' }
  | { state: 'running' }
  | { state: 'done'; conclusion: 'success' | 'failure' | 'cancelled'; couldNotRun: boolean };

export function standingOf(report: DeploymentReport): Standing {
  const { runs } = report;
  // Nothing was tried, so nothing is known of the site: as with a run that is inconclusive.
  if (runs.length === 0) {
    return { state: 'done', conclusion: report.inconclusiveAs, couldNotRun: false };
  }
  const open = runs.filter(({ status }) => status === 'queued' || status === 'running');
  if (open.length > 0) return { state: runs.every(isQueued) ? 'queued' : 'running' };
  const gating = runs.filter(({ quarantined }) => !quarantined);
  const bad = gating.some((run) => run.verdict === 'failed' || isBadlyInconclusive(run, report));
  const errored = gating.some(({ verdict }) => verdict === 'errored');
  if (bad || errored) return { state: 'done', conclusion: 'failure', couldNotRun: errored && !bad };
  const cancelled = gating.some(({ status }) => status === 'cancelled');
  return { state: 'done', conclusion: cancelled ? 'cancelled' : 'success', couldNotRun: false };
}

function isQueued(run: RunReport): boolean {
  return run.status === 'queued';
}

function isBadlyInconclusive(run: RunReport, report: DeploymentReport): boolean {
  return run.verdict === 'inconclusive' && report.inconclusiveAs === 'failure';
}

/** The page that shows it: of the run where it is one, else of the deployment. */
export function pageOf({ runs, url }: DeploymentReport): string | null {
  const [first] = runs;
  return (runs.length === 1 ? first?.url : url) ?? first?.url ?? null;
}

/** One line about the deployment as a whole. */
export function title(report: DeploymentReport): string {
  const standing = standingOf(report);
  const { runs } = report;
  if (runs.length === 0) return 'No flow was chosen for this deploy';
  if (standing.state === 'queued') return `${count(runs.length, 'flow')} waiting`;
  if (standing.state !== 'done') {
    return `${runs.filter(({ finishedAt }) => finishedAt !== null).length} of ${count(runs.length, 'flow')} done`;
  }
  if (standing.couldNotRun) return 'Smokejumper could not run';
  if (standing.conclusion === 'cancelled') {
    return runs.find((run) => run.status === 'cancelled' && !run.quarantined)?.summary ?? 'Cancelled';
  }
  const passed = runs.filter(({ verdict }) => verdict === 'passed').length;
  if (standing.conclusion === 'success' && passed === runs.length) return `${count(runs.length, 'flow')} passed`;
  const apart = runs.filter((run) => run.quarantined && run.verdict !== 'passed').length;
  const counted = (['failed', 'inconclusive', 'errored'] as const).map((word) => ({
    word,
    n: runs.filter((run) => run.verdict === word && !run.quarantined).length,
  }));
  const words = [...counted, { word: 'quarantined', n: apart }]
    .filter(({ n }) => n > 0)
    .map(({ word, n }) => `${n} ${word}`);
  return `${[...words, `${passed} passed`].join(', ')} of ${count(runs.length, 'flow')}`;
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
