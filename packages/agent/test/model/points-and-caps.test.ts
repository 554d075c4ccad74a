import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright';
import { openBrowser } from '../harness.ts';
import type { Asked, Reply } from '../model-server/server.ts';
import { call, plan, refOf, runWith, textOf, verdict } from './scripted.ts';

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
});

const chart = `<title>Chart</title><h1>Chart</h1>
<canvas id="chart" width="200" height="100" style="position:fixed;left:0;top:60px;background:#eee"
  onclick="out.textContent='Point '+event.offsetX+','+event.offsetY"></canvas>
<button style="position:fixed;left:300px;top:60px;width:100px;height:40px" onclick="out.textContent='Button'">Reset</button>
<p id="out" style="margin-top:200px"></p>`;
const noPlan = (): Reply => plan({ clause: 99, action: 'click' });

test('a point is taken on a canvas and nowhere else', async () => {
  const turns: ((asked: Asked) => Reply)[] = [
    () => call('click', { x: 350, y: 80 }),
    () => call('snapshot', {}),
    () => call('click', { x: 50, y: 100 }),
    () => call('done', { status: 'done' }),
  ];
  const { outcome, requests } = await runWith(browser, {
    site: { '/': chart },
    spec: 'Pick the tallest bar of the chart as one does. I should see "Point 50,40".',
    budgets: { modelCalls: 40 },
    modelCallsBefore: [20],
    mind: {
      plan: noPlan,
      act: (asked, n) => (turns[n] ?? (() => call('done', { status: 'impossible', why: 'over' })))(asked),
      judge: (asked) => verdict(asked, 'heading "Chart"'),
    },
  });
  assert.equal(outcome.verdict, 'passed', outcome.summary);
  const told = requests.map(textOf).join('\n');
  assert.match(told, /a point is only for a canvas/);
  assert.ok(!told.includes('"Button"'), 'the button under the first point got nothing');
  assert.equal(outcome.plan, null, 'a point says nothing that a replay could find again');
});

test('a run whose tokens are used up makes no further call', async () => {
  const { outcome, roles } = await runWith(browser, {
    site: { '/': chart },
    spec: 'Reset the chart somehow. I should see "Button".',
    budgets: { tokens: 1 },
    mind: {
      plan: noPlan,
      act: (asked) => call('click', { ref: refOf(asked, 'Reset') }),
    },
  });
  assert.deepEqual([outcome.verdict, outcome.failureClass], ['inconclusive', 'budget'], outcome.summary);
  assert.match(outcome.summary, /tokens are used up/);
  assert.deepEqual(roles, ['plan']);
});
