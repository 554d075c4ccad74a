import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright';
import { openBrowser, run, type Served, serve } from './harness.ts';

let browser: Browser;
let site: Served;
let other: Served;
const seen: { method: string | undefined; cookie: string | undefined }[] = [];

before(async () => {
  browser = await openBrowser();
  site = await serve({
    '/': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'visitor=ada' });
      response.end('<title>Shop</title><h1>Shop</h1>');
    },
    '/api/orders': ({ method, headers }, response) => {
      seen.push({ method, cookie: headers.cookie });
      response.writeHead(headers.cookie === undefined ? 401 : 201).end('{}');
    },
  });
  other = await serve({ '/health': (_request, response) => void response.writeHead(503).end('down') });
});
after(async () => {
  await browser.close();
  await site.close();
  await other.close();
});

test('a request to the site carries the cookies of the visitor', async () => {
  const outcome = await run(browser, site, {
    spec: 'Send a POST request to /api/orders\nThe response status is 201',
  });
  assert.equal(outcome.verdict, 'passed', outcome.summary);
  assert.deepEqual(seen, [{ method: 'POST', cookie: 'visitor=ada' }]);
});

test('a request to another origin is judged by its status without asking that origin for leave', async () => {
  const spec = (status: number) => `Send a GET request to ${other.url}/health\nThe response status is ${status}`;
  const met = await run(browser, site, { spec: spec(503) });
  assert.equal(met.verdict, 'passed', met.summary);
  assert.deepEqual(met.expectations[0]?.evidence, [{ snapshot: 'network', quote: `GET ${other.url}/health 503` }]);
  const unmet = await run(browser, site, { spec: spec(200) });
  assert.equal(unmet.failureClass, 'expectation_not_met', unmet.summary);
  assert.doesNotMatch(unmet.summary, /changed nothing/);
});

test('a request that cannot be made is no evidence', async () => {
  const gone = await serve({});
  await gone.close();
  const outcome = await run(browser, site, { spec: `Send a GET request to ${gone.url}/\nThe response status is 200` });
  assert.equal(outcome.failureClass, 'no_evidence', outcome.summary);
});
