import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { FlowObserver } from '@smokejumper/contracts';
import type { Site } from '../harness.ts';
import { openBench, says } from './bench.ts';

const { outcomeOf } = openBench();

describe('nothing is done but what the spec says', { concurrency: 3 }, () => {
  test('a file to choose is one that is listed, else one of the flow for the only field that takes files', async () => {
    const field = `<input type="file" onchange="document.querySelector('output').textContent = 'sent ' + files[0].name"><output></output>`;
    const chosen = (name: string, more = '') =>
      outcomeOf({ '/': field + more }, { spec: `Choose the file ${name}. "sent ${name}" is shown.`, ...folder });
    const folder = { filesDir: import.meta.dirname, expectMs: 300 };
    assert.deepEqual(says(await chosen('bench.ts')), ['passed', null]);
    assert.equal(says(await chosen('never-there.png'))[0], 'failed');
    assert.equal(says(await chosen('bench.ts', '<ul><li><button>bench.ts</button></ul>'))[0], 'failed');
  });

  test('a box to tick is not ticked by a word that is no state of it: what it switches on is set, or nothing', async () => {
    const site: Site = {
      '/': `<table><tr><td><label><input type="checkbox" checked onclick="say('ticked')"> Status</label><td><select onchange="say(value)"><option>open<option>closed</select></table>
        <label><input type="checkbox" onclick="say('ticked')"> Terms</label><output>nothing yet</output>
        <script>function say(words) { document.querySelector('output').textContent = words }</script>`,
    };
    const set = await outcomeOf(site, { spec: 'Change the Status filter to "closed". "closed" is shown.' });
    assert.deepEqual(says(set), ['passed', null], set.summary);
    const refused = await outcomeOf(site, { spec: 'Set "Terms" to "closed". I should see "nothing yet".' });
    assert.deepEqual(says(refused), ['inconclusive', 'no_evidence'], refused.summary);
    const ticked = await outcomeOf(site, { spec: 'Set "Terms" to "on". "ticked" is shown.' });
    assert.deepEqual(says(ticked), ['passed', null], ticked.summary);
  });

  test('an "if" is decided once: what it leads to may take away what was asked for, and "otherwise" is not done as well', async () => {
    const site: Site = {
      '/': `<button id="b" onclick="textContent = textContent === 'Log in' ? 'Sign off' : 'Log in'">Log in</button>
        <dialog id="d" open aria-label="Cookies"><button onclick="d.close(); s.hidden = false">Preferences</button></dialog>
        <button id="s" hidden onclick="document.querySelector('output').textContent = 'kept'">Keep these</button><output></output>`,
    };
    const flow = (spec: string) => outcomeOf(site, { spec, expectMs: 600 });
    const either = await flow('If "Log in" is visible, click it, otherwise click "Sign off". "Sign off" is shown.');
    assert.deepEqual(says(either), ['passed', null], either.summary);
    const other = await flow('If "Sign off" is visible, click it, otherwise click "Log in". "Sign off" is shown.');
    assert.deepEqual(says(other), ['passed', null], other.summary);
    const both = await flow(
      'If the "Cookies" dialog is visible, click Preferences and click "Keep these". "kept" is shown.',
    );
    assert.deepEqual(says(both), ['passed', null], both.summary);
  });

  test('a name that stands twice is ambiguous, and nothing is clicked', async () => {
    let clicks = 0;
    const site: Site = {
      '/': "<button onclick=\"fetch('/hit',{method:'POST'})\">Delete</button><button onclick=\"fetch('/hit',{method:'POST'})\">Delete</button>",
      'POST /hit': (_request, response) => {
        clicks += 1;
        response.end();
      },
    };
    const outcome = await outcomeOf(site, { spec: 'Click "Delete". I should see "Deleted".' });
    assert.deepEqual(says(outcome), ['inconclusive', 'ambiguous']);
    assert.equal(clicks, 0);
    assert.match(outcome.summary, /2 elements/);
  });

  test('a missing element fails and names what comes nearest', async () => {
    const outcome = await outcomeOf(
      { '/': '<h1>Cart</h1><button>Checkout now</button>' },
      { spec: 'Click "Checkout later". I should see "Thanks".' },
    );
    assert.deepEqual(says(outcome), ['failed', 'missing_element']);
    assert.match(outcome.summary, /Checkout now/);
  });

  test('what is not in a card that is there is not blamed on the card', async () => {
    const card = (name: string) => `<li><h3>${name}</h3><button>Add to bag</button></li>`;
    const outcome = await outcomeOf(
      { '/': `<ul>${card('Trail backpack')}${card('Mug')}</ul>` },
      { spec: 'Click "Add to cart" in the card for "Trail backpack". I should see "Added".' },
    );
    assert.deepEqual(says(outcome), ['failed', 'missing_element']);
    assert.doesNotMatch(outcome.summary, /card is not on the page/);
    assert.match(
      outcome.summary,
      /there is no "Add to cart" in "Trail backpack" card; nearest are button "Add to bag"/,
    );
  });

  test('a flow that asserts nothing passes on its effects and says so; a dead button is found out', async () => {
    const kept: string[] = [];
    const stepFinished: FlowObserver['stepFinished'] = async (_step, { snapshot }) => {
      if (snapshot !== null) kept.push(`${snapshot.id} ${snapshot.text}`);
    };
    const field = '<label>Name <input></label><button onclick="this.after(1)">Save</button>';
    const done = await outcomeOf({ '/': field }, { spec: 'Enter "a" into Name', observer: { stepFinished } });
    for (const { snapshot, quote } of done.expectations.flatMap(({ evidence }) => evidence))
      if (snapshot !== 'network')
        assert.ok(
          kept.some((text) => text.startsWith(`${snapshot} `) && text.includes(quote)),
          `${snapshot} ${quote}`,
        );
    const good = await outcomeOf({ '/': '<a href="/two">Next</a>', '/two': '<h1>Two</h1>' }, { spec: 'Click "Next"' });
    assert.deepEqual(says(good), ['passed', null]);
    assert.match(good.summary, /nothing was asserted/);
    assert.ok(
      good.expectations.length > 0 && good.expectations.every((expectation) => expectation.evidence.length > 0),
    );
    const dead = await outcomeOf({ '/': '<button type="button">Next</button>' }, { spec: 'Click "Next"' });
    assert.deepEqual(says(dead), ['failed', 'action_had_no_effect']);
    const clock = '<p id="c">0</p><script>setInterval(()=>{c.textContent=String(Math.random())},50)</script>';
    const hidden = await outcomeOf({ '/': `${clock}<button type="button">Next</button>` }, { spec: 'Click "Next"' });
    assert.deepEqual(says(hidden), ['inconclusive', 'no_evidence']);
    // What is waited for shows it too, unless it was so before.
    const slow = `<button onclick="setTimeout(()=>{o.textContent='Imported'},600)">Import</button><p id="o">Empty</p>`;
    const spec = 'Click Import. Wait until "Imported" is shown.';
    const awaited = await outcomeOf({ '/': slow }, { spec, expectMs: 300 });
    assert.deepEqual(says(awaited), ['passed', null], awaited.summary);
    const quotes = awaited.expectations.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
    assert.ok(quotes.includes('paragraph: Imported'), quotes.join('\n'));
    const idle = await outcomeOf({ '/': slow.replace('Empty', 'Imported').replace('onclick', 'on') }, { spec });
    assert.deepEqual(says(idle), ['failed', 'action_had_no_effect']);
  });

  test('what is dragged to the title of a column goes into it; a drop that changes nothing proves nothing that stood there', async () => {
    const board = (drop: string) => `<style>ul{width:150px;min-height:40px}</style>
      <div style="display:flex"><div><h2>To do</h2><ul><li draggable="true">Docs</ul></div><div><h2>Done</h2><ul><li>Plan</ul></div></div>
      <script>let held; document.querySelector('[draggable]').ondragstart = (event) => { held = event.target }
        for (const list of document.querySelectorAll('ul')) { list.ondragover = (event) => event.preventDefault(); list.ondrop = () => { ${drop} } }</script>`;
    const drag = async (drop: string, claim: string) =>
      says(await outcomeOf({ '/': board(drop) }, { spec: `Drag "Docs" to "Done". ${claim}`, expectMs: 300 }));
    assert.deepEqual(await drag('list.append(held)', '"Docs" is in the Done column.'), ['passed', null]);
    assert.deepEqual(await drag('', '"Plan" is in the Done column.'), ['inconclusive', 'no_evidence']);
    assert.deepEqual(await drag('', '"Docs" is still in the To do column.'), ['passed', null]);
  });

  test('a box that lies over the page is a dialog, drawn of plain boxes as it may be: it is there, and is left by its own no', async () => {
    const over = 'style="display:none;position:fixed;inset:0;background:#fff"';
    const answer = (name: string) =>
      `<div style="cursor:pointer" onclick="m.remove();o.textContent='said ${name}'">${name}</div>`;
    const site: Site = {
      '/': `<button onclick="m.style.display='block'">Delete</button><output id="o"></output><div id="m" ${over}><h3>Delete it?</h3>${answer('Yes')}${answer('No')}</div>`,
    };
    const there = await outcomeOf(site, { spec: 'Click Delete. No dialog is shown.', expectMs: 300 });
    assert.deepEqual(says(there), ['failed', 'expectation_not_met'], there.summary);
    const left = await outcomeOf(site, { spec: 'Click Delete. Close the dialog. "said No" is shown.' });
    assert.deepEqual(says(left), ['passed', null], left.summary);
  });

  test('a cookie banner over the target is not clicked through; the spec’s own answer to it is used', async () => {
    const banner = `<div id="c" role="dialog" aria-label="Cookies" style="position:fixed;inset:0;background:#fff"><p>We use cookies</p><button onclick="document.getElementById('c').remove()">Accept</button></div>`;
    const page = `<button onclick="document.title='ok';this.insertAdjacentHTML('afterend','<p>Bought</p>')">Buy</button>`;
    const idiom = await outcomeOf(
      { '/': `<header>Shop</header>${page}${banner}` },
      { spec: 'Accept all cookies. The cookie banner is gone. Click "Buy". I should see "Bought".' },
    );
    assert.deepEqual(says(idiom), ['passed', null], idiom.summary);
    const covered = await outcomeOf({ '/': page + banner }, { spec: 'Click "Buy". I should see "Bought".' });
    assert.deepEqual(says(covered), ['inconclusive', 'policy']);
    const late = `${page}<script>setTimeout(()=>document.body.insertAdjacentHTML('beforeend',${JSON.stringify(banner)}),1800)</script>`;
    const spec = 'If the cookie banner is visible, accept it. Wait 2 seconds. Click "Buy". I should see "Bought".';
    const outcome = await outcomeOf({ '/': late }, { spec, expectMs: 1_000 });
    assert.deepEqual(says(outcome), ['passed', null], outcome.summary);
  });

  test('what is confirmed is what asks, the browser or the page; what the browser asks later is not', async () => {
    const asks = `<button onclick="out.textContent='gone '+confirm('Sure?')">Delete</button><button onclick="out.textContent='box';yes.hidden=false">Clear</button><button id="yes" hidden onclick="out.textContent='cleared'">Confirm</button><p id="out">-</p>`;
    const spec =
      'Click Delete, and confirm. "gone true" is shown. Click Clear, then confirm. "cleared" is shown. Click Delete. "gone false" is shown.';
    const outcome = await outcomeOf({ '/': asks }, { spec });
    assert.deepEqual(says(outcome), ['passed', null], outcome.summary);
  });

  test('who confirms with OK answers the dialog of the browser, or presses OK where the page asks', async () => {
    const asks = `<button onclick="out.textContent='gone '+confirm('Sure?')">Delete</button><button onclick="yes.hidden=false">Clear</button><button id="yes" hidden onclick="out.textContent='cleared'">OK</button><p id="out">-</p>`;
    const spec =
      'Click Delete and confirm with OK. "gone true" is shown. Click Clear and confirm with "OK". "cleared" is shown. Click Delete. "gone false" is shown. Click Delete, then click OK. "gone true" is not shown.';
    const outcome = await outcomeOf({ '/': asks }, { spec });
    assert.deepEqual(says(outcome), ['passed', null], outcome.summary);
  });

  test('who saves a form whose button says otherwise is not told that it is missing', async () => {
    const form = (button: string) =>
      `<form onsubmit="return false"><label>Title <input></label><button>${button}</button></form>`;
    const spec = 'Enter "Map" as the title and save.';
    assert.deepEqual(says(await outcomeOf({ '/': form('Apply changes') }, { spec })), ['inconclusive', 'no_evidence']);
    const alone = '<label>Title <input></label><button type="button">Help</button>';
    assert.deepEqual(says(await outcomeOf({ '/': alone }, { spec })), ['failed', 'missing_element']);
  });

  test('a page is not missing where a link without words beside its place may lead there', async () => {
    const arrow =
      '<a href="?page=2"><i class="arrow" style="display:inline-block;width:16px;height:16px;background:#333"></i></a>';
    const spec = 'Go to page 2. "Salt" is shown.';
    const list = (more: string) => `<h1>Stock</h1><ul><li>Rye</li><li>Oat</li></ul><div>1 / 2 ${more}</div>`;
    assert.deepEqual(says(await outcomeOf({ '/': list(arrow) }, { spec })), ['inconclusive', 'no_evidence']);
    assert.deepEqual(says(await outcomeOf({ '/': list('') }, { spec })), ['failed', 'missing_element']);
  });

  test('what the page says once its question in a dialog of the browser was accepted may be the alert', async () => {
    const asks = `<button onclick="if(confirm('Sure?'))out.textContent='Acme cannot be deleted.'">Delete</button><p id="out"></p>`;
    const spec = 'Click Delete and accept the confirmation. An alert says ';
    for (const [words, verdict] of [
      ['Acme cannot be deleted.', 'passed'],
      ['Acme was deleted.', 'failed'],
    ] as const)
      assert.equal((await outcomeOf({ '/': asks }, { spec: `${spec}"${words}"` })).verdict, verdict, words);
  });

  test('an invitation over the page is left by its own button and told as a step; a question is not answered', async () => {
    const box = (words: string, button: string) =>
      `<h1>Shop</h1><button onclick="document.title='Bought'">Buy</button><div role="dialog" aria-label="Hello" style="position:fixed;inset:0;background:#fff"><p>${words}</p><button onclick="this.parentNode.remove()">${button}</button><button>Subscribe</button></div>`;
    const spec = 'Click "Buy". The title should be "Bought".';
    const left = await outcomeOf({ '/': box('Join our newsletter', 'No thanks') }, { spec });
    assert.equal(left.verdict, 'passed', left.summary);
    assert.deepEqual(
      left.steps.map((step) => [step.index, step.action]),
      [
        [0, 'dismiss'],
        [1, 'click'],
        [2, 'assertTitle'],
      ],
    );
    const question = { '/': box('Subscribe? Payment failed, are you sure?', 'Close') };
    assert.deepEqual(says(await outcomeOf(question, { spec })), ['inconclusive', 'policy']);
    const named = { spec: `Click "Buy" beside the newsletter popup. The title should be "Bought".` };
    assert.notEqual((await outcomeOf({ '/': box('Join our newsletter', 'No thanks') }, named)).verdict, 'passed');
  });

  test('a step whose condition is false is skipped', async () => {
    const outcome = await outcomeOf(
      { '/': '<h1>Plain</h1>' },
      { spec: 'If the cookie banner is visible, accept it. The heading "Plain" should be visible.' },
    );
    assert.deepEqual(
      outcome.steps.map((step) => step.outcome),
      ['skipped', 'done'],
    );
    assert.equal(outcome.verdict, 'passed');
  });

  test('a click that may have landed is never repeated', async () => {
    let orders = 0;
    const site: Site = {
      '/': `<button onclick="fetch('/order',{method:'POST'}).then(()=>document.body.append('Ordered'))">Order</button>`,
      'POST /order': (_request, response) => {
        orders += 1;
        setTimeout(() => response.end(), 900);
      },
    };
    const outcome = await outcomeOf(site, { spec: 'Click "Order". I should see "Ordered".', expectMs: 3_000 });
    assert.equal(outcome.verdict, 'passed', outcome.summary);
    assert.equal(orders, 1);
  });

  test('secrets are typed and seen nowhere', async () => {
    const finished: unknown[] = [];
    const site: Site = {
      '/': `<label>Token <input oninput="document.getElementById('o').textContent=this.value.length+' signs'"></label><p id="o"></p>`,
    };
    const outcome = await outcomeOf(site, {
      spec: 'Enter {{token}} into "Token". I should see "12 signs". "Token" should have the value "nope".',
      secrets: { token: 'hunter2-1234' },
      observer: { stepFinished: async (...all) => void finished.push(all) },
    });
    assert.equal(outcome.expectations[0]?.status, 'met', outcome.summary);
    assert.equal(outcome.verdict, 'failed');
    assert.doesNotMatch(JSON.stringify([outcome, finished]), /hunter2/);
  });

  test('a variable that nothing declares stops the flow before anything is done', async () => {
    const outcome = await outcomeOf(
      { '/': '<label>Name <input></label>' },
      { spec: 'Enter {{who}} into "Name". I should see "Name".' },
    );
    assert.deepEqual(says(outcome), ['inconclusive', 'not_understood']);
    assert.match(outcome.summary, /\{\{who\}\}/);
  });
});
