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

  test('a code goes into the boxes of its group, not into the unseen field that carries it', () =>
    tells(
      `<label for="h" id="l">Gift code</label><input id="h" aria-hidden="true" tabindex="-1" style="clip:rect(0,0,0,0);height:1px;width:1px;margin:-1px;border:0;padding:0;position:absolute">
      <div role="group" aria-labelledby="l">${[1, 2, 3, 4].map((i) => `<input class="p" aria-label="digit ${i}" size="1" maxlength="1">`).join('')}</div><p id="s"></p>
      <script>document.querySelectorAll('.p').forEach((x)=>{x.oninput=()=>{h.value=[...document.querySelectorAll('.p')].map((y)=>y.value).join('');s.textContent='Code '+h.value}})</script>`,
      ['Enter "1234" as Gift code. "Code 1234" is shown.', 'passed'],
      ['Enter "1234" as Gift code. "Code 4321" is shown.', 'failed'],
    ));

  test('a dropdown that nothing is typed into is cleared by the button at it, else nothing tells how', () =>
    tells(
      ['Size', 'Colour']
        .map(
          (
            name,
            i,
          ) => `<div><span id="l${i}">${name}</span><div><button id="t${i}" role="combobox" aria-expanded="false" aria-haspopup="listbox" aria-labelledby="l${i}">Medium</button>
      ${i === 0 ? '<button aria-label="Clear value" onclick="t0.textContent=\'Pick one\';this.remove()">×</button>' : ''}</div></div>`,
        )
        .join(''),
      ['Clear Size. The page shows "Pick one".', 'passed'],
      ['Clear Size. Size is Medium.', 'failed'],
      ['Clear Colour.', 'inconclusive'],
    ));

  test('a list box that is shut and holds no entries opens them elsewhere', () =>
    tells(
      `<label for="i">Supplier</label><span id="w" tabindex="0" role="listbox" aria-haspopup="true" aria-expanded="false" style="display:block"><input id="i" readonly tabindex="-1" placeholder="Choose one"><span>▾</span></span>
      <script>w.onclick=()=>{const u=document.createElement('ul');u.setAttribute('role','listbox');u.innerHTML='<li role="option">Acme</li><li role="option">Acme Europe</li>';u.onclick=(e)=>{i.value=e.target.textContent;u.remove();w.setAttribute('aria-expanded','false')};document.body.append(u);w.setAttribute('aria-expanded','true')}</script>`,
      ['Choose "Acme" from Supplier. Supplier is "Acme".', 'passed'],
      ['Choose "Acme Europe" in Supplier. Supplier is "Acme".', 'failed'],
      ['Choose "Zeiss" from Supplier.', 'failed'],
    ));
});
