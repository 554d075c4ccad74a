import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** What a careful developer would write by hand for the same flows: roles and names, and assertions that wait. */
export const scripts: Record<string, (page: Page, url: string) => Promise<void>> = {
  'sign in': async (page, url) => {
    await page.goto(`${url}/`);
    await page.getByLabel('User name').fill('robin');
    await page.getByLabel('Password').fill('pa55word!');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible();
    await expect(page).toHaveURL(/\/shop$/);
    await expect(page.getByText('Wrong user name')).toHaveCount(0);
  },
  'fill the cart': async (page, url) => {
    await page.goto(`${url}/shop`);
    const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await card('Backpack').getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('Cart: 1 items')).toBeVisible();
    await card('Mug').getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('Cart: 2 items')).toBeVisible();
    await page.getByRole('link', { name: 'Cart' }).click();
    await expect(page.getByRole('row', { name: 'Backpack' })).toContainText('$49.50');
    await expect(page.getByRole('definition')).toHaveText('$57.50');
  },
  'check out': async (page, url) => {
    await page.goto(`${url}/shop`);
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Backpack' })
      .getByRole('button', { name: 'Add to cart' })
      .click();
    await expect(page.getByText('Cart: 1 items')).toBeVisible();
    await page.goto(`${url}/cart`);
    await page.getByRole('link', { name: 'Check out' }).click();
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByText('Enter a valid e-mail address')).toBeVisible();
    await page.getByLabel('E-mail').fill('robin@example.com');
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('heading', { name: 'Order complete' })).toBeVisible();
    await expect(page.getByText('Total paid: $49.50')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(2);
    await page.goto(`${url}/cart`);
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  },
  'save settings': async (page, url) => {
    await page.goto(`${url}/settings`);
    await page.getByLabel('Display name').fill('Robin Tee');
    await page.getByLabel('Weekly digest').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Display name')).toHaveValue('Robin Tee');
    await expect(page.getByLabel('Weekly digest')).toBeChecked();
  },
  'invite a member': async (page, url) => {
    await page.goto(`${url}/team`);
    await page.getByRole('button', { name: 'Invite member' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite member' });
    await dialog.getByLabel('Name').fill('Dora');
    await dialog.getByLabel('Role').selectOption({ label: 'Editor' });
    await dialog.getByRole('button', { name: 'Send invite' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: 'Dora' })).toContainText('Editor');
    await expect(page.getByText('4 members')).toBeVisible();
  },
  sort: async (page, url) => {
    await page.goto(`${url}/shop`);
    await page.getByRole('link', { name: 'Sort by price' }).click();
    await expect(page).toHaveURL(/sort=price/);
    await expect(page.getByRole('listitem').first()).toContainText('Mug');
    await expect(page.getByRole('listitem').last()).toContainText('Backpack');
  },
};
