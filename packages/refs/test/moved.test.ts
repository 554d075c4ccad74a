import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright';
import { launch, one, stage } from './harness.ts';

let browser: Browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const again = `a.innerHTML = a.innerHTML`;

test('a ref follows its element when a snapshot finds it replaced by a single equal one, and an older decision is told', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`<div id=a><button onclick="got('save')">Save</button><button>Open</button></div>`);
  const { ref } = one(await lab.refs.snapshot(), 'button', 'Save');
  await lab.page.evaluate(again);
  const second = await lab.refs.snapshot();
  assert.equal(second.text, 'nothing changed since s1');
  const old = await lab.refs.act(ref, { type: 'click' }, { snapshot: 's1' });
  const fresh = await lab.refs.act(ref, { type: 'click' }, { snapshot: 's2' });
  assert.deepEqual([old.outcome, old.healedTo, fresh.outcome], ['healed', ref, 'live']);
  assert.deepEqual(await lab.got(), ['save', 'save']);
  await lab.close();
});

test('a ref follows neither to one of two nor to one in another row, nor when it was one of two', async () => {
  const lab = await stage(browser);
  const row = (name: string) => `<li><b>${name}</b> <button onclick="got('${name}')">Delete</button></li>`;
  await lab.page.setContent(
    `<ul id=l>${row('Ada')}${row('Bob')}</ul><div id=a><button onclick="got(1)">Save</button></div><div id=t><button>Twin</button><button>Twin</button></div>`,
  );
  const first = await lab.refs.snapshot();
  const refs = [
    one(first, 'button', 'Delete', 0).ref,
    one(first, 'button', 'Save').ref,
    one(first, 'button', 'Twin', 0).ref,
    one(first, 'button', 'Twin', 1).ref,
  ];
  await lab.page.evaluate(
    (html) => {
      document.querySelector('#l')!.innerHTML = html;
      const save = document.querySelector('#a')!;
      save.innerHTML += save.innerHTML;
      document.querySelector('#t')!.innerHTML = '<button onclick="got(2)">Twin</button>';
    },
    `${row('Bob')}${row('Cid')}`,
  );
  const { nodes } = await lab.refs.snapshot();
  assert.deepEqual(
    nodes.filter((node) => refs.includes(node.ref!)),
    [],
  );
  for (const ref of refs) assert.equal((await lab.refs.act(ref, { type: 'click' })).acted, false);
  assert.deepEqual(await lab.got(), []);
  await lab.close();
});

test('a dialog that covers the page is told in one line, and its going in another', async () => {
  const lab = await stage(browser);
  const buttons = Array.from({ length: 12 }, (_, at) => `<p><button>Do ${at}</button> text</p>`).join('');
  await lab.page.setContent(buttons);
  const refs = (await lab.refs.snapshot()).nodes.filter(({ role }) => role === 'button').map(({ ref }) => ref);
  await lab.page.evaluate(
    `document.body.insertAdjacentHTML('beforeend','<div id=o style="position:fixed;inset:0"><button>Close</button></div>')`,
  );
  const over = await lab.refs.snapshot();
  assert.match(over.text, new RegExp(`occluded now: ${refs[0]} to ${refs.at(-1)}\\n`));
  assert.ok(over.tokens < 30, over.text);
  await lab.page.evaluate('o.remove()');
  assert.match((await lab.refs.snapshot()).text, new RegExp(`not covered now: ${refs[0]} to ${refs.at(-1)}\\n`));
  await lab.close();
});

test('a part that went is told by its first and last ref; a run of buttons stands on one line; a tree by its levels', async () => {
  const lab = await stage(browser);
  const bar = Array.from({ length: 8 }, (_, at) => `<button>B${at}</button>`).join('');
  const item = (level: number, name: string) =>
    `<div role=treeitem tabindex=0 aria-level=${level}><span>${name}</span></div>`;
  await lab.page.setContent(
    `<main><div id=bar>${bar}</div><div role=tree>${item(1, 'root')}${item(2, 'leaf')}${item(1, 'other')}</div><p>End</p></main>`,
  );
  const { text, nodes } = await lab.refs.snapshot();
  const refs = nodes.filter(({ name }) => /^B\d$/.test(name)).map(({ ref }) => ref);
  assert.match(text, new RegExp(`buttons "B0" ${refs[0]}, .*"B7" ${refs[7]}\\n`));
  assert.match(text, /\n( *)treeitem "root" e\d+\n\1 treeitem "leaf" e\d+\n\1treeitem "other"/);
  await lab.page.evaluate('bar.remove()');
  assert.equal((await lab.refs.snapshot()).text, `since s1:\n- ${refs[0]} to ${refs[7]}, 8 lines`);
  await lab.close();
});

test('a click on an entry that holds others lands on its own line, never on one of those', async () => {
  const lab = await stage(browser);
  const entry = (name: string, below: string) =>
    `<div role=treeitem tabindex=0 aria-label="${name}" onclick="event.stopPropagation();got('${name}')">${below}</div>`;
  const leaves = [1, 2, 3, 4, 5, 6].map((at) => entry(`leaf${at}`, `leaf${at}`)).join('');
  await lab.page.setContent(`<div role=tree>${entry('Boxed', `<div>Boxed</div><div role=group>${leaves}</div>`)}
    ${entry('Plain', `Plain<div role=group>${leaves}</div>`)}
    ${entry('Covered', `<div role=group>${leaves}</div>`)}</div>`);
  const snapshot = await lab.refs.snapshot();
  const click = async (name: string) =>
    (await lab.refs.act(one(snapshot, 'treeitem', name).ref, { type: 'click' })).acted;
  assert.deepEqual([await click('Boxed'), await click('Plain'), await click('Covered')], [true, true, false]);
  assert.deepEqual(await lab.got(), ['Boxed', 'Plain']);
  await lab.close();
});

test('the words of a plain box that can be clicked are pressed, and not when they have become others', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(
    `<div style="cursor:pointer" onclick="got(o.textContent)"><p role=none>Wallet</p><div id=o>Open</div></div>`,
  );
  const { ref } = one(await lab.refs.snapshot(), 'generic', 'Open');
  assert.equal((await lab.refs.act(ref, { type: 'click' })).outcome, 'live');
  await lab.page.evaluate(`o.textContent = 'Delete'`);
  assert.equal((await lab.refs.act(ref, { type: 'click' })).outcome, 'renamed');
  assert.deepEqual(await lab.got(), ['Open']);
  await lab.close();
});

test('a leaf of a tree is pressed on its words, wherever in its line they stand', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`<div role=tree>
    <div role=treeitem aria-label=Gate style="display:flex;width:600px"><span style="width:40px">&nbsp;</span><span onclick="got('gate')">Gate</span></div></div>`);
  const { ref } = one(await lab.refs.snapshot(), 'treeitem', 'Gate');
  assert.equal((await lab.refs.act(ref, { type: 'click' })).acted, true);
  assert.deepEqual(await lab.got(), ['gate']);
  await lab.close();
});
