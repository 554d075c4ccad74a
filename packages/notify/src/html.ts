import type { RunNews, RunReport } from '@smokejumper/contracts';
import { moreOf, mostShown } from './digest.ts';
import { factsOf, headline, oneLine, shorten } from './text.ts';

const colours = { failing: '#b3261e', passing: '#1a7f37', other: '#57606a' };
const longestValue = 1_000;
const font = 'font-family:-apple-system,Segoe UI,Helvetica,Arial,sans-serif';

/** The mail as a page: no picture, no script, style in place, and every value of a page or a person as text. */
export function mailHtml(news: readonly RunNews[]): string {
  const blocks = [
    ...news.slice(0, mostShown).map(blockOf),
    ...moreOf(news).map((text) => `<p>${escapeHtml(text)}</p>`),
  ];
  return `<!doctype html>
<html lang="en"><body style="margin:0;padding:24px;background:#ffffff;color:#1f2328;font-size:14px;line-height:1.5;${font}">
${blocks.join('\n')}
<p style="color:#57606a;font-size:12px">Sent by Smokejumper.</p>
</body></html>
`;
}

function blockOf(one: RunNews): string {
  const colour = colours[one.change?.to ?? 'other'];
  const rows = (one.run ? rowsOf(one.run) : factsOf(one).map((fact) => ['', fact] as const)).map(rowOf).join('\n');
  return `<div style="margin:0 0 24px;padding:0 0 0 12px;border-left:4px solid ${colour}">
<h2 style="margin:0 0 8px;font-size:16px">${escapeHtml(oneLine(headline(one)))}</h2>
<table style="border-collapse:collapse">${rows}</table>${linkOf(one.run)}
</div>`;
}

function rowsOf(run: RunReport): (readonly [string, string])[] {
  const rows: (readonly [string, string])[] = [['Flow', `${run.flow} (${run.environment})`]];
  const { failingStep: step, evidence } = run;
  if (run.summary) rows.push(['Summary', run.summary]);
  if (step) rows.push([`Step ${step.index + 1}`, step.text]);
  if (step?.error) rows.push(['Reason', step.error]);
  if (evidence) rows.push(['Expected', evidence.text]);
  if (evidence?.quote != null) rows.push(['Seen', evidence.quote]);
  return rows;
}

function rowOf([label, value]: readonly [string, string]): string {
  const cell = 'padding:2px 12px 2px 0;vertical-align:top';
  const shown = escapeHtml(shorten(oneLine(value), longestValue));
  return `<tr><td style="${cell};color:#57606a">${escapeHtml(label)}</td><td style="${cell}">${shown}</td></tr>`;
}

function linkOf(run: RunReport | null): string {
  if (!run?.url || !/^https?:\/\//.test(run.url)) return '';
  return `\n<p style="margin:8px 0 0"><a href="${escapeHtml(run.url)}" style="color:#0550ae">Show the run</a></p>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign]!);
}
