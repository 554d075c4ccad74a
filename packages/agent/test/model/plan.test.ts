import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright';
import { openBrowser } from '../harness.ts';
import type { Asked } from '../model-server/server.ts';
import { call, calls, plan, refOf, runWith, textOf, verdict } from './scripted.ts';
import { billing, redesigned, siteOf } from './site.ts';

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
});

const spec = 'Purchase one more place for a colleague somehow. Make sure that the bill has adapted accordingly.';
const good = () => plan({ clause: 1, action: 'click', target: { text: 'Add a seat', role: 'button' } });
const bill = 'Invoice total: $40.00';

describe('a model plans', { concurrency: 2 }, () => {
  for (const provider of ['openai-compatible', 'anthropic'] as const) {
    test(`a flow whose plan holds takes one call for the plan and one for the judge (${provider})`, async () => {
      const { outcome, roles } = await runWith(browser, {
        site: siteOf(billing),
        spec,
        provider,
        mind: { plan: good, judge: (asked) => verdict(asked, bill) },
      });
      assert.equal(outcome.verdict, 'passed', outcome.summary);
      assert.deepEqual(roles, ['plan', 'judge']);
      assert.equal(outcome.usage.modelCalls, 2);
      assert.deepEqual(
        outcome.steps.map((step) => [step.action, step.source, step.outcome]),
        [
          ['click', 'model', 'done'],
          ['judge', 'model', 'done'],
        ],
      );
    });
  }

  test('the second run of a passed flow makes no call', async () => {
    const mind = { plan: good, judge: (asked: Asked) => verdict(asked, bill) };
    const first = await runWith(browser, { site: siteOf(billing), spec, mind });
    const { plan: learned } = first.outcome;
    assert.ok(learned);
    const second = await runWith(browser, { site: siteOf(billing), spec, mind: {}, plan: learned });
    assert.equal(second.outcome.verdict, 'passed', second.outcome.summary);
    assert.deepEqual(second.roles, []);
    assert.equal(second.outcome.usage.modelCalls, 0);
    assert.ok(second.outcome.steps.every((step) => step.source === 'replay'));
    assert.ok(second.outcome.expectations.every((entry) => entry.evidence.some(({ quote }) => quote === bill)));
    assert.deepEqual(second.outcome.plan, learned);
  });

  test('a replayed judgement whose quote has changed is judged anew', async () => {
    const mind = { plan: good, judge: (asked: Asked) => verdict(asked, bill) };
    const { plan: learned } = (await runWith(browser, { site: siteOf(billing), spec, mind })).outcome;
    const wrong = billing.replace("'Invoice total: $40.00'", "'Invoice total: $30.00'");
    const again = await runWith(browser, {
      site: siteOf(wrong),
      spec,
      plan: learned,
      mind: { judge: (asked) => verdict(asked, 'Invoice total: $30.00', 'not_met') },
    });
    assert.deepEqual([again.outcome.verdict, again.outcome.failureClass], ['failed', 'expectation_not_met']);
    assert.deepEqual(again.roles, ['judge']);
  });

  test('clauses that plain reading knows run as written, and only the rest is planned', async () => {
    const { outcome, requests } = await runWith(browser, {
      site: siteOf(billing),
      spec: 'Click "Members". I should see "Ada". Click "Billing". Purchase one more place for a colleague somehow. I should see "Seat added".',
      mind: {
        plan: (asked) =>
          plan({
            clause: textOf(asked).includes('4. PLAN') ? 4 : 0,
            action: 'click',
            target: { text: 'Add a seat' },
          }),
      },
    });
    assert.equal(outcome.verdict, 'passed', outcome.summary);
    assert.equal(requests.length, 1);
    assert.deepEqual(
      outcome.steps.map((step) => step.source),
      ['literal', 'literal', 'literal', 'model', 'literal'],
    );
  });

  test('a step that deviates is worked out on the page, and the run goes on with the plan', async () => {
    const { outcome, roles, requests } = await runWith(browser, {
      site: siteOf(redesigned),
      spec,
      mind: {
        plan: () =>
          plan(
            { clause: 1, action: 'click', target: { text: 'Add a seat' } },
            { clause: 1, action: 'press', value: 'Escape' },
          ),
        act: (asked, n) =>
          n === 0
            ? call('click', { ref: refOf(asked, 'Manage') })
            : calls(['click', { ref: refOf(asked, 'Extra seat') }], ['done', { status: 'done' }]),
        judge: (asked) => verdict(asked, bill),
      },
    });
    assert.equal(outcome.verdict, 'passed', outcome.summary);
    assert.deepEqual(roles, ['plan', 'act', 'act', 'judge']);
    assert.match(textOf(requests[1] as Asked), /What failed: .*Add a seat.*is not on the page/);
    assert.deepEqual(
      outcome.steps.map((step) => [step.action, step.outcome]),
      [
        ['click', 'not_found'],
        ['click', 'done'],
        ['click', 'done'],
        ['press', 'done'],
        ['judge', 'done'],
      ],
    );
    const replayed = await runWith(browser, { site: siteOf(redesigned), spec, mind: {}, plan: outcome.plan });
    assert.equal(replayed.outcome.verdict, 'passed', replayed.outcome.summary);
    assert.deepEqual(replayed.roles, []);
  });

  test('an answer that is no plan is sent back once with its reasons, then the clause is done step by step', async () => {
    const { outcome, roles, requests } = await runWith(browser, {
      site: siteOf(billing),
      spec,
      mind: {
        plan: () => plan({ clause: 7, action: 'click' }),
        act: (asked) => calls(['click', { ref: refOf(asked, 'Add a seat') }], ['done', { status: 'done' }]),
        judge: (asked) => verdict(asked, bill),
      },
    });
    assert.equal(outcome.verdict, 'passed', outcome.summary);
    assert.deepEqual(roles, ['plan', 'plan', 'act', 'judge']);
    assert.match(textOf(requests[1] as Asked), /clause 7 is none of those to be planned/);
  });

  test('a plan that leaves a clause without a step is no plan', async () => {
    const { outcome, requests } = await runWith(browser, {
      site: siteOf(billing),
      spec: 'Purchase one more place for a colleague somehow. I should see "Seat added". Tidy up whatever needs tidying. I should see "Seats: 4".',
      mind: {
        plan: (_, n) =>
          n === 0
            ? good()
            : plan(
                { clause: 1, action: 'click', target: { text: 'Add a seat' } },
                { clause: 3, action: 'press', value: 'Escape' },
              ),
      },
    });
    assert.match(textOf(requests[1] as Asked), /clause 3 has no step/);
    assert.equal(outcome.verdict, 'passed', outcome.summary);
  });

  test('with the whole spec planned by the model, what it expects is still checked as written', async () => {
    const { outcome, requests } = await runWith(browser, {
      site: siteOf(billing),
      spec: 'Click "Add a seat". I should see "Seats: 5".',
      brain: 'model',
      mind: { plan: good },
    });
    assert.deepEqual([outcome.verdict, outcome.failureClass], ['failed', 'expectation_not_met']);
    assert.match(textOf(requests[0] as Asked), /2\. as written: I should see/);
    assert.equal(outcome.steps[0]?.source, 'model');
  });
});
