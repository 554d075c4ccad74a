import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright';
import { openBrowser } from '../harness.ts';
import { type FlowName, flows, harmless } from './flows.ts';
import { runChanged } from './seeded.ts';

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
});

describe('a flow passes over a harmless change, first by reading and then by replay', { concurrency: 3 }, () => {
  for (const name of Object.keys(flows) as FlowName[]) {
    test(name, async () => {
      const first = await runChanged(browser, { flow: name, change: null, expectMs: 5_000 });
      assert.equal(first.verdict, 'passed', first.summary);
      for (const change of harmless[name]) {
        const read = await runChanged(browser, { flow: name, change, expectMs: 5_000 });
        assert.equal(read.verdict, 'passed', `${change}: ${read.summary}`);
        const replayed = await runChanged(browser, { flow: name, change, expectMs: 5_000, plan: first.plan });
        assert.equal(replayed.verdict, 'passed', `${change}, replayed: ${replayed.summary}`);
        assert.equal(replayed.steps[0]?.source, 'replay', change);
      }
    });
  }
});
