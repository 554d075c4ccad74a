import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Environment, FlowVersion, InvitationCreated, Me, Workspace } from '@smokejumper/contracts';
import type { BrowserContext, Page } from 'playwright';
import { assertAccessible, type OpenBrowser, openBrowser, settled } from './browser.ts';
import { account, comeIn, get, post, signIn } from './people.ts';
import { plan } from './plan.ts';
import { type Site, startSite } from './site.ts';

const markup = '<img src=x onerror=alert(1)><script>alert(2)</script>';
const email = 'ann@example.com';
const lists = ['runs', 'deployments', 'flows', 'suites', 'schedules', 'environments', 'projects', 'channels', 'keys'];
const others = ['members', 'usage', 'settings', 'account'];

// One person's way through the product, in order: a later test stands on what the earlier ones made.
let site: Site;
let browser: OpenBrowser;
let context: BrowserContext;
let page: Page;
let comparedRun: string;
let at: (path: string) => Promise<unknown>;
before(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
  ({ context, page } = await browser.person());
  at = (path) => page.goto(site.url + path);
});
after(async () => {
  await browser?.close();
  await site?.close();
});

test('who opens a page signs up, follows the mail’s link, signs in and makes a workspace', async () => {
  await at('/flows');
  await page.waitForURL('**/sign-in?returnTo=%2Fflows');
  await signIn(page, email, 'not my password');
  await page.getByRole('alert').getByText('E-mail address or password are wrong.').waitFor();
  await assertAccessible(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await comeIn(site, page, email);
  await page.getByLabel('Name').fill('Shop');
  await page.getByRole('button', { name: 'Create the workspace' }).click();
  await page.getByRole('heading', { name: 'Nothing has run yet' }).waitFor();
});

test('a link of a mail works once, and its token stays in no address', async () => {
  await at('/forgot-password');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  const link = await site.mailedLink();
  for (const works of [true, false]) {
    await page.goto(link);
    await page.waitForURL(`${site.url}/reset-password`);
    await page.getByLabel('New password').fill('another horse battery');
    await page.getByRole('button', { name: 'Set the password' }).click();
    if (works) await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
    else await page.getByRole('alert').getByText('The link was used already, or has expired.').waitFor();
  }
  await at('/runs');
  await signIn(page, email, 'another horse battery');
  await page.getByRole('heading', { name: 'Runs' }).waitFor();
});

test('an environment is made, and a secret is written and never read', async () => {
  await at('/environments');
  await page.getByRole('button', { name: 'New environment' }).click();
  await page.getByLabel('Name').fill('staging');
  await page.getByLabel('Base address').fill('https://shop.example');
  await page.getByRole('button', { name: 'Create the environment' }).click();
  const secret = page.getByRole('form', { name: 'Set the secret' });
  await secret.getByLabel('Name').fill('password');
  await secret.getByLabel('Value').fill('hush hush');
  await secret.getByRole('button').click();
  await page.getByText('version 1').waitFor();
  assert.equal(await secret.getByLabel('Value').inputValue(), '');
  await page.reload();
  await page.getByText('version 1').waitFor();
  assert.doesNotMatch(await page.content(), /hush hush/);
});

test('a flow is written beside how it is read: what is not understood is marked where it stands', async () => {
  await at('/flows/new');
  await page.getByLabel('Name', { exact: true }).fill(`Buy ${markup}`);
  const spec = page.getByLabel('What should work');
  await spec.fill('Click "Save".\nFrobnicate the bars.');
  await page.locator('mark', { hasText: 'Frobnicate the bars' }).waitFor();
  await page.getByText('line 2, column 1').waitFor();
  await assertAccessible(page);
  await spec.fill(`Click "Save ${markup}". I should see "Saved".`);
  await page.getByText('All of it is understood').waitFor();
  assert.equal(await page.locator('mark').count(), 0);
  await page.getByRole('button', { name: 'Save the flow' }).click();
  await page.getByRole('button', { name: 'Run now' }).waitFor();
});

test('a run is watched from the click that starts it to its verdict, without loading the page again', async () => {
  await page.getByRole('button', { name: 'Run now' }).click();
  await page.getByText('It waits for a worker.').waitFor();
  const claimed = await site.work.claim();
  const pictures = [await site.keepPicture(claimed), ...(await site.keepComparison(claimed, 'start'))];
  await site.work.record(claimed, 0, pictures);
  await page.locator('.step', { hasText: 'Step 0' }).waitFor();
  await site.work.finish(claimed, {
    verdict: 'failed',
    failureClass: 'expectation_not_met',
    summary: `“${markup}” was expected.`,
    expectations: [{ text: `See ${markup}`, status: 'not_met', evidence: [{ snapshot: 's1', quote: markup }] }],
  });
  const verdict = page.getByRole('status').filter({ hasText: 'was expected' });
  await verdict.waitFor();
  assert.match((await verdict.textContent()) ?? '', /failed.*An expectation was not met/);
  await page.getByRole('button', { name: 'Run again' }).waitFor();
  const picture = page.getByRole('img', { name: 'Screenshot of the page at step 1' });
  await picture.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (image) => (image as HTMLImageElement).naturalWidth === 640,
    await picture.elementHandle(),
  );
});

test('a page that looks otherwise is shown beside its baseline, and accepted as the new one', async () => {
  for (const which of ['The baseline', 'What was seen', 'What differs, in red']) {
    await page.getByRole('img', { name: `start: ${which}` }).waitFor();
  }
  await page.getByRole('button', { name: 'Accept as new baseline' }).click();
  await page.getByRole('button', { name: 'Accept as new baseline' }).click();
  await page.getByText('What was seen is the baseline now.').waitFor();
});

test('what a site or a person wrote is text: no markup of it is drawn or run', async () => {
  const run = page.url();
  comparedRun = new URL(run).pathname;
  for (const path of ['/runs', '/flows']) {
    await at(path);
    await page.getByRole('link', { name: markup }).first().waitFor();
  }
  await page.goto(run);
  await page.locator('blockquote', { hasText: markup }).waitFor();
  assert.equal(await page.locator('main img[src="x"], main script').count(), 0);
  const policy = await page.evaluate(() => {
    const place = document.createElement('div');
    try {
      place.innerHTML = '<b>markup</b>';
      return 'markup was made of text';
    } catch (error) {
      return (error as Error).name;
    }
  });
  assert.equal(policy, 'TypeError');
});

test('the page of a flow tells what replay does, what changed in its text, and what became of its elements', async () => {
  const flow = await hrefOf('/flows');
  const flowId = flow.split('/').at(-1) ?? '';
  await at(`${flow}/edit`);
  await page.getByLabel('What should work').fill(`Click "Store ${markup}". I should see "Saved".`);
  await page.getByRole('button', { name: 'Save a new version' }).click();
  await page.getByRole('link', { name: 'Versions' }).click();
  await page.locator('ins').waitFor();
  assert.deepEqual(
    [await page.locator('ins').allTextContents(), await page.locator('del').allTextContents()],
    [['Store'], ['Save']],
  );
  await page.getByRole('link', { name: 'Plan' }).click();
  await page.getByText('Nothing is learnt yet.').waitFor();
  const { data } = await get<{ data: Environment[] }>(site, context, '/v1/environments');
  await post(site, context, '/v1/runs', { flowId, environmentId: data[0]?.id });
  const claimed = await site.work.claim();
  await site.work.record(claimed, 0);
  await site.work.finish(claimed, { plan: plan(`Store ${markup}`) });
  await page.reload();
  await page.getByText('the page has to change').waitFor();
  await page.getByRole('link', { name: 'References' }).click();
  await page.getByRole('row', { name: '/ 2 0 none' }).waitFor();
});

test('a flow’s own viewport, headers and budgets are written in its form, and what is refused is told at its field', async () => {
  const flow = await hrefOf('/flows');
  await at(`${flow}/edit`);
  const fold = async () => {
    for (const part of ['The browser, and where it may go', 'Budgets of a run']) await page.getByText(part).click();
  };
  await fold();
  await page.getByLabel('Viewport').selectOption('another size');
  await page.getByLabel('Width, in CSS pixels').fill('414');
  await page.getByLabel('Headers').fill('x-team=shop\nhost=evil.example');
  await page.getByLabel('Waits for what should appear').fill('2.5');
  await page.getByLabel('Most model calls', { exact: true }).fill('3');
  await assertAccessible(page);
  // What is refused shows where it is written, though that was folded up meanwhile.
  await fold();
  await page.getByRole('button', { name: 'Save a new version' }).click();
  const headers = page.getByLabel('Headers');
  await page.getByText('Host is a header that the browser itself sets').waitFor();
  assert.equal(await headers.getAttribute('aria-invalid'), 'true');
  await headers.fill('x-team=shop');
  await page.getByRole('button', { name: 'Save a new version' }).click();
  await page.getByText('414 × 800').waitFor();
  const path = `/v1/flows/${flow.split('/').at(-1)}`;
  const { version } = await get<{ version: FlowVersion }>(site, context, path);
  const { viewport, headers: sent, budgets } = version;
  assert.deepEqual(
    [viewport, sent, budgets],
    [{ width: 414, height: 800 }, { 'x-team': 'shop' }, { expectMs: 2_500, modelCalls: 3 }],
  );
  await at(`${flow}/edit`);
  await fold();
  await page.getByLabel('Viewport').selectOption('as the environment says');
  await page.getByRole('button', { name: 'Save a new version' }).click();
  await page.getByRole('button', { name: 'Run now' }).waitFor();
  assert.equal(await page.getByText('414 × 800').count(), 0);
});

test('two clicks at once begin one run, and a button cancels it, though the browser says that it is offline', async () => {
  await at(await hrefOf('/runs'));
  let begun = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/rerun')) begun += 1;
  });
  await page.getByRole('button', { name: 'Run again' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  const cancel = page.getByRole('button', { name: 'Cancel the run' });
  await cancel.waitFor();
  assert.equal(begun, 1);
  // As a machine without a network says of a server that runs on itself.
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await cancel.click();
  await page.getByRole('button', { name: 'Run again' }).waitFor();
  await page.getByRole('status').getByText('cancelled').first().waitFor();
});

test('a key and a hook are shown once', async () => {
  await at('/keys');
  await page.getByRole('button', { name: 'New API key' }).press('Enter');
  await page.keyboard.type('ci');
  await page.getByRole('button', { name: 'Create the key' }).click();
  const key = (await page.locator('.shown-once code').textContent()) ?? '';
  assert.match(key, /^sj_/);
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await page.getByText('ci', { exact: true }).waitFor();
  assert.equal((await page.content()).includes(key), false);
});

test('a hook says which flows it runs, and is told so later', async () => {
  await at(await hrefOf('/environments'));
  await page.getByRole('button', { name: 'New hook' }).click();
  const form = page.getByRole('form', { name: 'Create the hook' });
  await form.getByLabel('Sent by').selectOption('GitLab');
  await form.getByLabel('Runs', { exact: true }).selectOption('flows picked here');
  await form.getByRole('button', { name: 'Create the hook' }).click();
  await form.getByRole('alert').getByText('Nothing is chosen yet').waitFor();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Create the hook' }).click();
  await page.getByRole('button', { name: 'I have copied it' }).click();
  const row = page.getByRole('listitem').filter({ hasText: `runs Buy ${markup}` });
  await row.getByText('What it runs').click();
  await assertAccessible(page);
  await row.getByLabel('Runs', { exact: true }).selectOption('flows with any of some tags');
  await row.getByLabel('Tags').fill('smoke');
  await row.getByRole('button', { name: 'Save' }).click();
  await page.getByText('runs tagged smoke').waitFor();
});

test('a link that names a workspace leads into it, and tells who is no member of it', async () => {
  const shop = (await get<Me>(site, context, '/v1/me')).workspaces[0]?.id;
  const other = await post<Workspace>(site, context, '/v1/workspaces', { name: 'Other' });
  await at(`/runs?outcome=failed&workspace=${other.id}`);
  await page.waitForURL('**/runs?outcome=failed');
  assert.equal(await page.getByLabel('Workspace').inputValue(), other.id);
  await at('/runs?workspace=wsp_01aaaaaaaaaaaaaaaaaaaaaaaa');
  await page.getByRole('heading', { name: 'You are no member there' }).waitFor();
  await assertAccessible(page);
  await at(`/runs?workspace=${shop}`);
  await page.getByRole('link', { name: markup }).first().waitFor();
});

test('every page is fit for screen readers, in light and in dark, and none is wider than a phone', async () => {
  const [environment, flow, run] = [await hrefOf('/environments'), await hrefOf('/flows'), comparedRun];
  const views = ['', '?show=plan', '?show=versions', '?show=references', '?show=baselines'].map((view) => flow + view);
  const paths = [...lists, ...others, 'audit', 'no-such-page', 'flows/flw_01m7zd6f6y24zkc0yhm0c6v4zx'].map(
    (path) => `/${path}`,
  );
  paths.push(environment, run, ...views);
  for (const [index, path] of paths.entries()) {
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'dark' : 'light' });
    await at(path);
    await settled(page);
    await assertAccessible(page);
    await page.setViewportSize({ width: 375, height: 700 });
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(tooWide <= 0, `${path} is ${tooWide} px too wide`);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});

test('a page whose file is of an older build is loaded anew, and a server that is away can be asked again', async () => {
  await page.route('**/assets/audit-page*', (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('heading', { name: 'Audit log' }).waitFor();
  await page.route('**/v1/me', (route) => route.fulfill({ status: 400 }));
  await at('/keys');
  await page.getByRole('heading', { name: 'The server does not answer' }).waitFor();
  await page.unroute('**/v1/me');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'API keys' }).waitFor();
});

test('a keyboard alone leads from the top of a page to its first run', async () => {
  await at('/runs');
  await page.getByRole('link', { name: markup }).first().waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press('Tab');
  assert.equal(await focused(), 'Skip to the page');
  await page.keyboard.press('Enter');
  // Three filters come before it.
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  assert.equal(await focused(), `Buy ${markup}`);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/runs/run_*');
});

test('a viewer who accepts an invitation sees everything, and no button that writes', async () => {
  const viewer = await account(site, browser, 'viv@example.com');
  await post<InvitationCreated>(site, context, '/v1/invitations', { email: 'viv@example.com', role: 'viewer' });
  await viewer.page.goto(await site.mailedLink());
  await viewer.page.getByRole('button', { name: 'Join' }).click();
  await viewer.page.waitForURL('**/runs');
  const pages = [...lists, 'members', 'usage', 'settings'].map((path) => `/${path}`);
  const details = [await hrefOf('/runs'), await hrefOf('/flows'), await hrefOf('/environments')];
  const harmless = ['Copy markdown', 'Show more', 'Leave the workspace'];
  for (const path of [...pages, ...details]) {
    await viewer.page.goto(site.url + path);
    await settled(viewer.page);
    const buttons = await viewer.page.locator('main button, main form, main a.button').allTextContents();
    assert.deepEqual(
      buttons.filter((text) => !harmless.includes(text)),
      [],
      path,
    );
  }
  assert.equal(await viewer.page.getByRole('link', { name: 'Audit log' }).count(), 0);
});

test('no page complained, of what it did or of what its policy refused', async () => {
  // The one refusal is the test’s own: markup out of text.
  assert.deepEqual(
    browser.complaints.filter((text) => !text.includes('TrustedHTML')),
    [],
  );
});

async function hrefOf(list: string): Promise<string> {
  await at(list);
  return (await page.locator('main a.row-title').first().getAttribute('href')) ?? '';
}
