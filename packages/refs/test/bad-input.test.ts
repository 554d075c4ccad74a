import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright';
import type { RefAction } from '../src/index.ts';
import { launch, one, type Stage, stage } from './harness.ts';

let browser: Browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const button = `<button onclick="got('save')">Save</button>`;

async function opened(html: string): Promise<{ lab: Stage; ref: string }> {
  const lab = await stage(browser);
  await lab.page.setContent(html);
  const { ref } = one(await lab.refs.snapshot(), 'button', 'Save');
  return { lab, ref };
}

for (const [cited, outcome] of [
  ['e999999', 'never_issued'],
  ['f1e2', 'malformed'],
  ['e1 ', 'malformed'],
  ['E1', 'malformed'],
  ['e0', 'malformed'],
  ['', 'malformed'],
  ['e1; drop', 'malformed'],
  ['e99999999999999999999999', 'malformed'],
  ['button', 'malformed'],
] as const) {
  test(`${JSON.stringify(cited)} is ${outcome}`, async () => {
    const { lab } = await opened(button);
    const result = await lab.refs.act(cited, { type: 'click' });
    assert.deepEqual([result.outcome, result.acted], [outcome, false]);
    assert.deepEqual(await lab.got(), []);
    await lab.close();
  });
}

test('what is no string at all is malformed', async () => {
  const { lab } = await opened(button);
  for (const cited of [null, undefined, 3, {}]) {
    assert.equal((await lab.refs.act(cited as unknown as string, { type: 'click' })).outcome, 'malformed');
  }
  await lab.close();
});

test('100,000 nodes give a snapshot within its limits, and what it holds can be used', async () => {
  // Of sizes: how long a busy machine takes over so large a page is no matter here.
  const patient = { guardMs: 60_000, mainMs: 60_000, walkMs: 60_000, actMs: 60_000 };
  const lab = await stage(browser, { limits: { maxNodes: 5_000, ...patient } });
  await lab.page.setContent(`${button}<div id=w></div>`);
  await lab.page.evaluate(`w.innerHTML='<p><b>x</b> <i>y</i></p>'.repeat(33400)`);
  const snapshot = await lab.refs.snapshot();
  assert.equal(snapshot.cut, true);
  assert.ok(snapshot.tokens <= 4_000);
  const result = await lab.refs.act(one(snapshot, 'button', 'Save').ref, { type: 'click' });
  assert.equal(result.outcome, 'live', result.detail);
  assert.deepEqual(await lab.got(), ['save']);
  await lab.close();
});

test('a walk that has no time left holds what it came to', async () => {
  const lab = await stage(browser, { limits: { walkMs: 0 } });
  await lab.page.setContent(`${button}${'<p>x</p>'.repeat(300)}`);
  const snapshot = await lab.refs.snapshot();
  assert.equal(snapshot.cut, true);
  one(snapshot, 'button', 'Save');
  await lab.close();
});

test('a tree 5,000 deep is walked, and its innermost button is pressed', async () => {
  const lab = await stage(browser);
  await lab.page.setContent('<main id=w></main>');
  await lab.page.evaluate(
    `let at=w;for(let i=0;i<5000;i++){const d=document.createElement('span');at.append(d);at=d}at.innerHTML="<button onclick=got('deep')>Deep</button>"`,
  );
  const { ref } = one(await lab.refs.snapshot(), 'button', 'Deep');
  const result = await lab.refs.act(ref, { type: 'click' });
  assert.deepEqual([result.outcome, await lab.got()], ['live', ['deep']], result.detail);
  await lab.close();
});

test('a name of a megabyte is bounded, and a change at its end is still a rename', async () => {
  const lab = await stage(browser);
  await lab.page.setContent('<button id=b onclick=got(1)></button>');
  await lab.page.evaluate(`b.textContent='name '.repeat(200000)`);
  const snapshot = await lab.refs.snapshot();
  const node = snapshot.nodes.find(({ role }) => role === 'button')!;
  assert.ok(node.name.length < 1_100 && snapshot.tokens < 1_000);
  await lab.page.evaluate(`b.textContent='name '.repeat(199999)+'nome '`);
  assert.equal((await lab.refs.act(node.ref!, { type: 'click' })).outcome, 'renamed');
  await lab.close();
});

test('an endless alert loop ends in an outcome', async () => {
  const lab = await stage(browser, { limits: { actMs: 2_000 } });
  await lab.page.setContent(`<button onclick="for(;;)alert('again')">Loop</button>`);
  const { ref } = one(await lab.refs.snapshot(), 'button', 'Loop');
  const result = await lab.refs.act(ref, { type: 'click' });
  assert.equal(result.acted, true);
  const again = await lab.refs.act(ref, { type: 'click' });
  assert.equal(again.acted, false, again.detail);
  assert.ok(lab.refs.observations().length > 2);
  await lab.close();
});

test('a page that closes itself ends in an outcome, and so does the next use', async () => {
  const lab = await stage(browser);
  const [popup] = await Promise.all([lab.page.waitForEvent('popup'), lab.page.evaluate(`void open('about:blank')`)]);
  await popup.setContent(`<button onclick="window.close()">Bye</button>`);
  const { ref } = one(await lab.refs.snapshot({ page: popup }), 'button', 'Bye');
  const closed = popup.waitForEvent('close');
  const result = await lab.refs.act(ref, { type: 'click' });
  assert.ok(['live', 'stale_navigation'].includes(result.outcome), result.outcome);
  await closed;
  assert.equal((await lab.refs.act(ref, { type: 'click' })).outcome, 'stale_navigation');
  await lab.close();
});

test('a crashed renderer ends in an outcome', async () => {
  const { lab, ref } = await opened(button);
  const crashed = lab.page.waitForEvent('crash');
  void lab.page.goto('chrome://crash').catch(() => {});
  await crashed;
  const result = await lab.refs.act(ref, { type: 'click' });
  assert.deepEqual([result.outcome, result.acted], ['stale_navigation', false]);
  const snapshot = await lab.refs.snapshot();
  assert.equal(snapshot.nodes.length, 0);
  await lab.close();
});

test('a page that never answers is reported within its deadline', async () => {
  const lab = await stage(browser, { limits: { mainMs: 2_500 } });
  await lab.page.setContent(button);
  const { ref } = one(await lab.refs.snapshot(), 'button', 'Save');
  await lab.page.evaluate(`void setTimeout(() => { for (;;); }, 0)`);
  const result = await lab.refs.act(ref, { type: 'click' });
  assert.deepEqual([result.outcome, result.acted], ['gone', false], result.detail);
  const snapshot = await lab.refs.snapshot();
  assert.equal(snapshot.hung.length, 1);
  await lab.close();
});

test('a signal that has fired ends an act without touching the page', async () => {
  const { lab, ref } = await opened(button);
  const result = await lab.refs.act(ref, { type: 'click' }, { signal: AbortSignal.abort() });
  assert.equal(result.acted, false);
  assert.deepEqual(await lab.got(), []);
  await lab.close();
});

const illFormed = [
  null,
  'click',
  {},
  { type: 'jump' },
  { type: 'fill' },
  { type: 'type', value: 5 },
  { type: 'press' },
  { type: 'press', value: 'NoSuchKey' },
  { type: 'select' },
  { type: 'upload' },
  { type: 'drag' },
];

test('an action that cannot be one is malformed, and the page gets nothing', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`<input aria-label=Name value=Ada oninput="got(1)" onkeydown="got(2)">`);
  const { ref } = one(await lab.refs.snapshot(), 'textbox', 'Name');
  for (const action of illFormed) {
    const result = await lab.refs.act(ref, action as unknown as RefAction);
    assert.deepEqual([result.outcome, result.acted], ['malformed', false], JSON.stringify(action));
  }
  assert.deepEqual(await lab.got(), []);
  await lab.close();
});

test('a point outside the window, or no point, is refused', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`<canvas onclick="got('canvas')"></canvas>`);
  const outcomes: string[] = [];
  for (const [x, y] of [
    [-5, 10],
    [10, 99_999],
    [Number.NaN, 10],
    [30, 30],
  ])
    outcomes.push((await lab.refs.at({ x: x!, y: y! }, { type: 'click' })).outcome);
  assert.deepEqual(outcomes, ['hidden', 'hidden', 'malformed', 'live']);
  assert.deepEqual(await lab.got(), ['canvas']);
  await lab.close();
});

test('a snapshot called off from the start rejects and leaves nothing behind that rejects later', async () => {
  const lab = await stage(browser);
  await lab.page.setContent('<button>Save</button>');
  const late: unknown[] = [];
  const note = (error: unknown) => late.push(error);
  process.on('unhandledRejection', note);
  await assert.rejects(lab.refs.snapshot({ signal: AbortSignal.abort() }));
  await lab.close();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  assert.deepEqual(late, []);
});

test('an empty phrase describes nothing', async () => {
  const lab = await stage(browser);
  await lab.page.setContent('<button>Save</button>');
  const { found } = await lab.refs.describe(' ');
  assert.equal(found, false);
  await lab.close();
});
