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

  test('a field that takes a day is left before it is asked for, be it also not told which figure is the month', () =>
    tells(
      `<label for="d">Start date</label> <input id="d" value="12/05/2025"><p>Earliest: 05/05/2025</p><script>
      let kept = d.value; const at = (text) => text.split('/').reverse().join('');
      d.oninput = () => { if (at(d.value) >= '20250505') kept = d.value; }; d.onblur = () => { d.value = kept; };</script>`,
      ['Set Start date to 01/05/2025. Start date is 01/05/2025.', 'failed'],
      ['Set Start date to 06/05/2025. Start date is 06/05/2025.', 'passed'],
    ));

  test('a day in words is written as the field writes its own; what it refuses where it shows none is not done', () => {
    const field = (
      shown: string,
    ) => `<label for="d">Due date</label> <input id="d" role="combobox" aria-haspopup="dialog"
      aria-expanded="false" value="${shown}"><p role="alert"></p><script>d.onchange = () => {
        const fits = /^\\d\\d\\.\\d\\d\\.\\d{4}$/.test(d.value); d.setAttribute('aria-invalid', String(!fits));
        document.querySelector('p').textContent = fits ? '' : 'No date'; };</script>`;
    return tells(
      field('12.05.2025'),
      ['Pick June 3, 2025 in Due date. Due date is 03.06.2025.', 'passed'],
      ['Set Due date to June 3, 2025. Due date is 03.06.2025.', 'passed'],
      ['Pick June 3, 2025 in Due date. I see "No date".', 'failed'],
      ['Set Due date to 2025-06-03. I see "No date".', 'passed'],
    ).then(() => tells(field(''), ['Pick June 3, 2025 in Due date. I see "No date".', 'inconclusive']));
  });

  test('"select the row for X" ticks the box of that row', () => {
    const row = (name: string) => `<tr><td><input type="checkbox" aria-label="Select row"></td><td>${name}</td></tr>`;
    return tells(
      `<table><tr><th></th><th>Customer</th></tr>${row('Nord Ltd')}${row('Nordic Ltd')}</table>`,
      ['Select the row for "Nordic Ltd". The row "Nordic Ltd" is selected.', 'passed'],
      ['Select the row for "Nordic Ltd". The row "Nord Ltd" is selected.', 'failed'],
    );
  });
});
