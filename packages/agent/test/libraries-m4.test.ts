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

/** More pages as component libraries build them. */
describe('controls of component libraries', { concurrency: 2 }, () => {
  test('a rating whose stars are all called alike is set by their number', () => {
    const star = (at: number) =>
      `<label><input type="radio" name="r" value="${at}"><svg width="24" height="24" role="img" aria-label="Star"></svg></label>`;
    return tells(
      `<style>label{display:inline-block;width:30px}input{opacity:0;position:absolute;width:24px;height:24px;margin:0}</style>
      <div role="radiogroup" aria-label="Client rating" onchange="document.querySelector('p').textContent=event.target.value+' of 5'">
      ${[1, 2, 3, 4, 5].map(star).join('')}</div><p></p>`,
      ['Set Client rating to 4. The page shows "4 of 5".', 'passed'],
      ['Give 2 stars for Client rating. The page shows "2 of 5".', 'passed'],
      ['Set Client rating to 4. The page shows "3 of 5".', 'failed'],
    );
  });

  test('a message that is marked as none is closed by what says that it closes it', () =>
    tells(
      `<h1>Servers</h1><button onclick="z.innerHTML=t.innerHTML">Export</button><div id="z"></div><template id="t"><div><h4>Report exported</h4>
      <div><button aria-label="Close Success alert: alert: Report exported" onclick="z.innerHTML=''">×</button></div></div></template>`,
      ['Click Export. Close the alert. "Report exported" is no longer visible.', 'passed'],
      ['Click Export. Close the alert "Report exported". "Report exported" is gone.', 'passed'],
      ['Click Export. Close the alert. "Report exported" is visible.', 'failed'],
    ));

  test('an alert of the page that is dismissed is gone, whatever readers of screens were told; that of the browser is another', () =>
    tells(
      `<div id="a" role="alert">Your trial ends in 5 days <button aria-label="Close" onclick="a.remove()">×</button></div>
      <div role="status" style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)">(Tag removed)</div>`,
      ['Dismiss the alert "Your trial ends in 5 days". The alert is gone.', 'passed'],
      ['Dismiss the alert "Your trial ends in 5 days". The alert is visible.', 'inconclusive'],
      ['Dismiss the alert. "Your trial ends in 5 days" is visible.', 'inconclusive'],
    ));
});
