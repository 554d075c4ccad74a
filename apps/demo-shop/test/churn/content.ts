import type { Bug as Change } from '../bugs.ts';
import type { Visitor } from '../visitor.ts';

/** How many elements with this text the page at a path shows once its heading is there. */
const counting = (path: string, text: string | RegExp) => async (visitor: Visitor) => {
  if (path !== '/login') await visitor.signIn();
  await visitor.open(path);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  return visitor.page.getByText(text).count();
};

const appears = (path: string, text: string | RegExp): Change => ({
  seen: counting(path, text),
  healthy: 0,
  broken: 1,
});

async function productNames({ page, open }: Visitor): Promise<string[]> {
  await open('/products');
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  return page.getByRole('heading', { level: 3 }).allTextContents();
}

export const contentChurn: Record<string, Change> = {
  'renamed-copy': {
    seen: async ({ page, open }) => {
      await open('/products/camp-mug');
      return page.getByRole('button', { name: /^Add to/ }).textContent();
    },
    healthy: 'Add to cart',
    broken: 'Add to bag',
  },
  'reworded-marketing': {
    seen: async ({ page, open }) => {
      await open('/');
      return page.getByRole('heading', { level: 1 }).textContent();
    },
    healthy: 'Gear for long days outside',
    broken: 'Made for the way up',
  },
  'longer-descriptions': appears('/products/camp-mug', 'tested for a season'),
  'reordered-list': {
    seen: async (v) => (await productNames(v))[0],
    healthy: 'Trail backpack',
    broken: 'Trekking poles',
  },
  'more-products': { seen: async (v) => (await productNames(v)).length, healthy: 12, broken: 15 },
  'reordered-nav': {
    seen: async ({ page, open }) => {
      await open('/help');
      return page.getByRole('navigation', { name: 'Main' }).getByRole('link').allTextContents();
    },
    healthy: ['Shop', 'Orders', 'Billing', 'Help'],
    broken: ['Help', 'Billing', 'Orders', 'Shop'],
  },
  'reordered-fields': {
    seen: async ({ page, open }) => {
      await open('/login');
      return page.locator('form label').allTextContents();
    },
    healthy: ['Username', 'Password', ' Remember me'],
    broken: ['Password', 'Username', ' Remember me'],
  },
  'new-banner': appears('/help', /Autumn week/),
  'maintenance-notice': appears('/help', /Orders pause on Saturday/),
  'beta-badge': appears('/help', 'Beta'),
  'footer-newsletter': appears('/help', 'Newsletter address'),
  'extra-fields': appears('/login', 'Company (optional)'),
  'extra-nav': appears('/help', 'Stories'),
  'new-footer': appears('/help', 'Imprint'),
  'chat-widget': {
    seen: async ({ page, open }) => {
      await open('/help');
      await page.getByRole('heading', { level: 1 }).waitFor();
      return page.getByRole('button', { name: 'Open chat' }).count();
    },
    healthy: 0,
    broken: 1,
  },
  breadcrumbs: {
    seen: async ({ page, open }) => {
      await open('/help');
      await page.getByRole('heading', { level: 1 }).waitFor();
      return page.getByRole('navigation').count();
    },
    healthy: 1,
    broken: 2,
  },
  'extra-column': {
    seen: async ({ page, open, signIn }) => {
      await signIn();
      await open('/orders');
      return (await page.getByRole('columnheader').first().waitFor(), page.getByRole('columnheader').count());
    },
    healthy: 4,
    broken: 5,
  },
};
