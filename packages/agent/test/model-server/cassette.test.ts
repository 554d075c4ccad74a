import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { defaultBudgets, type FlowOutcome, silentLog } from '@smokejumper/contracts';
import type { Browser } from 'playwright';
import { runFlow } from '../../src/index.ts';
import { createCassetteModel } from '../../src/model/cassette.ts';
import { createModel } from '../../src/model/create-model.ts';
import { fromTranscript } from '../../src/model/exchange.ts';
import type { ModelMaker } from '../../src/run/help/help.ts';
import { openBrowser, recordingOf, serve } from '../harness.ts';
import { call, plan, refOf, roleOf, verdict } from '../model/scripted.ts';
import { redesigned, siteOf } from '../model/site.ts';
import { startModelServer } from './server.ts';

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
});

const spec = 'Purchase one more place for a colleague somehow. Make sure that the bill has adapted accordingly.';

async function runOnce(url: string, model: ModelMaker): Promise<{ outcome: FlowOutcome; transcript: string }> {
  const context = await browser.newContext();
  let transcript = '';
  let random = 0;
  try {
    const outcome = await runFlow(
      {
        log: silentLog,
        now: () => performance.now(),
        random: () => (random++ % 97) / 97,
        signal: new AbortController().signal,
        model,
      },
      {
        context,
        flow: { name: 'test', spec, baseUrl: url, url: '/' },
        variables: {},
        secrets: {},
        brain: 'auto',
        plan: null,
        budgets: { ...defaultBudgets, expectMs: 700 },
        recording: recordingOf(context),
        observer: {
          stepFinished: async (_step, evidence) => {
            transcript += evidence.transcript ?? '';
          },
        },
        filesDir: null,
      },
    );
    return { outcome, transcript: transcript + (outcome.transcript ?? '') };
  } finally {
    await context.close();
  }
}

// How often a page was looked at, and with it a snapshot's number, hangs on the time it took.
const timeless = ({ steps, expectations, verdict, failureClass, summary, plan }: FlowOutcome) => ({
  steps: steps.map((step) => ({ ...step, durationMs: 0 })),
  expectations: expectations.map(({ evidence, ...rest }) => ({ ...rest, quotes: evidence.map(({ quote }) => quote) })),
  verdict,
  failureClass,
  summary,
  plan,
});

test('a run that was recorded is replayed offline from its transcript with the same result', async () => {
  const acts = ['Manage', 'Extra seat'];
  const server = await startModelServer({
    script: (asked) => {
      const role = roleOf(asked);
      if (role === 'plan') return plan({ clause: 1, action: 'click', target: { text: 'Add a seat', role: 'button' } });
      if (role === 'judge') return verdict(asked, 'Invoice total: $40.00');
      const next = acts.shift();
      return next === undefined ? call('done', { status: 'done' }) : call('click', { ref: refOf(asked, next) });
    },
  });
  const site = await serve(siteOf(redesigned));
  try {
    const settings = server.settings();
    const ctx = { log: silentLog, now: () => performance.now(), random: Math.random };
    const recorded = await runOnce(site.url, (hooks) => createModel(ctx, { ...hooks, settings }));
    assert.equal(recorded.outcome.verdict, 'passed', recorded.outcome.summary);
    assert.ok(recorded.outcome.usage.modelCalls >= 4);
    const exchanges = fromTranscript(recorded.transcript);
    assert.equal(exchanges.length, server.requests.length);
    assert.deepEqual(
      exchanges.map(({ index }) => index),
      exchanges.map((_, index) => index),
    );
    await server.close();
    const replayed = await runOnce(site.url, (hooks) => createCassetteModel({ ...hooks, exchanges }));
    assert.deepEqual(timeless(replayed.outcome), timeless(recorded.outcome));
    assert.equal(replayed.outcome.usage.modelCalls, 0);
    const short = await runOnce(site.url, (hooks) =>
      createCassetteModel({ ...hooks, exchanges: exchanges.slice(0, 1) }),
    );
    assert.deepEqual([short.outcome.verdict, short.outcome.failureClass], ['errored', 'infrastructure']);
    assert.match(short.outcome.summary, /no further answer/);
  } finally {
    await site.close();
    await server.close();
  }
});
