import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runFlow } from '@smokejumper/agent';
import { defaultBudgets, type FlowOutcome, type ModelSettings, silentLog, type Verdict } from '@smokejumper/contracts';
import type { Browser } from 'playwright';
import { recordingOf } from '../../packages/agent/test/harness.ts';
import { createApp } from '../../packages/agent/test/seeded/app.ts';
import type { GoalFlow } from './flows.ts';

/** What one run came to. */
export interface Sample {
  flow: string;
  /** True: with the bug that must not pass. */
  broken: boolean;
  verdict: Verdict;
  failureClass: FlowOutcome['failureClass'];
  summary: string;
  /** Passed over the bug, or blamed a healthy site. */
  wrong: boolean;
  calls: number;
  inputTokens: number;
  outputTokens: number;
  costUsd: number;
  seconds: number;
}

/** Runs a goal once on a fresh app and context, never from a plan. */
export async function sample(
  browser: Browser,
  input: { goal: GoalFlow; broken: boolean; settings: ModelSettings },
): Promise<Sample> {
  const { goal, broken, settings } = input;
  const server = createServer(createApp(new Set(broken ? [goal.bug] : [])));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const began = performance.now();
    const outcome = await runFlow(
      { log: silentLog, now: () => performance.now(), random: Math.random, signal: new AbortController().signal },
      {
        context,
        flow: { name: goal.of, spec: goal.spec, baseUrl, url: goal.path },
        variables: {},
        secrets: {},
        brain: 'model',
        model: settings,
        plan: null,
        budgets: { ...defaultBudgets, wallMs: 300_000, expectMs: 3_000 },
        recording: recordingOf(context),
        observer: { stepFinished: async () => {} },
        filesDir: null,
      },
    );
    return sampleOf(outcome, { goal, broken, seconds: (performance.now() - began) / 1_000 });
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

function sampleOf(outcome: FlowOutcome, about: { goal: GoalFlow; broken: boolean; seconds: number }): Sample {
  const { verdict, failureClass, summary, usage } = outcome;
  const { goal, broken, seconds } = about;
  return {
    flow: goal.of,
    broken,
    verdict,
    failureClass,
    summary,
    wrong: broken ? verdict === 'passed' : verdict === 'failed',
    calls: usage.modelCalls,
    inputTokens: usage.inputTokens,
    outputTokens: usage.outputTokens,
    costUsd: usage.costUsd,
    seconds,
  };
}
