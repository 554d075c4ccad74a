import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ModelSettings } from '@smokejumper/contracts';
import type { Browser } from 'playwright';
import { openBrowser, run, serve } from '../harness.ts';
import { plan, roleOf } from '../model/scripted.ts';
import { billing, siteOf } from '../model/site.ts';
import { type Reply, startModelServer } from './server.ts';

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
});

const spec = 'Purchase one more place for a colleague somehow. Make sure that the bill has adapted accordingly.';
const good = plan({ clause: 1, action: 'click', target: { text: 'Add a seat', role: 'button' } });

async function verdictWith(input: {
  reply: Reply;
  from?: 'plan' | 'judge';
  settings?: Partial<ModelSettings>;
  wallMs?: number;
}) {
  const server = await startModelServer({
    script: (asked) => (input.from === 'judge' && roleOf(asked) !== 'judge' ? good : input.reply),
  });
  const site = await serve(siteOf(billing));
  try {
    const outcome = await run(browser, site, {
      spec,
      model: server.settings('openai-compatible', input.settings ?? {}),
      ...(input.wallMs === undefined ? {} : { budgets: { wallMs: input.wallMs } }),
    });
    return { outcome, asked: server.requests.length };
  } finally {
    await site.close();
    await server.close();
  }
}

const outages: Record<string, Parameters<typeof verdictWith>[0]> = {
  'refuses the key': { reply: { status: 401 } },
  'refuses the key when it is to judge': { reply: { status: 401 }, from: 'judge' },
  'answers with an error of its own': { reply: { status: 500 } },
  'has too much to do': { reply: { status: 429, headers: { 'retry-after': '600' } } },
  'breaks its answers off': { reply: { cut: { say: 'I would' }, how: 'torn' } },
  'does not answer': { reply: { silent: true }, wallMs: 4_000 },
  'is not one': { reply: { garbage: '<h1>It works!</h1>', type: 'text/html' } },
};
for (const [how, input] of Object.entries(outages)) {
  test(`a model that ${how} ends a run as ours, never as the site's`, async () => {
    const { outcome, asked } = await verdictWith(input);
    assert.deepEqual([outcome.verdict, outcome.failureClass], ['errored', 'infrastructure'], outcome.summary);
    assert.ok(asked <= 6, `${asked} requests`);
  });
}
