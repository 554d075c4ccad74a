import assert from 'node:assert/strict';
import http from 'node:http';
import net from 'node:net';
import test, { type TestContext } from 'node:test';
import { closedHosts, metadataHosts } from '../../../addresses/test/encodings.ts';
import { serve } from '../../test/fixtures.ts';
import type { EgressFailure } from './failure.ts';
import { createEgressPolicy, type EgressSettings } from './policy.ts';
import { type EgressProxy, startEgressProxy } from './proxy.ts';
import type { Resolve } from './resolve.ts';

async function open(t: TestContext, settings: Partial<EgressSettings> = {}, resolve?: Resolve) {
  const failures: EgressFailure[] = [];
  const proxy = await startEgressProxy({
    policy: createEgressPolicy({ allowPrivate: 'none', alwaysAllow: [], ...settings }),
    onFailure: (failure) => failures.push(failure),
    ...(resolve ? { resolve } : {}),
  });
  t.after(() => proxy.close());
  return { proxy, failures };
}

/** What the proxy sends back for these bytes, until it closes or the answer holds `until`. */
function talk(proxy: EgressProxy, bytes: string, until?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(new URL(proxy.url).port), '127.0.0.1');
    let heard = '';
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
      if (until !== undefined && heard.includes(until)) socket.destroy();
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
}

test('no way of writing a closed host gets through CONNECT or a plain request', async (t) => {
  const { proxy, failures } = await open(t);
  for (const [host, what] of [...closedHosts, ...metadataHosts]) {
    const ascii = URL.parse(`http://${host}/`)?.hostname ?? host;
    for (const written of new Set([host, ascii])) {
      const raw = Buffer.from(written).toString('latin1');
      const tunnel = await talk(proxy, `CONNECT ${raw}:80 HTTP/1.1\r\nhost: ${raw}:80\r\n\r\n`);
      assert.doesNotMatch(tunnel, /200 Connection/, `${written} (${what})`);
      const plain = await talk(proxy, `GET http://${raw}/ HTTP/1.1\r\nhost: ${raw}\r\nconnection: close\r\n\r\n`);
      assert.doesNotMatch(plain, /^HTTP\/1\.1 200/, `${written} (${what})`);
    }
  }
  assert.ok(failures.length > 150 && failures.every((failure) => failure.kind === 'blocked'));
});

test('a name is resolved once and the address that was judged is the one that is dialled', async (t) => {
  const site = await serve(t, { '/': 'hello' });
  const answers = [['127.0.0.1'], ['10.0.0.1']];
  let asked = 0;
  const { proxy } = await open(t, { allowPrivate: ['127.0.0.0/8'] }, async () => answers[asked++] ?? []);
  const request = `GET http://flip.example:${site.port}/ HTTP/1.1\r\nhost: flip.example\r\nconnection: close\r\n\r\n`;
  assert.match(await talk(proxy, request), /hello/);
  assert.equal(asked, 1);
  assert.doesNotMatch(await talk(proxy, request), /hello/);
  assert.equal(site.asked.length, 1);
});

test('a name with one private address among public ones is not dialled at all', async (t) => {
  const site = await serve(t, { '/': 'hello' });
  const { proxy, failures } = await open(t, {}, async () => ['8.8.8.8', '127.0.0.1']);
  await talk(proxy, `CONNECT mixed.example:${site.port} HTTP/1.1\r\n\r\n`);
  assert.equal(site.asked.length, 0);
  assert.deepEqual(
    failures.map((failure) => failure.kind),
    ['blocked'],
  );
});

test('a failure says whether the name, the port or the connection was the trouble', async (t) => {
  const closed = await serve(t, {});
  const breaking = net.createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => breaking.listen(0, '127.0.0.1', resolve));
  t.after(() => breaking.close());
  const brokenPort = (breaking.address() as net.AddressInfo).port;
  const free = net.createServer();
  await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
  const freePort = (free.address() as net.AddressInfo).port;
  await new Promise<void>((resolve) => free.close(() => resolve()));
  const { proxy } = await open(t, { allowPrivate: 'all' }, async (host) => {
    if (host === 'none.example') throw new Error('ENOTFOUND');
    return ['127.0.0.1'];
  });
  const get = (host: string, port: number) =>
    talk(proxy, `GET http://${host}:${port}/ HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
  await get('none.example', 80);
  await get('refused.example', freePort);
  await get('broken.example', brokenPort);
  assert.equal(proxy.failureFor('none.example', 80)?.kind, 'dns');
  assert.equal(proxy.failureFor('refused.example', freePort)?.kind, 'refused');
  assert.equal(proxy.failureFor('broken.example', brokenPort)?.kind, 'broken');
  assert.equal(proxy.failureFor('fine.example', closed.port), null);
});

test('answers pass unchanged: status, repeated headers and a body that comes in pieces', async (t) => {
  const site = await serve(t, {
    '/': (_request, response) => {
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      response.writeHead(418, 'Teapot', { 'x-own': 'yes' });
      response.write('first ');
      setImmediate(() => response.end('second'));
    },
  });
  const { proxy } = await open(t, { allowPrivate: 'all' });
  const answer = await new Promise<{ message: http.IncomingMessage; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(proxy.url);
    http
      .get({ host: hostname, port, path: `${site.byAddress}/`, agent: false }, (message) => {
        let body = '';
        message.on('data', (chunk) => {
          body += chunk;
        });
        message.on('end', () => resolve({ message, body }));
      })
      .on('error', reject);
  });
  assert.equal(answer.message.statusCode, 418);
  assert.deepEqual(answer.message.headers['set-cookie'], ['a=1', 'b=2']);
  assert.equal(answer.message.headers['x-own'], 'yes');
  assert.equal(answer.body, 'first second');
});

test('only http goes through a plain request', async (t) => {
  const { proxy } = await open(t, { allowPrivate: 'all' });
  for (const url of ['ftp://127.0.0.1/', 'file:///etc/passwd', '/local']) {
    assert.match(await talk(proxy, `GET ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`), /^HTTP\/1\.1 400/);
  }
});

test('the proxy does not call itself', async (t) => {
  const { proxy } = await open(t, { allowPrivate: 'all' });
  const port = Number(new URL(proxy.url).port);
  assert.match(await talk(proxy, `CONNECT 127.0.0.1:${port} HTTP/1.1\r\n\r\n`), /502/);
});

test('closing ends open tunnels and frees the port', async (t) => {
  const site = await serve(t, { '/': 'x' });
  const { proxy } = await open(t, { allowPrivate: 'all' });
  const port = Number(new URL(proxy.url).port);
  const socket = net.connect(port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const established = new Promise((resolve) => socket.once('data', resolve));
  socket.write(`CONNECT 127.0.0.1:${site.port} HTTP/1.1\r\n\r\n`);
  await established;
  await proxy.close();
  await closed;
  await assert.rejects(
    new Promise((_resolve, reject) => net.connect(port, '127.0.0.1').on('error', reject)),
    /ECONNREFUSED/,
  );
});
