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

/** As component libraries build their controls, with what is told of these in another place than with plain ones. */
describe('controls of component libraries', { concurrency: 2 }, () => {
  test('a drawn dropdown is as usable as the hidden field that its label names', () => {
    const dropdown = (name: string, id: string, more: string) => `<div><label for="${id}">${name}</label>
      <div style="border:1px solid #ccc"><div style="color:#999">North</div><div style="visibility:hidden"><input ${more} id="${id}" role="combobox"></div></div></div>`;
    return tells(
      `${dropdown('Branch', 'a', 'disabled')}${dropdown('Room', 'b', '')}`,
      ['Branch is disabled.', 'passed'],
      ['Branch shows "North". Branch is enabled.', 'failed'],
      ['Room is disabled.', 'inconclusive'],
    );
  });
});
