import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { ResultFile } from '@smokejumper/contracts';
import { project, serve } from './fixture.ts';

const session = 'session-canary-000017';
const bypass = 'bypass-canary-4711';

/** A preview behind a header whose shop asks for a log-in, and counts them. */
async function preview(t: TestContext) {
  const seen = { logins: 0, refused: 0 };
  const server = http.createServer((request, response) => {
    const html = (text: string) => response.writeHead(200, { 'content-type': 'text/html' }).end(text);
    if (request.headers['x-bypass'] !== bypass) {
      seen.refused += 1;
      return response.writeHead(401).end('protected');
    }
    if (request.method === 'POST') {
      seen.logins += 1;
      return response.writeHead(303, { location: '/', 'set-cookie': `s=${session}; Path=/; HttpOnly` }).end();
    }
    if (request.url === '/login') return html('<form method="post"><button>Log in now</button></form>');
    const signedIn = request.headers.cookie === `s=${session}`;
    const token = request.url === '/account' ? `<p>Your token is ${session}</p>` : '';
    return html(signedIn ? `<h1>Hello Ana</h1>${token}` : '<h1>Please log in</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function flows(signInUrl: string): string {
  const shared = `secrets: [bypass]\n    headers: { X-Bypass: "{{bypass}}" }`;
  return `flows:
  - name: Account
    needs: Sign in
    url: /account
    spec: '"Hello Ana" is visible.'
    ${shared}
  - name: Sign in
    url: ${signInUrl}
    spec: 'Click "Log in now". "Hello Ana" is visible.'
    timeout: 20s
    ${shared}
`;
}

const args = ['run', 'a.flows.yaml', '--no-replay', '--json', '-', '--secret', `bypass=${bypass}`];

test('a flow begins with the sign-in of another, which runs before it, and neither session nor header is in any file', async (t) => {
  const { url, seen } = await preview(t);
  const { folder, run } = await project(t, { 'a.flows.yaml': flows('/login') });
  const ended = await run([...args, '--base-url', url, '--repeat', '2', '--concurrency', '2']);
  assert.equal(ended.code, 0, ended.err + ended.out);
  const { runs } = ResultFile.parse(JSON.parse(ended.out));
  assert.deepEqual(
    runs.map(({ flow, verdict }) => [flow, verdict]),
    [...Array(2).fill(['Sign in', 'passed']), ...Array(2).fill(['Account', 'passed'])],
  );
  assert.deepEqual(seen, { logins: 2, refused: 0 });
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const left = files.filter((entry) => entry.isFile() && entry.name !== 'a.flows.yaml');
  assert.ok(left.some(({ name }) => name === 'trace.zip'));
  for (const entry of left) {
    const data = await readFile(join(entry.parentPath, entry.name));
    assert.ok(!data.includes('canary'), entry.name);
  }
  assert.ok(!(ended.out + ended.err).includes('canary'));
});

test('when the sign-in fails, what begins with it is inconclusive and names it', async (t) => {
  const { url, seen } = await preview(t);
  const { run } = await project(t, { 'a.flows.yaml': flows('/nowhere') });
  const ended = await run([...args, '--base-url', url]);
  assert.equal(ended.code, 1, ended.err);
  const account = ResultFile.parse(JSON.parse(ended.out)).runs[1];
  assert.deepEqual([account?.verdict, account?.failureClass, account?.steps], ['inconclusive', 'no_evidence', []]);
  assert.match(
    account?.summary ?? '',
    /^It begins with the sign-in of "Sign in", which failed: .* Nothing was tried\.$/,
  );
  assert.equal(seen.logins, 0);
});

test('a need that no file has, one that leads back, and a header whose value nobody declares are refused before any browser starts', async (t) => {
  const body = 'spec: Go to /.';
  const cases: [string, RegExp][] = [
    [`flows:\n  - name: A\n    needs: B\n    ${body}\n`, /"A" needs "B", which none of the files has/],
    [
      `flows:\n  - name: A\n    needs: B\n    ${body}\n  - name: B\n    needs: A\n    ${body}\n`,
      /"A" needs itself: A → B → A/,
    ],
    [`flows:\n  - name: A\n    headers: { X-A: "{{b}}" }\n    ${body}\n`, /\{\{b\}\} of its headers or basic auth/],
    [
      `flows:\n  - name: A\n    headers: { Host: x }\n    ${body}\n`,
      /:3:22: .*is a header that the browser itself sets/,
    ],
    [
      `flows:\n  - name: A\n    basicAuth: { username: a, password: plain }\n    ${body}\n`,
      /password: names no secret: write it as \{\{name\}\}/,
    ],
  ];
  for (const [file, message] of cases) {
    const { run } = await project(t, { 'a.flows.yaml': file });
    const ended = await run(['run', 'a.flows.yaml', '--base-url', 'http://127.0.0.1:9']);
    assert.equal(ended.code, 64, ended.err);
    assert.match(ended.err, message);
  }
});

/** Ends a session with its first use and hands out the next one, as many sites do. */
async function rotating(t: TestContext) {
  const seen = { logins: 0 };
  let valid = '';
  const turn = (): string => {
    valid = `${Math.random()}`;
    return `s=${valid}; Path=/`;
  };
  const url = await serve(t, {
    '/login': (request, response) => {
      if (request.method !== 'POST') {
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<form method="post"><button>Log in now</button></form>');
        return;
      }
      seen.logins += 1;
      response.writeHead(303, { location: '/account', 'set-cookie': turn() }).end();
    },
    '/account': (request, response) => {
      const isIn = request.headers.cookie === `s=${valid}`;
      const headers = { 'content-type': 'text/html', ...(isIn && { 'set-cookie': turn() }) };
      response.writeHead(200, headers).end(`<button>Help</button><h1>${isIn ? 'Hello Ana' : 'Please log in'}</h1>`);
    },
  });
  return { seen, url };
}

test('where a site ends a session with its use, those that begin with it later sign in for themselves and say so', async (t) => {
  const { url, seen } = await rotating(t);
  const account = (name: string, text: string) =>
    `  - { name: ${name}, needs: Sign in, url: /account, spec: '"${text}" is visible.' }\n`;
  const { run, folder } = await project(t, {
    'a.flows.yaml': `flows:
  - { name: Sign in, url: /login, spec: 'Click "Log in now". "Hello Ana" is visible.' }
${account('First', 'Hello Ana')}${account('Second', 'Hello Ana')}${account('Third', 'Hello Bob')}
  - { name: Acting, needs: Sign in, url: /account, spec: 'Click "Help". "Hello Ana" is visible.' }
`,
  });
  const ended = await run(['run', 'a.flows.yaml', '--json', '-', '--artifacts', 'left', '--base-url', url]);
  const { runs } = ResultFile.parse(JSON.parse(ended.out));
  assert.deepEqual(
    runs.map(({ flow, verdict }) => [flow, verdict]),
    [
      ['Sign in', 'passed'],
      ['First', 'passed'],
      ['Second', 'passed'],
      ['Third', 'failed'],
      // What it clicked is not clicked twice.
      ['Acting', 'failed'],
    ],
  );
  assert.match(runs[2]!.summary ?? '', /With the sign-in that other flows had begun with before, it had not passed/);
  assert.doesNotMatch(runs[1]!.summary ?? '', /sign-in/);
  assert.equal(seen.logins, 3);
  const left = await readdir(join(folder, 'left', '03-second'));
  assert.ok(left.includes('signed-in-anew') && left.includes('sign-in'), left.join());
});
