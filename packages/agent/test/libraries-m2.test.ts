import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright';
import { holds, openBrowser, type Told } from './harness.ts';

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
});

const tells = (page: string, ...told: readonly Told[]) => holds(browser, page, told);

/** As component libraries draw lists, forms and boards of their own. */
describe('parts that libraries draw themselves', { concurrency: 2 }, () => {
  test('an entry is ticked as the plain box says that draws the tick in it', () =>
    tells(
      `<div role="listbox" aria-label="Regions"><div role="option"><div></div>North</div>
      <div role="option"><div aria-checked="true"><span></span></div>South</div></div>`,
      ['South is checked.', 'passed'],
      ['South is not checked.', 'failed'],
      ['North is not checked.', 'passed'],
      ['North is checked.', 'failed'],
    ));
});
