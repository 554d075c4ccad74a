import { describe, test } from 'node:test';
import { telling } from './harness.ts';

const tells = telling();

/** Which part of a page a claim takes for the value, the state or the title of a thing. */
describe('what is told of a thing', { concurrency: 2 }, () => {
  test('a box to tick is called what stands before the sentence in brackets that explains it', async () => {
    const box = (words: string, on: string) => `<p><label><input type="checkbox" ${on}> ${words}</label></p>`;
    await tells(
      `<form>${box('SLA Enabled (Unchecking this box disables SLA here)', '')}${box('Enabled (Unchecking this box disables this queue)', 'checked')}
      ${box('Mail (work)', 'checked')}${box('Mail (home)', '')}</form>`,
      ['Enabled is checked.', 'passed'],
      ['"Enabled" is not checked.', 'failed'],
      ['"SLA Enabled" is checked.', 'failed'],
      ['Mail is checked.', 'inconclusive'],
    );
  });

  test('what fades in is judged once it has come, and stays open where it never does', async () => {
    const page = (opacity: number) =>
      `<button onclick="pane.style.opacity=${opacity}">Load</button><ul id="pane" style="opacity:0;transition:opacity .3s"><li>Fines <span>2</span></li><li>Due <span>14</span></li></ul>`;
    await tells(page(1), ['Click Load. "Fines" shows 14.', 'failed'], ['Click Load. "Fines" shows 2.', 'passed']);
    await tells(page(0), ['Click Load. "Fines" shows 14.', 'inconclusive']);
  });

  test('of a dropdown that is drawn over a transparent native one a person reads the drawn one', async () => {
    const drawn = (shown: string) =>
      `<div style="position:relative"><select id="q" style="opacity:0;position:absolute;width:1px"><option>open</option><option selected>new</option></select>
      <button type="button" role="combobox" aria-haspopup="listbox" aria-expanded="false" style="width:90px">${shown}</button></div>`;
    await tells(
      `<form><p>Status:</p>${drawn('new')}</form>`,
      ['The Status is open.', 'failed'],
      ['The Status is "new".', 'passed'],
    );
    await tells(
      `<form><label for="q">Queue</label>${drawn('open')}</form>`,
      ['The Queue is "open".', 'passed'],
      ['The Queue field contains new.', 'failed'],
    );
  });

  test('the rows of a table are no cards beside the card of that name', async () => {
    const card = (title: string, value: number) =>
      `<div class="card" style="border:1px solid"><h4>${title}</h4><p>${value}</p></div>`;
    const row = (name: string) => `<tr><td>${name}</td><td><span>In service</span></td></tr>`;
    const table = `<table><thead><tr><th>Driver</th><th>Status</th></tr></thead>${row('Ana')}${row('Bo')}</table>`;
    await tells(
      `<h1>Fleet</h1><div>${card('Total', 7)}${card('In service', 4)}</div>${table}`,
      ['The In service card shows 4.', 'passed'],
      ['The In service card shows 7.', 'failed'],
      ['The In service card shows "Ana".', 'failed'],
    );
  });

  test('what a tile in a line ends with is told of by what stands over it, and in no line with what the next one begins with', async () => {
    const tile = (...lines: string[]) =>
      `<div style="display:inline-block;width:200px">${lines.map((words) => `<span>${words}</span>`).join('<br>')}</div>`;
    await tells(
      `<h1>Sales</h1><div>${tile('▲ 17%', '$35,210', 'TOTAL REVENUE')}${tile('▼ 2%', '$10,390', 'TOTAL COST')}</div>`,
      ['"Total revenue" is $35,210.', 'passed'],
      ['"Total revenue" shows "2%".', 'failed'],
    );
  });

  test('"the Due date" is the date behind the label Due, and nothing but a date', async () => {
    await tells(
      '<h1>Ticket</h1><dl><dt>Due:</dt><dd>Thu Dec 24 10:00:00 2026</dd><dt>Order:</dt><dd>4711</dd><dt>Start</dt><dd>2026-01-02</dd><dt>Start date</dt><dd>2026-01-05</dd></dl>',
      ['The Due date shows "Thu Dec 24 10:00:00 2026".', 'passed'],
      ['The Due date shows "Thu Dec 25 10:00:00 2026".', 'failed'],
      ['The Start date is "2026-01-02".', 'failed'],
      ['The Order date is "4711".', 'inconclusive'],
    );
  });

  test('the title of a drawer is its heading or its name, else the words it begins with', async () => {
    const page = (title: string) =>
      `<h1>Users</h1><button onclick="d.showModal()">Go</button><dialog id="d"><div><button>×</button>${title}</div><p>Old user</p></dialog>`;
    const is = (title: string) => `Click Go. The drawer title is "${title}".`;
    await tells(page('<h2>New user</h2>'), [is('New user'), 'passed'], [is('Old user'), 'failed']);
    await tells(page('<span>New user</span>'), [is('New user'), 'passed'], [is('Old user'), 'inconclusive']);
    await tells(page('<h2>New user</h2>'), ['The drawer title is "New user".', 'failed']);
  });

  test('a value that the page tells and a field of that name in a form further on: nothing says which is meant', async () => {
    const form = `<h2>Reminder</h2><form><label for="o">Owner:</label><select id="o"><option>ben</option><option selected>rita</option></select></form>`;
    await tells(
      `<h1>Ticket</h1><div><div>Owner:</div><div><a href="#u">ben</a></div></div>${form}`,
      ['The Owner is "ben".', 'inconclusive'],
      ['The Owner is "rita".', 'inconclusive'],
      ['The Owner is "nobody".', 'failed'],
      ['The Owner field contains "rita".', 'passed'],
    );
    await tells(`<h1>Ticket</h1><div>Owner:</div>${form}`, ['The Owner is "rita".', 'passed']);
  });

  test('the "Joined date" of a row stands under the head Joined, where that is a date', async () => {
    const head = '<tr><th>Name</th><th>Joined</th><th>Left</th></tr>';
    const page = `<h1>Members</h1><table><thead>${head}</thead><tbody><tr><td>Chen Wei</td><td>2026-03-12</td><td>5 of 7</td></tr>
      <tr><td>Ana Pires</td><td>2026-01-10</td><td>1 of 7</td></tr></tbody></table>`;
    await tells(
      page,
      ['The Joined date of "Chen Wei" is 2026-03-12.', 'passed'],
      ['The Joined date of "Chen Wei" is 2026-01-10.', 'failed'],
      ['The Left date of "Chen Wei" is 2026-03-12.', 'inconclusive'],
    );
  });

  test('an entry of a pager is called by its label, and a control by a word that is commonly a kind of thing', async () => {
    const entry = (number: number, is: boolean) =>
      `<li aria-current="${is}" aria-label="page ${number}" tabindex="0">${number}</li>`;
    const page = `<h1>Staff</h1><ul>${entry(1, false)}${entry(2, true)}${entry(3, false)}</ul>
      <button role="switch" aria-checked="true" aria-label="User Sign-up">x</button><p>User Removal</p>
      <div tabindex="0" aria-label="Cart"><button aria-pressed="true">Pay</button></div>`;
    await tells(
      page,
      ['Page 2 is selected.', 'passed'],
      ['Page 3 is selected.', 'failed'],
      ['User Sign-up is enabled.', 'passed'],
      ['User Sign-up is on.', 'passed'],
      ['User Sign-up is off.', 'failed'],
      ['User Removal is enabled.', 'inconclusive'],
      ['Click Cart. "Staff" is visible.', 'failed'],
    );
  });

  test('the first of what the page speaks of nowhere is not the first of other things', () =>
    tells(
      `<h2>Posts</h2><ul><li><a href="#a" onclick="o.textContent='opened'">Herring pie</a></li><li><a href="#b">Barometer</a></li></ul><p id="o">idle</p>`,
      ['Click the first invoice.', 'inconclusive'],
      ['There are 2 invoices.', 'inconclusive'],
      ['Click the first post. "opened" is visible.', 'passed'],
      ['Click the first post. "idle" is visible.', 'failed'],
    ));
});
