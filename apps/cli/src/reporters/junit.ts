import { failureLines, type ReportedRun } from './reported-run.ts';

/**
 * JUnit XML, one suite per flow file. `failure`: the site failed, or it could not be told; `error`: we could not run.
 */
export function renderJunit(runs: readonly ReportedRun[]): string {
  const suites = Map.groupBy(runs, (run) => run.file);
  const body = [...suites].map(([file, members]) => suite(file, members)).join('');
  const total = counts(runs);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="smokejumper"${total}>\n${body}</testsuites>\n`;
}

function suite(file: string, runs: readonly ReportedRun[]): string {
  const began = new Date(Math.min(...runs.map((run) => run.startedAt))).toISOString().slice(0, 19);
  const cases = runs.map((run) => testcase(file, run)).join('');
  return `  <testsuite name="${xml(file)}"${counts(runs)} timestamp="${began}">\n${cases}  </testsuite>\n`;
}

/** As Surefire writes it: it counts as passed. */
const flaky = '<flakyFailure type="flaky" message="It failed before it passed on the same deployment."/>';

function testcase(file: string, { result }: ReportedRun): string {
  const open = `    <testcase name="${xml(result.flow)}" classname="${xml(file)}" time="${seconds(result.durationMs ?? 0)}"`;
  if (result.verdict === 'passed') return result.flaky ? `${open}>\n      ${flaky}\n    </testcase>\n` : `${open}/>\n`;
  const tag = result.verdict === 'errored' || result.verdict === null ? 'error' : 'failure';
  const type = `${result.verdict ?? result.status}${result.failureClass === null ? '' : `.${result.failureClass}`}`;
  const text = xml(failureLines(result).join('\n'));
  const inner = `<${tag} type="${xml(type)}" message="${xml(result.summary ?? '')}">${text}</${tag}>`;
  return `${open}>\n      ${inner}\n    </testcase>\n`;
}

function counts(runs: readonly ReportedRun[]): string {
  const verdicts = runs.map((run) => run.result.verdict);
  const errors = verdicts.filter((verdict) => verdict === 'errored' || verdict === null).length;
  const failures = verdicts.filter((verdict) => verdict === 'failed' || verdict === 'inconclusive').length;
  const time = runs.reduce((sum, run) => sum + (run.result.durationMs ?? 0), 0);
  return ` tests="${runs.length}" failures="${failures}" errors="${errors}" time="${seconds(time)}"`;
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(3);
}

/** Escaped for text and attributes; characters that XML 1.0 cannot hold become U+FFFD. */
function xml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
