import type { DeploymentReport } from '@smokejumper/contracts';
import { escapeMarkdown, reportMarkdown } from '../markdown.ts';
import { title } from '../text.ts';
import { type GitHub, GitHubRefusal } from './api.ts';
import { checkName } from './check.ts';

const mostPages = 3;

/**
 * Keeps one comment for each environment on the open pull request of a commit, updated in place; a comment about a
 * newer deployment stays. Answers how it went, in words.
 */
export async function putComment(github: GitHub, report: DeploymentReport): Promise<string> {
  try {
    const pull = await findPull(github, report);
    if (pull === null) return 'no open pull request';
    const body = `${markerOf(report)} ${report.createdAt} -->\n**${escapeMarkdown(checkName(report))}: ${escapeMarkdown(title(report))}**\n\n${reportMarkdown(report)}`;
    const base = `/repos/${report.repository}/issues`;
    const known = await findComment(github, report, pull);
    if (known === null) await github.ask('POST', `${base}/${pull}/comments`, { body });
    else if (newerThan(known.body, report)) return 'the comment is about a newer deployment';
    else await github.ask('PATCH', `${base}/comments/${known.id}`, { body });
    return `commented on #${pull}`;
  } catch (error) {
    // An App may be allowed checks and no comments: the check is what counts.
    if (error instanceof GitHubRefusal && [403, 404, 422].includes(error.answer.status)) {
      if (error.answer.headers['x-ratelimit-remaining'] !== '0' && error.answer.headers['retry-after'] === undefined) {
        return `no comment: GitHub answered ${error.answer.status}`;
      }
    }
    throw error;
  }
}

function markerOf(report: DeploymentReport): string {
  return `<!-- smokejumper ${Buffer.from(report.environment).toString('base64url')}`;
}

function newerThan(body: string, report: DeploymentReport): boolean {
  const [, at] = /^<!-- smokejumper \S+ (\S+) -->/.exec(body) ?? [];
  return at !== undefined && Date.parse(at) > Date.parse(report.createdAt);
}

async function findPull(github: GitHub, report: DeploymentReport): Promise<number | null> {
  const pulls = await github.ask('GET', `/repos/${report.repository}/commits/${report.sha}/pulls`);
  if (!Array.isArray(pulls)) return null;
  const open = (pulls as { number: number; state: string }[]).find(({ state }) => state === 'open');
  return open?.number ?? null;
}

async function findComment(
  github: GitHub,
  report: DeploymentReport,
  pull: number,
): Promise<{ id: number; body: string } | null> {
  const marker = markerOf(report);
  for (let page = 1; page <= mostPages; page += 1) {
    const path = `/repos/${report.repository}/issues/${pull}/comments?per_page=100&page=${page}`;
    const comments = await github.ask('GET', path);
    if (!Array.isArray(comments)) return null;
    const ours = (comments as { id: number; body: string }[]).find(({ body }) => body.startsWith(`${marker} `));
    if (ours) return ours;
    if (comments.length < 100) return null;
  }
  return null;
}
