import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ModelSettings } from '@smokejumper/contracts';
import { type Asked, askedOf, frames, type Said } from './wire.ts';

export type { Asked, Call, Said } from './wire.ts';

/** What the scripted model does with a request. */
export type Reply =
  | Said
  /** An error of the provider's. */
  | { status: number; headers?: Record<string, string>; message?: string }
  /** Begins this answer and tears the connection, or ends it without the last events. */
  | { cut: Said; how: 'torn' | 'ended' }
  /** Says nothing until the caller gives up. */
  | { silent: true }
  /** A body that is no answer of its protocol. */
  | { garbage: string; type?: string }
  /** So many characters of text, and on. */
  | { flood: number };

/** `n` counts requests from 0. */
export type Script = (asked: Asked, n: number) => Reply | Promise<Reply>;

export interface ModelServer {
  url: string;
  /** Everything that was ever sent to it, in order. */
  requests: Asked[];
  /** A run's settings for it, over one of the three wires. */
  settings(provider?: ModelSettings['provider'], more?: Partial<ModelSettings>): ModelSettings;
  close(): Promise<void>;
}

export const modelKey = 'sk-scripted-0123456789';

/** A model provider on loopback that speaks OpenAI's chat completions and Anthropic's messages, and follows a script. */
export async function startModelServer(input: { script: Script }): Promise<ModelServer> {
  const requests: Asked[] = [];
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = await read(request);
    if (asked === null) return void response.writeHead(404).end();
    requests.push(asked);
    await answer(asked, response, await input.script(asked, requests.length - 1));
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests,
    settings: (provider = 'openai-compatible', more = {}) => ({
      provider,
      name: 'scripted',
      key: modelKey,
      url: `${url}/v1`,
      timeoutMs: 20_000,
      ...more,
    }),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function read(request: IncomingMessage): Promise<Asked | null> {
  const path = request.url ?? '/';
  const wire = path.endsWith('/chat/completions') ? 'openai' : path.endsWith('/messages') ? 'anthropic' : null;
  let text = '';
  for await (const piece of request) text += String(piece);
  if (wire === null) return null;
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const bytes = [`${request.method} ${path}`, ...lines, '', text].join('\n');
  return askedOf(wire, { path, headers, bytes, body: JSON.parse(text) as Record<string, unknown> });
}

async function answer(asked: Asked, response: ServerResponse, reply: Reply): Promise<void> {
  if ('silent' in reply) return;
  if ('status' in reply) {
    const error = { type: 'scripted_error', message: reply.message ?? `scripted ${reply.status}` };
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    return void response.end(JSON.stringify({ type: 'error', error }));
  }
  response.writeHead(200, {
    'content-type': 'garbage' in reply ? (reply.type ?? 'text/event-stream') : 'text/event-stream',
  });
  if ('garbage' in reply) return void response.end(reply.garbage);
  if ('flood' in reply) return flood(asked, response, reply.flood);
  if (!('cut' in reply)) return void response.end(frames(asked.wire, reply).join(''));
  const whole = frames(asked.wire, reply.cut);
  // All but the end: what an answer's length, its stop reason and its tokens stand in.
  const begun = whole.slice(0, Math.max(2, whole.length - 3)).join('');
  if (reply.how === 'ended') return void response.end(begun);
  response.write(begun, () => setImmediate(() => response.destroy()));
}

// Written as fast as it is read, as a model that does not stop would.
async function flood(asked: Asked, response: ServerResponse, size: number): Promise<void> {
  const body = Readable.from(frames(asked.wire, { say: 'x'.repeat(size) }));
  await pipeline(body, response).catch(() => {});
}
