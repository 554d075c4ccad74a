import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page, Request } from 'playwright';
import { openChromium } from '../../../packages/browser/test/open-chromium.ts';
import { createShop, type Shop } from '../src/app.ts';

export const now = Date.UTC(2026, 10, 20, 9);

export interface Bench {
  shop: Shop;
  /** Milliseconds the shop let each answer wait, by `<deploy> <path>`, in order. */
  pauses: Map<string, number[]>;
  browser: Browser;
  /** Pages whose visitors have left. */
  left: Page[];
  close(): Promise<void>;
}

export async function openBench(): Promise<Bench> {
  const pauses = new Map<string, number[]>();
  const pause = (ms: number, about: string) => {
    pauses.set(about, [...(pauses.get(about) ?? []), ms]);
    return sleep(ms);
  };
  const [shop, browser] = await Promise.all([createShop({ clock: () => now, pause }), openChromium()]);
  return {
    shop,
    pauses,
    browser,
    left: [],
    async close() {
      await browser.close();
      await shop.close();
    },
  };
}

/** A person with a browser of their own at one deploy of the shop. */
export interface Visitor {
  page: Page;
  base: string;
  /** Opens a path of the deploy. */
  open(path: string): Promise<void>;
  /** Signs in without the form. */
  signIn(): Promise<void>;
  /** Puts products into the cart without the pages. */
  putInCart(...slugs: string[]): Promise<void>;
  /** Fills the address at checkout and accepts the terms. */
  fillCheckout(): Promise<void>;
  /** Paths of the API called so far, as `POST /orders`. */
  calls: string[];
  /** Milliseconds the shop let each answer for a path of this deploy wait, in order. */
  pausesOf(path: string): number[];
}

/**
 * Has somebody new visit a deploy. A page that was left is taken again, without its cookies: to start one costs more
 * than most visits. `alone` is for who changes how the page itself works (its clock, its routes, its scripts) or leaves
 * it where nothing loads: the browser's error page comes later, over whatever was opened since.
 */
export async function visit<T>(
  bench: Bench,
  deploy: string,
  act: (visitor: Visitor) => Promise<T>,
  { alone = false }: { alone?: boolean | undefined } = {},
): Promise<T> {
  const page = (alone ? undefined : bench.left.pop()) ?? (await openPage(bench.browser));
  let again = false;
  try {
    const prefix = deploy === '' ? '' : `/deploys/${deploy}`;
    const pausesOf = (path: string) => bench.pauses.get(`${deploy === '' ? 'healthy' : deploy} ${path}`) ?? [];
    const visitor = visitorOf(page, { base: bench.shop.url + prefix, pausesOf });
    const seen = await act(visitor);
    visitor.leave();
    if (!alone) await clear(page);
    again = !alone;
    return seen;
  } finally {
    if (again) bench.left.push(page);
    else await page.context().close();
  }
}

async function clear(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** A page at which the cookie notice is answered, on every deploy. */
async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    if (location.protocol !== 'http:') return;
    const prefix = /^\/deploys\/[^/]+/.exec(location.pathname)?.[0] ?? '';
    localStorage.setItem(`juniper-consent ${prefix}`, 'all');
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}

function visitorOf(page: Page, { base, pausesOf }: Pick<Visitor, 'base' | 'pausesOf'>): Visitor & { leave(): void } {
  const calls: string[] = [];
  const note = (request: Request) => {
    const path = request.url().slice(base.length);
    if (path.startsWith('/api/')) calls.push(`${request.method()} ${path.slice(4)}`);
  };
  page.on('request', note);
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`${base}/api${path}`, { data });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
  };
  return {
    page,
    base,
    calls,
    pausesOf,
    leave: () => page.off('request', note),
    open: async (path) => void (await page.goto(base + path)),
    signIn: () => post('/sign-in', { username: 'standard_user', password: 'correct horse' }),
    putInCart: async (...slugs) => {
      for (const slug of slugs) await post('/cart', { slug });
    },
    fillCheckout: async () => {
      const address = ['Full name', 'Email', 'Street and number', 'Postcode', 'City'] as const;
      const values = ['Ada Moreau', 'ada@example.com', '12 Rue des Tilleuls', '69003', 'Lyon'];
      for (const [index, label] of address.entries()) await page.getByLabel(label).fill(values[index] ?? '');
      await page.getByLabel('I accept the terms of sale').check();
    },
  };
}
