import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { type Bench, openBench, type Visitor, visit } from './visitor.ts';

let bench: Bench;
before(async () => {
  bench = await openBench();
});
after(() => bench?.close());

const healthy = (name: string, act: (visitor: Visitor) => Promise<void>) => test(name, () => visit(bench, '', act));

healthy('a wrong password is refused and the right one leads to the shop', async ({ page, open }) => {
  await open('/login');
  await page.getByLabel('Username').fill('standard_user');
  await page.getByLabel('Password').fill('nope');
  await page.getByRole('button', { name: 'Sign in' }).click();
  assert.equal(await page.getByRole('alert').textContent(), 'Wrong username or password.');
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Shop' }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You are signed out.').waitFor();
});

healthy('a page for members sends a guest to sign in and back', async ({ page, open }) => {
  await open('/billing');
  await page.getByLabel('Username').fill('standard_user');
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Billing' }).waitFor();
});

healthy('an order goes from the product page to the list of orders', async ({ page, open, signIn, fillCheckout }) => {
  await signIn();
  await open('/products/trail-backpack');
  await page.getByRole('radio', { name: 'Slate' }).check();
  await page.getByLabel('Quantity').fill('2');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Cart, 2 items' }).click();
  assert.match(await page.getByRole('row', { name: 'Trail backpack' }).innerText(), /Slate.*\$178\.00/s);
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await fillCheckout();
  await page.getByRole('radio', { name: 'Express delivery' }).check();
  await page.getByText('$192.90').waitFor();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  await page.getByRole('link', { name: 'Orders' }).click();
  assert.match(await page.getByRole('row').nth(1).innerText(), /Processing\s+\$192\.90/);
});

healthy('search, filter and order of the catalogue work together', async ({ page, open }) => {
  await open('/products');
  await page.getByText('12 products').waitFor();
  await page.getByLabel('Search products').fill('p');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('9 products').waitFor();
  await page.getByLabel('Category').selectOption('Camp');
  await page.getByText('4 products').waitFor();
  await page.getByLabel('Sort by').selectOption('Price: low to high');
  await page.waitForURL(/sort=price-up/);
  await page.getByLabel('In stock only').check();
  await page.getByText('3 products').waitFor();
  assert.deepEqual(await page.getByRole('heading', { level: 3 }).allTextContents(), [
    'Camp mug',
    'Sleeping bag',
    'Two-person tent',
  ]);
});

healthy('checkout marks every field that is missing', async ({ page, open, signIn, putInCart }) => {
  await signIn();
  await putInCart('camp-mug');
  await open('/checkout');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByText('Please check the marked fields.').waitFor();
  assert.equal(await page.locator('[aria-invalid]').count(), 5);
  await page.getByText('Please accept the terms of sale.').waitFor();
});

healthy(
  'a card number typed into the payment frame pays the order',
  async ({ page, open, signIn, putInCart, fillCheckout }) => {
    await signIn();
    await putInCart('camp-mug');
    await open('/checkout');
    await fillCheckout();
    await page.getByRole('radio', { name: 'Card' }).check();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByText('Enter a card number.').waitFor();
    await page.frameLocator('iframe').getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  },
);

healthy('a receipt is a file', async ({ page, open, signIn }) => {
  await signIn();
  await open('/orders/1001');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download receipt' }).click(),
  ]);
  assert.equal(download.suggestedFilename(), 'receipt-1001.txt');
  assert.match(await readFile(await download.path(), 'utf8'), /Rain jacket/);
});

healthy('a question stands before emptying the cart', async ({ page, open, putInCart }) => {
  await putInCart('camp-mug');
  await open('/cart');
  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.getByRole('button', { name: 'Empty cart' }).click();
  assert.equal(await page.getByRole('row').count(), 2);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Empty cart' }).click();
  await page.getByText('Your cart is empty.').waitFor();
});

healthy('a paid seat raises the invoice', async ({ page, open, signIn }) => {
  await signIn();
  await open('/billing');
  const total = page.getByLabel('Upcoming invoice').getByRole('definition').last();
  assert.equal(await total.textContent(), '$43.20');
  await page.getByLabel('Member name').fill('Dov Levin');
  await page.getByLabel('Member email').fill('dov@example.com');
  await page.getByRole('button', { name: 'Add paid seat' }).click();
  await page.getByText('Dov Levin now has a seat.').waitFor();
  assert.equal(await total.textContent(), '$57.60');
});

healthy('a wrong current password keeps the dialog open and a right one closes it', async ({ page, open, signIn }) => {
  await signIn();
  await open('/settings');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill('wrong');
  await page.getByLabel('New password').fill('battery staple');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('Your current password is wrong.').waitFor();
  await page.getByLabel('Current password').fill('correct horse');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('Your password is changed.').waitFor();
  assert.equal(await page.getByRole('dialog').count(), 0);
});

healthy('the cookie notice comes back until it is answered', async ({ page, base }) => {
  const context = await bench.browser.newContext();
  const guest = await context.newPage();
  await guest.goto(base);
  await guest.getByRole('button', { name: 'Only necessary' }).click();
  await guest.reload();
  await guest.getByRole('heading', { level: 1 }).waitFor();
  assert.equal(await guest.getByRole('region', { name: 'Cookies' }).count(), 0);
  await context.close();
  assert.equal(page.isClosed(), false);
});

test('two visitors never see each other’s cart', async () => {
  await visit(bench, '', async (first) => {
    await first.putInCart('camp-mug');
    await visit(bench, '', async (second) => {
      await second.open('/cart');
      await second.page.getByText('Your cart is empty.').waitFor();
    });
    await first.open('/cart');
    await first.page.getByRole('cell', { name: 'Camp mug', exact: true }).waitFor();
  });
});

test('a path that no page has is answered with 404', async () => {
  assert.equal((await fetch(`${bench.shop.url}/nowhere`)).status, 404);
  assert.equal((await fetch(`${bench.shop.url}/deploys/slow/nowhere`)).status, 404);
  assert.equal((await fetch(`${bench.shop.url}/deploys/no-such-switch/`)).status, 404);
});
