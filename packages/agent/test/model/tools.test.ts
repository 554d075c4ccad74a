import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright';
import { PNG } from 'pngjs';
import { modelTools } from '../../src/brains/model/tools/all.ts';
import { openBrowser } from '../harness.ts';
import type { Asked, Reply } from '../model-server/server.ts';
import { call, calls, plan, refOf, runWith, textOf, verdict } from './scripted.ts';

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
});

const workshop = `<title>Workshop</title><h1>Workshop</h1>
<label>Name <input id="name"></label><label>Size <select id="size"><option>S</option><option>L</option></select></label>
<label><input type="checkbox" id="ok"> Agreed</label>
<label>Photo <input type="file" id="photo"></label>
<p id="price">Price: $12.50</p><p id="empty">—</p>
<button onmouseover="seen.textContent='Hovered'">Hint</button><p id="seen"></p>
<button onclick="if(confirm('Really?'))out.textContent='Confirmed'">Ask</button>
<button onclick="setTimeout(()=>{late.textContent='Ready now'},300)">Later</button><p id="late"></p>
<div draggable="true" id="card" role="button" aria-label="Card" ondragstart="event.dataTransfer.setData('text/plain','card')">Card</div>
<div id="slot" role="button" aria-label="Slot" style="height:60px" ondragover="event.preventDefault()" ondrop="event.preventDefault();slot.textContent='Dropped'">Slot</div>
<a href="/more">More</a> <a href="http://127.0.0.9:1/">Elsewhere</a>
<p id="out"></p>`;
const site = { '/': workshop, '/more': '<h1>More</h1><p>Nothing else</p>' };
const spec = 'Put the workshop in order as one does. I should see "Workshop".';
const noPlan = (): Reply => plan({ clause: 99, action: 'click' });

type Turn = (asked: Asked) => Reply;
const through = (turns: Turn[]) => (asked: Asked, n: number) =>
  (turns[n] ?? (() => call('done', { status: 'impossible', why: 'the script is over' })))(asked);
const on = (name: string) => (asked: Asked) => refOf(asked, name);
const budgets = { modelCalls: 60 };

describe('the tools of a model', { concurrency: 2 }, () => {
  test('each tool is told once, with a name, a description and a schema', () => {
    const names = modelTools.map((tool) => tool.name);
    assert.deepEqual(names, [
      ...['snapshot', 'expand', 'find', 'click', 'fill', 'type', 'press', 'select', 'check', 'hover', 'scroll'],
      ...['upload', 'drag', 'goto', 'back', 'tabs', 'dialog', 'wait_for', 'extract', 'screenshot', 'note', 'done'],
    ]);
    assert.ok(modelTools.every((tool) => tool.description.length > 20));
  });

  test('fields, dropdowns, boxes, files, keys, dialogs and drags are done through refs, and replayed without a call', async () => {
    const mind = {
      plan: noPlan,
      judge: (asked: Asked) => verdict(asked, 'heading "Workshop"'),
      act: through([
        (asked) =>
          calls(
            ['fill', { ref: on('Name')(asked), value: '{{who}}' }],
            ['select', { ref: on('Size')(asked), value: 'L' }],
            ['check', { ref: on('Agreed')(asked), on: true }],
            ['hover', { ref: on('Hint')(asked) }],
          ),
        (asked) =>
          calls(
            ['upload', { ref: on('Photo')(asked), file: 'photo.png' }],
            ['press', { key: 'Tab' }],
            ['scroll', { to: 'top' }],
            ['dialog', { accept: true }],
            ['click', { ref: on('Ask')(asked) }],
          ),
        (asked) =>
          calls(
            ['drag', { ref: on('Card')(asked), toRef: on('Slot')(asked) }],
            ['click', { ref: on('Later')(asked) }],
            ['wait_for', { text: 'Ready now' }],
          ),
        () => call('done', { status: 'done' }),
      ]),
    };
    const whole =
      'Put the workshop in order with photo.png as one does. I should see "Confirmed". I should see "Dropped". I should see "Ready now". The Name field should contain "{{who}}". "Agreed" is checked. I should see "Hovered".';
    const options = { site, spec: whole, variables: { who: 'Ada Lovelace' }, budgets, modelCallsBefore: [20] };
    const { outcome } = await runWith(browser, { ...options, mind });
    assert.equal(outcome.verdict, 'passed', outcome.summary);
    assert.ok(
      outcome.steps.every((step) => step.outcome === 'done'),
      JSON.stringify(outcome.steps.map((step) => [step.action, step.error])),
    );
    assert.ok(outcome.plan);
    assert.doesNotMatch(JSON.stringify(outcome.plan.steps.map(({ step }) => step)), /Lovelace/);
    const again = await runWith(browser, {
      ...options,
      variables: { who: 'Grace Hopper' },
      mind: {},
      plan: outcome.plan,
    });
    assert.equal(again.outcome.verdict, 'passed', again.outcome.summary);
    assert.deepEqual(again.roles, []);
  });

  test('pages and tabs: a link is followed by its own address, within the site and no further', async () => {
    const { requests, outcome } = await runWith(browser, {
      site,
      spec: 'Look around as one does. I should see "Workshop".',
      budgets,
      modelCallsBefore: [20],
      mind: {
        plan: noPlan,
        judge: (asked: Asked) => verdict(asked, 'heading "More"'),
        act: through([
          (asked) => call('goto', { ref: on('Elsewhere')(asked) }),
          (asked) => call('goto', { ref: on('More')(asked) }),
          () => call('tabs', {}),
          () => call('back', {}),
          () => call('find', { text: 'Price' }),
          () => call('snapshot', { full: true }),
          () => call('screenshot', {}),
          () => calls(['note', { text: 'the price is on the first page' }], ['done', { status: 'done' }]),
        ]),
      },
    });
    const all = requests.map(textOf).join('\n');
    assert.match(all, /http:\/\/127\.0\.0\.9:1\/ is outside the flow's own site/);
    assert.match(all, /1\. \\*"Test page\\*" http:\/\/127\.0\.0\.1:\d+\/more \(in front\)/);
    assert.match(all, /you cannot be shown pictures/);
    assert.equal(outcome.verdict, 'passed', outcome.summary);
    assert.ok(outcome.plan?.steps.some(({ step }) => step.action === 'navigate' && step.value === '/more'));
  });

  test('what is read must mean something: the candidates are tried in order, and what gave nothing is named', async () => {
    const { outcome, requests } = await runWith(browser, {
      site: {
        '/': '<dl><dt>Estimate</dt><dd>n/a</dd><dt>Total</dt><dd>$12.50</dd></dl><button onclick="o.textContent=\'Noted\'">Note</button><p id="o"></p>',
      },
      spec: 'Note what it costs as one does. I should see "Noted".',
      mind: {
        plan: () =>
          plan(
            {
              clause: 1,
              action: 'remember',
              as: 'cost',
              candidates: [{ text: 'Estimate' }, { text: 'Total' }],
            },
            { clause: 1, action: 'click', target: { text: 'Note' } },
          ),
      },
    });
    assert.equal(outcome.verdict, 'passed', outcome.summary);
    assert.equal(requests.length, 1);
    assert.deepEqual(outcome.plan?.steps[0]?.step.target, { text: 'Total' });
  });

  test('a plan whose candidates all mean nothing falls to the loop, which is told of each', async () => {
    const { requests, outcome } = await runWith(browser, {
      site: { '/': '<p>—</p><p>n/a</p>' },
      spec: 'Find out what it costs as one does. I should see "n/a".',
      mind: {
        plan: () => plan({ clause: 1, action: 'remember', as: 'cost', candidates: [{ text: '—' }, { text: 'n/a' }] }),
        act: () => call('done', { status: 'impossible', why: 'there is no price' }),
      },
    });
    assert.match(textOf(requests[1] as Asked), /nothing that means anything could be read: .*—.*n\/a/);
    assert.equal(outcome.verdict, 'inconclusive');
  });

  test('a model that sees is shown a picture with the refs of what can be acted on', async () => {
    const { requests } = await runWith(browser, {
      site,
      spec,
      sees: true,
      mind: { plan: noPlan, act: through([() => call('screenshot', {})]) },
    });
    const [, , , after] = requests;
    const base64 = /data:image\/png;base64,([A-Za-z0-9+/=]+)/.exec(after?.bytes ?? '')?.[1] ?? '';
    const png = PNG.sync.read(Buffer.from(base64, 'base64'));
    assert.equal(png.width, 1280);
    const yellow = Array.from({ length: png.width * png.height }, (_, at) => at * 4).filter(
      (at) => png.data[at] === 255 && png.data[at + 1] === 240 && png.data[at + 2] === 0,
    );
    assert.ok(yellow.length > 500, String(yellow.length));
  });

  test('a step outside the site of the flow is a matter of policy', async () => {
    const { outcome, requests } = await runWith(browser, {
      site,
      spec,
      mind: {
        plan: (_, n) => plan({ clause: 1, action: 'navigate', value: n === 0 ? 'http://127.0.0.9:1/' : '/more' }),
        judge: (asked) => verdict(asked, 'heading "More"'),
      },
    });
    assert.match(textOf(requests[1] as Asked), /is outside the flow's own site/);
    assert.equal(outcome.failureClass, 'expectation_not_met');
    const led = await runWith(browser, {
      site: {
        '/': (_, response) =>
          void response
            .writeHead(200, { 'content-type': 'text/html' })
            .end(`<title>A</title><a href="http://localhost:${_.socket.localPort}/login">Sign in</a>`),
        '/login': '<label>Password <input type="password"></label>',
      },
      spec: 'Get signed in as one does with {{password}}. I should see "Welcome".',
      secrets: { password: 'hunter2-very-secret' },
      mind: {
        plan: () =>
          plan(
            { clause: 1, action: 'click', target: { text: 'Sign in' } },
            { clause: 1, action: 'fill', target: { text: 'Password' }, value: '{{password}}' },
          ),
      },
    });
    assert.deepEqual([led.outcome.verdict, led.outcome.failureClass], ['inconclusive', 'policy'], led.outcome.summary);
  });
});

const many = Array.from(
  { length: 40 },
  (_, n) =>
    `<li><p>Matter ${n} is a thing to be looked at in due time by somebody</p><button onclick="this.textContent='Done ${n}';this.disabled=true">Do ${n}</button></li>`,
);

test('the last call of a run of thirty steps costs at most twice its fifth', async () => {
  const { tokensOf } = await import('@smokejumper/refs');
  const { requests, outcome } = await runWith(browser, {
    site: { '/': `<title>Matters</title><h1>Matters</h1><ul>${many.join('')}</ul>` },
    spec: 'Sort out thirty matters as one does. I should see "Done 29".',
    budgets: { modelCalls: 60 },
    modelCallsBefore: [30],
    mind: {
      plan: noPlan,
      act: (asked, n) => (n < 30 ? call('click', { ref: refOf(asked, `Do ${n}`) }) : call('done', { status: 'done' })),
      judge: (asked) => verdict(asked, 'Done 29'),
    },
  });
  assert.equal(outcome.verdict, 'passed', outcome.summary);
  const costs = requests
    .filter((asked) => asked.forced === null)
    .map((asked) => tokensOf(asked.system + textOf(asked)));
  assert.equal(costs.length, 31);
  assert.ok((costs.at(-1) ?? 0) <= 2 * (costs[4] ?? 0), costs.join(' '));
  assert.ok(Math.max(...costs.slice(5)) <= 2 * (costs[4] ?? 0), costs.join(' '));
});
