import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { FlowOutcome } from '@smokejumper/contracts';
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

const learned = new Map<FlowName, Promise<FlowOutcome>>();

/** The run without any change, whose plan each change is replayed with; made once for each flow. */
function firstOf(flow: FlowName): Promise<FlowOutcome> {
  const known = learned.get(flow) ?? runChanged(browser, { flow, change: null, expectMs: 5_000 });
  learned.set(flow, known);
  return known;
}

// Each change is a test of its own, so that the waits of one are the work of another.
describe('a flow passes over a harmless change, first by reading and then by replay', { concurrency: 4 }, () => {
  for (const flow of Object.keys(flows) as FlowName[]) {
    for (const change of harmless[flow]) {
      test(`${flow}: ${change}`, async () => {
        const first = await firstOf(flow);
        assert.equal(first.verdict, 'passed', first.summary);
        const read = await runChanged(browser, { flow, change, expectMs: 5_000 });
        assert.equal(read.verdict, 'passed', read.summary);
        const replayed = await runChanged(browser, { flow, change, expectMs: 5_000, plan: first.plan });
        assert.equal(replayed.verdict, 'passed', `replayed: ${replayed.summary}`);
        assert.equal(replayed.steps[0]?.source, 'replay');
      });
    }
  }
});
