import { describe, test } from 'node:test';
import { telling } from './harness.ts';

const tells = telling();

const cart = `<title>Cart</title><p>Total: <b id="t">10</b></p><label>Search <input id="s"></label>
  <button onclick="t.textContent = 5 + Number(t.textContent)">Add</button><button onclick="t.textContent = t.textContent">Refresh</button>
  <table><tr><th>Item</th></tr><tr><td>Mug</td></tr></table>`;

/** What a flow remembered, with a name of its own and without one. */
describe('a value that was remembered', { concurrency: 2 }, () => {
  test('is typed where its name or "it" stands, and the name itself where that stands in quotes', async () => {
    await tells(
      cart,
      ['Remember the total as sum and type sum into "Search". The Search field should be "10".', 'passed'],
      ['Remember the total and type it into "Search". The Search field should be "10".', 'passed'],
      ['Remember the total. Click "Add". Enter that total in "Search". The Search field should be "10".', 'passed'],
      ['Remember the total as sum and type "sum" into "Search". The Search field should be "10".', 'failed'],
    );
  });

  test('is what the same thing is compared with, whatever was done between', async () => {
    await tells(
      cart,
      ['Remember the total. Click "Refresh". The total is unchanged.', 'passed'],
      ['Remember the total. Click "Add". The total is unchanged.', 'failed'],
      ['Remember the total. Click "Add". Click "Refresh". The total should be higher than before.', 'passed'],
      ['Remember the total. Click "Refresh". The total should be higher than before.', 'failed'],
      ['Remember the total. Click "Refresh". The total has changed.', 'failed'],
      ['Remember the number of rows. Click "Add". The number of rows should be the same.', 'passed'],
    );
  });
});

/** A form without a button that saves: it does so a moment after a field was changed, or not at all. */
const settings = (saves: boolean) => `<title>Settings</title>
  <label>Units <select id="u"><option value="c">Celsius</option><option value="f">Fahrenheit</option></select></label>
  <script>u.value = localStorage.u ?? 'c'; let t; u.onchange = () => { clearTimeout(t);
    t = setTimeout(() => { if (${saves}) localStorage.u = u.value }, 750) }</script>`;

test('what a form saves by itself a moment after the change is saved before the page is left', async () => {
  const flow = 'Choose "Fahrenheit" as Units. Reload the page. Units is "Fahrenheit".';
  await tells(settings(true), [flow, 'passed']);
  await tells(settings(false), [flow, 'failed']);
});
