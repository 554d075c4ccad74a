import type { Bug } from '../bugs.ts';
import type { Visitor } from '../visitor.ts';

async function toCheckout({ page, open, signIn, putInCart }: Visitor): Promise<void> {
  await signIn();
  await putInCart('trail-backpack');
  await open('/checkout');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** What the page says after pressing the button with a good form. */
async function placeOrder(visitor: Visitor): Promise<string | null> {
  const { page } = visitor;
  await toCheckout(visitor);
  await visitor.fillCheckout();
  await page.getByRole('button', { name: 'Place order' }).click();
  return page.getByText(/^Thank you for your order$|^Please check|^Something went wrong/).textContent();
}

const thanks = 'Thank you for your order';

async function cartNames({ page }: Visitor): Promise<string[]> {
  return page.locator('tbody tr td:first-child').allTextContents();
}

async function removeFirst(visitor: Visitor): Promise<string[]> {
  const { page, open, putInCart } = visitor;
  await putInCart('camp-mug', 'headlamp', 'wool-socks');
  await open('/cart');
  await page.getByRole('button', { name: 'Remove Camp mug' }).click();
  await page.getByText('Camp mug was removed.').waitFor();
  return cartNames(visitor);
}

export const checkoutBugs: Record<string, Bug> = {
  'wrong-total': {
    seen: async ({ page, open, putInCart }) => {
      await putInCart('trail-backpack');
      await open('/cart');
      await page.getByRole('definition').first().waitFor();
      return page.getByRole('definition').allTextContents();
    },
    healthy: ['$89.00', '$5.90', '$94.90'],
    broken: ['$89.00', '$5.90', '$100.80'],
  },
  'wrong-row-removed': {
    seen: removeFirst,
    healthy: ['Headlamp', 'Wool socks'],
    broken: ['Camp mug', 'Wool socks'],
  },
  'remove-ignored': {
    seen: removeFirst,
    healthy: ['Headlamp', 'Wool socks'],
    broken: ['Camp mug', 'Headlamp', 'Wool socks'],
  },
  'promo-ignored': {
    seen: async ({ page, open, putInCart }) => {
      await putInCart('trail-backpack');
      await open('/cart');
      await page.getByLabel('Promo code').fill('TRAIL10');
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByText('Code TRAIL10 is applied.').waitFor();
      return page.getByRole('definition').last().textContent();
    },
    healthy: '$86.00',
    broken: '$94.90',
  },
  'dead-submit': {
    seen: async (visitor) => {
      await toCheckout(visitor);
      await visitor.fillCheckout();
      await visitor.page.getByRole('button', { name: 'Place order' }).click();
      await visitor.page.title();
      return visitor.calls.includes('POST /orders');
    },
    healthy: true,
    broken: false,
  },
  'missing-button': {
    seen: async (visitor) => {
      await toCheckout(visitor);
      return visitor.page.getByRole('button', { name: 'Place order' }).count();
    },
    healthy: 1,
    broken: 0,
  },
  'stuck-disabled': {
    seen: async (visitor) => {
      await toCheckout(visitor);
      await visitor.fillCheckout();
      return visitor.page.getByRole('button', { name: 'Place order' }).isEnabled();
    },
    healthy: true,
    broken: false,
  },
  'checkout-500': {
    seen: placeOrder,
    healthy: thanks,
    broken: 'Something went wrong on our side. Please try again.',
  },
  'no-validation': {
    seen: async (visitor) => {
      await toCheckout(visitor);
      await visitor.page.getByRole('button', { name: 'Place order' }).click();
      return visitor.page.getByText(/^Thank you for your order$|^Please check/).textContent();
    },
    healthy: 'Please check the marked fields.',
    broken: thanks,
  },
  'postcode-refused': { seen: placeOrder, healthy: thanks, broken: 'Please check the marked fields.' },
  'duplicate-order': {
    seen: async (visitor) => {
      await placeOrder(visitor);
      await visitor.open('/orders');
      await visitor.page.getByRole('row', { name: '1001' }).waitFor();
      return visitor.page.getByText('Processing').count();
    },
    healthy: 1,
    broken: 2,
  },
  'other-language': {
    seen: async (visitor) => {
      await toCheckout(visitor);
      return visitor.page.getByRole('heading', { level: 1 }).textContent();
    },
    healthy: 'Checkout',
    broken: 'Kasse',
  },
  'wrong-address': {
    seen: async (visitor) => {
      await placeOrder(visitor);
      return visitor.page.getByText('Springfield').count();
    },
    healthy: 0,
    broken: 1,
  },
  'cart-not-emptied': {
    seen: async (visitor) => {
      await placeOrder(visitor);
      await visitor.page.waitForLoadState('networkidle');
      return visitor.page.getByRole('link', { name: /^Cart/ }).textContent();
    },
    healthy: 'Cart 0',
    broken: 'Cart 1',
  },
  'express-not-charged': {
    seen: async (visitor) => {
      await toCheckout(visitor);
      const answer = visitor.page.waitForResponse(/delivery=express/);
      await visitor.page.getByRole('radio', { name: 'Express delivery' }).check();
      return ((await (await answer).json()) as { totals: { total: number } }).totals.total;
    },
    healthy: 10_390,
    broken: 9490,
  },
  'payment-frame-500': {
    seen: async (visitor) => {
      await toCheckout(visitor);
      const answer = visitor.page.waitForResponse(/frames\/payment/);
      await visitor.page.getByRole('radio', { name: 'Card' }).check();
      return (await answer).status();
    },
    healthy: 200,
    broken: 500,
  },
};
