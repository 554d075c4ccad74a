import { AppError, type Log } from '@smokejumper/contracts';
import pg from 'pg';

/** A dedicated connection that hears NOTIFY and connects again by itself when it is lost. */
export interface Listener {
  /**
   * Hears a channel until the returned function is called. After a lost connection the handler is called with
   * null, since notifications may have been missed: look again at the truth in the tables.
   */
  on(channel: string, handler: (payload: string | null) => void): Promise<() => void>;
  close(): Promise<void>;
}

type Handler = (payload: string | null) => void;

const firstRetryMs = 100;
const lastRetryMs = 5_000;
/** A connection that died without a word is found by asking it something. */
const probeMs = 15_000;

/** Connects at once; throws AppError `unavailable` when the server cannot be reached. Needs no pooler in between. */
export async function openListener(options: { url: string; log: Log }): Promise<Listener> {
  const channels = new Map<string, Set<Handler>>();
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let retryMs = firstRetryMs;
  let last: Promise<unknown> = Promise.resolve();

  // One after the other: a client of pg takes no query while it is at another.
  function ask(of: pg.Client, sql: string): Promise<unknown> {
    const asked = last.then(() => of.query(sql));
    last = asked.catch(() => {});
    return asked;
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: options.url, keepAlive: true, connectionTimeoutMillis: 5_000 });
    next.on('error', (error) => options.log.warn({ err: error }, 'listening connection lost'));
    next.on('notification', ({ channel, payload }) => {
      for (const handler of channels.get(channel) ?? []) handler(payload ?? '');
    });
    try {
      await next.connect();
      for (const channel of channels.keys()) await ask(next, listenTo(channel));
    } catch (error) {
      next.end().catch(() => {});
      throw new AppError('unavailable', 'The database cannot be listened to.', { cause: error });
    }
    next.once('end', () => reconnect(next));
    client = next;
    retryMs = firstRetryMs;
    if (closed) await next.end();
  }

  function reconnect(lost: pg.Client | null): void {
    if (closed || (lost !== null && lost !== client)) return;
    client = null;
    retry = setTimeout(() => connect().then(tellAll, () => reconnect(null)), retryMs);
    retry.unref();
    retryMs = Math.min(retryMs * 2, lastRetryMs);
  }

  function tellAll(): void {
    for (const handlers of channels.values()) for (const handler of handlers) handler(null);
  }

  await connect();
  const probe = setInterval(() => {
    const asked = client;
    // A query of pg has no time-out of its own on a silent connection: end it, and the retry takes over.
    const giveUp = setTimeout(() => asked && destroy(asked), probeMs / 2);
    (asked ? ask(asked, 'select 1') : Promise.resolve()).then(
      () => clearTimeout(giveUp),
      () => clearTimeout(giveUp),
    );
  }, probeMs);
  probe.unref();

  return {
    async on(channel, handler) {
      const handlers = channels.get(channel) ?? new Set();
      channels.set(channel, handlers.add(handler));
      // While the connection is away there is nothing to ask: the next one listens to every channel.
      if (handlers.size === 1 && client) await ask(client, listenTo(channel)).catch(() => {});
      return () => {
        handlers.delete(handler);
        if (handlers.size > 0 || channels.get(channel) !== handlers) return;
        channels.delete(channel);
        if (client) ask(client, `un${listenTo(channel)}`).catch(() => {});
      };
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(probe);
      channels.clear();
      await client?.end().catch(() => {});
    },
  };
}

const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`;

function destroy(client: pg.Client): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
