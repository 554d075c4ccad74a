import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Artifact, Run, StepResult, Verdict } from '@smokejumper/contracts';
import type { DemoClient } from './client.ts';
import type { ShownCheck } from './stand-ins.ts';

/** One flow of the demo: the run it became and the verdict it is meant to have. */
export interface DemoRun {
  runId: string;
  flow: string;
  deploy: string;
  expected: Verdict;
}

const colours = { passed: 32, failed: 31, inconclusive: 33, errored: 35 } as const;

function paint(text: string, verdict: Verdict | null): string {
  return process.stdout.isTTY && verdict ? `\u001b[${colours[verdict]}m${text}\u001b[0m` : text;
}

function seconds(ms: number | null): string {
  return ms === null ? '' : `${(ms / 1000).toFixed(1)} s`;
}

/** The closing table: one line per flow. */
export function printTable(rows: { demo: DemoRun; run: Run }[]): void {
  const cells = rows.map(({ demo, run }) => [
    demo.flow,
    demo.deploy,
    run.verdict ?? run.status,
    seconds(run.durationMs),
    `${run.steps.length} steps, ${run.expectations.length} checks`,
    `${run.refs.issued} refs, ${run.refs.healed} healed`,
    run.verdict === demo.expected ? 'as expected' : `expected ${demo.expected}`,
  ]);
  const head = ['flow', 'deploy', 'verdict', 'time', 'work', 'refs', ''];
  const lines = columns(head, cells);
  console.log(`\n${lines.head}`);
  for (const [i, { run }] of rows.entries()) console.log(paint(lines.rows[i]!, run.verdict));
}

/** One deploy of the demo: how it was announced, and what its check must come to. */
export interface DeployRow {
  name: string;
  sha: string;
  sentAs: string;
  check: ShownCheck | undefined;
  expected: string;
  told: string;
}

/** A line per deploy: what its commit shows on GitHub, and who was told. */
export function printDeploys(rows: readonly DeployRow[]): void {
  const cells = rows.map(({ name, sha, sentAs, check, expected, told }) => [
    name,
    sha.slice(0, 7),
    sentAs,
    check?.conclusion ?? check?.status ?? 'no check',
    check?.title ?? '',
    told,
    check?.conclusion === expected ? 'as expected' : `expected ${expected}`,
  ]);
  const lines = columns(['deploy', 'commit', 'announced by', 'check on GitHub', 'its title', 'told', ''], cells);
  console.log(`\n${lines.head}`);
  for (const [i, { check }] of rows.entries()) {
    console.log(paint(lines.rows[i]!, check?.conclusion === 'success' ? 'passed' : 'failed'));
  }
}

/** Cells as lines with columns of one width each; the head has its rule below it. */
function columns(head: string[], cells: string[][]): { head: string; rows: string[] } {
  const widths = head.map((title, i) => Math.max(title.length, ...cells.map((row) => row[i]!.length)));
  const line = (row: string[]) =>
    row
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd();
  return { head: `${line(head)}\n${widths.map((width) => '─'.repeat(width)).join('──')}`, rows: cells.map(line) };
}

function stepThatFailed(run: Run): StepResult | undefined {
  const stopped = run.steps.find((step) => step.error !== null && !['done', 'skipped'].includes(step.outcome));
  return stopped ?? run.steps.findLast((step) => step.outcome !== 'not_reached');
}

async function saveScreenshot(client: DemoClient, input: { run: Run; folder: string; artifacts: Artifact[] }) {
  const step = stepThatFailed(input.run)?.index;
  const shots = input.artifacts.filter((artifact) => artifact.kind === 'screenshot');
  const shot = shots.find((artifact) => artifact.step === step) ?? shots.at(-1);
  if (!shot) return null;
  mkdirSync(input.folder, { recursive: true });
  const path = join(input.folder, `${input.run.id}.${shot.contentType === 'image/jpeg' ? 'jpg' : 'png'}`);
  writeFileSync(path, await client.download(shot.url));
  return path;
}

/** What a person needs of a run that did not pass: the sentence, the step, what was seen, the picture. */
export async function printFailure(client: DemoClient, input: { run: Run; folder: string }): Promise<void> {
  const { run } = input;
  const step = stepThatFailed(run);
  const open = run.expectations.filter((expectation) => expectation.status !== 'met');
  const screenshot = await saveScreenshot(client, { ...input, artifacts: (await client.artifacts(run.id)).data });
  console.log(`\n${paint(`✗ ${run.flow}`, run.verdict)}: ${run.summary ?? run.verdict}`);
  if (step) console.log(`  step ${step.index + 1}      ${step.text.trim().replace(/\s+/g, ' ')}`);
  if (step?.error) console.log(`  reason      ${step.error}`);
  for (const expectation of open) {
    console.log(
      `  expected    ${expectation.text.trim().replace(/\s+/g, ' ')} (${expectation.status.replace('_', ' ')})`,
    );
    for (const evidence of expectation.evidence) console.log(`  seen        ${evidence.quote} [${evidence.snapshot}]`);
  }
  for (const error of run.pageErrors.slice(0, 3)) console.log(`  page error  ${error.message} ${error.url}`);
  if (screenshot) console.log(`  screenshot  ${screenshot}`);
}
