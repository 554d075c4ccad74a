import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '@smokejumper/contracts';
import type { CDPSession, Page } from 'playwright';
import { withFieldsCovered } from './cover.ts';
import { masksOf } from './mask.ts';
import type { SessionOf } from './page-session.ts';

const timeoutMs = 5_000;
const quality = 75;

/** How pictures are kept: a JPEG takes half the time of a PNG, and half the room. */
export const picture = { contentType: 'image/jpeg', extension: 'jpg' } as const;

export interface Shot {
  page: Page;
  folder: string;
  name: string;
  secretSelector: string | null;
  signal?: AbortSignal | undefined;
}

/** A picture of the page's viewport with everything private covered; null when the page cannot give one in time. */
export async function takeScreenshot(ctx: { log: Log; sessionOf: SessionOf }, input: Shot): Promise<string | null> {
  if (input.signal?.aborted) return null;
  const folder = join(input.folder, 'screenshots');
  const path = join(folder, `${input.name}.${picture.extension}`);
  try {
    await mkdir(folder, { recursive: true });
    const quiet = await inTime(takeQuietly(await ctx.sessionOf(input.page), input));
    if (quiet === null) await takeCovered(input, path);
    else await writeFile(path, quiet);
    return path;
  } catch {
    // The error's text would hold the selector, and with it the secrets.
    ctx.log.debug({ name: input.name }, 'the page gave no screenshot in time');
    await rm(path, { force: true });
    return null;
  }
}

async function takeQuietly(session: CDPSession, input: Shot): Promise<Buffer | null> {
  const data = await withFieldsCovered(session, input, async () => {
    const shot = await session.send('Page.captureScreenshot', { format: 'jpeg', quality });
    return shot.data;
  });
  return data === null ? null : Buffer.from(data, 'base64');
}

/** A PNG for comparing, with animations at their end and no caret; null when the page cannot give one in time. */
export async function takeStill(ctx: { log: Log }, input: Omit<Shot, 'folder' | 'name'>): Promise<Uint8Array | null> {
  if (input.signal?.aborted) return null;
  try {
    return await input.page.screenshot({
      type: 'png',
      timeout: timeoutMs,
      scale: 'css',
      animations: 'disabled',
      caret: 'hide',
      mask: masksOf(input.page, input.secretSelector),
    });
  } catch {
    ctx.log.debug({}, 'the page gave no still in time');
    return null;
  }
}

// Playwright's cover is an element in the document: whoever watches the document sees it come and go.
async function takeCovered({ page, secretSelector }: Shot, path: string): Promise<void> {
  await page.screenshot({
    path,
    type: 'jpeg',
    quality,
    timeout: timeoutMs,
    scale: 'css',
    animations: 'allow',
    caret: 'initial',
    mask: masksOf(page, secretSelector),
  });
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
