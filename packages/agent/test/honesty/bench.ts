import { after, before } from 'node:test';
import type { FlowOutcome } from '@smokejumper/contracts';
import type { Browser } from 'playwright';
import { openBrowser, type RunOptions, run, type Site, serve } from '../harness.ts';

/** A browser for the tests of a file, and runs in it. */
export function openBench() {
  let browser: Browser;
  before(async () => {
    browser = await openBrowser();
  });
  after(async () => {
    await browser.close();
  });
  const outcomeAt = (site: { url: string }, options: RunOptions): Promise<FlowOutcome> => run(browser, site, options);
  return {
    /** Runs a flow on what serves already, or on nothing. */
    outcomeAt,
    /** Runs a flow on a site of its own. */
    async outcomeOf(site: Site, options: RunOptions): Promise<FlowOutcome> {
      const served = await serve(site);
      try {
        return await outcomeAt(served, { expectMs: 800, ...options });
      } finally {
        await served.close();
      }
    },
  };
}

/** What an outcome says, in two words. */
export const says = (outcome: FlowOutcome) => [outcome.verdict, outcome.failureClass];
