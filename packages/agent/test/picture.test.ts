import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Baselines, ComparedPictures } from '@smokejumper/contracts';
import type { Browser } from 'playwright';
import { PNG } from 'pngjs';
import { openBrowser, run, type Served, serve } from './harness.ts';

let browser: Browser;
let site: Served;
let price = '$48.20';

before(async () => {
  browser = await openBrowser();
  site = await serve({
    '/': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(`<title>Plans</title><style>@keyframes turn { to { rotate: 1turn } } i { display: block; width: 40px;
        height: 40px; background: red; animation: turn 1s infinite }</style>
        <h1>Plans</h1><p>${price} a month</p><i></i><input autofocus>`);
    },
    '/restless': `<canvas></canvas><p id="p"></p><script>setInterval(() => { p.textContent = Math.random() }, 20)</script>`,
  });
});
after(async () => {
  await browser.close();
  await site.close();
});

interface Kept extends Baselines {
  stored: Map<string, Uint8Array>;
  differences: Map<string, ComparedPictures>;
}

function memory(): Kept {
  const stored = new Map<string, Uint8Array>();
  const differences = new Map<string, ComparedPictures>();
  return {
    stored,
    differences,
    read: async (name) => stored.get(name) ?? null,
    write: async (name, png) => {
      stored.set(name, png);
      return null;
    },
    differs: async (name, pictures) => void differences.set(name, pictures),
  };
}

const spec = 'The page matches the baseline "plans page"';
const compare = (baselines: Baselines, more = {}) => run(browser, site, { spec, baselines, ...more });

test('the first run stores a baseline and is inconclusive, the second is measured by it and passes', async () => {
  const baselines = memory();
  const first = await compare(baselines);
  assert.equal(first.failureClass, 'no_evidence', first.summary);
  assert.match(first.summary, /stored one/);
  assert.deepEqual([...baselines.stored.keys()], ['plans page']);
  const second = await compare(baselines);
  assert.equal(second.verdict, 'passed', second.summary);
  assert.match(second.expectations[0]?.evidence[0]?.quote ?? '', /^0 % of the pixels differ/);
  assert.equal(baselines.differences.size, 0);
});

test('one digit that changed is a difference, with its share as evidence and a picture of it', async () => {
  const baselines = memory();
  await compare(baselines);
  price = '$48.26';
  const outcome = await compare(baselines);
  price = '$48.20';
  assert.equal(outcome.failureClass, 'expectation_not_met', outcome.summary);
  assert.match(outcome.expectations[0]?.evidence[0]?.quote ?? '', /^0\.00\d+ % of the pixels differ from "plans page"/);
  const pictures = baselines.differences.get('plans page')!;
  assert.deepEqual(pictures.expected, baselines.stored.get('plans page'));
  assert.notDeepEqual(pictures.actual, pictures.expected);
  const difference = PNG.sync.read(Buffer.from(pictures.difference ?? []));
  assert.deepEqual([difference.width, difference.height], [1280, 800]);
});

test('another size is a difference', async () => {
  const baselines = memory();
  const small = new PNG({ width: 640, height: 400 });
  baselines.stored.set('plans page', PNG.sync.write(small));
  const outcome = await compare(baselines);
  assert.equal(outcome.failureClass, 'expectation_not_met');
  assert.match(outcome.summary, /1280 × 800, "plans page" is 640 × 400/);
  assert.equal(baselines.differences.get('plans page')?.difference, null);
});

test('a file that is no picture, and no place for pictures, are no evidence', async () => {
  const baselines = memory();
  baselines.stored.set('plans page', Buffer.from('not a picture'));
  const broken = await compare(baselines);
  assert.equal(broken.failureClass, 'no_evidence');
  assert.match(broken.summary, /cannot be read/);
  const without = await run(browser, site, { spec });
  assert.equal(without.failureClass, 'no_evidence');
  assert.match(without.summary, /no place for pictures/);
});

test('a page that never looks the same twice becomes no baseline', async () => {
  const baselines = memory();
  const outcome = await compare(baselines, { path: '/restless' });
  assert.equal(outcome.failureClass, 'no_evidence');
  assert.match(outcome.summary, /never looked the same twice/);
  assert.equal(baselines.stored.size, 0);
});
