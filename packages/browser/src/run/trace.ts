import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '@smokejumper/contracts';
import type { BrowserContext } from 'playwright';
import type { Redactor } from '../redact/redactor.ts';
import { scrubTrace } from '../redact/scrub-trace.ts';

export interface Tracer {
  /** Writes `trace.zip` and returns its path; null when there is none, or when it could not be made clean. */
  stop(redactor: Redactor): Promise<string | null>;
}

/**
 * Starts Playwright's trace: what was done, asked of the network and how the document stood. Without its film strip,
 * which films without a break what each step's own picture shows, slows each step down, and could show a secret.
 */
export async function startTrace(
  ctx: { log: Log },
  input: { context: BrowserContext; folder: string },
): Promise<Tracer> {
  await input.context.tracing.start({ snapshots: true, screenshots: false, sources: false });
  let stopped: Promise<string | null> | null = null;
  const stop = async (redactor: Redactor): Promise<string | null> => {
    const raw = join(input.folder, '.trace-raw.zip');
    const path = join(input.folder, 'trace.zip');
    try {
      await input.context.tracing.stop({ path: raw });
      await scrubTrace({ from: raw, to: path, redactor });
      return path;
    } catch (err) {
      ctx.log.warn({ err }, 'the run has no trace');
      return null;
    } finally {
      await rm(raw, { force: true });
    }
  };
  return {
    stop: (redactor) => {
      stopped ??= stop(redactor);
      return stopped;
    },
  };
}
