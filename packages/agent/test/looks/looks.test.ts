import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright';
import { openBrowser } from '../harness.ts';
import { looksIn, pages, seen, toldOf } from './look.ts';

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
      const context = await browser.newContext();
      const view = await seen(context, (page) => page.setContent(html));
      await context.close();
      const otherwise = claims.flatMap(({ sentence, holds, open, wrong, line }) => {
        const { told, seen } = toldOf(view, sentence);
        const isAsMarked = open ? told === 'open' || told === 'unread' : told === (holds === wrong ? 'fails' : 'holds');
        return isAsMarked ? [] : [`${name}.txt:${line} ${told}: ${sentence} (${seen})`];
      });
      assert.deepEqual(otherwise, []);
    });
});
