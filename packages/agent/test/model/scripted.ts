import type { FlowOutcome } from '@smokejumper/contracts';
import type { Browser } from 'playwright';
import { type RunOptions, run, type Site, serve } from '../harness.ts';
import { type Asked, type Reply, type Script, startModelServer } from '../model-server/server.ts';

/** What a scripted model answers by what it is asked for; each counts its own requests from 0. */
export interface Mind {
  plan?: (asked: Asked, n: number) => Reply;
  act?: (asked: Asked, n: number) => Reply;
  judge?: (asked: Asked, n: number) => Reply;
}

export interface Told {
  outcome: FlowOutcome;
  requests: Asked[];
  roles: string[];
}

/** All that was said in a request, the system's words apart. */
export function textOf(asked: Asked): string {
  return asked.messages.map((message) => message.text).join('\n');
}

export function roleOf(asked: Asked): keyof Mind {
  return asked.forced === 'plan' ? 'plan' : asked.forced === 'verdicts' ? 'judge' : 'act';
}

/** Runs a flow against a site with a scripted model behind the real SDK. */
export async function runWith(
  browser: Browser,
  input: { site: Site; mind: Mind; provider?: 'openai-compatible' | 'anthropic'; sees?: boolean } & Omit<
    RunOptions,
    'model'
  >,
): Promise<Told> {
  const { site, mind, provider, sees, ...options } = input;
  const counts = { plan: 0, act: 0, judge: 0 };
  const script: Script = (asked) => {
    const role = roleOf(asked);
    const n = counts[role];
    counts[role] += 1;
    const reply = mind[role]?.(asked, n);
    if (reply === undefined) throw new Error(`the script has no answer for ${role}`);
    return reply;
  };
  const server = await startModelServer({ script });
  const served = await serve(site);
  try {
    const outcome = await run(browser, served, {
      expectMs: 700,
      ...options,
      model: server.settings(provider ?? 'openai-compatible', sees === undefined ? {} : { sees }),
    });
    return { outcome, requests: server.requests, roles: server.requests.map(roleOf) };
  } finally {
    await served.close();
    await server.close();
  }
}

/** The ref of an element so named, where it was shown first or last. */
export function refOf(asked: Asked, name: string, which: 'first' | 'last' = 'last'): string {
  const found = [...textOf(asked).matchAll(new RegExp(`"${name}"[^\\n]*?\\b(e\\d+)\\b`, 'g'))].at(
    which === 'last' ? -1 : 0,
  );
  return found?.[1] ?? 'e99999';
}

export const plan = (...steps: object[]): Reply => ({ call: { name: 'plan', args: { steps } } });
export const call = (name: string, args: object): Reply => ({ call: { name, args } });
export const calls = (...list: [name: string, args: object][]): Reply => ({
  call: list.map(([name, args]) => ({ name, args })),
});

/** Judges every expectation so, citing the first snapshot that holds the words. */
export function verdict(asked: Asked, quote: string, status = 'met'): Reply {
  const ids = [...textOf(asked).matchAll(/"id":"([^"]+)"/g)].map((found) => found[1]);
  const before = textOf(asked).slice(0, textOf(asked).lastIndexOf(quote));
  const snapshot = [...before.matchAll(/snapshot="([^"]+)"/g)].at(-1)?.[1] ?? 's0';
  const verdicts = ids.map((id) => ({ id, status, citations: [{ snapshot, quote }], why: 'the page says so' }));
  return { call: { name: 'verdicts', args: { verdicts } } };
}
