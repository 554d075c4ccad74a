import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright';
import { launch, stage } from './harness.ts';

let browser: Browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

async function wordsOn(body: string): Promise<string> {
  const lab = await stage(browser);
  await lab.page.setContent(body);
  const { nodes } = await lab.refs.snapshot();
  await lab.close();
  return nodes.map(({ text, name }) => text || name).join(' ');
}

test('what lies beyond the window in a bar that is fixed to it is not there, for no scrolling leads there', async () => {
  const words = await wordsOn(`<h1>Settings</h1>
    <div style="position:fixed;bottom:0;left:0;right:0;height:20px"><div style="position:relative;height:120px"><p>Console</p>
      <div style="position:absolute;left:100%;top:0;width:100%"><label><input type=checkbox>Dark theme</label></div>
      <div style="margin-top:60px"><span>Far below</span><b style="position:fixed;top:9px;left:9px">Up again</b></div></div></div>`);
  assert.doesNotMatch(words, /Dark theme|Far below/);
  assert.match(words, /Settings.*Console.*Up again/s);
});

test('what scrolling leads to is there, on the page and in what is fixed to the window', async () => {
  const words = await wordsOn(`<p style="margin-top:3000px">Foot</p><p style="position:absolute;left:3000px">Aside</p>
    <div style="position:fixed;inset:0;overflow:auto"><p style="margin-top:2000px">Scrolled</p></div>
    <div style="position:fixed;inset:0"><div style="height:100px;overflow:auto"><p style="margin-top:2000px">Inner</p></div></div>
    <div style="transform:translateX(0)"><div style="position:fixed;top:2500px"><p>Moves along</p></div></div>
    <div style="position:fixed;top:0;left:0"><label><input type=checkbox style="position:absolute;left:-9999px">Agree</label></div>`);
  for (const shown of ['Foot', 'Aside', 'Scrolled', 'Inner', 'Moves along', 'Agree'])
    assert.match(words, RegExp(shown));
});

test('under a page that is held still while a dialog is open, all of it stays', async () => {
  const words =
    await wordsOn(`<body style="position:fixed;top:-200px;width:100%"><p>Head</p><p style="margin-top:3000px">Foot</p>
    <div role=dialog style="position:fixed;top:300px">Sure?</div></body>`);
  assert.match(words, /Head.*Foot.*Sure/s);
});
