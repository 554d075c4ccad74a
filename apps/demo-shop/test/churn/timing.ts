import type { Page } from 'playwright';
import type { Bug as Change } from '../bugs.ts';
import type { Visitor } from '../visitor.ts';

/** Whether the shop lets every answer for a path wait at least so long. */
const waits = (path: string, ms: number) => async (visitor: Visitor) => {
  const before = visitor.pausesOf(path).length;
  for (let n = 0; n < 4; n++) await visitor.page.request.get(`${visitor.base}${path}`);
  const pauses = visitor.pausesOf(path).slice(before);
  return pauses.length > 0 && pauses.every((pause) => pause >= ms);
};

/** Opens a path with the page's timers standing still until the test lets time pass. */
async function openWithoutTime({ page, open }: Visitor, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await open(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Lets the page's time pass, and what it brought be drawn. */
async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.clock.runFor(50);
}

/** Whether the node that a locator finds is replaced by another one within two seconds. */
async function isReplaced(visitor: Visitor): Promise<boolean> {
  const { page } = visitor;
  await openWithoutTime(visitor, '/products');
  const before = await page.getByRole('button', { name: 'Add to cart' }).first().elementHandle();
  await pass(page, 2000);
  return page.evaluate((node) => node?.isConnected === false, before);
}

export const timingChurn: Record<string, Change> = {
  'remounted-nodes': { alone: true, seen: isReplaced, healthy: false, broken: true },
  'double-fetch': {
    seen: async ({ page, open, calls }) => {
      await open('/products');
      await page.getByRole('heading', { level: 3 }).first().waitFor();
      return calls.filter((call) => call.startsWith('GET /products')).length;
    },
    healthy: 1,
    broken: 2,
  },
  overlay: {
    alone: true,
    seen: async (visitor) => {
      const { page } = visitor;
      await openWithoutTime(visitor, '/help');
      await pass(page, 2500);
      const dialog = page.getByRole('dialog', { name: 'Letters from the trail' });
      const shown = (await dialog.count()) > 0;
      if (shown) await page.getByRole('button', { name: 'No thanks' }).click();
      await dialog.waitFor({ state: 'detached' });
      return shown;
    },
    healthy: false,
    broken: true,
  },
  slow: { seen: waits('/api/me', 1500), healthy: false, broken: true },
  jittery: {
    seen: async (visitor) => {
      await waits('/api/me', 0)(visitor);
      return new Set(visitor.pausesOf('/api/me')).size > 1;
    },
    healthy: false,
    broken: true,
  },
  'slow-script': { seen: waits('/assets/shop.js', 1000), healthy: false, broken: true },
  'slow-images': { seen: waits('/assets/products/camp-mug.svg', 2000), healthy: false, broken: true },
  skeletons: {
    alone: true,
    seen: async ({ page, open }) => {
      await page.route('**/api/products*', () => undefined);
      await open('/products');
      return page.locator('main [aria-busy]').textContent();
    },
    healthy: 'Loading…',
    broken: '',
  },
  'short-toasts': {
    alone: true,
    seen: async (visitor) => {
      const { page } = visitor;
      await openWithoutTime(visitor, '/products/camp-mug');
      await page.getByRole('button', { name: 'Add to cart' }).click();
      const toast = page.getByText('Camp mug is in your cart.');
      await toast.waitFor();
      await pass(page, 3000);
      return (await toast.count()) === 0;
    },
    healthy: false,
    broken: true,
  },
  countdown: {
    seen: async ({ page, open }) => {
      await open('/help');
      await page.getByRole('heading', { level: 1 }).waitFor();
      const clock = page.getByText(/^Sale ends in/);
      if ((await clock.count()) === 0) return 'none';
      const first = await clock.textContent();
      await page.waitForFunction((text) => !document.body.innerText.includes(text ?? ''), first);
      return 'ticks';
    },
    healthy: 'none',
    broken: 'ticks',
  },
  viewers: {
    seen: async ({ page, open }) => {
      await open('/products/camp-mug');
      await page.getByRole('heading', { level: 1 }).waitFor();
      if ((await page.getByText('people are looking').count()) === 0) return 'none';
      await page.getByText('9 people are looking at this').waitFor();
      return 'changes';
    },
    healthy: 'none',
    broken: 'changes',
  },
  'console-noise': {
    seen: async ({ page, open }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      await open('/help');
      await page.getByRole('heading', { level: 1 }).waitFor();
      return warnings.length;
    },
    healthy: 0,
    broken: 1,
  },
  'failing-tracker': {
    seen: async ({ page, open }) => {
      const failed = page.waitForEvent('requestfailed', { timeout: 4000 }).then(
        (request) => new URL(request.url()).pathname,
        () => 'none',
      );
      await open('/help');
      return failed;
    },
    healthy: 'none',
    broken: '/pixel.gif',
  },
};
