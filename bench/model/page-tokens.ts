import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runFlow } from '@smokejumper/agent';
import { defaultBudgets, silentLog } from '@smokejumper/contracts';
import { tokensOf } from '@smokejumper/refs';
import type { Browser, BrowserContext } from 'playwright';
import { recordingOf } from '../../packages/agent/test/harness.ts';
import { type Asked, type Reply, startModelServer } from '../../packages/agent/test/model-server/server.ts';
import { verdicts } from './flows.ts';

/** Tokens of the page in each call of one run: as our agent showed it, and as a raw snapshot of the same moment. */
export interface PageTokens {
  calls: number;
  ours: number;
  raw: number;
  verdict: string;
}

const rows = 60;
const presses = 24;

// A page of an ordinary size on which each step changes a little: a list of orders to be gone through one by one.
const page = `<!doctype html><html lang="en"><title>Orders</title><nav aria-label="Main">${[
  'Home',
  'Orders',
  'Customers',
  'Reports',
  'Settings',
  'Help',
]
  .map((name) => `<a href="/${name.toLowerCase()}">${name}</a>`)
  .join(
    '',
  )}</nav><main><h1>Orders</h1><p>Handled: <b id="n">0</b></p><table aria-label="Orders"><thead><tr><th>Order</th><th>Customer</th><th>Total</th><th>State</th><th></th></tr></thead><tbody>${Array.from(
  { length: rows },
  (_, at) =>
    `<tr><td><a href="/orders/${at}">Order ${1000 + at}</a></td><td>Customer number ${at}</td><td>$${(at * 7.5).toFixed(2)}</td><td>open</td><td><button onclick="done(this)">Handle order ${1000 + at}</button></td></tr>`,
).join(
  '',
)}</tbody></table></main><footer><p>Signed in as Ada</p></footer><script>function done(b){const r=b.closest('tr');r.cells[3].textContent='handled';b.remove();n.textContent=+n.textContent+1}</script>`;

/** One scripted run, step by step, on that page. */
export async function pageTokens(browser: Browser): Promise<PageTokens> {
  const site = createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page));
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const counted: PageTokens = { calls: 0, ours: 0, raw: 0, verdict: '' };
  let pressed = 0;
  const script = async (asked: Asked): Promise<Reply> => {
    if (asked.forced === 'plan') return { say: 'I would rather go step by step.' };
    if (asked.forced === 'verdicts') return verdicts(asked.last, `Handled: ${presses}`);
    counted.calls += 1;
    counted.ours += shownTokens(asked.last);
    counted.raw += tokensOf(await rawOf(context));
    if (pressed >= presses) return { call: { name: 'done', args: { status: 'done' } } };
    const description = `Handle order ${1000 + pressed}`;
    pressed += 1;
    return { call: { name: 'click', args: { description } } };
  };
  const model = await startModelServer({ script });
  try {
    const outcome = await runFlow(
      { log: silentLog, now: () => performance.now(), random: Math.random, signal: new AbortController().signal },
      {
        context,
        flow: {
          name: 'orders',
          spec: `Get two dozen of the orders out of the way. "Handled: ${presses}" is visible.`,
          baseUrl: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
          url: '/',
        },
        variables: {},
        secrets: {},
        brain: 'model',
        model: model.settings(),
        // As of a flow that needs this many, or its budget would end it.
        modelCallsBefore: Array.from({ length: 5 }, () => presses + 6),
        plan: null,
        budgets: { ...defaultBudgets, modelCalls: 60, recoveryModelCalls: 60, tokens: 5_000_000, wallMs: 240_000 },
        recording: recordingOf(context),
        observer: { stepFinished: async () => {} },
        filesDir: null,
      },
    );
    return { ...counted, verdict: `${outcome.verdict} (${outcome.summary})` };
  } finally {
    await context.close();
    await model.close();
    site.closeAllConnections();
    site.close();
  }
}

// What stands within the fence of the message that is new in this call.
function shownTokens(message: string): number {
  const shown = [...message.matchAll(/<page-(\w+)>\n([\s\S]*?)\n<\/page-\1>/g)].map((found) => found[2] ?? '');
  return shown.reduce((sum, text) => sum + tokensOf(text), 0);
}

async function rawOf(context: BrowserContext): Promise<string> {
  return (await context.pages()[0]?.locator('body').ariaSnapshot()) ?? '';
}
