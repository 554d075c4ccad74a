import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

export interface EventStream {
  /** Resolves when the client has room for more; rejects when it has gone. */
  send(event: { id: string; name: string; data: unknown }): Promise<void>;
  end(): void;
}

/**
 * Turns a raw response into a stream of server-sent events, with a comment whenever it has been quiet for
 * `heartbeatMs`, so that neither side nor a proxy in between takes it for dead.
 */
export function openEventStream(
  raw: ServerResponse,
  options: { heartbeatMs: number; retryMs: number; headers: Record<string, string>; signal: AbortSignal },
): EventStream {
  raw.writeHead(200, {
    ...options.headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    // A stream is the last answer on its socket; kept open, it would hold up the closing of the server.
    connection: 'close',
  });
  raw.write(`retry: ${options.retryMs}\n\n`);
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), options.heartbeatMs);
  const stop = () => clearInterval(heartbeat);
  raw.once('close', stop);
  return {
    async send({ id, name, data }) {
      options.signal.throwIfAborted();
      heartbeat.refresh();
      const roomy = raw.write(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
      if (!roomy) await once(raw, 'drain', { signal: options.signal });
    },
    end() {
      stop();
      raw.end();
    },
  };
}
