import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright';
import { openBrowser } from '../harness.ts';
import { bugs, type FlowName } from './flows.ts';
import { runChanged } from './seeded.ts';

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
});

describe('a flow never passes over a bug', { concurrency: 3 }, () => {
  for (const [flow, list] of Object.entries(bugs)) {
    for (const bug of list) {
      test(`${flow}: ${bug}`, async () => {
        const outcome = await runChanged(browser, { flow: flow as FlowName, change: bug, expectMs: 1_200 });
        assert.equal(outcome.verdict, 'failed', outcome.summary);
        assert.equal(outcome.plan, null);
      });
    }
  }
});
