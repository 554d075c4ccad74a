import type { DeploymentReport, RunReport } from '@smokejumper/contracts';
import { reportMarkdown } from '../markdown.ts';
import { facts, headline, pageOf, shorten, standingOf, title } from '../text.ts';
import { type GitHub, GitHubRefusal } from './api.ts';

const mostAnnotations = 50;

/**
 * Creates or updates the check of a deployment's series. A check that an earlier try may have created is looked for
 * by its external id first, so that there is one. Answers what the next time must know.
 */
export async function putCheck(
  github: GitHub,
  input: { report: DeploymentReport; external: Record<string, string>; attempt: number },
): Promise<Record<string, string>> {
  const { report, external } = input;
  const base = `/repos/${report.repository}/check-runs`;
  const body = checkBody(report, external.annotated === 'yes');
  const annotated = 'conclusion' in body ? { annotated: 'yes' } : {};
  const fresh = input.attempt === 1 && standingOf(report).state === 'queued';
  const known = external.checkId ?? (fresh ? undefined : await findCheck(github, report));
  if (known !== undefined) {
    try {
      await github.ask('PATCH', `${base}/${known}`, body);
      return { checkId: known, ...annotated };
    } catch (error) {
      if (!(error instanceof GitHubRefusal) || error.answer.status !== 404) throw error;
    }
  }
  const made = (await github.ask('POST', base, { ...body, head_sha: report.sha })) as { id?: number };
  return { checkId: String(made.id), ...annotated };
}

export function checkName(report: DeploymentReport): string {
  return `Smokejumper / ${report.environment}`;
}

async function findCheck(github: GitHub, report: DeploymentReport): Promise<string | undefined> {
  const query = new URLSearchParams({ check_name: checkName(report), filter: 'all', per_page: '100' });
  const found = (await github.ask('GET', `/repos/${report.repository}/commits/${report.sha}/check-runs?${query}`)) as {
    check_runs?: { id: number; external_id?: string }[];
  };
  const ours = (found.check_runs ?? []).find(({ external_id }) => external_id === report.series);
  return ours === undefined ? undefined : String(ours.id);
}

function checkBody(report: DeploymentReport, annotated: boolean): object {
  const standing = standingOf(report);
  const page = pageOf(report);
  const done = standing.state === 'done';
  const ends = report.runs.map(({ finishedAt }) => finishedAt ?? '').sort();
  const annotations = done && !annotated ? report.runs.filter(isFailure).slice(0, mostAnnotations).map(annotate) : [];
  return {
    name: checkName(report),
    external_id: report.series,
    ...(page === null ? {} : { details_url: page }),
    status: done ? 'completed' : standing.state === 'queued' ? 'queued' : 'in_progress',
    started_at: report.createdAt,
    ...(done ? { conclusion: standing.conclusion, completed_at: ends.at(-1) ?? report.createdAt } : {}),
    output: {
      title: shorten(title(report), 250),
      summary: reportMarkdown(report),
      ...(annotations.length > 0 ? { annotations } : {}),
    },
    ...(done && report.runs.length > 0 ? { actions: [rerunAction] } : {}),
  };
}

const rerunAction = { label: 'Re-run', identifier: 'rerun', description: 'Run again what did not pass' };

function isFailure(run: RunReport): boolean {
  return run.status === 'finished' && run.verdict !== 'passed';
}

/** An annotation wants a file of the repository: the flow's own, where it was pushed from one. */
function annotate(run: RunReport): object {
  return {
    path: run.file ?? '.github',
    start_line: 1,
    end_line: 1,
    annotation_level: run.verdict === 'inconclusive' || run.quarantined ? 'warning' : 'failure',
    title: shorten(headline({ event: 'run.finished', at: '', change: null, run }), 250),
    message: shorten(facts(run).join('\n') || 'No more is known.', 10_000),
  };
}
