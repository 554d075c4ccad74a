import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runFlow } from '@smokejumper/agent';
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
  pictured: number[];
  modelCalls: number;
}

/** Each round runs the script, the replay and the first reading one after the other, each on a fresh app and context. */
export async function measure(browser: Browser, input: { flow: FlowName; rounds: number }): Promise<Times> {
  const times: Times = { flow: input.flow, script: [], replay: [], literal: [], pictured: [], modelCalls: 0 };
  const learned = await timed(browser, (context, url) =>
    agent(context, { url, flow: input.flow, plan: null, pictures: false }),
  );
  const { plan } = learned.value as FlowOutcome;
  for (let round = -1; round < input.rounds; round += 1) {
    const byHand = await timed(browser, async (context, url) => scripts[input.flow]?.(await context.newPage(), url));
    const replayed = await timed(browser, (context, url) =>
      agent(context, { url, flow: input.flow, plan, pictures: false }),
    );
    const read = await timed(browser, (context, url) =>
      agent(context, { url, flow: input.flow, plan: null, pictures: false }),
    );
    const pictured = await timed(browser, (context, url) =>
      agent(context, { url, flow: input.flow, plan, pictures: true }),
    );
    if (!replayed.value.steps.every((step) => step.source === 'replay'))
      throw new Error(`${input.flow} was not replayed`);
    times.modelCalls += replayed.value.usage.modelCalls;
    // The first round warms up browser, server and compiler, and is not counted.
    if (round < 0) continue;
    times.script.push(byHand.ms);
    times.replay.push(replayed.ms);
    times.literal.push(read.ms);
    times.pictured.push(pictured.ms);
  }
  return times;
}

async function timed<T>(
  browser: Browser,
  work: (context: BrowserContext, url: string) => Promise<T>,
): Promise<{ ms: number; value: T }> {
  const server = createServer(createApp(new Set()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const began = performance.now();
    const value = await work(context, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return { ms: performance.now() - began, value };
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

async function agent(
  context: BrowserContext,
  input: { url: string; flow: FlowName; plan: Plan | null; pictures: boolean },
): Promise<FlowOutcome> {
  const flow = flows[input.flow];
  const recording: Recording = {
    screenshot: async ({ tab }) => {
      if (input.pictures)
        await context.pages()[tab ?? 0]?.screenshot({ scale: 'css', animations: 'allow', caret: 'initial' });
      return null;
    },
    pageErrors: () => [],
    network: () => [],
    downloads: () => [],
  };
  const outcome = await runFlow(
    { log: silentLog, now: () => performance.now(), random: Math.random, signal: new AbortController().signal },
    {
      context,
      flow: { name: input.flow, spec: flow.spec, baseUrl: input.url, url: flow.path },
      variables: {},
      secrets: { password: 'pa55word!' },
      brain: 'literal',
      plan: input.plan,
      budgets: defaultBudgets,
      recording,
      observer: { stepFinished: async () => {} },
      filesDir: null,
    },
  );
  if (outcome.verdict !== 'passed') throw new Error(`${input.flow}: ${outcome.summary}`);
  return outcome;
}
