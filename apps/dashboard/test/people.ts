import type { Environment, Flow, WorkspaceOfMine } from '@smokejumper/contracts';
import type { OpenBrowser } from './browser.ts';
import type { Site } from './site.ts';

export const password = 'correct horse battery';

/** Somebody with an account and a workspace of their own, signed in by the page for it. */
export async function signedUp(site: Site, browser: OpenBrowser, email: string) {
  const { context, page } = await browser.person();
  const headers = { origin: site.url };
  const post = async <T>(path: string, data: object): Promise<T> => {
    const answer = await context.request.post(site.url + path, { data, headers });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  await post('/auth/sign-up', { email, password, name: 'Ann' });
  await page.goto(`${site.url}/sign-in`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Name').fill('Shop');
  await page.getByRole('button', { name: 'Make the workspace' }).click();
  await page.waitForURL('**/runs');
  return {
    context,
    page,
    post,
    /** A flow, and an environment to run it in. */
    async prepare(flow: { name: string; spec: string }) {
      const { id: flowId } = await post<Flow>('/v1/flows', flow);
      const environment = { name: 'staging', baseUrl: 'https://shop.example' };
      const { id: environmentId } = await post<Environment>('/v1/environments', environment);
      return { flowId, environmentId };
    },
    workspaces: async () => {
      const answer = await context.request.get(`${site.url}/v1/workspaces`);
      return ((await answer.json()) as { data: WorkspaceOfMine[] }).data;
    },
  };
}
