import type { DeploymentReport, OpenTarget, OutgoingDelivery, RunNews, RunReport } from '@smokejumper/contracts';
import { createDeliver } from '../src/index.ts';

/** Loopback is where the stand-ins are; what may be reached is judged elsewhere. */
export const deliver = createDeliver({
  resolve: async ({ host }) => [host],
  now: () => new Date(),
  timeoutMs: 10_000,
});

/** For those who never answer. */
export const impatient = createDeliver({
  resolve: async ({ host }) => [host],
  now: () => new Date(),
  timeoutMs: 200,
});

export const seam = { signal: new AbortController().signal };

export const run: RunReport = {
  runId: 'run_1',
  flowId: 'flw_1',
  flow: 'Buy a backpack',
  file: 'flows/shop.flows.yaml',
  environment: 'staging',
  status: 'finished',
  verdict: 'failed',
  failureClass: 'expectation_not_met',
  summary: 'The total is wrong.',
  flaky: false,
  quarantined: false,
  durationMs: 2_500,
  finishedAt: '2026-11-21T10:00:03.000Z',
  failingStep: { index: 2, text: 'Check out', error: 'no effect' },
  evidence: { text: 'the total is "$57.60"', quote: 'Total $43.20 <!channel> @everyone | **x**' },
  refs: { issued: 9, live: 7, reattached: 0, healed: 1, refused: { renamed: 2 } },
  url: 'https://sj.example/runs/run_1',
};

export const passedRun: RunReport = {
  ...run,
  runId: 'run_2',
  flowId: 'flw_2',
  flow: 'Sign in',
  verdict: 'passed',
  failureClass: null,
  summary: 'All seen.',
  failingStep: null,
  evidence: null,
};
export const waitingRun: RunReport = {
  ...passedRun,
  status: 'queued',
  verdict: null,
  finishedAt: null,
  durationMs: null,
};

export function report(runs: RunReport[], more: Partial<DeploymentReport> = {}): DeploymentReport {
  return {
    deploymentId: 'dpl_1',
    series: 'run_9',
    createdAt: '2026-11-21T10:00:00.000Z',
    environment: 'staging',
    siteUrl: 'https://preview.example',
    url: 'https://sj.example/deployments/dpl_1',
    sha: 'abcdef0',
    ref: 'main',
    repository: 'acme/shop',
    origin: {},
    inconclusiveAs: 'failure',
    runs,
    ...more,
  };
}

export const news: RunNews = {
  event: 'flow.status_changed',
  at: '2026-11-21T10:00:03.000Z',
  change: { from: 'passing', to: 'failing' },
  run,
};

export function delivery(
  target: OpenTarget,
  content: DeploymentReport | RunNews[],
  more: Partial<OutgoingDelivery> = {},
): OutgoingDelivery {
  return {
    id: 'dlv_1',
    attempt: 1,
    target,
    content: Array.isArray(content) ? { kind: 'news', news: content } : { kind: 'report', report: content },
    external: {},
    ...more,
  };
}
