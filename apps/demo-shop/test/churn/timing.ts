import type { Bug as Change } from '../bugs.ts';
import type { Visitor } from '../visitor.ts';

/** Whether something a visitor waits for takes at least so long. */
const takes = (ms: number, seen: (visitor: Visitor) => Promise<unknown>) => async (visitor: Visitor) => {
  const start = performance.now();
  await seen(visitor);
  return performance.now() - start >= ms;
};

const api = (path: string) => (visitor: Visitor) => visitor.page.request.get(`${visitor.base}${path}`);

/** Whether the node that a locator finds is replaced by another one within two seconds. */
async function isReplaced({ page, open }: Visitor): Promise<boolean> {
  await open('/products');
  const button = page.getByRole('button', { name: 'Add to cart' }).first();
  const before = await button.elementHandle();
  return page
    .waitForFunction((node) => node?.isConnected === false, before, { timeout: 2000 })
    .then(
      () => true,
      () => false,
    );
}

export const timingChurn: Record<string, Change> = {
  'remounted-nodes': { seen: isReplaced, healthy: false, broken: true },
  'double-fetch': {
    seen: async ({ page, open }) => {
      let answers = 0;
      const second = page
        .waitForResponse((response) => /api\/products/.test(response.url()) && ++answers === 2, { timeout: 4000 })
        .then(
          () => 'again',
          () => 'once',
        );
      await open('/products');
      return second;
    },
    healthy: 'once',
    broken: 'again',
  },
  overlay: {
    seen: async ({ page, open }) => {
      await open('/help');
      const dialog = page.getByRole('dialog', { name: 'Letters from the trail' });
      const shown = await dialog.waitFor({ timeout: 2500 }).then(
        () => true,
        () => false,
      );
      if (shown) await page.getByRole('button', { name: 'No thanks' }).click();
      return [shown, await dialog.count()];
    },
    healthy: [false, 0],
    broken: [true, 0],
  },
  slow: { seen: takes(1500, api('/api/me')), healthy: false, broken: true },
  jittery: {
    seen: async (visitor) => {
      const slow: boolean[] = [];
      for (let n = 0; n < 4; n++) slow.push(await takes(280, api('/api/me'))(visitor));
      return slow.every(Boolean);
    },
    healthy: false,
    broken: true,
  },
  'slow-script': { seen: takes(1000, api('/assets/shop.js')), healthy: false, broken: true },
  'slow-images': { seen: takes(2000, api('/assets/products/camp-mug.svg')), healthy: false, broken: true },
  skeletons: {
    seen: async ({ page, open }) => {
      await page.route('**/api/products*', () => undefined);
      await open('/products');
      return page.locator('main [aria-busy]').textContent();
    },
    healthy: 'Loading…',
    broken: '',
  },
  'short-toasts': {
    seen: async ({ page, open }) => {
      await open('/products/camp-mug');
      await page.getByRole('button', { name: 'Add to cart' }).click();
      const toast = page.getByText('Camp mug is in your cart.');
      await toast.waitFor();
      return toast.waitFor({ state: 'detached', timeout: 3000 }).then(
        () => true,
        () => false,
      );
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
