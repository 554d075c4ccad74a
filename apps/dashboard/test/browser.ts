import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright';

/** Chromium, and the complaints of the pages that were opened in it. */
export async function openBrowser() {
  const executablePath = process.env.SMOKEJUMPER_CHROMIUM;
  const browser: Browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  });
  const complaints: string[] = [];
  return {
    /** Errors of pages, policy violations included; a refusal by the API is one too, and is taken out by its status. */
    complaints,
    async person(options: BrowserContextOptions = {}): Promise<{ context: BrowserContext; page: Page }> {
      const context = await browser.newContext(options);
      context.setDefaultTimeout(10_000);
      const page = await context.newPage();
      countRequests(page);
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        const isRefusal = /the server responded with a status of 4\d\d/.test(message.text());
        if (message.type() === 'error' && !isRefusal) complaints.push(message.text());
      });
      page.on('dialog', (dialog) => complaints.push(`a dialog opened: ${dialog.message()}`));
      return { context, page };
    },
    close: () => browser.close(),
  };
}
export type OpenBrowser = Awaited<ReturnType<typeof openBrowser>>;

const underWay = new WeakMap<Page, Set<Request>>();

function countRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => request.url().endsWith('/events') || requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Resolves when a page has its title and all it asked for, and has drawn it. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main h1').waitFor();
  const requests = underWay.get(page);
  for (;;) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    if (requests === undefined || requests.size === 0) return;
    await Promise.race([page.waitForEvent('requestfinished'), page.waitForEvent('requestfailed')]);
  }
}

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** Fails for anything axe finds wrong with a page, by the rules of WCAG 2.2 AA. Run outside of the page's own policy. */
export async function assertAccessible(page: Page): Promise<void> {
  const source = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  await page.evaluate(source);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(root: Document, options: object): Promise<{ violations: Violation[] }> };
    };
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html} ${nodes[0]?.failureSummary ?? ''}`,
    );
  });
  assert.deepEqual(found, [], `${page.url()} is not accessible`);
}
