import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright';
import { openBrowser } from '../harness.ts';
import { judged, lookAt, looksIn, pages, toldOf } from './look.ts';

/** Pages as products have them, and what people said of each before anybody had looked how we would read it. */
describe('one look at a page', () => {
  let browser: Browser;
  before(async () => {
    browser = await openBrowser();
  });
  after(async () => {
    await browser.close();
  });

  for (const { name, html, claims } of looksIn(pages))
    test(name, async () => {
      const view = await lookAt(browser, (page) => page.setContent(html));
      const otherwise = claims.flatMap((claim) => {
        const { told, seen } = toldOf(view, claim.sentence);
        const is = judged(told, claim);
        const isAsMarked = claim.open ? is === 'open' || is === 'unread' : is === (claim.wrong ? 'wrong' : 'right');
        return isAsMarked ? [] : [`${name}.txt:${claim.line} ${told}: ${claim.sentence} (${seen})`];
      });
      assert.deepEqual(otherwise, []);
    });
});
