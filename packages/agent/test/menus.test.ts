import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright';
import { openBrowser, run, serve } from './harness.ts';

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
});

const shut = (name: string, opener: string, ...entries: string[]) => `
  <li>${opener}<ul hidden>${entries.map((entry) => `<li><a href="#" onclick="say('${name}: ${entry}')">${entry}</a>`).join('')}</ul>`;

test('an entry of a menu that is shut is chosen once the menu is opened, of that menu alone', async () => {
  const toggles = `onclick="this.parentNode.lastElementChild.hidden ^= 1"`;
  const served = await serve({
    '/': `<ul>${shut('Cell', `<a href="#" ${toggles}>Cell</a>`, 'Run all', 'Clear')}
      ${shut('Table', `<button ${toggles}>Table</button>`, 'Clear', 'Sort')}<li><a href="/far">Reports</a></ul>
      <output></output><script>const say = (words) => { document.querySelector('output').textContent = words }</script>`,
    '/far': '<h1>Far away</h1><a href="#">Sort</a>',
  });
  try {
    const passed = await run(browser, served, {
      spec: `Click "Run all" in the Cell menu. "Cell: Run all" is shown.
        Choose Clear in the Table menu. "Table: Clear" is shown.`,
    });
    assert.equal(passed.verdict, 'passed', passed.summary);
    for (const spec of ['Click "Sort" in the Cell menu.', 'Click "Sort" in the Reports menu.']) {
      const missed = await run(browser, served, { spec: `${spec} "Far away" is shown.`, expectMs: 300 });
      assert.deepEqual([missed.verdict, missed.failureClass], ['failed', 'missing_element'], missed.summary);
    }
  } finally {
    await served.close();
  }
});

test('what shows in a row only under the pointer is pressed there, that of this row alone', async () => {
  const row = (name: string, act: string) =>
    `<tr><td>${name}<td><span><a href="#" onclick="say('${act} ${name}')">${act}</a></span>`;
  const served = await serve({
    '/': `<style>td{height:40px}.gone span{display:none}.far span{position:relative;left:-999em}tr:hover span{display:inline;left:0}</style>
      ${['gone', 'far'].map((kind) => `<table class=${kind}>${row(`Elm ${kind}`, 'Fell')}${row(`Oak ${kind}`, 'Prune')}</table>`).join('')}
      <output></output><script>const say = (words) => { document.querySelector('output').textContent = words }</script>`,
  });
  try {
    const spec = ['gone', 'far'].map(
      (kind) => `In the row for "Oak ${kind}", click Prune. "Prune Oak ${kind}" is shown.`,
    );
    const passed = await run(browser, served, { spec: spec.join(' ') });
    assert.equal(passed.verdict, 'passed', passed.summary);
    const unseen = await run(browser, served, {
      spec: '"Prune" is not shown. Hover over "Elm far". Click Fell. "Fell Elm far" is shown.',
    });
    assert.equal(unseen.verdict, 'passed', unseen.summary);
    for (const kind of ['gone', 'far']) {
      const spec = `In the row for "Elm ${kind}", click Prune. "Elm ${kind}" is shown.`;
      const missed = await run(browser, served, { spec, expectMs: 300 });
      assert.deepEqual([missed.verdict, missed.failureClass], ['failed', 'missing_element'], missed.summary);
    }
  } finally {
    await served.close();
  }
});

test('a plain box that takes presses is the menu that is called as it is, never one that merely holds the word', async () => {
  const served = await serve({
    '/': `<div onclick="this.nextElementSibling.hidden ^= 1" style="cursor:pointer">Actions</div><a href="#" hidden>Archive</a>
      <div onclick="document.title='wrong'" style="cursor:pointer">More tools for you</div>`,
  });
  try {
    const passed = await run(browser, served, { spec: 'Open the Actions menu. The link "Archive" is shown.' });
    assert.equal(passed.verdict, 'passed', passed.summary);
    const held = await run(browser, served, { spec: 'Open the Tools menu. The title is not "wrong".', expectMs: 300 });
    assert.notEqual(held.verdict, 'passed', held.summary);
  } finally {
    await served.close();
  }
});

test('a dropdown that nothing names, and a place that is only a link to it, are not called missing', async () => {
  const served = await serve({
    '/': `<a href="/settings">Settings</a><h1>Mail</h1><a href="/other">Folders</a>
      <label>Field <select><option>Queue</option></select></label><select><option>Network</option><option>Mail</option></select>`,
    '/settings': '<h1>Settings</h1><a href="#">Folders</a>',
    '/other': '<h1>Other</h1>',
  });
  try {
    const ends = async (spec: string) => {
      const { verdict, failureClass } = await run(browser, served, {
        spec: `${spec} "Other" is shown.`,
        expectMs: 300,
      });
      return [verdict, failureClass];
    };
    const open = ['inconclusive', 'no_evidence'];
    assert.deepEqual(await ends('Choose "Mail" in the value dropdown.'), open);
    assert.deepEqual(await ends('In Settings, click Folders.'), open);
    assert.deepEqual(await ends('Select "Mail" in the "value" dropdown.'), ['failed', 'missing_element']);
  } finally {
    await served.close();
  }
});
