import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '@smokejumper/contracts';
import type { Page } from 'playwright';
import { masksOf } from './mask.ts';

const timeoutMs = 5_000;

/** A picture of the page's viewport with everything private covered; null when the page cannot give one in time. */
export async function takeScreenshot(
  ctx: { log: Log },
  input: { page: Page; folder: string; name: string; secretSelector: string | null; signal?: AbortSignal | undefined },
): Promise<string | null> {
  if (input.signal?.aborted) return null;
  const folder = join(input.folder, 'screenshots');
  const path = join(folder, `${input.name}.png`);
  try {
    await mkdir(folder, { recursive: true });
    await input.page.screenshot({
      path,
      timeout: timeoutMs,
      scale: 'css',
      animations: 'allow',
      caret: 'initial',
      mask: masksOf(input.page, input.secretSelector),
    });
    return path;
  } catch {
    // The error's text would hold the selector, and with it the secrets.
    ctx.log.debug({ name: input.name }, 'the page gave no screenshot in time');
    await rm(path, { force: true });
    return null;
  }
}
