import type { BrowserContext, Page } from 'playwright';
import type { OpenBrowser } from './browser.ts';
import type { Site } from './site.ts';

export const password = 'correct horse battery';

/** Signs up on the page, follows the mail's link and signs in, up to the page after that. */
export async function comeIn(site: Site, page: Page, email: string): Promise<void> {
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('heading', { name: 'Look at your mail' }).waitFor();
  await page.goto(await site.mailedLink());
  await page.getByRole('heading', { name: 'Your address is verified' }).waitFor();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, email);
}

export async function signIn(page: Page, email: string, word = password): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(word);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Somebody with an account, made without its pages, and signed in. */
export async function account(site: Site, browser: OpenBrowser, email: string) {
  const { context, page } = await browser.person();
  await post(site, context, '/auth/sign-up', { email, password, name: 'Viv' });
  const token = new URL(await site.mailedLink()).hash.replace('#token=', '');
  await post(site, context, '/auth/verify-email', { token });
  await post(site, context, '/auth/sign-in', { email, password });
  return { context, page };
}

export async function get<T>(site: Site, context: BrowserContext, path: string): Promise<T> {
  return (await (await context.request.get(site.url + path)).json()) as T;
}

/** Asks the API as the page of somebody signed in would. */
export async function post<T>(site: Site, context: BrowserContext, path: string, data: object): Promise<T> {
  const answer = await context.request.post(site.url + path, { data, headers: { origin: site.url } });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
