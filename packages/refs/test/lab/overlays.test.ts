import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright';
import { launch, one, stage } from '../harness.ts';

let browser: Browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const button = `<button onclick="got('pay')">Pay</button>`;

const covers: readonly { title: string; html: string; interceptor: RegExp; dismisser: string | null }[] = [
  {
    title: 'a visible overlay',
    html: `<div id=over style="position:fixed;inset:0;background:#ccc" onclick="got('over')">Wait</div>`,
    interceptor: /#over.*Wait/,
    dismisser: null,
  },
  {
    title: 'a transparent overlay',
    html: `<div id=veil style="position:fixed;inset:0;opacity:0" onclick="got('veil')"></div>`,
    interceptor: /#veil/,
    dismisser: null,
  },
  {
    title: 'a cookie banner',
    html: `<div id=cookies role=dialog aria-label="Cookies" style="position:fixed;inset:0"><a href="#p">Policy</a><button>Accept all</button></div>`,
    interceptor: /dialog "Cookies"/,
    dismisser: 'Accept all',
  },
  {
    title: 'a modal',
    html: `<dialog id=m aria-label="Sure?"><button>Cancel</button></dialog><script>m.showModal()</script>`,
    interceptor: /dialog "Sure\?"/,
    dismisser: 'Cancel',
  },
];

for (const { title, html, interceptor, dismisser } of covers) {
  test(`${title} is named as what intercepts, with what may take it away, and nothing is pressed`, async () => {
    const lab = await stage(browser);
    await lab.page.setContent(button + html);
    const snapshot = await lab.refs.snapshot();
    const pay = one(snapshot, 'button', 'Pay');
    assert.ok(
      pay.states.some((state) => /occluded|behind-modal/.test(state)),
      pay.states.join(),
    );
    const result = await lab.refs.act(pay.ref, { type: 'click' });
    assert.equal(result.outcome, 'intercepted', result.detail);
    assert.match(result.interceptor ?? '', interceptor);
    assert.deepEqual(result.dismissers, dismisser ? [one(snapshot, 'button', dismisser).ref] : []);
    assert.deepEqual(await lab.got(), []);
    await lab.close();
  });
}

/** Presses are kept from a cover by the watch as well; that the pointer never comes near it is the hit test alone. */
for (const type of ['click', 'dblclick', 'rightClick', 'hover', 'check'] as const) {
  test(`${type} does not even bring the pointer over what covers the element`, async () => {
    const lab = await stage(browser);
    const events = ['mouseover', 'mousemove', 'mousedown', 'mouseup', 'click'];
    const noting = events.map((name) => `on${name}="got('${name}')"`).join(' ');
    await lab.page.setContent(
      `<label><input type=checkbox> Agree</label><div style="position:fixed;inset:0" ${noting}>Wait</div>`,
    );
    const { ref } = one(await lab.refs.snapshot(), 'checkbox', 'Agree');
    const { outcome, hitTest } = await lab.refs.act(ref, { type });
    assert.deepEqual([outcome, hitTest, await lab.got()], ['intercepted', 'ok', []]);
    await lab.close();
  });
}

test('a sticky header does not catch what was scrolled below it', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(
    `<div style="position:sticky;top:0;height:90px;background:#fff" onclick="got('header')">Header</div>${'<p>line</p>'.repeat(60)}${button}${'<p>line</p>'.repeat(60)}`,
  );
  const { ref } = one(await lab.refs.snapshot(), 'button', 'Pay');
  await lab.refs.act(ref, { type: 'click' });
  assert.deepEqual(await lab.got(), ['pay']);
  await lab.close();
});

test('a toast that has gone is in nobody’s way', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`${button}<div id=toast style="position:fixed;inset:0">Saved</div>`);
  const { ref } = one(await lab.refs.snapshot(), 'button', 'Pay');
  assert.equal((await lab.refs.act(ref, { type: 'click' })).outcome, 'intercepted');
  await lab.page.evaluate('toast.remove()');
  assert.equal((await lab.refs.act(ref, { type: 'click' })).outcome, 'live');
  assert.deepEqual(await lab.got(), ['pay']);
  await lab.close();
});

test('an overlay that slips in between the look and the press gets nothing', async () => {
  const lab = await stage(browser);
  // The pointer's arrival itself brings the overlay: the hit test before it saw only the button.
  await lab.page.setContent(
    `<button onmouseenter="document.body.insertAdjacentHTML('beforeend', '<div id=trap onclick=got(1) onmousedown=got(2) style=&quot;position:fixed;inset:0&quot;>Trap</div>')" onclick="got('pay')">Pay</button>`,
  );
  const { ref } = one(await lab.refs.snapshot(), 'button', 'Pay');
  const result = await lab.refs.act(ref, { type: 'click' });
  assert.deepEqual([result.outcome, result.acted, await lab.got()], ['intercepted', false, []]);
  await lab.close();
});

test('a page that redefines its own prototypes does not fool the guard', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`<button id=b onclick="document.title='pressed'">Save</button>`);
  const { ref } = one(await lab.refs.snapshot(), 'button', 'Save');
  await lab.page.evaluate(() => {
    const button = document.getElementById('b')!;
    button.textContent = 'Delete account';
    Object.defineProperty(Node.prototype, 'textContent', { get: () => 'Save' });
    Object.defineProperty(Text.prototype, 'data', { get: () => 'Save' });
    Element.prototype.getAttribute = () => 'Save';
    Document.prototype.elementFromPoint = () => button;
    Object.defineProperty(Node.prototype, 'isConnected', { get: () => true });
    (globalThis as unknown as { Map: unknown }).Map = class {};
    (globalThis as unknown as { WeakMap: unknown }).WeakMap = class {};
    JSON.stringify = () => '{}';
  });
  const result = await lab.refs.act(ref, { type: 'click' });
  assert.deepEqual([result.outcome, result.after?.name], ['renamed', 'Delete account']);
  // The page's own words cannot be trusted here; its title is read by the browser.
  assert.equal(await lab.page.title(), '');
  await lab.close();
});

test('the first hover in a document comes on a way over it, the next ones cross nothing', async () => {
  const lab = await stage(browser);
  // A library that takes who never moved before for a finger.
  const inner = `<body style="margin:0"><script>let moved=false;addEventListener('pointermove',()=>{moved=true},true);
    const told=(name)=>{if(moved)parent.postMessage(name)}</script><button style="margin:80px" onpointerenter="told('framed')">Rye</button>`;
  await lab.page.setContent(`<script>let moved=false;addEventListener('pointermove',()=>{moved=true},true);
    addEventListener('message',({data})=>got(data));const told=(name)=>{if(moved)got(name)}</script>
    <div style="padding:60px">${['Ash', 'Elm', 'Oak'].map((name) => `<button style="display:block;width:200px" onpointerenter="told('${name}')">${name}</button>`).join('')}</div>
    <iframe srcdoc="${inner.replaceAll('"', '&quot;')}"></iframe>`);
  const snapshot = await lab.refs.snapshot();
  for (const name of ['Ash', 'Oak', 'Rye'])
    assert.equal((await lab.refs.act(one(snapshot, 'button', name).ref, { type: 'hover' })).outcome, 'live');
  await lab.page.waitForFunction('log.length > 2');
  assert.deepEqual(await lab.got(), ['Ash', 'Oak', 'framed']);
  await lab.close();
});

test('an empty layer with the hand, over the only dropdown of its box, is pressed for it; over two it is in the way', async () => {
  const pick = (name: string) =>
    `<div role="combobox" tabindex="0" aria-label="${name}" style="width:90px;height:30px">10</div>`;
  const layer = '<div style="position:absolute;inset:0;cursor:pointer" onclick="got(\'layer\')"></div>';
  const lab = await stage(browser);
  for (const [names, outcome] of [
    [['Rows'], 'live'],
    [['Rows', 'Columns'], 'intercepted'],
  ] as const) {
    await lab.page.setContent(`<div style="position:relative;display:flex">${names.map(pick).join('')}${layer}</div>`);
    const rows = one(await lab.refs.snapshot(), 'combobox', 'Rows');
    assert.equal((await lab.refs.act(rows.ref, { type: 'click' })).outcome, outcome);
  }
  assert.deepEqual(await lab.got(), ['layer']);
  await lab.close();
});
