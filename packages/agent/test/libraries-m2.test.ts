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

  test('where the page asks in a dialog of its own, that one is cancelled', () =>
    tells(
      `<ul aria-label="Products"><li id="d">Desk <button id="b">Delete</button></li></ul>
      <div id="m" role="alertdialog" aria-modal="true" aria-label="Delete Desk?" hidden><button id="c">Cancel</button><button id="k">Delete</button></div>
      <script>b.onclick=()=>{m.hidden=false};c.onclick=()=>{m.hidden=true};k.onclick=()=>{m.hidden=true;d.remove()}</script>`,
      ['Click Delete. Cancel the dialog. The dialog is closed and Desk is listed.', 'passed'],
      ['Click Delete. Cancel the dialog. Desk is not listed any more.', 'failed'],
      ['Click Delete. Accept the dialog. Desk is not listed any more.', 'inconclusive'],
      ['Cancel the dialog.', 'failed'],
    ));
});
