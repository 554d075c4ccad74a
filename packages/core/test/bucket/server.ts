import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketPlace } from '../../src/artifacts/s3-store.ts';

/** What the gate in front of the bucket does with each request. `closed`: nothing listens. */
export type Weather = 'fine' | '503' | 'silent';

export interface TestBucket {
  place: BucketPlace;
  /** From now on; `times` says for how many requests, after which it is fine again. */
  weather(now: Weather, times?: number): void;
  /** Requests since the last change of weather. */
  asked(): number;
  close(): Promise<void>;
}

/** A server that speaks S3 on loopback, checks signatures, and can be made to fail. */
export async function startBucket(): Promise<TestBucket> {
  // The SDK finds its credentials where it finds them in production.
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });
  const directory = await mkdtemp(join(tmpdir(), 'smokejumper-bucket-'));
  const start = async (allowMismatchedSignatures: boolean) => {
    const server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory,
      vhostBuckets: false,
      allowMismatchedSignatures,
      configureBuckets: [{ name: 'evidence', configs: [] }],
    });
    return { server, port: ((await server.run()) as AddressInfo).port };
  };
  // It signs the address of a bucket itself without its slash, unlike S3: those requests need its lenient twin.
  const [strict, lenient] = [await start(false), await start(true)];
  const gate = openGate((url) => (/^\/[^/]+\/(\?|$)/.test(url) ? lenient.port : strict.port));
  await new Promise<void>((resolve) => gate.server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(gate.server.address() as AddressInfo).port}`;
  return {
    place: { bucket: 'evidence', prefix: 'runs', endpoint, publicEndpoint: null, region: null },
    weather: gate.weather,
    asked: gate.asked,
    close: async () => {
      gate.server.closeAllConnections();
      await new Promise((resolve) => gate.server.close(resolve));
      await Promise.all([strict.server.close(), lenient.server.close()]);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function openGate(portFor: (url: string) => number) {
  let now: Weather = 'fine';
  let left = Number.POSITIVE_INFINITY;
  let asked = 0;
  const server = http.createServer((request, response) => {
    asked += 1;
    if (left-- <= 0) now = 'fine';
    if (now === 'silent') return;
    if (now === '503') {
      request.resume();
      response.writeHead(503).end('<Error><Code>SlowDown</Code><Message>Slow down</Message></Error>');
      return;
    }
    const { method = 'GET', url = '/', headers } = request;
    const asking = http.request({ port: portFor(url), host: '127.0.0.1', method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    asking.on('error', () => response.destroy());
    request.pipe(asking);
  });
  return {
    server,
    asked: () => asked,
    weather: (next: Weather, times = Number.POSITIVE_INFINITY) => {
      now = next;
      left = times;
      asked = 0;
    },
  };
}
