import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { FlowOutcome } from '@smokejumper/contracts';
import type { Browser } from 'playwright';
import { openBrowser, type RunOptions, run, type Site, serve } from './harness.ts';

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
});

async function outcomeOf(site: Site, options: RunOptions): Promise<FlowOutcome> {
  const served = await serve(site);
  try {
    return await run(browser, served, { expectMs: 800, ...options });
  } finally {
    await served.close();
  }
}

const says = (outcome: FlowOutcome) => [outcome.verdict, outcome.failureClass];

describe('verdicts are honest', { concurrency: 3 }, () => {
  test('an unread clause stops the run there, and what follows is not reached', async () => {
    const outcome = await outcomeOf(
      { '/': '<h1>Hi</h1><button>Go</button>' },
      { spec: 'Click "Go"\nMake sure the vibe is right for our brand\nI should see "Hi"' },
    );
    assert.deepEqual(says(outcome), ['inconclusive', 'not_understood']);
    assert.deepEqual(
      outcome.steps.map((step) => step.outcome),
      ['done', 'not_understood', 'not_reached'],
    );
    assert.match(outcome.summary, /vibe/);
    assert.ok(outcome.expectations.every((expectation) => expectation.status === 'unproven'));
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

  test('an assertion forgives no spelling', async () => {
    const outcome = await outcomeOf({ '/': '<h1>Reciept sent</h1>' }, { spec: 'I should see "Receipt sent".' });
    assert.equal(outcome.verdict, 'failed');
  });

  test('a positive check waits, a negative one waits until the page rests', async () => {
    const site: Site = {
      '/': `<p id="p">Loading</p><script>setTimeout(()=>{p.textContent='Payment failed'},400)</script>`,
    };
    assert.equal(
      (await outcomeOf(site, { spec: 'I should see "Payment failed".', expectMs: 3_000 })).verdict,
      'passed',
    );
    const absent = await outcomeOf(site, { spec: 'I should not see "Payment failed".', expectMs: 1_500 });
    assert.deepEqual(says(absent), ['failed', 'expectation_not_met']);
  });

  test('an absence is not believed while the page has something left to do', async () => {
    const later: Record<string, string> = {
      'a timer': 'setTimeout(say, 300)',
      'a timer of a timer': 'setTimeout(() => setTimeout(say, 150), 150)',
      'an interval': 'let n = 0; setInterval(() => { n += 1; if (n === 3) say(); }, 100)',
      'frames to paint': 'let n = 0; (function next() { n += 1; n < 15 ? requestAnimationFrame(next) : say(); })()',
      'the end of an animation': 'box.animate([{ opacity: 0 }, { opacity: 1 }], 300).onfinish = say',
      'a frame': 'frame.contentWindow.setTimeout(say, 300)',
    };
    for (const [what, script] of Object.entries(later)) {
      const outcome = await outcomeOf(
        {
          '/': `<button onclick="pay()">Pay</button><p id="box">Your order</p><iframe id="frame" srcdoc="<p>Help</p>"></iframe>
          <script>const say = () => box.append(' was refused'); function pay() { ${script} }</script>`,
        },
        { spec: 'Click "Pay". I should not see "was refused".' },
      );
      assert.deepEqual(says(outcome), ['failed', 'expectation_not_met'], what);
    }
  });

  test('a page finds the browser’s own timers, and they work as ever', async () => {
    const outcome = await outcomeOf(
      {
        '/': `<p id="box"></p><script>
          const own = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame']
            .every((name) => window[name].name === name && /native code/.test(Function.prototype.toString.call(window[name])));
          clearTimeout(setTimeout(() => box.append('never '), 20));
          const id = setInterval(() => { clearInterval(id); box.append('once '); }, 20);
          setTimeout("box.append('text ')", 60);
          setTimeout((a, b) => box.append(a + b + ' own: ' + own), 90, 'given ', 'twice');
        </script>`,
      },
      { spec: 'I should see "once text given twice own: true". I should not see "never".' },
    );
    assert.deepEqual(says(outcome), ['passed', null]);
  });

  test('a value that a script sets later, without touching the tree, is seen', async () => {
    const site: Site = {
      '/': `<label>City <input id="c"></label><script>setTimeout(()=>{c.value='Lisbon'},900)</script>`,
    };
    const outcome = await outcomeOf(site, { spec: '"City" should have the value "Lisbon".', expectMs: 4_000 });
    assert.equal(outcome.verdict, 'passed', outcome.summary);
  });

  test('what a filter hides a moment after the last key was not there', async () => {
    const filter = `<input aria-label="Filter" oninput="setTimeout(()=>p.remove(),300)"><p id="p">inject</p>`;
    const outcome = await outcomeOf({ '/': filter }, { spec: 'Enter "mqtt" into "Filter". I should see "inject".' });
    assert.deepEqual(says(outcome), ['failed', 'expectation_not_met']);
  });

  test('a page that says it is loading is waited for longer, and not without end', async () => {
    const site = (script: string) => ({
      '/': `<main id="m"><p>Loading nodes (3/45)</p></main><script>${script}</script>`,
    });
    const later = (html: string) => site(`setTimeout(()=>{m.innerHTML='${html}'},1500)`);
    const shown = await outcomeOf(later('<h1>Ready</h1>'), { spec: 'I should see "Ready".' });
    assert.equal(shown.verdict, 'passed', shown.summary);
    const pressed = await outcomeOf(later('<button onclick="this.textContent=1">Go</button>'), {
      spec: 'Click "Go". I should see "1".',
    });
    assert.equal(pressed.verdict, 'passed', pressed.summary);
    assert.equal((await outcomeOf(site(''), { spec: 'I should see "Ready".' })).verdict, 'failed');
  });

  test('what is gone in the end is gone, however long it was there', async () => {
    const site: Site = { '/': `<p id="p">Loading…</p><script>setTimeout(()=>{p.remove()},900)</script>` };
    assert.equal(
      (await outcomeOf(site, { spec: '"Loading" should not be visible.', expectMs: 4_000 })).verdict,
      'passed',
    );
  });

  test('a flow that asserts nothing passes on its effects and says so; a dead button is found out', async () => {
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
  });

  test('a cookie banner over the target is not clicked through; the spec’s own answer to it is used', async () => {
    const banner = `<div id="c" role="dialog" aria-label="Cookies" style="position:fixed;inset:0;background:#fff"><p>We use cookies</p><button onclick="document.getElementById('c').remove()">Accept</button></div>`;
    const page = `<button onclick="document.title='ok';this.insertAdjacentHTML('afterend','<p>Bought</p>')">Buy</button>`;
    const covered = await outcomeOf({ '/': page + banner }, { spec: 'Click "Buy". I should see "Bought".' });
    assert.deepEqual(says(covered), ['inconclusive', 'policy']);
    const late = `${page}<script>setTimeout(()=>document.body.insertAdjacentHTML('beforeend',${JSON.stringify(banner)}),1800)</script>`;
    const spec = 'If the cookie banner is visible, accept it. Wait 2 seconds. Click "Buy". I should see "Bought".';
    const outcome = await outcomeOf({ '/': late }, { spec, expectMs: 1_000 });
    assert.deepEqual(says(outcome), ['passed', null], outcome.summary);
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

  test('a site that cannot be reached fails only while our own connection is good', async () => {
    const dead = { url: 'http://127.0.0.1:9' };
    const good = await run(browser, dead, { spec: 'I should see "x".' });
    assert.deepEqual(says(good), ['failed', 'target_unreachable']);
    const bad = await run(browser, dead, { spec: 'I should see "x".', connectivity: async () => false });
    assert.deepEqual(says(bad), ['errored', 'infrastructure']);
    assert.deepEqual(
      good.steps.map((step) => step.outcome),
      ['not_reached'],
    );
  });

  test('a site that answers with what no page can show is reached and at fault', async () => {
    const site: Site = {
      '/': (_request, response) => void response.writeHead(302, { location: '/again' }).end(),
      '/again': (_request, response) => void response.writeHead(302, { location: '/' }).end(),
      '/staff': (_request, response) =>
        void response.writeHead(401, { 'www-authenticate': 'Basic realm="staff"' }).end('no'),
    };
    const loop = await outcomeOf(site, { spec: 'I should see "x".' });
    assert.deepEqual(says(loop), ['failed', 'page_error']);
    assert.match(loop.summary, /redirects without end/);
    const locked = await outcomeOf(site, { spec: 'I should see "x".', path: '/staff' });
    assert.deepEqual(says(locked), ['failed', 'page_error']);
    assert.match(locked.summary, /user name and a password/);
  });

  test('a download that takes longer than an expectation is waited for, and is unproven while it is on its way', async () => {
    const site = (ms: number): Site => ({
      '/': '<a href="/file">Get it</a>',
      '/file': (_request, response) => {
        response.writeHead(200, {
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="big.zip"',
        });
        response.write('a');
        setTimeout(() => response.end('b'), ms).unref();
      },
    });
    const spec = 'Click "Get it". "big.zip" should be downloaded.';
    const slow = await outcomeOf(site(2_500), { spec, expectMs: 500 });
    assert.equal(slow.verdict, 'passed', slow.summary);
    const endless = await outcomeOf(site(60_000), { spec, expectMs: 500, budgets: { wallMs: 6_000 } });
    assert.equal(endless.verdict, 'inconclusive', endless.summary);
    assert.match(endless.summary, /on its way/);
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

  test('an error page that the spec asks for is what was wanted', async () => {
    const outcome = await outcomeOf(
      { '/': '<a href="/nowhere">Lost</a>' },
      { spec: 'Click "Lost". The heading "Not found" should be visible.' },
    );
    assert.deepEqual(says(outcome), ['passed', null]);
  });

  test('an error page that explains a failure is the page’s', async () => {
    const outcome = await outcomeOf(
      { '/': '<a href="/nowhere">Lost</a>' },
      { spec: 'Click "Lost". The heading "Found" should be visible.' },
    );
    assert.deepEqual(says(outcome), ['failed', 'page_error']);
  });

  test('budgets of steps and time end a run as inconclusive', async () => {
    const spec = 'I should see "Hi".\nI should see "Hi".\nI should see "Hi".';
    const steps = await outcomeOf({ '/': '<h1>Hi</h1>' }, { spec, budgets: { steps: 2 } });
    assert.deepEqual(says(steps), ['inconclusive', 'budget']);
    const time = await outcomeOf(
      { '/': '<h1>Hi</h1>' },
      { spec: `Wait 30 seconds\n${spec}`, budgets: { wallMs: 1_500 } },
    );
    assert.deepEqual(says(time), ['inconclusive', 'budget']);
  });

  test('a check that the run’s time cut short is no failure of the site', async () => {
    const site: Site = { '/': `<h1 id="h">Hi</h1><script>setTimeout(()=>{h.textContent='Done'},60000)</script>` };
    const outcome = await outcomeOf(site, {
      spec: 'I should see "Done".',
      expectMs: 9_000,
      budgets: { wallMs: 2_500 },
    });
    assert.deepEqual(says(outcome), ['inconclusive', 'budget']);
    assert.equal(outcome.expectations[0]?.status, 'unproven');
  });

  test('a cancelled run rejects with the reason, and soon', async () => {
    const stop = new AbortController();
    const ended = outcomeOf(
      { '/': '<h1>Hi</h1>' },
      { spec: 'Wait 30 seconds. I should see "Hi".', signal: stop.signal },
    );
    let aborted = 0;
    setTimeout(() => {
      aborted = performance.now();
      stop.abort(new Error('superseded'));
    }, 600);
    await assert.rejects(ended, /superseded/);
    assert.ok(performance.now() - aborted < 5_000);
  });

  test('an observer that fails ends the run as ours', async () => {
    const outcome = await outcomeOf(
      { '/': '<h1>Hi</h1>' },
      { spec: 'I should see "Hi".', observer: { stepFinished: async () => Promise.reject(new Error('disk full')) } },
    );
    assert.deepEqual(says(outcome), ['errored', 'infrastructure']);
  });

  test('a page that never stops changing is still judged', async () => {
    const site: Site = {
      '/': '<p id="c">0</p><h1>Live</h1><script>setInterval(()=>{c.textContent=String(Math.random())},20)</script>',
    };
    const outcome = await outcomeOf(site, {
      spec: 'The heading "Live" should be visible. I should not see "Error".',
      expectMs: 1_500,
    });
    assert.deepEqual(says(outcome), ['passed', null]);
  });

  test('every quote of evidence stands in the stored snapshot, word for word', async () => {
    const snapshots = new Map<string, string>();
    const outcome = await outcomeOf(
      {
        '/': '<h1>Cart</h1><p>You have <b>3</b> items</p><table><tr><th>Name</th><th>Price</th></tr><tr><td>Mug</td><td>$8</td></tr></table><dl><dt>Total</dt><dd>$24.00</dd></dl>',
      },
      {
        spec: 'I should see "3 items". The row "Mug" should contain "$8". "Total" should be "$24.00". I should not see "Error". There should be 1 row.',
        observer: {
          stepFinished: async (_step, evidence) => {
            if (evidence.snapshot !== null) snapshots.set(evidence.snapshot.id, evidence.snapshot.text);
          },
        },
      },
    );
    assert.equal(outcome.verdict, 'passed', outcome.summary);
    for (const { text, evidence } of outcome.expectations) {
      assert.ok(evidence.length > 0, text);
      for (const { snapshot, quote } of evidence)
        assert.ok(snapshots.get(snapshot)?.includes(quote), `${text}: ${quote}`);
    }
  });
});
