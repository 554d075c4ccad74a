import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFlow } from '@smokejumper/agent';
import type { BrowserHost } from '@smokejumper/browser';
import { defaultBudgets, type FlowOutcome, type Plan, type Recording, silentLog } from '@smokejumper/contracts';
import type { Browser, BrowserContext } from 'playwright';
import { createApp } from '../../packages/agent/test/seeded/app.ts';
import { type FlowName, flows } from '../../packages/agent/test/seeded/flows.ts';
import { scripts } from './scripts.ts';

/** Times of one flow, in milliseconds, one entry a round. */
export interface Times {
  flow: FlowName;
  script: number[];
  replay: number[];
  literal: number[];
  /** As `smokejumper run` does it: behind the egress guard, with pictures and a trace, until both are written. */
  recorded: number[];
  modelCalls: number;
}

/** Each round runs the script, the replay and the first reading one after the other, each on a fresh app and context. */
export async function measure(
  { browser, host }: { browser: Browser; host: BrowserHost },
  input: { flow: FlowName; rounds: number },
): Promise<Times> {
  const times: Times = { flow: input.flow, script: [], replay: [], literal: [], recorded: [], modelCalls: 0 };
  const learned = await timed(browser, (context, url) =>
    agent(context, { url, flow: input.flow, plan: null, recording: nothing }),
  );
  const { plan } = learned.value as FlowOutcome;
  for (let round = -1; round < input.rounds; round += 1) {
    const byHand = await timed(browser, async (context, url) => scripts[input.flow]?.(await context.newPage(), url));
    const replayed = await timed(browser, (context, url) =>
      agent(context, { url, flow: input.flow, plan, recording: nothing }),
    );
    const read = await timed(browser, (context, url) =>
      agent(context, { url, flow: input.flow, plan: null, recording: nothing }),
    );
    const recorded = await timedWhole(host, { flow: input.flow, plan });
    if (!replayed.value.steps.every((step) => step.source === 'replay'))
      throw new Error(`${input.flow} was not replayed`);
    times.modelCalls += replayed.value.usage.modelCalls;
    // The first round warms up browser, server and compiler, and is not counted.
    if (round < 0) continue;
    times.script.push(byHand.ms);
    times.replay.push(replayed.ms);
    times.literal.push(read.ms);
    times.recorded.push(recorded);
  }
  return times;
}

async function timed<T>(
  browser: Browser,
  work: (context: BrowserContext, url: string) => Promise<T>,
): Promise<{ ms: number; value: T }> {
  const app = await openApp();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const began = performance.now();
    const value = await work(context, app.url);
    return { ms: performance.now() - began, value };
  } finally {
    await context.close();
    app.close();
  }
}

async function timedWhole(host: BrowserHost, input: { flow: FlowName; plan: Plan | null }): Promise<number> {
  const app = await openApp();
  const artifactsDir = await mkdtemp(join(tmpdir(), 'smokejumper-bench-'));
  const run = await host.openRun({ artifactsDir, baseUrl: app.url, trace: true, secrets: [password] });
  try {
    const began = performance.now();
    await agent(run.context, { url: app.url, ...input, recording: run.recording });
    await run.finish();
    return performance.now() - began;
  } finally {
    await run.close();
    app.close();
    await rm(artifactsDir, { recursive: true, force: true });
  }
}

async function openApp() {
  const server = createServer(createApp(new Set()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const password = 'pa55word!';
const nothing: Recording = {
  screenshot: async () => null,
  pageErrors: () => [],
  network: () => [],
  downloads: () => [],
};

async function agent(
  context: BrowserContext,
  input: { url: string; flow: FlowName; plan: Plan | null; recording: Recording },
): Promise<FlowOutcome> {
  const flow = flows[input.flow];
  const outcome = await runFlow(
    { log: silentLog, now: () => performance.now(), random: Math.random, signal: new AbortController().signal },
    {
      context,
      flow: { name: input.flow, spec: flow.spec, baseUrl: input.url, url: flow.path },
      variables: {},
      secrets: { password },
      brain: 'literal',
      plan: input.plan,
      budgets: defaultBudgets,
      recording: input.recording,
      observer: { stepFinished: async () => {} },
      filesDir: null,
    },
  );
  if (outcome.verdict !== 'passed') throw new Error(`${input.flow}: ${outcome.summary}`);
  return outcome;
}
