import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { describe, test } from 'node:test';
import { type Site, serve } from '../harness.ts';
import { openBench, says } from './bench.ts';

const { outcomeAt, outcomeOf } = openBench();

describe('a verdict blames what is to blame', { concurrency: 3 }, () => {
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

  test('a form that asks for the password again and complains is what is told, unless to be refused is wanted', async () => {
    const site: Site = {
      '/': `<h1>Welcome</h1><a href="#">Products</a><form><label>Name <input></label><label>Password <input type="password"></label><button>Log in</button><p></p></form>
        <script>document.forms[0].onsubmit = (event) => { event.preventDefault(); document.querySelector('p').textContent = 'Wrong name or password.' }</script>`,
    };
    const ends = async (more: string, verdict: string, failureClass: string | null) => {
      const outcome = await outcomeOf(site, { spec: `Log in as ada with "pw". ${more}`, expectMs: 300 });
      assert.deepEqual(says(outcome), [verdict, failureClass], `${more}: ${outcome.summary}`);
      if (verdict !== 'passed')
        assert.match(outcome.summary, /asks for the password and says "Wrong name or password\."/);
    };
    await ends('The heading "Welcome" is shown.', 'inconclusive', 'no_evidence');
    await ends('The heading "Dashboard" is shown.', 'failed', 'expectation_not_met');
    await ends('Click "Products". "Welcome" is shown.', 'inconclusive', 'no_evidence');
    await ends('', 'failed', 'action_had_no_effect');
    await ends('"Wrong name or password." is shown. "Welcome" is visible.', 'passed', null);
    await ends('"Dashboard" is not shown. "Welcome" is visible.', 'passed', null);
    await ends('The button "Log in" is visible.', 'passed', null);
    const apart = {
      '/': site['/']!.toString()
        .replace('<p></p></form>', '</form><p></p>')
        .replace(/Wrong.*rd\./, 'A code is required.'),
    };
    const told = await outcomeOf(apart, { spec: 'Log in as ada with "pw". "A code is required." is shown.' });
    assert.deepEqual(says(told), ['passed', null], told.summary);
  });

  test('an assertion forgives no spelling', async () => {
    const outcome = await outcomeOf({ '/': '<h1>Reciept sent</h1>' }, { spec: 'I should see "Receipt sent".' });
    assert.equal(outcome.verdict, 'failed');
  });

  test('an error that is answered with nothing to show is told by its status, at the start and behind a link', async () => {
    const empty = (status: number) => (_: unknown, response: ServerResponse) => void response.writeHead(status).end();
    const spec = 'Click "Orders". I should see "x".';
    const start = await outcomeOf({ '/': empty(503) }, { spec });
    assert.deepEqual(says(start), ['failed', 'target_unreachable']);
    assert.match(start.summary, /answered 503 with an empty page/);
    const missing = await outcomeOf({ '/': empty(404) }, { spec });
    assert.deepEqual(says(missing), ['failed', 'page_error']);
    const behind = await outcomeOf(
      { '/': '<a href="/orders">Orders</a>', '/orders': empty(500) },
      { spec, expectMs: 300 },
    );
    assert.deepEqual(says(behind), ['failed', 'page_error']);
    assert.match(behind.summary, /\/orders answered 500 with an empty page/);
  });

  test('a site that cannot be reached fails only while our own connection is good', async () => {
    const dead = await serve({});
    await dead.close();
    const good = await outcomeAt(dead, { spec: 'I should see "x".' });
    assert.deepEqual(says(good), ['failed', 'target_unreachable']);
    const bad = await outcomeAt(dead, { spec: 'I should see "x".', connectivity: async () => false });
    assert.deepEqual(says(bad), ['errored', 'infrastructure']);
    assert.deepEqual(
      good.steps.map((step) => step.outcome),
      ['not_reached'],
    );
    const never = await outcomeAt({ url: 'http://127.0.0.1:9' }, { spec: 'I should see "x".' });
    assert.deepEqual(says(never), ['inconclusive', 'policy']);
    assert.match(never.summary, /browsers open no page at its port/);
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

  test('a site that is asked too often is asked again when it says, and not blamed if it still turns us away', async () => {
    let asked = 0;
    const answer = (times: number, seconds: string): Site => ({
      '/': (_request, response) => {
        asked += 1;
        if (asked > times) response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Huts</h1>');
        else response.writeHead(429, { 'retry-after': seconds }).end('Too many requests');
      },
    });
    assert.deepEqual(says(await outcomeOf(answer(1, '1'), { spec: 'I should see "Huts".' })), ['passed', null]);
    asked = 0;
    const away = await outcomeOf(answer(9, '900'), { spec: 'I should see "Huts".', expectMs: 300 });
    assert.deepEqual([...says(away), asked], ['inconclusive', 'policy', 1]);
    assert.match(away.summary, /asked too often/);
    asked = 0;
    const wanted = await outcomeOf(answer(9, '900'), { spec: 'I should see "Too many requests".' });
    assert.deepEqual(says(wanted), ['passed', null]);
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
    const cutShort = await outcomeOf(
      { '/': '<h1>Hi</h1>' },
      { spec: 'I should see "Hi".\nWait 30 seconds', budgets: { wallMs: 1_500 } },
    );
    assert.deepEqual(says(cutShort), ['inconclusive', 'budget']);
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

  test('a browser that dies while it opens the page ends the run at once', async () => {
    const stop = new AbortController();
    // Playwright answers nothing at all then.
    const ended = outcomeAt(
      { url: 'http://127.0.0.1:9' },
      {
        spec: 'I should see "Hi".',
        signal: stop.signal,
        prepare: (context) => {
          context.newPage = () => {
            queueMicrotask(() => stop.abort(new Error('The browser died')));
            return new Promise(() => {});
          };
        },
      },
    );
    await assert.rejects(ended, /The browser died/);
  });

  test('an observer that fails ends the run as ours', async () => {
    const outcome = await outcomeOf(
      { '/': '<h1>Hi</h1>' },
      { spec: 'I should see "Hi".', observer: { stepFinished: async () => Promise.reject(new Error('disk full')) } },
    );
    assert.deepEqual(says(outcome), ['errored', 'infrastructure']);
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
