import type { Bug } from '../bugs.ts';
import type { Visitor } from '../visitor.ts';

/** Places an order without the pages and opens a path. */
async function orderThenOpen(visitor: Visitor, path: string): Promise<void> {
  await visitor.signIn();
  await visitor.putInCart('camp-mug');
  const address = { fullName: 'Ada', email: 'ada@example.com', street: '1 Rue', postcode: '69003', city: 'Lyon' };
  await visitor.page.request.post(`${visitor.base}/api/orders`, { data: { ...address, terms: 'yes' } });
  await visitor.open(path);
}

async function addSeat(visitor: Visitor): Promise<void> {
  const { page, open, signIn } = visitor;
  await signIn();
  await open('/billing');
  await page.getByLabel('Member name').fill('Dov Levin');
  await page.getByLabel('Member email').fill('dov@example.com');
  await page.getByRole('button', { name: 'Add paid seat' }).click();
  await page.getByText('Dov Levin now has a seat.').waitFor();
}

const members = ({ page }: Visitor) =>
  page.getByRole('region', { name: 'Members' }).locator('tbody td:first-child').allTextContents();
const invoiceTotal = ({ page }: Visitor) =>
  page.getByRole('region', { name: 'Upcoming invoice' }).getByRole('definition').last().textContent();

async function openSettings({ page, open, signIn }: Visitor): Promise<void> {
  await signIn();
  await open('/settings');
  await page.getByLabel('Display name').waitFor();
}

const billingBugs: Record<string, Bug> = {
  'stale-invoice': {
    seen: async (visitor) => {
      await addSeat(visitor);
      return [(await members(visitor)).length, await invoiceTotal(visitor)];
    },
    healthy: [4, '$57.60'],
    broken: [4, '$43.20'],
  },
  'seat-lost': {
    seen: async (visitor) => {
      await addSeat(visitor);
      return members(visitor);
    },
    healthy: ['Ada Moreau', 'Ben Okafor', 'Chiara Lind', 'Dov Levin'],
    broken: ['Ada Moreau', 'Ben Okafor', 'Chiara Lind'],
  },
  'wrong-seat-removed': {
    seen: async (visitor) => {
      await visitor.signIn();
      await visitor.open('/billing');
      await visitor.page.getByRole('button', { name: 'Remove Ben Okafor' }).click();
      await visitor.page.getByText('Ben Okafor no longer has a seat.').waitFor();
      return members(visitor);
    },
    healthy: ['Ada Moreau', 'Chiara Lind'],
    broken: ['Ada Moreau', 'Ben Okafor'],
  },
  'invoice-miscounted': {
    seen: async (visitor) => {
      await visitor.signIn();
      await visitor.open('/billing');
      return invoiceTotal(visitor);
    },
    healthy: '$43.20',
    broken: '$57.60',
  },
  'billing-500': {
    seen: async ({ page, base }) => (await page.request.get(`${base}/billing`)).status(),
    healthy: 200,
    broken: 500,
  },
};

const orderBugs: Record<string, Bug> = {
  'orders-never-answer': {
    // The shop answers in the order it is asked: once it has answered /me, it has taken up the orders or left them.
    seen: async (visitor) => {
      await visitor.signIn();
      const before = visitor.pausesOf('/api/orders').length;
      const asked = visitor.page.waitForRequest(/\/api\/orders$/);
      await visitor.open('/orders');
      await asked;
      await visitor.page.request.get(`${visitor.base}/api/me`);
      return visitor.pausesOf('/api/orders').length > before;
    },
    healthy: true,
    broken: false,
  },
  'orders-redirect-loop': {
    seen: async ({ page, base }) =>
      page.goto(`${base}/orders`).then(
        (response) => response?.status(),
        (error: Error) => /ERR_TOO_MANY_REDIRECTS/.exec(error.message)?.[0],
      ),
    alone: true,
    healthy: 200,
    broken: 'ERR_TOO_MANY_REDIRECTS',
  },
  'order-missing': {
    seen: async (visitor) => {
      await orderThenOpen(visitor, '/orders');
      await visitor.page.getByRole('row', { name: '1001' }).waitFor();
      return visitor.page.getByRole('row').count();
    },
    healthy: 4,
    broken: 3,
  },
  'cancel-ignored': {
    seen: async (visitor) => {
      await orderThenOpen(visitor, '/orders/1004');
      await visitor.page.getByRole('button', { name: 'Cancel order' }).click();
      await visitor.page.getByRole('button', { name: 'Yes, cancel it' }).click();
      await visitor.page.getByText('Order #1004 is cancelled.').waitFor();
      return visitor.page.getByText('Cancelled', { exact: true }).count();
    },
    healthy: 1,
    broken: 0,
  },
  'receipt-500': {
    seen: async ({ page, base, signIn }) => {
      await signIn();
      return (await page.request.get(`${base}/orders/1001/receipt`)).status();
    },
    healthy: 200,
    broken: 500,
  },
};

const settingsBugs: Record<string, Bug> = {
  'success-toast-without-effect': {
    seen: async (visitor) => {
      await openSettings(visitor);
      await visitor.page.getByLabel('Display name').fill('Ada M.');
      await visitor.page.getByRole('button', { name: 'Save changes' }).click();
      await visitor.page.getByText('Your settings are saved.').waitFor();
      await visitor.page.reload();
      return visitor.page.getByLabel('Display name').inputValue();
    },
    healthy: 'Ada M.',
    broken: 'Ada Moreau',
  },
  'newsletter-flipped': {
    seen: async (visitor) => {
      await openSettings(visitor);
      const news = visitor.page.getByRole('switch', { name: 'Monthly newsletter' });
      await news.click();
      await visitor.page.getByRole('button', { name: 'Save changes' }).click();
      await visitor.page.getByText('Your settings are saved.').waitFor();
      await visitor.page.reload();
      return news.getAttribute('aria-checked');
    },
    healthy: 'true',
    broken: 'false',
  },
  'modal-dead': {
    seen: async (visitor) => {
      await openSettings(visitor);
      await visitor.page.getByRole('button', { name: 'Change password' }).click();
      await visitor.page.title();
      return visitor.page.getByRole('dialog').count();
    },
    healthy: 1,
    broken: 0,
  },
  'modal-stuck': {
    seen: async (visitor) => {
      await openSettings(visitor);
      await visitor.page.getByRole('button', { name: 'Change password' }).click();
      await visitor.page.getByRole('button', { name: 'Cancel' }).click();
      await visitor.page.title();
      return visitor.page.getByRole('dialog').count();
    },
    healthy: 0,
    broken: 1,
  },
  'avatar-lost': {
    seen: async (visitor) => {
      await openSettings(visitor);
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
      const file = { name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
      await visitor.page.getByLabel('Profile picture').setInputFiles(file);
      await visitor.page.getByRole('button', { name: 'Upload' }).click();
      await visitor.page.getByText('Your picture is uploaded.').waitFor();
      return visitor.page.getByText('Current picture: me.svg').count();
    },
    healthy: 1,
    broken: 0,
  },
};

export const memberBugs: Record<string, Bug> = { ...billingBugs, ...orderBugs, ...settingsBugs };
