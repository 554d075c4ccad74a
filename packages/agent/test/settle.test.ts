import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openRefs } from '@smokejumper/refs';
import type { Browser, Page } from 'playwright';
import { calms } from '../src/run/session.ts';
import { installPulse, never, type Pulse } from '../src/settle/pulse.ts';
import { type Calm, settle } from '../src/settle/settle.ts';
import { watchContext } from '../src/settle/watch.ts';
import { openBrowser, type Site, serve } from './harness.ts';

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
});

const ctx = { now: () => performance.now(), signal: new AbortController().signal };

/** What the page says once it has settled after its opening, and after a press of its button. */
async function settled(site: Site, { pressed }: { pressed: boolean }) {
  const served = await serve(site);
  const context = await browser.newContext();
  try {
    await installPulse(context);
    const watch = watchContext(ctx, context);
    const refs = openRefs(context);
    const page = await context.newPage();
    refs.follow(page);
    await page.goto(served.url);
    let known: number | null = null;
    const hear = (_: Page, { born }: Pulse) => {
      known = born;
    };
    const calm = (mark: number, level: Calm) => {
      const told = { hear, almost: () => {}, leaving: refs.leaving, known };
      return settle(ctx, { page, watch, mark, since: ctx.now(), calm: level, ...told });
    };
    const shown = () => page.evaluate(() => document.querySelector('h1, #out')?.textContent);
    await calm(0, calms.opened);
    // Playwright's own script is in the page by then, so that reading takes no time in which more could come.
    const opened = await shown();
    if (!pressed) return opened;
    const mark = watch.mark();
    await page.mouse.click(20, 20);
    await calm(mark, calms.acted);
    return await shown();
  } finally {
    await context.close();
    await served.close();
  }
}

const afterPress = (site: Site) => settled(site, { pressed: true });

const button = (onclick: string) =>
  `<button style="position:fixed;left:0;top:0;width:60px;height:60px" onclick="${onclick}">Go</button><p id="out"></p>
  <script>const say = (text) => { document.getElementById('out').textContent = text; };</script>`;

test('work that goes on in pieces without any timer is waited for', async () => {
  const page = `${button('pieces(30)')}<script>
    const channel = new MessageChannel();
    const busy = () => { const end = performance.now() + 4; while (performance.now() < end); };
    const pieces = (left) => { channel.port1.onmessage = () => { busy(); left -= 1; left > 0 ? channel.port2.postMessage(0) : say('done'); }; channel.port2.postMessage(0); };
  </script>`;
  assert.equal(await afterPress({ '/': page }), 'done');
});

test('what an answer brings is waited for', async () => {
  const page = button("fetch('/data').then((r) => r.json()).then(({ text }) => say(text))");
  const data = (_: unknown, response: { end(text: string): void }) =>
    void setTimeout(() => response.end('{"text":"brought"}'), 40);
  assert.equal(await afterPress({ '/': page, '/data': data }), 'brought');
});

test('a page that is being left is not settled', async () => {
  const site = { '/': button("location.href = '/next'"), '/next': '<h1>The next page</h1>' };
  assert.equal(await afterPress(site), 'The next page');
});

test('a page that asks its storage or has something computed elsewhere does not count as having nothing to do', async () => {
  const next = async (asks: string) => {
    const text = await afterPress({ '/': button(`${asks}; say(window.__smokejumperNext())`) });
    return Number(text);
  };
  assert.equal(await next("indexedDB.open('x')"), 0);
  assert.equal(await next("crypto.subtle.digest('SHA-256', new Uint8Array(9))"), 0);
  assert.equal(await next('0'), never);
});

test('a page that draws itself anew a moment after it was opened is waited for', async () => {
  const page = `<main></main><script>
    const draw = (text) => { document.querySelector('main').innerHTML = '<h1>' + text + '</h1>'; };
    draw('drawn');
    setTimeout(() => draw('drawn anew'), 230);
  </script>`;
  assert.equal(await settled({ '/': page }, { pressed: false }), 'drawn anew');
});

test('a page whose scripts are off is settled although it has no frames to tell of', async () => {
  const served = await serve({
    '/': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': 'sandbox' });
      response.end('<h1>Ready</h1>');
    },
  });
  const context = await browser.newContext();
  await installPulse(context);
  const watch = watchContext(ctx, context);
  const page = await context.newPage();
  await page.goto(served.url);
  const told = { hear: () => {}, almost: () => {}, leaving: () => false, known: null };
  const rests = await settle(ctx, { page, watch, mark: 0, since: ctx.now(), calm: calms.opened, ...told });
  assert.equal(rests, true);
  await context.close();
  await served.close();
});

test('a change in a shadow tree is a change of the page, however the tree came about', async () => {
  const host = (id: string, inner: string) =>
    `<div id="${id}"><template shadowrootmode="open">${inner}</template></div>`;
  const served = await serve({ '/': host('given', `<p>old</p>${host('inner', '<p>old</p>')}`) });
  const context = await browser.newContext();
  await installPulse(context);
  const page = await context.newPage();
  await page.goto(served.url);
  const unseen = await page.evaluate(async () => {
    const made = (mode: 'open' | 'closed') =>
      document.body.appendChild(document.createElement('div')).attachShadow({ mode });
    const given = document.getElementById('given')?.shadowRoot;
    const trees = {
      given,
      inner: given?.getElementById('inner')?.shadowRoot,
      open: made('open'),
      closed: made('closed'),
    };
    const told = async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return window.__smokejumperPulse?.().changes;
    };
    const missed: string[] = [];
    for (const [name, tree] of Object.entries(trees)) {
      const before = await told();
      tree?.append('new');
      if ((await told()) === before) missed.push(name);
    }
    return missed;
  });
  assert.deepEqual(unseen, []);
  await context.close();
  await served.close();
});

test('a task posted for later, or for when there is time, is still to come until it is done or taken back', async () => {
  const served = await serve({ '/': '<p>at rest</p>' });
  const context = await browser.newContext();
  await installPulse(context);
  const page = await context.newPage();
  await page.goto(served.url, { waitUntil: 'load' });
  const told = await page.evaluate(() => {
    const next = () => window.__smokejumperPulse?.().nextInMs ?? 0;
    const { scheduler } = window;
    const controller = new AbortController();
    const none = next();
    scheduler?.postTask(() => {}, { delay: 60_000, signal: controller.signal }).catch(() => {});
    const posted = next();
    controller.abort();
    const takenBack = next();
    const idle = requestIdleCallback(() => {});
    const asked = next();
    cancelIdleCallback(idle);
    return { none, posted, takenBack, asked, cancelled: next(), name: scheduler?.postTask.name };
  });
  const { none, posted, takenBack, asked, cancelled, name } = told;
  assert.deepEqual([none, takenBack, cancelled, asked, name], [never, never, never, 1, 'postTask']);
  assert.ok(posted > 0 && posted <= 60_000, String(posted));
  await context.close();
  await served.close();
});

test('what a page puts off for a moment upon an action is still owed until it is done, not what it did before or does later', async () => {
  const served = await serve({ '/': '<p>at rest</p>' });
  const context = await browser.newContext();
  await installPulse(context);
  const page = await context.newPage();
  await page.goto(served.url, { waitUntil: 'load' });
  const told = await page.evaluate(async () => {
    const owed = () => (window.__smokejumperOwed?.(performance.now() - acted) ?? 0) < 1_000;
    const of = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
    // A clock that ran before the action owes it nothing, whatever it arranges.
    let ticks = 0;
    const tick = () => {
      ticks += 1;
      setTimeout(tick, ticks < 3 ? 1 : 700);
    };
    tick();
    const before = of(700);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const acted = performance.now();
    const none = owed();
    const late = setTimeout(() => {}, 60_000);
    const soon = setTimeout(() => {}, 500);
    const some = owed();
    clearTimeout(soon);
    const takenBack = owed();
    const chained = await new Promise((resolve) =>
      requestAnimationFrame(() => {
        setTimeout(() => {
          setTimeout(() => {}, 400);
          resolve(owed());
        }, 1);
      }),
    );
    clearTimeout(late);
    await before;
    return { none, some, takenBack, chained, unborn: (window.__smokejumperOwed?.(1e8) ?? 0) < 1_000 };
  });
  assert.deepEqual(told, { none: false, some: true, takenBack: false, chained: true, unborn: false });
  await context.close();
  await served.close();
});
