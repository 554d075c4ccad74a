import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright';
import { restoreRefs, type SavedRefs } from '../../src/index.ts';
import { launch, one, type Site, serve, stage } from '../harness.ts';

let browser: Browser;
let site: Site;
before(async () => {
  browser = await launch();
  site = await serve((path) => {
    if (path.startsWith('/hang')) return null;
    if (path.startsWith('/pay')) return `<button onclick="parent.postMessage('pay','*');got('pay')">Pay now</button>`;
    if (path.startsWith('/refund')) return `<button onclick="parent.postMessage('refund','*')">Pay now</button>`;
    if (path.startsWith('/nest')) return `<p>middle</p><iframe src="${path.slice(5)}" style="margin:30px"></iframe>`;
    if (path.startsWith('/edit'))
      return `<div contenteditable oninput="top.postMessage(this.textContent,'*')" aria-label=Text>x</div>`;
    if (path.startsWith('/one'))
      return `<title>One</title><button onclick="got('one')">Save</button><a href="/two">Go on</a>`;
    return `<title>Two</title><button onclick="got('two')">Save</button>`;
  });
});
after(async () => {
  await browser.close();
  await site.close();
});

const listening = `<script>addEventListener('message', (e) => got(e.data))</script>`;

/** A press in a frame tells its parent by a message; that comes in its own time. */
async function heard(page: Page, what: string): Promise<void> {
  await page.waitForFunction((wanted) => (globalThis as unknown as { log: string[] }).log.includes(wanted), what);
}

for (const [kind, where] of [
  ['same origin', () => site.origin],
  ['another origin', () => site.other],
] as const) {
  test(`a button in a frame of ${kind} is pressed, and its box is in the page's space`, async () => {
    const lab = await stage(browser);
    await lab.page.goto(`${site.origin}/two`);
    await lab.page.setContent(
      `${listening}<div style="height:100px"></div><iframe src="${where()}/pay" style="margin-left:100px"></iframe>`,
    );
    const pay = one(await lab.refs.snapshot(), 'button', 'Pay now');
    // Body margin and spacer, then the frame's border, then the body margin inside.
    assert.deepEqual([pay.box?.x, pay.box?.y], [8 + 100 + 2 + 8, 8 + 100 + 2 + 8]);
    const result = await lab.refs.act(pay.ref, { type: 'click' });
    assert.equal(result.outcome, 'live', result.detail);
    await heard(lab.page, 'pay');
    await lab.close();
  });

  test(`a frame of ${kind} that went elsewhere takes its refs with it`, async () => {
    const lab = await stage(browser);
    await lab.page.goto(`${site.origin}/two`);
    await lab.page.setContent(`${listening}<iframe id=f src="${where()}/pay"></iframe>`);
    const pay = one(await lab.refs.snapshot(), 'button', 'Pay now');
    await lab.page.frames()[1]!.goto(`${where()}/refund`);
    const before = await lab.refs.act(pay.ref, { type: 'click' });
    await lab.refs.snapshot();
    const again = await lab.refs.act(pay.ref, { type: 'click' });
    assert.deepEqual([before.outcome, again.outcome, await lab.got()], ['stale_navigation', 'stale_navigation', []]);
    await lab.close();
  });

  test(`something over a frame of ${kind} keeps a press from it`, async () => {
    const lab = await stage(browser);
    await lab.page.goto(`${site.origin}/two`);
    await lab.page.setContent(`${listening}<iframe src="${where()}/pay"></iframe>`);
    const pay = one(await lab.refs.snapshot(), 'button', 'Pay now');
    await lab.page.evaluate(
      `document.body.insertAdjacentHTML('beforeend','<div id=veil style="position:fixed;inset:0" onmouseover="got(1)" onmousedown="got(2)">Please wait</div>')`,
    );
    const result = await lab.refs.act(pay.ref, { type: 'click' });
    assert.equal(result.outcome, 'intercepted');
    assert.match(result.interceptor ?? '', /veil/);
    assert.deepEqual(await lab.got(), []);
    await lab.close();
  });
}

test('what slips over a frame when the pointer comes gets nothing', async () => {
  const lab = await stage(browser);
  await lab.page.goto(`${site.origin}/two`);
  const trap = `<div onmousedown=got(1) onclick=got(2) style="position:fixed;inset:0">Trap</div>`;
  await lab.page.setContent(`${listening}<iframe src="${site.origin}/pay"></iframe>`);
  await lab.page.frameLocator('iframe').getByRole('button').waitFor();
  await lab.page.evaluate((html) => {
    const over = () => document.body.insertAdjacentHTML('beforeend', html);
    document.querySelector('iframe')!.addEventListener('mouseenter', over, { once: true });
  }, trap);
  const pay = one(await lab.refs.snapshot(), 'button', 'Pay now');
  const result = await lab.refs.act(pay.ref, { type: 'click' });
  assert.deepEqual([result.outcome, result.acted, await lab.got()], ['intercepted', false, []], result.detail);
  await lab.close();
});

test('a frame taken out and put back has other refs', async () => {
  const lab = await stage(browser);
  await lab.page.goto(`${site.origin}/two`);
  await lab.page.setContent(`${listening}<iframe id=f src="/pay"></iframe>`);
  const pay = one(await lab.refs.snapshot(), 'button', 'Pay now');
  await lab.page.evaluate('globalThis.kept=f;f.remove()');
  assert.equal((await lab.refs.act(pay.ref, { type: 'click' })).outcome, 'stale_navigation');
  await lab.page.evaluate('document.body.append(kept)');
  await lab.page.frameLocator('iframe').getByRole('button').waitFor();
  assert.equal((await lab.refs.act(pay.ref, { type: 'click' })).outcome, 'stale_navigation');
  assert.notEqual(one(await lab.refs.snapshot(), 'button', 'Pay now').ref, pay.ref);
  assert.deepEqual(await lab.got(), []);
  await lab.close();
});

test('text is typed into an editable area two frames down, one of another origin', async () => {
  const lab = await stage(browser);
  await lab.page.goto(`${site.origin}/two`);
  await lab.page.setContent(`${listening}<iframe src="${site.other}/nest/edit" width=500 height=300></iframe>`);
  await lab.page.frameLocator('iframe').frameLocator('iframe').locator('div').waitFor();
  const text = one(await lab.refs.snapshot(), 'textbox', 'Text');
  const result = await lab.refs.act(text.ref, { type: 'fill', value: 'hello' });
  assert.equal(result.outcome, 'live', result.detail);
  await heard(lab.page, 'hello');
  await lab.close();
});

test('a frame that never answers costs its deadline and is named', async () => {
  const lab = await stage(browser);
  await lab.page.goto(`${site.origin}/two`);
  await lab.page.setContent(`<button>Here</button><iframe src="${site.other}/pay"></iframe>`);
  await lab.page.frameLocator('iframe').getByRole('button').waitFor();
  await lab.refs.snapshot();
  // Without a deadline of its own the frame would hold up the snapshot for ever.
  void lab.page
    .frames()[1]!
    .evaluate('for (;;);')
    .catch(() => {});
  await lab.page.evaluate('1');
  const snapshot = await lab.refs.snapshot({ full: true });
  assert.equal(snapshot.hung.length, 1);
  one(snapshot, 'button', 'Here');
  await lab.close();
});

test('a real navigation, reload and history back kill refs; numbers are never given again', async () => {
  const lab = await stage(browser);
  const seen = new Set<string>();
  const goes: (() => Promise<unknown>)[] = [
    () => lab.page.goto(`${site.origin}/two`),
    () => lab.page.reload(),
    () => lab.page.goBack(),
  ];
  await lab.page.goto(`${site.origin}/one`);
  for (const go of goes) {
    const { ref } = one(await lab.refs.snapshot(), 'button', 'Save');
    assert.ok(!seen.has(ref));
    seen.add(ref);
    await go();
    assert.equal((await lab.refs.act(ref, { type: 'click' })).outcome, 'stale_navigation');
  }
  assert.deepEqual(await lab.got(), []);
  await lab.close();
});

test('a click that leads to another page is followed by a snapshot of that page', async () => {
  const lab = await stage(browser);
  await lab.page.goto(`${site.origin}/one`);
  const link = one(await lab.refs.snapshot(), 'link', 'Go on');
  assert.equal((await lab.refs.act(link.ref, { type: 'click' })).outcome, 'live');
  const after = await lab.refs.snapshot();
  assert.deepEqual([after.title, after.full], ['Two', true]);
  await lab.close();
});

test('refs of two tabs have different numbers, and naming the other tab is refused', async () => {
  const lab = await stage(browser);
  await lab.page.goto(`${site.origin}/one`);
  const second = await lab.context.newPage();
  await second.goto(`${site.origin}/two`);
  const first = one(await lab.refs.snapshot({ page: lab.page }), 'button', 'Save');
  const other = one(await lab.refs.snapshot({ page: second }), 'button', 'Save');
  assert.notEqual(first.ref, other.ref);
  assert.equal((await lab.refs.act(first.ref, { type: 'click' }, { tab: other.tab })).outcome, 'wrong_tab');
  assert.equal((await lab.refs.act(first.ref, { type: 'click' })).outcome, 'live');
  assert.deepEqual([await lab.got(), await lab.got(second)], [['one'], []]);
  await second.close();
  assert.equal((await lab.refs.act(other.ref, { type: 'click' })).outcome, 'stale_navigation');
  await lab.close();
});

test('a popup that starts blank is an observation, and its blank refs die when it loads', async () => {
  const lab = await stage(browser);
  await lab.page.goto(`${site.origin}/one`);
  const [popup] = await Promise.all([
    lab.page.waitForEvent('popup'),
    lab.page.evaluate(
      `globalThis.w = open('about:blank'); w.document.write('<button>Save</button>'); w.document.close()`,
    ),
  ]);
  assert.deepEqual(
    lab.refs.observations().map(({ kind }) => kind),
    ['popup'],
  );
  const blank = one(await lab.refs.snapshot({ page: popup }), 'button', 'Save');
  await popup.goto(`${site.origin}/two`);
  await lab.refs.snapshot({ page: popup });
  assert.equal((await lab.refs.act(blank.ref, { type: 'click' })).outcome, 'stale_navigation');
  assert.deepEqual(await lab.got(popup), []);
  const tabs = await lab.refs.pages();
  assert.deepEqual(
    tabs.map(({ tab, title, active }) => [tab, title, active]),
    [
      ['t1', 'One', true],
      ['t2', 'Two', false],
    ],
  );
  await lab.close();
});

test('dialogs never hang: refused by default, answered as armed, and told', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(
    `<button onclick="got(String(confirm('Really?')))">Ask</button><button onclick="got(prompt('Who?'))">Name</button>`,
  );
  const snapshot = await lab.refs.snapshot();
  await lab.refs.act(one(snapshot, 'button', 'Ask').ref, { type: 'click' });
  lab.refs.armDialog({ accept: true, promptText: 'Ada' });
  await lab.refs.act(one(snapshot, 'button', 'Name').ref, { type: 'click' });
  assert.deepEqual(await lab.got(), ['false', 'Ada']);
  const { observations } = await lab.refs.snapshot();
  assert.deepEqual(
    observations.map(({ text, dialog }) => [text, dialog?.accepted]),
    [
      ['Really?', false],
      ['Who?', true],
    ],
  );
  await lab.close();
});

test('a saved ledger goes on in another session, and each ref is looked at again', async () => {
  const lab = await stage(browser);
  await lab.page.goto(`${site.origin}/one`);
  await lab.page.setContent(
    `<button id=a onclick="got('save')">Save</button><button id=b onclick="got('x')">Delete</button>`,
  );
  const snapshot = await lab.refs.snapshot();
  const saved = JSON.parse(JSON.stringify(lab.refs.save())) as SavedRefs;
  lab.refs.close();
  await lab.page.evaluate(`b.textContent='Delete all'`);
  const again = await restoreRefs(lab.context, saved);
  const kept = await again.act(one(snapshot, 'button', 'Save').ref, { type: 'click' });
  const renamed = await again.act(one(snapshot, 'button', 'Delete').ref, { type: 'click' });
  assert.deepEqual([kept.outcome, renamed.outcome, await lab.got()], ['live', 'renamed', ['save']]);
  const next = one(await again.snapshot(), 'button', 'Delete all').ref;
  assert.ok(Number(next.slice(1)) > saved.counter);
  await lab.page.goto(`${site.origin}/one`);
  assert.equal((await again.act('e2', { type: 'click' })).outcome, 'stale_navigation');
  again.close();
  await lab.close();
});
