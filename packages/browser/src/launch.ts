import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError, type Log } from '@smokejumper/contracts';
import { type Browser, chromium } from 'playwright';
import { createEgressPolicy, type EgressSettings } from './egress/policy.ts';
import { type EgressProxy, startEgressProxy } from './egress/proxy.ts';
import { launchFlags } from './flags.ts';
import { type Leftovers, noteProfile, sweepLeftovers } from './leftovers.ts';
import type { BrowserRun } from './run/browser-run.ts';
import { cancelLogins } from './run/cancel-logins.ts';
import { registerMaskEngine } from './run/mask.ts';
import { openRun } from './run/open-run.ts';
import { hasOwnHeaders } from './run/own-headers.ts';
import { ownOf, type RunOptions } from './run/run-options.ts';

export interface LaunchOptions {
  executablePath: string;
  headless: boolean;
  egress: EgressSettings;
}

export interface BrowserHost {
  /** Opens a run in a fresh context; launches Chromium again if it has died. Throws AppError `unavailable`. */
  openRun(options: RunOptions, seam?: Seam): Promise<BrowserRun>;
  /** Ends Chromium and removes what it left on disk; safe to call twice. */
  close(): Promise<void>;
}

interface Seam {
  signal?: AbortSignal | undefined;
}

interface Launched {
  browser: Browser;
  openRuns: number;
  retired: boolean;
  end(): Promise<void>;
}

const launchTimeoutMs = 60_000;

/**
 * Launches a Chromium whose only way out is the egress guard, and keeps one alive. Throws AppError `unavailable`
 * when it does not start, `invalid_input` for an egress rule that cannot be read.
 */
export async function launchBrowser(ctx: { log: Log }, options: LaunchOptions): Promise<BrowserHost> {
  createEgressPolicy(options.egress);
  await registerMaskEngine();
  await sweepLeftovers(ctx);
  const wall = await startEgressProxy({ policy: { judgeName: denyAll, judge: denyAll } });
  const ends = new Set<Promise<void>>();
  const alone = new Set<Launched>();
  let current: Promise<Launched> | null = null;
  let closed = false;

  const retire = (launched: Launched): void => {
    launched.retired = true;
    if (launched.openRuns > 0) return;
    const ending = launched.end().finally(() => ends.delete(ending));
    ends.add(ending);
  };
  const relaunch = async (before: Promise<Launched> | null): Promise<Launched> => {
    const launched = await before?.catch(() => null);
    if (launched?.browser.isConnected() && !launched.retired) return launched;
    if (closed) throw new AppError('unavailable', 'The browser is shut down');
    if (launched && !launched.retired) retire(launched);
    return launch(ctx, options, wall);
  };
  // Each call waits for the one before it, so that callers who meet a dead browser share one new launch.
  const ensure = (): Promise<Launched> => {
    current = relaunch(current);
    return current;
  };
  const openIn = async (launched: Launched, runOptions: RunOptions, seam: Seam): Promise<BrowserRun> => {
    launched.openRuns += 1;
    const settle = (): void => {
      launched.openRuns -= 1;
      if (launched.retired) retire(launched);
    };
    const onStuck = (): void => {
      ctx.log.warn({}, 'a context would not close: the browser is replaced');
      launched.retired = true;
    };
    const now = (): number => performance.now();
    try {
      const deps = { ...ctx, now, browser: launched.browser, egress: options.egress, onStuck };
      const run = await openRun(deps, runOptions, seam);
      let settled: Promise<void> | null = null;
      return {
        ...run,
        close: () => {
          settled ??= run.close().finally(settle);
          return settled;
        },
      };
    } catch (error) {
      settle();
      throw error;
    }
  };

  try {
    await ensure();
  } catch (error) {
    await wall.close();
    throw error;
  }
  return {
    openRun: async (runOptions, seam = {}) => {
      if (hasOwnHeaders(ownOf(runOptions))) {
        // They are set for a whole browser, which no other run may share; it ends with the run.
        if (closed) throw new AppError('unavailable', 'The browser is shut down');
        const own = await launch(ctx, options, wall);
        own.retired = true;
        alone.add(own);
        own.browser.once('disconnected', () => alone.delete(own));
        return openIn(own, runOptions, seam);
      }
      const launched = await ensure();
      try {
        return await openIn(launched, runOptions, seam);
      } catch (error) {
        // A death is noticed only when it is met: then the run gets a new browser, once.
        if (seam.signal?.aborted || launched.browser.isConnected()) throw error;
        return openIn(await ensure(), runOptions, seam);
      }
    },
    close: async () => {
      closed = true;
      const launched = await current?.catch(() => null);
      current = null;
      await Promise.all([launched?.end(), ...[...alone].map((own) => own.end())]);
      await Promise.all(ends);
      await wall.close();
    },
  };
}

function denyAll(): { allowed: false; reason: string } {
  return { allowed: false, reason: 'only runs reach the network' };
}

async function launch(ctx: { log: Log }, options: LaunchOptions, wall: EgressProxy): Promise<Launched> {
  const folder = await mkdtemp(join(tmpdir(), 'smokejumper-browser-'));
  try {
    const browser = await chromium.launch({
      executablePath: options.executablePath,
      headless: options.headless,
      chromiumSandbox: process.getuid?.() !== 0,
      args: launchFlags,
      artifactsDir: folder,
      proxy: { server: wall.url, bypass: '<-loopback>' },
      timeout: launchTimeoutMs,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    const leftovers: Leftovers = await noteProfile(ctx, browser, folder);
    await cancelLogins(browser);
    browser.on('disconnected', () => ctx.log.debug({}, 'Chromium is gone'));
    let ended: Promise<void> | null = null;
    const end = async (): Promise<void> => {
      await browser.close().catch(() => {});
      await leftovers.remove();
    };
    return {
      browser,
      openRuns: 0,
      retired: false,
      end: () => {
        ended ??= end();
        return ended;
      },
    };
  } catch (cause) {
    await rm(folder, { recursive: true, force: true });
    throw new AppError('unavailable', whyNot(options.executablePath, cause), { cause });
  }
}

function whyNot(executablePath: string, cause: unknown): string {
  const noDisplay = /XServer|\$DISPLAY|ozone|cannot open display/i.test(String(cause));
  if (noDisplay) return 'There is no display to show the browser on: run it headless, or under xvfb-run';
  return `Chromium did not start from ${executablePath}`;
}
