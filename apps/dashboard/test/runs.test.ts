import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright';
import { assertAccessible, type OpenBrowser, openBrowser } from './browser.ts';
import { signedUp } from './people.ts';
import { type Site, startSite } from './site.ts';

const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script>';

let site: Site;
let browser: OpenBrowser;
let page: Page;
let ids: { flowId: string; environmentId: string };
before(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
  const ann = await signedUp(site, browser, 'ann@example.com');
  page = ann.page;
  ids = await ann.prepare({ name: `Buy ${markup}`, spec: `Click "Save ${markup}". I should see "Saved".` });
});
after(async () => {
  await browser.close();
  await site.close();
});

test('a run is watched from the click that starts it to its verdict, without loading the page again', async () => {
  await page.goto(`${site.url}/flows/${ids.flowId}`);
  await page.getByRole('button', { name: 'Run now' }).click();
  await page.waitForURL(/\/runs\/run_/);
  await page.getByText('It waits for a worker.').waitFor();
  const claimed = await site.work.claim();
  await site.work.record(claimed, 0);
  await page.getByText('Step 0', { exact: true }).waitFor();
  await site.work.finish(claimed, {
    verdict: 'failed',
    failureClass: 'expectation_not_met',
    summary: `“${markup}” was expected.`,
    expectations: [{ text: `See ${markup}`, status: 'not_met', evidence: [{ snapshot: 's1', quote: markup }] }],
  });
  const verdict = page.getByRole('status').filter({ hasText: 'was expected' });
  await verdict.waitFor();
  assert.match((await await verdict.textContent()) ?? '', /failed[\s\S]*Something that should be so was not/);
  await page.getByRole('button', { name: 'Run again' }).waitFor();
});

test('what a site or a person wrote is text: no markup of it is drawn or run', async () => {
  const { length } = browser.complaints;
  for (const path of ['/runs', '/flows', `/flows/${ids.flowId}`]) {
    await page.goto(site.url + path);
    await page.locator('main').getByText(markup).locator('visible=true').first().waitFor();
  }
  await page.goto(`${site.url}/runs`);
  await page.getByRole('link', { name: markup }).click();
  await page.locator('blockquote', { hasText: markup }).waitFor();
  assert.equal(await page.locator('main img[src="x"], main script').count(), 0);
  assert.deepEqual(browser.complaints.slice(length), []);
});

test('the pages of runs are fit for keyboards and screen readers', async () => {
  await assertAccessible(page);
  await page.goto(`${site.url}/runs`);
  await page.getByRole('link', { name: markup }).waitFor();
  await assertAccessible(page);
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Skip to the page');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement?.closest('main') !== null), true);
});
