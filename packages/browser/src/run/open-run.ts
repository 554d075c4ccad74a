import { mkdir } from 'node:fs/promises';
import { AppError } from '@smokejumper/contracts';
import type { BrowserContext } from 'playwright';
import type { EgressFailure } from '../egress/failure.ts';
import { createEgressPolicy, type EgressSettings } from '../egress/policy.ts';
import { startEgressProxy } from '../egress/proxy.ts';
import { createRedactor } from '../redact/redactor.ts';
import { type BrowserRun, createBrowserRun, type RunContext } from './browser-run.ts';
import { hasOwnHeaders, sendOwnHeaders } from './own-headers.ts';
import { createPageSessions } from './page-session.ts';
import { listen } from './recording.ts';
import { contextOptions, ownOf, type RunOptions } from './run-options.ts';
import { startTrace } from './trace.ts';
import { guardPlaces, objectionTo } from './where.ts';

/** Opens a fresh context with a way out of its own and a recording. Nothing stays open when it throws. */
export async function openRun(
  ctx: RunContext,
  options: RunOptions,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<BrowserRun> {
  signal?.throwIfAborted();
  const redactor = createRedactor(options.secrets);
  const blocked: EgressFailure[] = [];
  const proxy = await startEgressProxy({
    policy: createEgressPolicy(options.allowPrivateHosts === false ? publicOnly : ctx.egress),
    onFailure: (failure) => {
      if (failure.kind === 'blocked') blocked.push(failure);
      ctx.log.debug({ host: failure.host, port: failure.port, kind: failure.kind }, 'a request did not get out');
    },
  });
  let context: BrowserContext | null = null;
  try {
    await mkdir(options.artifactsDir, { recursive: true });
    const own = ownOf(options);
    if (hasOwnHeaders(own)) await sendOwnHeaders(ctx, { browser: ctx.browser, own, proxyUrl: proxy.url });
    context = await ctx.browser.newContext({
      ...(await contextOptions(ctx.browser, options)),
      proxy: { server: proxy.url, bypass: '<-loopback>' },
    });
    const events = listen(ctx, { context, proxy, folder: options.artifactsDir, redactor });
    const sessionOf = createPageSessions(context);
    const allowedOrigins = options.allowedOrigins ?? null;
    const objection = objectionTo({ own: own?.origin, allowedOrigins });
    guardPlaces(ctx, { context, events, sessionOf, objection, documents: allowedOrigins !== null });
    const tracer = options.trace ? await startTrace(ctx, { context, folder: options.artifactsDir }) : null;
    signal?.throwIfAborted();
    return createBrowserRun(ctx, { options, context, proxy, events, blocked, redactor, tracer, sessionOf });
  } catch (cause) {
    await context?.close().catch(() => {});
    await proxy.close();
    if (signal?.aborted) throw signal.reason;
    throw new AppError('unavailable', 'The browser could not open a new context', { cause });
  }
}

/** No private host at all. */
const publicOnly: EgressSettings = { allowPrivate: 'none', alwaysAllow: [] };
