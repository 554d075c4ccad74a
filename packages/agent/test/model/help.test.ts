import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright';
import { openBrowser } from '../harness.ts';
import type { Asked } from '../model-server/server.ts';
import { call, calls, refOf, runWith, textOf, verdict } from './scripted.ts';

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
});

const said = (text: string) => `onclick="o.textContent='${text}'"`;
const rows = `<table><tr><td>Ada</td><td><button ${said('Ada was edited')}>Edit</button></td></tr><tr><td>Bob</td><td><button ${said('Bob was edited')}>Edit</button></td></tr></table><p id="o"></p>`;
const folded = `<button onclick="m.hidden=false">Menu</button><div id="m" hidden><button ${said('Exported')}>Export</button><button ${said('Deleted')}>Delete</button></div><p id="o"></p>`;
const impossible = () => call('done', { status: 'impossible', why: 'there is none' });

describe('where plain reading stops', { concurrency: 2 }, () => {
  test('a step whose words are ambiguous on the page is settled by the model, and replayed without it', async () => {
    const spec = 'Click "Edit". I should see "Ada was edited".';
    const { outcome, requests } = await runWith(browser, {
      site: { '/': rows },
      spec,
      mind: { act: (asked) => calls(['click', { ref: refOf(asked, 'Edit', 'first') }], ['done', { status: 'done' }]) },
    });
    assert.equal(outcome.verdict, 'passed', outcome.summary);
    assert.match(textOf(requests[0] as Asked), /What failed: .*may be any of 2 elements/);
    assert.equal(requests.length, 1);
    const again = await runWith(browser, { site: { '/': rows }, spec, mind: {}, plan: outcome.plan });
    assert.deepEqual([again.outcome.verdict, again.roles.length], ['passed', 0], again.outcome.summary);
  });

  test('a name in quotes is found behind a menu, but another name never stands in for it', async () => {
    const spec = 'Click "Export". I should see "Exported".';
    const open = (asked: Asked) => call('click', { ref: refOf(asked, 'Menu') });
    const found = await runWith(browser, {
      site: { '/': folded },
      spec,
      mind: {
        act: (asked, n) =>
          n === 0 ? open(asked) : calls(['click', { ref: refOf(asked, 'Export') }], ['done', { status: 'done' }]),
      },
    });
    assert.equal(found.outcome.verdict, 'passed', found.outcome.summary);
    const other = await runWith(browser, {
      site: { '/': folded.replaceAll('Export', 'Archive') },
      spec,
      mind: {
        act: (asked, n) =>
          n === 0
            ? open(asked)
            : n === 1
              ? calls(['click', { ref: refOf(asked, 'Archive') }], ['done', { status: 'done' }])
              : impossible(),
      },
    });
    assert.match(textOf(other.requests[2] as Asked), /names \\*"Export\\*", and nothing of that name was acted on/);
    assert.deepEqual([other.outcome.verdict, other.outcome.failureClass], ['failed', 'missing_element']);
    assert.match(other.outcome.summary, /Export/);
  });

  test('what the model cannot do either ends as plain reading says', async () => {
    const { outcome } = await runWith(browser, {
      site: { '/': '<h1>Empty</h1>' },
      spec: 'Click the settings button. I should see "Settings".',
      mind: { act: impossible },
    });
    assert.deepEqual([outcome.verdict, outcome.failureClass], ['failed', 'missing_element']);
  });

  test('an expectation that was checked and does not hold is not given to the model', async () => {
    const { outcome, roles } = await runWith(browser, {
      site: { '/': '<h1>Basket</h1><p>Total: $12</p>' },
      spec: 'The heading should be "Checkout".',
      mind: {},
    });
    assert.equal(outcome.verdict, 'failed');
    assert.deepEqual(roles, []);
  });

  test('an expectation that no rule decides goes to the judge, whose quotes settle the replay', async () => {
    const site = { '/': '<h1>Basket</h1><p>Your order has been placed. Thank you, Ada!</p>' };
    const spec = 'The customer is thanked in a friendly manner.';
    const first = await runWith(browser, { site, spec, mind: { judge: (asked) => verdict(asked, 'Thank you, Ada!') } });
    assert.equal(first.outcome.verdict, 'passed', first.outcome.summary);
    assert.deepEqual(first.roles, ['judge']);
    const again = await runWith(browser, { site, spec, mind: {}, plan: first.outcome.plan });
    assert.deepEqual([again.outcome.verdict, again.roles.length], ['passed', 0], again.outcome.summary);
  });

  test('without a model a judgement is replayed by its quotes, and is unproven when they are not there', async () => {
    const spec = 'The customer is thanked in a friendly manner.';
    const page = (thanks: string) => ({ '/': `<h1>Basket</h1><p>${thanks}</p>` });
    const first = await runWith(browser, {
      site: page('Thank you, Ada!'),
      spec,
      mind: { judge: (asked) => verdict(asked, 'Thank you, Ada!') },
    });
    const literal = { spec, mind: {}, plan: first.outcome.plan, brain: 'literal' as const };
    const same = await runWith(browser, { site: page('Thank you, Ada!'), ...literal });
    assert.equal(same.outcome.verdict, 'passed', same.outcome.summary);
    const changed = await runWith(browser, { site: page('Cheers!'), ...literal });
    assert.deepEqual([changed.outcome.verdict, changed.outcome.failureClass], ['inconclusive', 'no_evidence']);
    assert.match(changed.outcome.summary, /no model is set to judge it anew/);
  });

  test('a quote that stands somewhere else is not the same evidence', async () => {
    const spec = 'The customer is thanked in a friendly manner.';
    const inside = (name: string) => ({ '/': `<section aria-label="${name}"><p>Thank you, Ada!</p></section>` });
    const first = await runWith(browser, {
      site: inside('Order'),
      spec,
      mind: { judge: (asked) => verdict(asked, 'Thank you, Ada!') },
    });
    const moved = await runWith(browser, {
      site: inside('Old messages'),
      spec,
      plan: first.outcome.plan,
      mind: { judge: (asked) => verdict(asked, 'Thank you, Ada!', 'unproven') },
    });
    assert.deepEqual([moved.outcome.verdict, moved.outcome.failureClass], ['inconclusive', 'no_evidence']);
    assert.deepEqual(moved.roles, ['judge']);
  });

  test('usage is told after each answer and stored with the run', async () => {
    const told: number[] = [];
    const { outcome } = await runWith(browser, {
      site: { '/': rows },
      spec: 'Click "Edit". I should see "Ada was edited".',
      observer: { stepFinished: async () => {}, modelUsed: (usage) => void told.push(usage.modelCalls) },
      mind: {
        act: (asked, n) =>
          n === 0
            ? call('find', { text: 'Ada' })
            : calls(['click', { ref: refOf(asked, 'Edit', 'first') }], ['done', { status: 'done' }]),
      },
    });
    assert.deepEqual(told, [1, 2]);
    assert.equal(outcome.usage.modelCalls, 2);
    assert.ok(outcome.usage.inputTokens > 0);
  });
});
