import type { Browser, Page } from 'playwright';
import { one, type Site, type Stage, serve, stage } from '../../packages/refs/test/harness.ts';
import type { Row } from './stats.ts';

/** Changes between snapshot and press after which a press with the old ref is wrong, whatever it meets. */
const cases: readonly { html: string; change: string; target: [string, string] }[] = [
  {
    html: `<button id=b onclick="got(1)">Save</button>`,
    change: `b.textContent = 'Delete account'`,
    target: ['button', 'Save'],
  },
  {
    html: `<button id=a onclick="got(1)">Save</button><button id=b onclick="got(1)">Delete</button>`,
    change: `a.textContent = 'Delete'; b.textContent = 'Save'`,
    target: ['button', 'Save'],
  },
  {
    html: `<button id=b onclick="got(1)">Go</button>`,
    change: `b.setAttribute('role', 'link')`,
    target: ['button', 'Go'],
  },
  {
    html: `<ul><li><b id=n>Alice</b> <button onclick="got(1)">Delete</button></li><li><b>Bob</b> <button>Remove</button></li></ul>`,
    change: `n.textContent = 'Bob'`,
    target: ['button', 'Delete'],
  },
  {
    html: `<table><tr><td id=n>Invoice 1</td><td><button onclick="got(1)">Open</button></td></tr><tr><td>Invoice 2</td></tr></table>`,
    change: `n.textContent = 'Invoice 42'`,
    target: ['button', 'Open'],
  },
  {
    html: `<form onsubmit="return false"><div id=f><label>Name <input></label></div><button onclick="got(1)">Next</button></form>`,
    change: `f.innerHTML = '<label>Card number <input></label>'`,
    target: ['button', 'Next'],
  },
  {
    html: `<button id=b onclick="got(1)">Pay $5</button>`,
    change: `b.textContent = 'Pay $50'`,
    target: ['button', 'Pay $5'],
  },
  { html: `<button id=b onclick="got(1)">7</button>`, change: `b.textContent = '8'`, target: ['button', '7'] },
];

/** How a press is tried: with our ref, or with Playwright's own. Both see the same page and the same change. */
interface Tried {
  lab: Stage;
  site: Site;
  /** Remembers the button of this name, as a snapshot shows it. */
  look(page: Page, name: string): Promise<void>;
  /** Presses what was remembered; plain refs are looked up on `page`. */
  press(page: Page): Promise<void>;
}

const listening = `<script>addEventListener('message', (event) => got(event.data))</script>`;

/** Rows in which the document changes, not the node: a press that reaches any page is wrong. */
const moves: readonly { title: string; run(tried: Tried): Promise<void> }[] = [
  { title: 'iframe navigated, same origin', run: (tried) => frameMoves(tried, tried.site.origin) },
  { title: 'iframe navigated, other origin', run: (tried) => frameMoves(tried, tried.site.other) },
  {
    title: 'iframe removed and added again',
    async run({ lab, site, look, press }) {
      await lab.page.goto(`${site.origin}/blank`);
      await lab.page.setContent(`${listening}<iframe src="/pay"></iframe>`);
      await look(lab.page, 'Pay now');
      await lab.page.evaluate(() => {
        document.querySelector('iframe')!.remove();
        document.body.insertAdjacentHTML('beforeend', '<iframe src="/refund"></iframe>');
      });
      await lab.page.frameLocator('iframe').getByRole('button').waitFor();
      await press(lab.page);
    },
  },
  {
    title: 'popup that starts blank',
    async run({ lab, site, look, press }) {
      await lab.page.goto(`${site.origin}/blank`);
      const opened = lab.page.waitForEvent('popup');
      await lab.page.evaluate(`open('about:blank').document.write('<button>Save</button>')`);
      const popup = await opened;
      await look(popup, 'Save');
      await popup.goto(`${site.origin}/two`);
      await press(popup);
    },
  },
  {
    title: 'two tabs with the same numbers',
    async run({ lab, site, look, press }) {
      await lab.page.goto(`${site.origin}/one`);
      const second = await lab.context.newPage();
      await second.goto(`${site.origin}/two`);
      await look(second, 'Delete account');
      await look(lab.page, 'Save');
      await press(second);
    },
  },
  {
    title: 'history back',
    async run({ lab, site, look, press }) {
      await lab.page.goto(`${site.origin}/two`);
      await lab.page.goto(`${site.origin}/one`);
      await look(lab.page, 'Save');
      await lab.page.goBack();
      await press(lab.page);
    },
  },
  {
    title: 'setContent again',
    async run({ lab, look, press }) {
      await lab.page.setContent(`<button onclick="got(1)">Save</button>`);
      await look(lab.page, 'Save');
      await lab.page.setContent(`<button onclick="got(2)">Delete account</button>`);
      await press(lab.page);
    },
  },
];

async function frameMoves({ lab, site, look, press }: Tried, origin: string): Promise<void> {
  await lab.page.goto(`${site.origin}/blank`);
  await lab.page.setContent(`${listening}<iframe src="${origin}/pay"></iframe>`);
  await lab.page.frameLocator('iframe').getByRole('button').waitFor();
  await look(lab.page, 'Pay now');
  await lab.page.frames()[1]!.goto(`${origin}/refund`);
  await press(lab.page);
}

/** Snapshots that another part of a program takes: the ref is as good as before, and must press. */
const others: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.ariaSnapshot(),
  (page) => page.locator('main').ariaSnapshot({ mode: 'ai' }),
];

interface Way {
  plain: boolean;
  /** Another snapshot before the press: old numbers may mean new elements by then. */
  again: boolean;
}

async function tryWith(browser: Browser, site: Site, { plain, again }: Way, run: (tried: Tried) => Promise<void>) {
  const lab = await stage(browser);
  let ref = '';
  await run({
    lab,
    site,
    async look(page, name) {
      if (!plain) ref = one(await lab.refs.snapshot({ page, full: true }), 'button', name).ref;
      else ref = plainRef(await page.ariaSnapshot({ mode: 'ai' }), 'button', name);
    },
    async press(page) {
      if (again && plain) await page.ariaSnapshot({ mode: 'ai' });
      else if (again) await lab.refs.snapshot({ page });
      if (plain) {
        const pressed = page.locator(`aria-ref=${ref}`).click({ timeout: 1_000 });
        await pressed.catch(() => {});
      } else {
        const tab = (await lab.refs.pages()).find((known) => known.page === page)!.tab;
        await lab.refs.act(ref, { type: 'click' }, { tab });
      }
      await page.waitForTimeout(50);
    },
  });
  const received = await Promise.all(lab.context.pages().map((page) => lab.got(page).catch(() => [])));
  await lab.close();
  return received.flat().length > 0;
}

function plainRef(tree: string, role: string, name: string): string {
  const line = tree.split('\n').find((text) => text.includes(`${role} "${name}"`));
  return /\[ref=(\w+)\]/.exec(line ?? '')?.[1] ?? 'none';
}

export async function matrix(browser: Browser): Promise<Row[]> {
  const site = await serve((path) => {
    if (path === '/pay') return `<button onclick="parent.postMessage('pay','*')">Pay now</button>`;
    if (path === '/refund') return `<button onclick="parent.postMessage('refund','*')">Refund</button>`;
    if (path === '/one') return `<button onclick="got('save')">Save</button>`;
    if (path === '/two') return `<button onclick="got('delete')">Delete account</button>`;
    return '<p>Blank</p>';
  });
  const rows = [await inPlace(browser), await byDocument(browser, site), await bySomebodyElse(browser, site)];
  await site.close();
  return [...rows, await invented(browser)];
}

async function byDocument(browser: Browser, site: Site): Promise<Row> {
  const wrong: { plain: string[]; ours: string[] } = { plain: [], ours: [] };
  for (const { title, run } of moves) {
    if (await tryWith(browser, site, { plain: true, again: true }, run)) wrong.plain.push(title);
    if (await tryWith(browser, site, { plain: false, again: true }, run)) wrong.ours.push(title);
  }
  const tell = (titles: string[]) =>
    `${titles.length} of ${moves.length}${titles.length > 0 ? ` (${titles.join('; ')})` : ''}`;
  return {
    what: `wrong presses, rows of the stability matrix that change frame, tab or document, with a new snapshot before the press (${moves.map(({ title }) => title).join('; ')})`,
    must: '0',
    ours: tell(wrong.ours),
    plain: tell(wrong.plain),
    holds: wrong.ours.length === 0,
  };
}

async function bySomebodyElse(browser: Browser, site: Site): Promise<Row> {
  let ours = 0;
  let plain = 0;
  for (const snapshot of others) {
    const run = async ({ lab, look, press }: Tried) => {
      await lab.page.setContent(`<main><p>Text</p></main><button onclick="got(1)">Save</button>`);
      await look(lab.page, 'Save');
      await snapshot(lab.page);
      await press(lab.page);
    };
    if (!(await tryWith(browser, site, { plain: true, again: false }, run))) plain += 1;
    if (!(await tryWith(browser, site, { plain: false, again: false }, run))) ours += 1;
  }
  return {
    what: 'good refs lost to a snapshot by somebody else (default mode; a part of the page)',
    must: '0',
    ours: `${ours} of ${others.length}`,
    plain: `${plain} of ${others.length}`,
    holds: ours === 0,
  };
}

async function inPlace(browser: Browser): Promise<Row> {
  let ours = 0;
  let plain = 0;
  for (const { html, change, target } of cases) {
    const lab = await stage(browser);
    await lab.page.setContent(html);
    const { ref } = one(await lab.refs.snapshot(), ...target);
    const raw = plainRef(await lab.page.ariaSnapshot({ mode: 'ai' }), ...target);
    await lab.page.evaluate(change);
    await lab.refs.act(ref, { type: 'click' });
    if ((await lab.got()).length > 0) ours += 1;
    await lab.page.evaluate('log.splice(0)');
    await lab.page
      .locator(`aria-ref=${raw}`)
      .click({ timeout: 1_000 })
      .catch(() => {});
    if ((await lab.got()).length > 0) plain += 1;
    await lab.close();
  }
  return {
    what: 'wrong presses, rows of the stability matrix that leave the node in place',
    must: '0',
    ours: `${ours} of ${cases.length}`,
    plain: `${plain} of ${cases.length}`,
    holds: ours === 0,
  };
}

/** Refs nobody gave out, and refs of a document that was left: neither may be told as the other. */
async function invented(browser: Browser): Promise<Row> {
  const lab = await stage(browser);
  await lab.page.setContent(Array.from({ length: 50 }, (_, at) => `<button>Do ${at}</button>`).join(''));
  const { nodes } = await lab.refs.snapshot();
  await lab.page.setContent('<p>Another page</p>');
  let mistaken = 0;
  for (let at = 0; at < 50; at += 1) {
    const { outcome } = await lab.refs.act(`e${1_000 + at}`, { type: 'click' });
    if (outcome !== 'never_issued') mistaken += 1;
  }
  for (const { ref } of nodes.filter(({ role }) => role === 'button')) {
    const { outcome } = await lab.refs.act(ref!, { type: 'click' });
    if (outcome !== 'stale_navigation') mistaken += 1;
  }
  await lab.close();
  return {
    what: 'invented refs taken for stale ones, or the other way round',
    must: '0',
    ours: `${mistaken} of 100`,
    plain: 'one error for both',
    holds: mistaken === 0,
  };
}
