import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before } from 'node:test';
import {
  defaultBudgets,
  type FlowOutcome,
  type FlowRunInput,
  type Plan,
  type Recording,
  silentLog,
} from '@smokejumper/contracts';
import { compileSpec } from '@smokejumper/flow';
import type { Browser, BrowserContext } from 'playwright';
import { openChromium } from '../../browser/test/open-chromium.ts';
import { runFlow } from '../src/index.ts';
import { lookAt, toldOf } from './looks/look.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Pages by path: a text is served as HTML, a function answers by itself. */
export type Site = Record<string, string | Handler>;

export interface Served {
  url: string;
  close(): Promise<void>;
}

export async function serve(site: Site): Promise<Served> {
  const server: Server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*$/, '');
    const page = site[path] ?? site[`${request.method} ${path}`];
    if (typeof page === 'function') return void page(request, response);
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page === undefined ? '<h1>Not found</h1>' : wrap(page));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export function wrap(body: string): string {
  return body.includes('<html') || body.includes('<title')
    ? body
    : `<!doctype html><html lang="en"><title>Test page</title><body>${body}</body></html>`;
}

export const openBrowser = openChromium;

/** A recording that keeps page errors, requests and downloads of a context, and takes no pictures. */
export function recordingOf(context: BrowserContext): Recording {
  const pageErrors: ReturnType<Recording['pageErrors']>[number][] = [];
  const downloads: ReturnType<Recording['downloads']>[number][] = [];
  context.on('weberror', (error) =>
    pageErrors.push({ kind: 'uncaught', message: error.error().message, url: '', status: null }),
  );
  context.on('console', (line) => {
    if (line.type() === 'error' && !line.text().startsWith('Failed to load'))
      pageErrors.push({ kind: 'console', message: line.text(), url: '', status: null });
  });
  context.on('response', (answer) => {
    if (answer.status() >= 400)
      pageErrors.push({
        kind: 'request',
        message: `${answer.request().method()} ${answer.url()} answered ${answer.status()}`,
        url: answer.url(),
        status: answer.status(),
      });
  });
  context.on('page', (page) => {
    page.on('download', async (file) => {
      const record: (typeof downloads)[number] = {
        filename: file.suggestedFilename(),
        url: file.url(),
        path: null,
        pending: true,
      };
      downloads.push(record);
      record.path = await file.path().catch(() => null);
      record.pending = false;
    });
  });
  return { screenshot: async () => null, pageErrors: () => pageErrors, network: () => [], downloads: () => downloads };
}

async function stillOf(context: BrowserContext): Promise<Uint8Array | null> {
  return (await context.pages()[0]?.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })) ?? null;
}

export interface RunOptions {
  spec: string;
  url?: string;
  path?: string;
  variables?: Record<string, string>;
  secrets?: Record<string, string>;
  plan?: Plan | null;
  expectMs?: number;
  budgets?: Partial<FlowRunInput['budgets']>;
  observer?: FlowRunInput['observer'];
  signal?: AbortSignal;
  connectivity?: () => Promise<boolean>;
  filesDir?: string;
  mailbox?: FlowRunInput['mailbox'];
  baselines?: FlowRunInput['baselines'];
  brain?: FlowRunInput['brain'];
  model?: FlowRunInput['model'];
  modelCallsBefore?: readonly number[];
  /** Done to the context before the run. */
  prepare?: (context: BrowserContext) => void;
}

/** Runs one flow in a fresh context. */
export async function run(browser: Browser, site: { url: string }, options: RunOptions): Promise<FlowOutcome> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, acceptDownloads: true });
  options.prepare?.(context);
  let random = 7;
  try {
    return await runFlow(
      {
        log:
          process.env.AGENT_TEST_LOG === undefined
            ? silentLog
            : { ...silentLog, error: console.error, warn: console.error, info: console.error },
        now: () => performance.now(),
        random: () => {
          random = (random * 16807) % 2147483647;
          return random / 2147483647;
        },
        signal: options.signal ?? new AbortController().signal,
        ...(options.connectivity === undefined ? {} : { connectivity: options.connectivity }),
      },
      {
        context,
        flow: { name: 'test', spec: options.spec, baseUrl: options.url ?? site.url, url: options.path ?? '/' },
        variables: options.variables ?? {},
        secrets: options.secrets ?? {},
        brain: options.brain ?? (options.model == null ? 'literal' : 'auto'),
        model: options.model,
        modelCallsBefore: options.modelCallsBefore,
        plan: options.plan ?? null,
        budgets: { ...defaultBudgets, expectMs: options.expectMs ?? 1_200, wallMs: 60_000, ...options.budgets },
        recording: { ...recordingOf(context), still: () => stillOf(context) },
        mailbox: options.mailbox,
        baselines: options.baselines,
        observer: options.observer ?? { stepFinished: async () => {} },
        filesDir: options.filesDir ?? null,
      },
    );
  } finally {
    await context.close();
  }
}

/** A spec, and the verdict that it must come to. */
type Told = readonly [spec: string, verdict: 'passed' | 'failed' | 'inconclusive'];

/** For the tests of a file, which share a browser: holds specs to their verdicts on a page. */
export function telling(): (page: string, ...told: readonly Told[]) => Promise<void> {
  let browser: Browser;
  before(async () => {
    browser = await openBrowser();
  });
  after(async () => {
    await browser.close();
  });
  return (page, ...told) => holds(browser, page, told);
}

/**
 * Holds specs to their verdicts on one page, one after the other. What only claims something of a page that stands still
 * is told by one look at it, as a run would tell it in the end; the rest is run.
 */
async function holds(browser: Browser, page: string, told: readonly Told[]): Promise<void> {
  const served = await serve({ '/': page });
  try {
    const view = movesItself.test(page) ? null : await lookAt(browser, (tab) => tab.goto(served.url));
    for (const [spec, verdict] of told) {
      if (view !== null && claimsOnly(spec)) {
        const { told, seen } = toldOf(view, spec);
        assert.equal(
          { holds: 'passed', fails: 'failed', open: 'inconclusive', unread: 'unread' }[told],
          verdict,
          `${spec}: ${seen}`,
        );
        continue;
      }
      const outcome = await run(browser, served, { spec, expectMs: verdict === 'passed' ? 1_500 : 500 });
      assert.equal(outcome.verdict, verdict, `${spec}: ${outcome.summary}`);
    }
  } finally {
    await served.close();
  }
}

const movesItself = /<script|\son[a-z]+=|animation|transition|@keyframes|<img|<iframe/i;

/** What an assertion reads beside the page. */
const readsMore = new Set([
  'assertNoErrors',
  'assertDownload',
  'assertDialog',
  'assertEmail',
  'assertResponse',
  'assertScreenshot',
]);

function claimsOnly(spec: string): boolean {
  const { steps, problems } = compileSpec(spec);
  return problems.length === 0 && steps.every(({ step }) => step.kind === 'assert' && !readsMore.has(step.action));
}
