import type { ArtifactLink, StepResult } from '@smokejumper/contracts';
import { failureLines, type ReportedRun } from './reported-run.ts';

/** A CTRF report. What CTRF cannot say (verdict, failure class, refs, usage) stands under `extra`. */
export function renderCtrf(runs: readonly ReportedRun[], times: { start: number; stop: number }): string {
  const tests = runs.map(test);
  const passed = tests.filter((entry) => entry.status === 'passed').length;
  const summary = {
    tests: tests.length,
    passed,
    failed: tests.length - passed,
    pending: 0,
    skipped: 0,
    other: 0,
    flaky: runs.filter((run) => run.result.flaky).length,
    start: Math.round(times.start),
    stop: Math.round(times.stop),
  };
  const report = {
    reportFormat: 'CTRF',
    specVersion: '0.0.0',
    generatedBy: 'smokejumper',
    results: { tool: { name: 'smokejumper' }, summary, tests },
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function test({ file, startedAt, result }: ReportedRun) {
  const duration = Math.round(result.durationMs ?? 0);
  return {
    name: result.flow,
    status: result.verdict === 'passed' ? 'passed' : 'failed',
    duration,
    start: Math.round(startedAt),
    stop: Math.round(startedAt) + duration,
    rawStatus: result.verdict ?? result.status,
    filePath: file,
    flaky: result.flaky,
    retries: Math.max(0, result.attempts - 1),
    ...(result.verdict === 'passed' ? {} : { message: result.summary ?? '', trace: failureLines(result).join('\n') }),
    steps: result.steps.map(step),
    attachments: result.artifacts.flatMap(attachment),
    extra: {
      verdict: result.verdict,
      failureClass: result.failureClass,
      expectations: result.expectations,
      refs: result.refs,
      usage: result.usage,
    },
  };
}

function step({ text, outcome, error }: StepResult) {
  if (outcome === 'skipped' || outcome === 'not_reached') return { name: text, status: 'skipped' };
  return { name: text, status: outcome === 'done' && error === null ? 'passed' : 'failed' };
}

const contentTypes: Record<ArtifactLink['kind'], string> = {
  screenshot: 'image/jpeg',
  trace: 'application/zip',
  snapshot: 'text/plain',
  console: 'application/json',
  network: 'application/json',
  download: 'application/octet-stream',
  transcript: 'application/json',
  expected: 'image/png',
  actual: 'image/png',
  difference: 'image/png',
};

function attachment({ kind, path }: ArtifactLink) {
  if (path === undefined) return [];
  return [{ name: kind, contentType: path.endsWith('.png') ? 'image/png' : contentTypes[kind], path }];
}
