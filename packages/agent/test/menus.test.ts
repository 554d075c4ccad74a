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

test('a button that holds the name of a menu among other words is no entry of it', async () => {
  const button = (name: string) => `<button title="${name}" onclick="say('button: ${name}')">+</button>`;
  const served = await serve({
    '/': `<div role="navigation"><ul>${shut('Insert', `<a href="#" aria-haspopup="true" onclick="this.parentNode.lastElementChild.hidden ^= 1">Insert</a>`, 'Insert row', 'Insert sheet')}</ul></div>
      <p>${button('insert row')} ${button('insert page')}</p>
      <output></output><script>const say = (words) => { document.querySelector('output').textContent = words }</script>`,
  });
  try {
    const passed = await run(browser, served, {
      spec: 'Choose "Insert row" from the Insert menu. "Insert: Insert row" is shown.',
    });
    assert.equal(passed.verdict, 'passed', passed.summary);
    const missed = await run(browser, served, {
      spec: 'Choose "Insert page" from the Insert menu. "button: insert page" is shown.',
      expectMs: 300,
    });
    assert.notEqual(missed.verdict, 'passed', missed.summary);
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

const suggesting = (name: string, leaving: string) => `
  <input aria-label="${name}" oninput="this.nextElementSibling.hidden=false" onblur="this.nextElementSibling.hidden=true;${leaving}">
  <ul role="listbox" hidden style="position:absolute;left:0;width:800px;margin:-30px 0 0;background:#fff"><li role="option" style="height:60px">Roman</ul>`;

test('a menu that says nothing of its state is opened, and a list that stays open over what comes next is folded', async () => {
  const choices = ['Red', 'Green', 'Blue'];
  const box = 'style="position:absolute;width:300px;height:150px;background:#fff"';
  const served = await serve({
    '/': `<output></output><script>const say = (words) => { document.querySelector('output').textContent += words + ';' }</script>
      <button onclick="d.hidden ^= 1">Account</button><div id="d" hidden><a href="#" onclick="say('profile')">Profile</a><a href="#" onclick="say('bye')">Sign out</a></div>
      <div role="combobox" aria-label="Tags" aria-haspopup="listbox" tabindex="0" onclick="l.hidden ^= 1">Choose</div>
      <div id="l" role="listbox" aria-multiselectable="true" ${box} hidden>${choices.map((one) => `<div role="option" onclick="say('${one}')">${one}</div>`).join('')}</div>
      <button onclick="say('saved')">Save</button><br><span>Sizes</span>
      <div style="cursor:pointer" onclick="s.hidden ^= 1">Select sizes</div>
      <div id="s" ${box} hidden>${['Small', 'Large'].map((one) => `<label><input type="checkbox" onchange="say('${one}')">${one}</label>`).join('')}</div>
      <button onclick="say('sent')">Send</button><hr><span>Nothing hangs here</span>
      ${suggesting('Labels', '')}<button onclick="say('kept ' + this.previousElementSibling.previousElementSibling.value)">Keep</button><hr>
      ${suggesting('Towns', "this.value='Rome'")}<button onclick="say('gone')">Travel</button>`,
  });
  try {
    const outcome = await run(browser, served, {
      spec: `Click "Profile" in the Account menu. Click "Sign out" in the Account menu. Click "Account". "profile;bye" is shown.
        Select "Red" in Tags. Select "Blue" in Tags. Click "Save". "Red;Blue;saved" is shown.
        Open "Select sizes". Tick Small. Tick Large. Click "Send". "Small;Large;sent" is shown.`,
    });
    assert.equal(outcome.verdict, 'passed', outcome.summary);
    // What a field offers covers what comes next until the field is left; some take it then.
    const left = await run(browser, served, { spec: 'Enter "ro" in Labels. Click Keep. "kept ro" is shown.' });
    assert.equal(left.verdict, 'passed', left.summary);
    const took = await run(browser, served, {
      spec: 'Enter "ro" in Towns. Click Travel. "gone" is shown.',
      expectMs: 300,
    });
    assert.deepEqual([took.verdict, took.failureClass], ['inconclusive', 'no_evidence'], took.summary);
    const open = await run(browser, served, { spec: 'Hover over "Nothing hangs here". "x" is shown.', expectMs: 300 });
    assert.deepEqual([open.verdict, open.failureClass], ['inconclusive', 'no_evidence'], open.summary);
  } finally {
    await served.close();
  }
});

test('a control that is not ready before the layer over it has faded is pressed once that has gone', async () => {
  const served = await serve({
    '/': `<style>.layer { position: fixed; inset: 0; background: #0008; padding: 200px }</style>
      <button onclick="offer()">Size</button><p>Chosen: <span>none</span></p>
      <script>let open = false
        function offer() {
          if (open) return
          open = true
          const layer = Object.assign(document.createElement('div'), { className: 'layer' })
          layer.innerHTML = ['Large', 'Small'].map((size) => '<button>' + size + '</button>').join('')
          layer.onclick = async ({ target }) => {
            document.querySelector('span').textContent = target.textContent
            layer.style.pointerEvents = 'none'
            layer.replaceChildren()
            await layer.animate([{ opacity: 1 }, { opacity: 0 }], 600).finished
            layer.remove()
            open = false
          }
          document.body.append(layer)
        }
      </script>`,
  });
  try {
    const spec = 'Click "Size". Click "Large". Click "Size". Click "Small". "Chosen: Small" is shown.';
    const passed = await run(browser, served, { spec });
    assert.equal(passed.verdict, 'passed', passed.summary);
  } finally {
    await served.close();
  }
});
