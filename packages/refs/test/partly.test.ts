import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright';
import { launch, stage } from './harness.ts';

let browser: Browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

test('a list that scrolls over more entries than are in the document says so, and one that holds them all does not', async () => {
  const lab = await stage(browser);
  const rows = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => {
      const top = `position:absolute;height:40px;top:${(from + i) * 40}px`;
      return `<li style="${top}">Item ${from + i} <button>Open</button></li>`;
    }).join('');
  const list = (name: string, all: number, to: number, scrolls = 'auto') =>
    `<div style="height:200px;overflow:${scrolls}"><ul aria-label="${name}" style="position:relative;height:${all * 40}px">${rows(0, to)}</ul></div>`;
  const padded = `<table style="display:block;height:200px;overflow:auto"><tbody aria-label=Padded>${'<tr style="height:40px"><td>Row</td><td>1</td></tr>'.repeat(8)}<tr style="height:4000px"></tr></tbody></table>`;
  const text = `<div style="height:200px;overflow:auto"><p>One</p><p>Two</p><p>Three</p><canvas width=20 height=900></canvas></div>`;
  await lab.page.setContent(
    `${list('Long', 300, 8)}${list('Own bar', 300, 8, 'hidden')}${list('Whole', 30, 30)}${list('Short', 8, 8)}${padded}${text}`,
  );
  const { nodes } = await lab.refs.snapshot();
  assert.deepEqual(
    nodes.flatMap((node) => (node.partly ? [`${node.role} ${node.name}`] : [])),
    ['list Long', 'list Own bar', 'rowgroup Padded'],
  );
  assert.deepEqual(
    nodes.flatMap((node) => node.lacks ?? []),
    ['end', 'end', 'end'],
  );
  await lab.page.setContent(
    `<div id="box" style="height:200px;overflow:auto"><ul aria-label="Chat" style="position:relative;height:4000px">${rows(92, 100)}</ul></div>`,
  );
  await lab.page.evaluate('box.scrollTop = 4000');
  const { nodes: chat } = await lab.refs.snapshot();
  assert.deepEqual(
    chat.flatMap((node) => node.lacks ?? []),
    ['start'],
  );
  await lab.page.setContent(list('Window', 500, 20).replace(/height:200px;overflow:auto/, ''));
  const { nodes: all } = await lab.refs.snapshot();
  assert.deepEqual(
    all.flatMap((node) => (node.partly ? [node.name] : [])),
    ['Window'],
  );
  await lab.close();
});

test('a shut section tells what is folded away behind its head, and an open one needs not', async () => {
  const lab = await stage(browser);
  const section = (name: string, open = '') =>
    `<details ${open}><summary>${name}</summary><p>For ${name}</p><button>Contact us</button></details>`;
  await lab.page.setContent(section('Returns') + section('Shipping', 'open'));
  const { nodes } = await lab.refs.snapshot();
  const folded = nodes.flatMap((node) => (node.folded === undefined ? [] : [`${node.name}: ${node.folded}`]));
  assert.deepEqual(folded, ['Returns: For Returns Contact us']);
  await lab.close();
});

test('what lies wholly beyond the edge of a box that cuts it off says so, and what a bar brings into sight does not', async () => {
  const lab = await stage(browser);
  const slide = (words: string) => `<div style="width:200px;flex:none"><h3>${words}</h3></div>`;
  const track = (words: string[], style: string) =>
    `<div style="width:200px;${style}"><div style="display:flex">${words.map(slide).join('')}</div></div>`;
  const line = (words: string, style = '') => `<p style="margin:0;height:30px;${style}">${words}</p>`;
  await lab.page.setContent(`
    ${track(['Slide one', 'Cut slide'], 'overflow:hidden')}${track(['Bar one', 'Bar two'], 'overflow-x:auto')}
    <div style="height:30px;overflow:hidden">${line('Begin')}${line('Cut end')}${line('Laid', 'position:fixed;top:0')}</div>
    <div style="height:100px;overflow:hidden"><div style="height:100px;overflow:auto">${line('', 'height:600px')}${line('Far below')}</div></div>
    <div style="height:20px;overflow:hidden">${line('')}<div style="height:40px;overflow:auto">${line('')}${line('Cut with its bar')}</div></div>
    <div style="height:100px;overflow:hidden">${line('', 'height:600px')}${line('By wheel')}</div>
    <div style="height:30px;overflow:hidden">${line('')}<i style="position:absolute">Hung out</i></div>`);
  const { nodes } = await lab.refs.snapshot();
  const words = nodes.flatMap((node) => {
    const up = node.parent === null ? undefined : nodes[node.parent];
    return node.text !== '' && up?.cutOff === true ? [node.text] : [];
  });
  assert.deepEqual(words, ['Cut slide', 'Cut end', 'Cut with its bar']);
  await lab.close();
});
