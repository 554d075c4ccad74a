import type { Bug } from '../bugs.ts';
import type { Visitor } from '../visitor.ts';

/** Names of the listed products, once the list at this address is there. */
async function listedAt({ page, open }: Visitor, query: string): Promise<string[]> {
  await open(`/products${query}`);
  await page.getByText(/^\d+ products?$/).waitFor();
  return page.getByRole('heading', { level: 3 }).allTextContents();
}

async function addTo(visitor: Visitor, prepare?: (visitor: Visitor) => Promise<void>): Promise<string[]> {
  const { page, open } = visitor;
  await open('/products/trail-backpack');
  await page.getByRole('radio', { name: 'Slate' }).check();
  await prepare?.(visitor);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('Trail backpack is in your cart.').waitFor();
  await open('/cart');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const rows = page.getByRole('row');
  if ((await rows.count()) < 2) return [];
  const [, colour] = await rows.nth(1).getByRole('cell').allTextContents();
  return [colour ?? '', await rows.nth(1).getByRole('spinbutton').inputValue()];
}

export const catalogueBugs: Record<string, Bug> = {
  'search-ignored': { seen: async (v) => (await listedAt(v, '?q=tent')).length, healthy: 1, broken: 12 },
  'search-500': {
    seen: async ({ page, open }) => {
      await open('/products?q=tent');
      return page.getByText(/^1 product$|Something went wrong/).textContent();
    },
    healthy: '1 product',
    broken: 'Something went wrong on our side. Please try again.',
  },
  'filter-ignored': { seen: async (v) => (await listedAt(v, '?category=Packs')).length, healthy: 2, broken: 12 },
  'sort-reversed': {
    seen: async (v) => (await listedAt(v, '?sort=price-up'))[0],
    healthy: 'Wool socks',
    broken: 'Two-person tent',
  },
  'count-off-by-one': {
    seen: async (v) => {
      const names = await listedAt(v, '?category=Packs');
      return [names.length, await v.page.getByText(/^\d+ products?$/).textContent()];
    },
    healthy: [2, '2 products'],
    broken: [2, '3 products'],
  },
  'empty-catalogue': { seen: async (v) => (await listedAt(v, '')).length, healthy: 12, broken: 0 },
  'missing-product': {
    seen: async (v) => (await listedAt(v, '')).includes('Trail backpack'),
    healthy: true,
    broken: false,
  },
  'broken-images': {
    seen: async (v) => {
      await v.open('/products/camp-mug');
      const picture = v.page.getByRole('img', { name: 'Camp mug' });
      await picture.waitFor();
      return picture.evaluate(async (img) => {
        await (img as HTMLImageElement).decode().catch(() => undefined);
        return (img as HTMLImageElement).naturalWidth > 0;
      });
    },
    healthy: true,
    broken: false,
  },
  'sold-out': {
    seen: async (v) => {
      await listedAt(v, '?category=Packs');
      return v.page.getByRole('button', { name: 'Sold out', disabled: true }).count();
    },
    healthy: 0,
    broken: 2,
  },
  'product-404': {
    seen: async ({ page, open }) => {
      await open('/products/camp-mug');
      return page.getByRole('heading', { level: 1 }).textContent();
    },
    healthy: 'Camp mug',
    broken: 'Product not found',
  },
  'price-mismatch': {
    seen: async ({ page, open }) => {
      await open('/products/camp-mug');
      return page.getByText(/^\$/).first().textContent();
    },
    healthy: '$18.00',
    broken: '$23.00',
  },
  'missing-add-button': {
    seen: async ({ page, open }) => {
      await open('/products/camp-mug');
      await page.getByRole('heading', { level: 1 }).waitFor();
      return page.getByRole('button', { name: 'Add to cart' }).count();
    },
    healthy: 1,
    broken: 0,
  },
  'add-to-cart-lost': { seen: (v) => addTo(v), healthy: ['Slate', '1'], broken: [] },
  'quantity-ignored': {
    seen: (v) => addTo(v, ({ page }) => page.getByLabel('Quantity').fill('3')),
    healthy: ['Slate', '3'],
    broken: ['Slate', '1'],
  },
  'wrong-colour': { seen: (v) => addTo(v), healthy: ['Slate', '1'], broken: ['Moss', '1'] },
  'stale-badge': {
    seen: async ({ page, open, putInCart }) => {
      await putInCart('camp-mug', 'headlamp');
      await open('/cart');
      await page.getByRole('row', { name: 'Headlamp' }).waitFor();
      // The header asks for the cart by itself, and on the broken deploy shows no sign that it came.
      await page.waitForLoadState('networkidle');
      return page.getByRole('link', { name: /^Cart/ }).textContent();
    },
    healthy: 'Cart 2',
    broken: 'Cart 0',
  },
};
