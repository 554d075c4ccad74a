import { runFlow } from '@smokejumper/agent';
import { defaultBudgets, type FlowOutcome, type Plan, silentLog } from '@smokejumper/contracts';
import type { Browser } from 'playwright';
import { recordingOf } from '../../packages/agent/test/harness.ts';
import type { ShopFlow } from './shop-flows.ts';

/** One run of one flow against one deploy of the shop, in a fresh context; `deploy` empty is the healthy one. */
export async function runShop(
  browser: Browser,
  input: { url: string; flow: ShopFlow; deploy: string; expectMs: number; plan?: Plan | null },
): Promise<FlowOutcome> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    return await runFlow(
      { log: silentLog, now: () => performance.now(), random: Math.random, signal: new AbortController().signal },
      {
        context,
        flow: {
          name: input.flow.name,
          spec: input.flow.spec,
          baseUrl: input.deploy === '' ? input.url : `${input.url}/deploys/${input.deploy}`,
          url: input.flow.path,
        },
        variables: {},
        secrets: { password: 'correct horse' },
        brain: 'literal',
        plan: input.plan ?? null,
        budgets: { ...defaultBudgets, expectMs: input.expectMs },
        recording: recordingOf(context),
        observer: { stepFinished: async () => {} },
        filesDir: null,
      },
    );
  } finally {
    await context.close();
  }
}

/** Works through a list, some at a time, and keeps its order. */
export async function inTurns<T, R>(
  list: readonly T[],
  input: { atOnce: number; work: (entry: T) => Promise<R> },
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < list.length) {
      const at = next;
      next += 1;
      results[at] = await input.work(list[at] as T);
    }
  };
  await Promise.all(Array.from({ length: input.atOnce }, worker));
  return results;
}

/** A verdict with its class, as one word. */
export function verdictOf(outcome: FlowOutcome): string {
  return [outcome.verdict, outcome.failureClass].filter((part) => part !== null).join('/');
}
