import type { Bug } from '../bugs.ts';
import type { Visitor } from '../visitor.ts';

async function signInWith({ page, open }: Visitor, password: string): Promise<void> {
  await open('/login');
  await page.getByLabel('Username').fill('standard_user');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Which of two texts comes up first. */
const firstOf = async ({ page }: Visitor, ...texts: string[]) => {
  const found = texts.map((text) => page.getByText(text, { exact: true }).first());
  return Promise.any(found.map((locator, index) => locator.waitFor().then(() => texts[index])));
};

export const siteBugs: Record<string, Bug> = {
  'sign-in-refused': {
    seen: async (visitor) => {
      await signInWith(visitor, 'correct horse');
      return firstOf(visitor, 'Everything we make', 'Wrong username or password.');
    },
    healthy: 'Everything we make',
    broken: 'Wrong username or password.',
  },
  'any-password': {
    seen: async (visitor) => {
      await signInWith(visitor, 'something else');
      return firstOf(visitor, 'Everything we make', 'Wrong username or password.');
    },
    healthy: 'Wrong username or password.',
    broken: 'Everything we make',
  },
  'sign-in-dead': {
    seen: async (visitor) => {
      await signInWith(visitor, 'correct horse');
      return visitor.calls.includes('POST /sign-in');
    },
    healthy: true,
    broken: false,
  },
  'sign-out-ignored': {
    seen: async ({ page, open, signIn }) => {
      await signIn();
      await open('/');
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByText('You are signed out.').waitFor();
      return page.getByRole('button', { name: 'Sign out' }).count();
    },
    healthy: 0,
    broken: 1,
  },
  'blank-page': {
    seen: async ({ page, open }) => {
      const broken = page.waitForEvent('pageerror').then(() => 'an error');
      const shown = page.getByRole('heading', { level: 1 }).waitFor();
      await open('/');
      return Promise.any([broken, shown.then(() => 'a page')]);
    },
    healthy: 'a page',
    broken: 'an error',
  },
  'dead-link': {
    seen: async ({ page, open, signIn }) => {
      await signIn();
      await open('/');
      await page.getByRole('link', { name: 'Orders' }).click();
      await page.getByRole('heading', { level: 1, name: /Orders|not found/ }).waitFor();
      return page.title();
    },
    healthy: 'Orders · Juniper',
    broken: 'Page not found · Juniper',
  },
  'covered-for-ever': {
    seen: async ({ page, open }) => {
      await open('/help');
      await page.getByRole('link', { name: 'Shop' }).waitFor();
      return page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('main') !== null);
    },
    healthy: true,
    broken: false,
  },
  'contact-500': {
    seen: async ({ page, open }) => {
      await open('/help');
      const frame = page.frameLocator('iframe');
      await frame.getByLabel('Your email').fill('ada@example.com');
      await frame.getByLabel('Message').fill('Hello');
      await frame.getByRole('button', { name: 'Send message' }).click();
      return frame
        .getByText(/Message sent|Something went wrong/)
        .first()
        .textContent();
    },
    healthy: 'Message sent',
    broken: 'Something went wrong on our side. Please try again.',
  },
};
