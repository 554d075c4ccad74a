import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { openChromium } from '../../../packages/browser/test/open-chromium.ts';
import { createShop, type Shop } from '../src/app.ts';

export const now = Date.UTC(2026, 10, 20, 9);

export interface Bench {
  shop: Shop;
  /** Milliseconds the shop let each answer wait, by `<deploy> <path>`, in order. */
  pauses: Map<string, number[]>;
  browser: Browser;
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

export async function visit<T>(bench: Bench, deploy: string, act: (visitor: Visitor) => Promise<T>): Promise<T> {
  const context = await bench.browser.newContext();
  const prefix = deploy === '' ? '' : `/deploys/${deploy}`;
  await context.addInitScript((key) => localStorage.setItem(key, 'all'), `juniper-consent ${prefix}`);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  try {
    const pausesOf = (path: string) => bench.pauses.get(`${deploy === '' ? 'healthy' : deploy} ${path}`) ?? [];
    return await act(visitorOf(page, { base: bench.shop.url + prefix, pausesOf }));
  } finally {
    await context.close();
  }
}

function visitorOf(page: Page, { base, pausesOf }: Pick<Visitor, 'base' | 'pausesOf'>): Visitor {
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = request.url().slice(base.length);
    if (path.startsWith('/api/')) calls.push(`${request.method()} ${path.slice(4)}`);
  });
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`${base}/api${path}`, { data });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
  };
  return {
    page,
    base,
    calls,
    pausesOf,
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
