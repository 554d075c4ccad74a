import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { FlowOutcome } from '@smokejumper/contracts';
import type { Browser } from 'playwright';
import { openBrowser, run, serve } from './harness.ts';

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
});

async function outcomeOf(body: string, spec: string, expectMs = 700): Promise<FlowOutcome> {
  const served = await serve({ '/': body });
  try {
    return await run(browser, served, { spec, expectMs });
  } finally {
    await served.close();
  }
}
const says = ({ verdict, failureClass }: FlowOutcome) => [verdict, failureClass];

const tree = `<div role="tree" aria-label="Keys"><ul role="group">
<li role="none" id="user:ada" data-key="user:ada" data-testid="user:ada" title="user:ada" style="cursor:pointer" onclick="o.textContent='clicked'">
<span>user:*</span> <span>ada</span></li></ul></div><p id="o">idle</p>`;

describe('only what a person sees counts', { concurrency: 3 }, () => {
  test('a nameless box is not chosen by its id, its test id, or words that merely stand in it', async () => {
    for (const words of ['"user:ada"', 'user:ada']) {
      const outcome = await outcomeOf(
        tree.replace(' title="user:ada"', ''),
        `Click ${words}. The page should show "clicked".`,
      );
      assert.deepEqual(says(outcome), ['failed', 'missing_element'], words);
    }
  });

  test('an image that did not load is not visible', async () => {
    const spec = 'The image "Mug" should be visible.';
    const good = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/%3E';
    assert.deepEqual(says(await outcomeOf(`<img alt="Mug" src='${good}'>`, spec)), ['passed', null]);
    const broken = await outcomeOf('<img alt="Mug" src="/gone.png">', spec);
    assert.deepEqual(says(broken), ['failed', 'expectation_not_met']);
    assert.match(broken.summary, /did not load/);
  });

  test('what lies behind a dialog that no step speaks of is left alone, and the site is not blamed', async () => {
    const page = `<form><label>Username <input></label><label>Password <input type="password"></label><button>Sign in</button></form>
      <input type="search"><dialog aria-label="Letters"><p>News?</p><button>Later</button></dialog><script>document.querySelector('dialog').showModal()</script>`;
    for (const words of ['Log in as ada with "x"', 'Search for tents', 'Enter "ada" into "Username"']) {
      const outcome = await outcomeOf(page, `${words}. I should see "Welcome".`);
      assert.deepEqual(says(outcome), ['inconclusive', 'policy'], `${words}: ${outcome.summary}`);
      assert.match(outcome.summary, /Letters/);
    }
  });

  test('an entry that goes on in further words does not prove that a name is listed', async () => {
    const page = (first: string) => `<h1>Roles</h1><ul><li>${first}</li><li>Viewer</li></ul>`;
    const of = async (first: string, spec: string) => says(await outcomeOf(page(first), spec));
    assert.deepEqual(await of('Owner of billing', '"Owner" is listed.'), ['inconclusive', 'ambiguous']);
    assert.deepEqual(await of('Owner', '"Owner" is listed.'), ['passed', null]);
    assert.deepEqual(await of('Owner of billing', '"Owner" is visible.'), ['passed', null]);
  });

  test('a noun does not choose a control by its test id', async () => {
    const outcome = await outcomeOf(
      '<button data-testid="cart-icon" onclick="o.textContent=\'clicked\'">Go</button><p id="o">idle</p>',
      'Click the cart icon. The page should show "clicked".',
    );
    assert.notEqual(outcome.verdict, 'passed', outcome.summary);
    assert.notEqual(outcome.steps[0]?.outcome, 'done');
  });

  test('a tooltip is not shown text, whether text should be there or not', async () => {
    const body = '<button title="New directory">F7</button><p title="Paid in full">Open</p>';
    assert.deepEqual(says(await outcomeOf(body, '"New directory" is visible.')), ['failed', 'expectation_not_met']);
    assert.deepEqual(says(await outcomeOf(body, '"Paid in full" is visible.')), ['failed', 'expectation_not_met']);
    assert.equal((await outcomeOf(body, '"New directory" is not visible.')).verdict, 'passed');
  });

  test('a tooltip that is the only name of a control names it', async () => {
    const outcome = await outcomeOf(
      '<button title="Close" onclick="o.textContent=\'closed\'"><svg width="16" height="16"></svg></button><p id="o">open</p>',
      'Click "Close". The page should show "closed".',
    );
    assert.equal(outcome.verdict, 'passed', outcome.summary);
  });

  test('two links of one name to one address are one for a click, and two for a double click', async () => {
    const body = '<a href="#docs">docs</a> <a href="#docs">docs</a>';
    assert.equal((await outcomeOf(body, 'Click "docs". The URL should contain "#docs".')).verdict, 'passed');
    for (const verb of ['Double-click', 'Right-click', 'Hover over'])
      assert.deepEqual(
        says(await outcomeOf(body, `${verb} "docs". I should see "docs".`)),
        ['inconclusive', 'ambiguous'],
        verb,
      );
  });
});

describe('a page is read as a person reads it', { concurrency: 3 }, () => {
  test('a control without a name goes by what its row begins with, if it is the only one there', async () => {
    const row = (name: string, more = '') =>
      `<tr><td>${name} <i>string (query)</i></td><td><p>Only pets in this state</p><select onchange="o.textContent=this.value"><option>any</option><option>sold</option></select>${more}</td></tr>`;
    const page = (...rows: string[]) => `<table>${rows.join('')}</table><p id="o">-</p>`;
    const spec = 'Select "sold" in the "status" dropdown. The page should show "sold".';
    const one = await outcomeOf(page(row('status'), row('sort order')), spec);
    assert.equal(one.verdict, 'passed', one.summary);
    assert.equal(one.steps[0]?.outcome, 'done');
    const two = await outcomeOf(page(row('status', '<select><option>x</option></select>')), spec);
    assert.deepEqual(says(two), ['failed', 'missing_element']);
    const twins = await outcomeOf(page(row('status'), row('status code')), spec);
    assert.deepEqual(says(twins), ['inconclusive', 'ambiguous']);
  });

  test('the heading is the only one of level 1', async () => {
    const page = (first: string, second: string) =>
      `<${first}>Pet store 1.4</${first}><${second}>Pets</${second}><h3>Orders</h3>`;
    const spec = 'The heading contains "Pet store".';
    assert.equal((await outcomeOf(page('h1', 'h3'), spec)).verdict, 'passed');
    assert.deepEqual(says(await outcomeOf(page('h1', 'h3'), 'The heading contains "Pets".')), [
      'failed',
      'expectation_not_met',
    ]);
    assert.deepEqual(says(await outcomeOf(page('h1', 'h1'), spec)), ['inconclusive', 'ambiguous']);
  });

  test('parts of the page go by the names of their roles', async () => {
    const item = (name: string, part: string) =>
      `<a href="#${part}" onclick="o.textContent='${part} was meant'">${name}</a>`;
    const body = `<header>${item('Home', 'header')}</header>
      <aside><button>Hide sidebar</button>${item('Home', 'sidebar')}</aside>
      <div role="toolbar">${item('Home', 'toolbar')}</div>
      <div role="tree"><div role="treeitem" tabindex="0" onclick="o.textContent='tree was meant'">Home</div></div>
      <div role="grid"><div role="row"><div role="gridcell">${item('Home', 'grid')}</div></div></div>
      <div role="menu"><div role="menuitem" tabindex="0" onclick="o.textContent='menu was meant'">Home</div></div>
      <main><article>${item('Home', 'article')}<ul><li>a</li><li>b</li><li>c</li></ul></article></main>
      <footer>${item('Home', 'footer')}</footer><p id="o">-</p>`;
    const parts = ['header', 'sidebar', 'toolbar', 'tree', 'grid', 'menu', 'footer', 'article'];
    const steps = parts.map((part) => `Click "Home" in the ${part}. The page should show "${part} was meant".`);
    const more =
      'There are 3 list items in the article. Click "Home" in the main content. "article was meant" is visible.';
    const outcome = await outcomeOf(body, `${steps.join(' ')} ${more}`);
    assert.equal(outcome.verdict, 'passed', outcome.summary);
  });

  test('a box that lies over the page is a dialog although its markup does not say so', async () => {
    const modal =
      '<div id="m" style="position:fixed;inset:0;background:rgba(0,0,0,.5)"><div style="margin:100px auto;width:300px;background:#fff"><h5>Invite member</h5><label>Name <input></label><button>Send</button><button onclick="m.remove()">Cancel</button></div></div>';
    const body = (box: string) => `<h1>Team</h1><button>Invite</button><button>Cancel</button><p>Hello</p>${box}`;
    const spec =
      'The "Invite member" dialog should be open. Click Cancel in the dialog. The dialog should not be visible. "Hello" is visible.';
    const outcome = await outcomeOf(body(modal), spec);
    assert.equal(outcome.verdict, 'passed', outcome.summary);
    assert.equal((await outcomeOf(body(''), 'The dialog is visible.')).verdict, 'failed');
  });
});

describe('a message that nothing marks is told by its coming', { concurrency: 3 }, () => {
  const toast = (words: string, more = '', afterMs = 150) =>
    `<main><h1>Desk</h1>${more}<button onclick="setTimeout(() => { o.textContent = '${words}' }, ${afterMs})">Update</button>
    <button>Refresh</button></main><div id="o"></div>`;

  test('text that comes with the action is the message, said or meant', async () => {
    const saved = toast('Updated Product');
    assert.deepEqual(says(await outcomeOf(saved, 'Click "Update". A message says "Updated Product".')), [
      'passed',
      null,
    ]);
    const refused = await outcomeOf(toast('The name is invalid'), 'Click "Update". An error message appears.');
    assert.deepEqual(says(refused), ['passed', null], refused.summary);
    assert.match(JSON.stringify(refused.expectations), /The name is invalid/);
    // A line of its own below a title, beside a notice that always stands there.
    const titled = toast('Row 5 is taken', '<div role="alert">Closed on Monday</div>').replace(
      'o.textContent =',
      "o.innerHTML = '<b>Anna</b><div></div>'; o.lastChild.textContent =",
    );
    const says5 = (words: string) => `Click "Update". A notification says "${words}".`;
    assert.deepEqual(says(await outcomeOf(titled, says5('Row 5 is taken'))), ['passed', null]);
    assert.equal((await outcomeOf(titled, says5('5 is taken'))).verdict, 'failed');
    const [still, broken] = ['<p role="alert">', '<p>'].map(
      (open) => `${open}Closed on Monday</p><button>Update</button>`,
    );
    assert.deepEqual(says(await outcomeOf(still ?? '', 'The alert says "Closed on Monday".')), ['passed', null]);
    assert.deepEqual(says(await outcomeOf(broken ?? '', 'The alert says "Closed on Monday".')), [
      'inconclusive',
      'no_evidence',
    ]);
  });

  test('what nothing tells to be a tab, to have opened or to have taken a number is open, or done as people do', async () => {
    const plain = '<div>Costs</div><div style="cursor:pointer" onclick="this.style.color=1">Fruit</div>';
    for (const spec of ['The Costs tab is disabled.', 'Expand Fruit. "Pear" is shown.'])
      assert.deepEqual(says(await outcomeOf(`<main>${plain}</main>`, spec)), ['inconclusive', 'no_evidence'], spec);
    const told = `<main>${plain}<div role="tablist"><button role="tab">Bills</button></div></main>`;
    assert.equal((await outcomeOf(told, 'The Costs tab is disabled.')).verdict, 'failed');
    const counts = `<main><label>Seats<input role="spinbutton" aria-valuenow="4" value="4" onchange="o.textContent='for '+this.value"></label><p id="o"></p></main>`;
    const spec = 'Set Seats to 9. "for 9" is shown. The Seats field shows "9".';
    assert.deepEqual(says(await outcomeOf(counts, spec)), ['passed', null]);
  });

  test('what stood there before the action is not, and where nothing comes the message is missing', async () => {
    const spec = 'Click "Update". A message says "Updated Product".';
    const there = await outcomeOf(toast('', '<div>Updated Product</div>'), spec);
    assert.deepEqual(says(there), ['inconclusive', 'no_evidence'], there.summary);
    const late = 'Click "Update". Click "Refresh". A message says "Updated Product".';
    assert.deepEqual(says(await outcomeOf(toast('Updated Product', '', 0), late)), ['inconclusive', 'no_evidence']);
    assert.equal((await outcomeOf(toast(''), spec)).verdict, 'failed');
    assert.equal((await outcomeOf(toast(''), 'Click "Update". An error message appears.')).verdict, 'failed');
  });
});
