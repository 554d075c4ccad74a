import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright';
import type { RefAction } from '../../src/index.ts';
import { one, stage } from '../harness.ts';

/** One row of the stability matrix: a page, what happens to it, and what must come of an old ref. */
export interface Case {
  title: string;
  html: string;
  target: [role: string, name: string, at?: number];
  change?: string | ((page: Page) => Promise<unknown>);
  action?: RefAction;
  /** A fresh snapshot between the change and the act: the old ref must not take on a new meaning. */
  again?: boolean;
  outcome: string;
  got: string[];
}

/** The assertion is on what the page received, not only on what was returned. */
export async function runCase(browser: Browser, testCase: Case): Promise<void> {
  const lab = await stage(browser);
  try {
    await lab.page.setContent(testCase.html);
    const first = await lab.refs.snapshot();
    const target = one(first, ...testCase.target);
    if (typeof testCase.change === 'string') await lab.page.evaluate(testCase.change);
    else await testCase.change?.(lab.page);
    if (testCase.again) {
      const second = await lab.refs.snapshot({ full: true });
      if (testCase.outcome !== 'live')
        assert.ok(!second.nodes.some((node) => node.ref === target.ref), 'the old ref is not shown');
    }
    const result = await lab.refs.act(target.ref, testCase.action ?? { type: 'click' });
    assert.deepEqual([result.outcome, (await lab.got()).map(String)], [testCase.outcome, testCase.got], result.detail);
    assert.equal(result.acted, testCase.got.length > 0);
  } finally {
    await lab.close();
  }
}
