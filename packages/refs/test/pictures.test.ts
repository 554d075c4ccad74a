import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright';
import { launch, stage } from './harness.ts';

let browser: Browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

test('the words of a drawing are read, its shapes are not, and an icon stays one thing', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`
    <svg width=200 height=60><title>Sales</title><defs><text>never</text></defs><rect width=9 height=9 />
      <g><text x=9 y=20><tspan x=9>North</tspan><tspan x=9 dy=14>hut</tspan></text></g>
      <a href="/may"><text x=90 y=20>May 41</text></a></svg>
    <button><svg width=9 height=9><title>Close</title><path d="M0 0h9v9z"/></svg></button>
    <button><svg width=40 height=20><text y=15>Zoom</text></svg></button>`);
  const { nodes } = await lab.refs.snapshot();
  const texts = nodes.filter((node) => node.role === 'text').map((node) => node.text);
  assert.deepEqual(texts, ['North', 'hut', 'May 41', 'Zoom']);
  const named = nodes.filter((node) => node.name !== '').map((node) => `${node.role} ${node.name}`);
  assert.deepEqual(named, ['img Sales', 'link May 41', 'button Close', 'img Close', 'button Zoom']);
  await lab.close();
});

test('a picture that is called what the words beside it say is not said twice', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`
    <a href=/o><i title=Orders style="display:inline-block"><span>Orders</span></i>Orders</a>
    <a href=/u><svg width=9 height=9><title>Users</title></svg> Users</a>
    <a href=/b>Bora Bora</a>
    <button><img alt=Bora width=9 height=9> Bora cliff</button>`);
  const seen = await lab.refs.snapshot();
  const shown = seen.nodes.filter((node) => /^(button|link)$/.test(node.role)).map((node) => node.name);
  assert.deepEqual(shown, ['Orders', 'Users', 'Bora Bora', 'Bora Bora cliff']);
});

test('a button that shows no words tells what its picture is called, and is another one with another picture', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`
    <svg hidden><symbol id=i-gear></symbol></svg>
    <button id=a onclick="got('a')"><i class="fa fa-trash"></i></button>
    <button><svg width=9 height=9><use href="#i-gear"/></svg></button>
    <a href=/x><img src="/static/bell.3fa9bc12.svg" width=9 height=9></a>
    <button data-tooltip=Archive><i class="fa fa-box"></i></button>
    <button data-tooltip=GD1Q3DNWcPr8TlEtnicyL><i data-icon=download></i></button>
    <button><i class="fa fa-trash"></i>Remove</button>
    <button><i class="fa fa-check"></i><i class="fa fa-star"></i></button>
    <span aria-label=Notes><a href=/y><i class="fa fa-pen"></i></a></span>
    <div title=Sort><span><button><i class="fa fa-sort"></i></button></span></div>
    <span title=Both><button><i class="fa fa-upload"></i></button><button><i class="fa fa-print"></i></button></span>
    <nav aria-label=Main><button><i class="fa fa-bars"></i></button></nav>`);
  const seen = await lab.refs.snapshot();
  const shown = seen.nodes.filter((node) => /^(button|link)$/.test(node.role)).map((node) => [node.name, node.icon]);
  assert.deepEqual(shown, [
    ['', 'trash'],
    ['', 'gear'],
    ['', 'bell'],
    ['Archive', 'box'],
    ['', 'download'],
    ['Remove', ''],
    ['', ''],
    ['Notes', 'pen'],
    ['Sort', 'sort'],
    ['', 'upload'],
    ['', 'print'],
    ['', 'bars'],
  ]);
  const bin = seen.nodes.find((node) => node.icon === 'trash')?.ref ?? '';
  await lab.page.evaluate(`a.firstChild.className = 'fa fa-play'`);
  assert.equal((await lab.refs.act(bin, { type: 'click' })).outcome, 'recycled');
  assert.deepEqual(await lab.got(), []);
  await lab.close();
});

test('a word that a font of icons draws as one picture is no word of the control beside it', async () => {
  const lab = await stage(browser);
  const glyph = (word: string) =>
    `<i style="font:16px 'Some Icons';display:inline-block;letter-spacing:-1em">${word}</i>`;
  await lab.page.setContent(`
    <button>${glyph('login')} Sign in</button>
    <button><i aria-hidden=true style="font:16px 'Some Icons';letter-spacing:-1em">arrow_back</i>Back</button>
    <button>${glyph('more_vert')}</button>
    <button title=Remove>${glyph('delete')}</button>
    <button style="font:16px 'Some Icons'">login anew</button>
    <button style="font:16px 'Some Icons'">written</button>
    <button style="letter-spacing:-1em">narrow</button>`);
  const seen = await lab.refs.snapshot();
  const shown = seen.nodes.filter((node) => node.role === 'button').map((node) => [node.name, node.icon]);
  assert.deepEqual(shown, [
    ['Sign in', ''],
    ['Back', ''],
    ['more vert', 'more vert'],
    ['Remove', 'delete'],
    ['login anew', ''],
    ['written', ''],
    ['narrow', ''],
  ]);
  assert.ok(!/login(?! anew)|arrow_back|more_vert/.test(seen.text), seen.text);
  await lab.close();
});

test('a box without words that its style draws and a tooltip names is a picture, and can be pressed', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`
    <style>i, b, u { display: inline-block; width: 20px; height: 20px } .tick::before { content: '\\e90a' }</style>
    <i id=gear title="Settings menu" style="background: url(/img/gear.png), linear-gradient(white, grey)">&nbsp;</i>
    <b class=tick title=Approved></b>
    <i title=Spacer></i><u style="background: url(/img/wave.png)"></u>
    <i title=Note style="background: url(/img/note.png)">Read me</i>
    <i title=Open style="cursor: pointer; background: url(/img/open.png)"></i>
    <i title=Files style="cursor: pointer; background: url(/img/files.png)"><a href=#files></a></i>`);
  await lab.page.evaluate(`gear.addEventListener('click', () => got('gear'))`);
  const { nodes } = await lab.refs.snapshot();
  const named = nodes.filter((node) => node.name !== '').map((node) => [node.role, node.name, node.icon]);
  assert.deepEqual(named, [
    ['img', 'Settings menu', 'gear'],
    ['img', 'Approved', ''],
    ['generic', 'Open', 'open'],
    ['generic', 'Files', 'files'],
  ]);
  const gear = nodes.find((node) => node.icon === 'gear')?.ref ?? '';
  assert.equal((await lab.refs.act(gear, { type: 'click' })).outcome, 'live');
  assert.deepEqual(await lab.got(), ['gear']);
  await lab.close();
});

test('words that a style draws are read, but no picture, no sign and no hint that waits; boxes apart are words apart', async () => {
  const lab = await stage(browser);
  await lab.page.setContent(`
    <style>
      .status::before { content: 'Status: ' } .left::after { content: ' left' } .stock::before { content: 'In stock' }
      .label::before { content: attr(data-label); display: block }
      .icon::before { content: 'home'; font-family: Pictures } .sign::before { content: '\\203a' }
      .hint::after { content: 'Wait'; opacity: 0; position: absolute } .box { display: inline-block; width: 80px }
    </style>
    <p class="status">Paid</p><p class="left">3</p><div class="stock"></div><p class="label" data-label="Weight">5 kg</p>
    <p class="icon">Start</p><p class="sign">More</p><p class="hint">Save</p>
    <p><span class="box">Name</span><span class="box">Ann</span></p><p>Sea<b>rch</b></p>
    <p>Total<i style="padding-left: 8px">$5.00</i></p>`);
  const snapshot = await lab.refs.snapshot();
  const texts = snapshot.nodes.filter(({ role }) => role === 'text').map(({ text }) => text);
  assert.deepEqual(texts.slice(0, 5), ['Status: Paid', '3 left', 'In stock', 'Weight', '5 kg']);
  assert.deepEqual(texts.slice(5), ['Start', 'More', 'Save', 'Name Ann', 'Search', 'Total $5.00']);
  await lab.close();
});
