import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Me, Person, Session, WorkspaceOfMine } from '@smokejumper/contracts';
import { type Harness, pointersOf, problemOf, startApi } from '../harness.ts';
import { cookieOf, password, signedUp, visitorOf } from './visitor.ts';

let api: Harness;
before(async () => {
  api = await startApi({ settings: { signInTries: 3 } });
});
after(() => api.close());

const visitor = () => visitorOf(api.app);
const someone = (name: string) => signedUp(api.app, `${name}@x.example`, name);

test('somebody signs up, signs in, makes a workspace, works in it and signs out', async () => {
  const ada = visitor();
  const input = { email: 'Ada@x.example', password, name: 'Ada' };
  assert.deepEqual(await ada.post('/auth/sign-up', input, 200), { verification: 'none' });
  problemOf(await ada.ask({ url: '/v1/me' }), 401, 'unauthenticated');
  const person = await ada.post<Person>('/auth/sign-in', { email: 'ada@x.example', password }, 200);
  assert.match(person.id, /^usr_/);
  problemOf(await ada.ask({ url: '/v1/flows' }), 403, 'forbidden');
  const workspace = await ada.post<WorkspaceOfMine>('/v1/workspaces', { name: 'Works' });
  const me = await ada.get<Me>('/v1/me');
  assert.deepEqual([me.person, me.workspaces], [person, [workspace]]);
  assert.equal(workspace.role, 'owner');
  await ada.post('/v1/flows', { name: 'Home', spec: 'Go to /. I should see "Hello".' });
  const kept = { ...ada.cookies };
  await ada.post('/auth/sign-out', {}, 204);
  assert.deepEqual(ada.cookies, {});
  ada.cookies = kept;
  problemOf(await ada.ask({ url: '/v1/flows' }), 401, 'unauthenticated');
});

test('the cookie is HttpOnly and SameSite=Lax, Secure on https, and a session’s token alone is none', async () => {
  const ida = await someone('ida');
  const [cookie = ''] = ida.setCookies;
  assert.match(cookie, /^smokejumper\.session_token=[^;]+;/);
  for (const attribute of [/; Path=\//i, /; HttpOnly/i, /; SameSite=Lax/i]) assert.match(cookie, attribute);
  assert.doesNotMatch(cookie, /Secure/i);
  const [{ token = '' } = {}] = await api.database.asOwner<{ token: string }>('select token from session limit 1');
  for (const forged of [token, `${token}.AAAA`, `${token}.${'A'.repeat(43)}=`]) {
    const headers = { cookie: `smokejumper.session_token=${encodeURIComponent(forged)}` };
    problemOf(await api.app.inject({ url: '/v1/me', headers }), 401, 'unauthenticated');
  }
  const secure = await startApi({ publicUrl: () => 'https://s.example' });
  try {
    const eve = visitorOf(secure.app, { origin: 'https://s.example' });
    await eve.post('/auth/sign-up', { email: 'eve@x.example', password, name: 'Eve' }, 200);
    await eve.post('/auth/sign-in', { email: 'eve@x.example', password }, 200);
    assert.match(eve.setCookies[0] ?? '', /^__Secure-smokejumper\.session_token=.*; Secure/i);
    await eve.get('/v1/me');
  } finally {
    await secure.close();
  }
});

test('signing up and in answers the same whether an address is known or not', async () => {
  const known = await someone('known');
  const again = { email: 'KNOWN@x.example', password: 'another password', name: 'Mallory' };
  const first = await visitor().ask({ method: 'POST', url: '/auth/sign-up', body: again });
  const fresh = await visitor().ask({ method: 'POST', url: '/auth/sign-up', body: { ...again, email: 'n@x.example' } });
  assert.deepEqual([first.statusCode, first.body], [fresh.statusCode, fresh.body]);
  const signIn = async (email: string) => {
    const answer = await visitor().ask({ method: 'POST', url: '/auth/sign-in', body: { email, password: 'wrong' } });
    return { ...problemOf(answer, 401, 'unauthenticated'), requestId: '' };
  };
  assert.deepEqual(await signIn('known@x.example'), await signIn('nobody@x.example'));
  // Its owner's password and name are as before.
  await visitor().post('/auth/sign-in', { email: 'known@x.example', password }, 200);
  assert.equal((await known.get<Me>('/v1/me')).person.name, 'known');
});

test('a password has ten characters, and a bad field is pointed at', async () => {
  const input = { email: 'short@x.example', password: 'nine char', name: 'S' };
  const short = await visitor().ask({ method: 'POST', url: '/auth/sign-up', body: input });
  assert.deepEqual(pointersOf(problemOf(short, 400, 'invalid_input')), ['/password']);
  const bad = await visitor().ask({ method: 'POST', url: '/auth/sign-up', body: { ...input, email: 'none' } });
  assert.deepEqual(pointersOf(problemOf(bad, 400, 'invalid_input')), ['/email', '/password']);
});

test('what changes something by cookie needs our own origin; reading and API keys do not', async () => {
  const bob = await someone('bob');
  await bob.post('/v1/workspaces', { name: 'Bobs' });
  const flow = { name: 'Home', spec: 'Go to /.' };
  const cookie = cookieOf(bob);
  const post = (url: string, headers: Record<string, string>, payload: object = flow) =>
    api.app.inject({ method: 'POST', url, headers, payload });
  for (const headers of [
    { cookie },
    { cookie, origin: 'https://evil.example' },
    { cookie, origin: 'null' },
    { cookie, origin: 'http://api.test.evil.example' },
    { cookie, origin: 'https://api.test' },
  ]) {
    problemOf(await post('/v1/flows', headers), 403, 'forbidden');
    problemOf(await post('/v1/workspaces', headers, { name: 'x' }), 403, 'forbidden');
    problemOf(await post('/auth/sign-out', headers, {}), 403, 'forbidden');
  }
  const foreign = { origin: 'https://evil.example' };
  problemOf(await post('/auth/sign-in', foreign, { email: 'bob@x.example', password }), 403, 'forbidden');
  assert.equal((await api.app.inject({ url: '/v1/flows', headers: { cookie, ...foreign } })).statusCode, 200);
  // A page at the very host that was asked, whatever its name.
  assert.equal((await post('/v1/flows', { cookie, host: 'me:1', origin: 'http://me:1' })).statusCode, 201);
  const tenant = await api.tenant('keyed');
  const authorization = `Bearer ${tenant.key}`;
  assert.equal((await post('/v1/flows', { authorization, ...foreign })).statusCode, 201);
});

test('a request is about the workspace it names, else the active one, else the only one', async () => {
  const cyd = await someone('cyd');
  const [one, two] = [
    await cyd.post<WorkspaceOfMine>('/v1/workspaces', { name: 'One' }),
    await cyd.post<WorkspaceOfMine>('/v1/workspaces', { name: 'Two' }),
  ];
  const unnamed = await cyd.ask({ url: '/v1/flows' });
  assert.deepEqual(pointersOf(problemOf(unnamed, 400, 'invalid_input')), ['/headers/smokejumper-workspace']);
  const inOne = { headers: { 'smokejumper-workspace': one.id } };
  const flow = { name: 'Home', spec: 'Go to /.' };
  assert.equal((await cyd.ask({ method: 'POST', url: '/v1/flows', body: flow, ...inOne })).statusCode, 201);
  const active = await cyd.ask({ method: 'PUT', url: '/v1/me/workspace', body: { workspaceId: two.id } });
  assert.equal(active.json<Me>().activeWorkspaceId, two.id);
  assert.equal((await cyd.get<{ data: unknown[] }>('/v1/flows')).data.length, 0);
  assert.equal((await cyd.ask({ url: '/v1/flows', ...inOne })).json<{ data: unknown[] }>().data.length, 1);
  const stranger = await api.tenant('stranger');
  for (const id of [stranger.workspaceId, 'wsp_nothing', '%00']) {
    const headers = { 'smokejumper-workspace': id };
    problemOf(await cyd.ask({ url: '/v1/flows', headers }), 404, 'not_found');
  }
  const theirs = { workspaceId: stranger.workspaceId };
  problemOf(await cyd.ask({ method: 'PUT', url: '/v1/me/workspace', body: theirs }), 404, 'not_found');
  const keyed = { url: '/v1/flows', headers: { 'smokejumper-workspace': one.id } };
  problemOf(await stranger.ask(keyed), 404, 'not_found');
});

test('sessions are listed without their tokens and revoked one by one or all others', async () => {
  const dan = await someone('dan');
  const [phone, tv] = [visitor(), visitor()];
  for (const other of [phone, tv]) await other.post('/auth/sign-in', { email: 'dan@x.example', password }, 200);
  const list = async () => (await dan.get<{ data: Session[] }>('/v1/me/sessions')).data;
  const all = await list();
  assert.equal(all.length, 3);
  assert.deepEqual(Object.keys(all[0]!).sort(), [
    'address',
    'createdAt',
    'current',
    'expiresAt',
    'id',
    'lastUsedAt',
    'userAgent',
  ]);
  assert.equal(all[0]?.address, '127.0.0.1');
  const phoneId = (await phone.get<Me>('/v1/me')).sessionId;
  const eli = await someone('eli');
  problemOf(await eli.ask({ method: 'DELETE', url: `/v1/me/sessions/${phoneId}` }), 404, 'not_found');
  assert.equal((await dan.ask({ method: 'DELETE', url: `/v1/me/sessions/${phoneId}` })).statusCode, 204);
  problemOf(await phone.ask({ url: '/v1/me' }), 401, 'unauthenticated');
  const others = await dan.ask({ method: 'DELETE', url: '/v1/me/sessions' });
  assert.deepEqual(others.json(), { revoked: 1 });
  problemOf(await tv.ask({ url: '/v1/me' }), 401, 'unauthenticated');
  assert.deepEqual(
    (await list()).map(({ current }) => current),
    [true],
  );
});

test('a changed password signs out everywhere else, and the old one is of no use', async () => {
  const fay = await someone('fay');
  const other = visitor();
  await other.post('/auth/sign-in', { email: 'fay@x.example', password }, 200);
  const change = (body: object) => fay.ask({ method: 'PUT', url: '/v1/me/password', body });
  problemOf(await change({ password: 'not it at all', newPassword: 'a new password' }), 403, 'forbidden');
  assert.equal((await change({ password, newPassword: 'a new password' })).statusCode, 204);
  problemOf(await other.ask({ url: '/v1/me' }), 401, 'unauthenticated');
  await fay.get('/v1/me');
  const signIn = (word: string, status: number) =>
    visitor().post('/auth/sign-in', { email: 'fay@x.example', password: word }, status);
  await signIn(password, 401);
  await signIn('a new password', 200);
});

test('tries to sign in are limited for an address, over all processes, and a good one forgets the bad', async () => {
  await someone('gus');
  const other = await startOther();
  try {
    const tries = (email: string, app = api.app) =>
      visitorOf(app).ask({ method: 'POST', url: '/auth/sign-in', body: { email, password: 'wrong' } });
    for (let i = 0; i < 2; i += 1) problemOf(await tries('gus@x.example'), 401, 'unauthenticated');
    await visitor().post('/auth/sign-in', { email: 'gus@x.example', password }, 200);
    for (let i = 0; i < 3; i += 1) {
      const app = i % 2 === 0 ? api.app : other.app;
      problemOf(await tries('GUS@x.example', app), 401, 'unauthenticated');
    }
    const limited = await tries('gus@x.example', other.app);
    problemOf(limited, 429, 'rate_limited');
    assert.ok(Number(limited.headers['retry-after']) > 60);
    const body = { email: 'gus@x.example', password };
    problemOf(await visitor().ask({ method: 'POST', url: '/auth/sign-in', body }), 429, 'rate_limited');
    problemOf(await tries('other@x.example'), 401, 'unauthenticated');
  } finally {
    await other.close();
  }
});

test('a session and a key revoked in one process are refused by another at once', async () => {
  const hal = await someone('hal');
  await hal.post('/v1/workspaces', { name: 'Hals' });
  const other = await startOther();
  try {
    const there = visitorOf(other.app);
    there.cookies = { ...hal.cookies };
    await there.get('/v1/flows');
    const key = await hal.post<{ id: string; key: string }>('/v1/keys', { name: 'k', scopes: ['flows:read'] });
    const headers = { authorization: `Bearer ${key.key}` };
    assert.equal((await other.app.inject({ url: '/v1/flows', headers })).statusCode, 200);
    await hal.ask({ method: 'DELETE', url: `/v1/keys/${key.id}` });
    problemOf(await other.app.inject({ url: '/v1/flows', headers }), 401, 'unauthenticated');
    await hal.post('/auth/sign-out', {}, 204);
    problemOf(await there.ask({ url: '/v1/flows' }), 401, 'unauthenticated');
  } finally {
    await other.close();
  }
});

test('an event stream ends with the session, the key or the membership it was opened with, in whichever process', {
  timeout: 60_000,
}, async () => {
  const ivy = await someone('ivy');
  const workspace = await ivy.post<WorkspaceOfMine>('/v1/workspaces', { name: 'Ivys' });
  const flow = await ivy.post<{ id: string }>('/v1/flows', { name: 'Home', spec: 'Go to /.' });
  const environment = await ivy.post<{ id: string }>('/v1/environments', { name: 'E', baseUrl: 'https://x.example' });
  const ids = { flowId: flow.id, environmentId: environment.id };
  const { eventsUrl } = await ivy.post<{ eventsUrl: string }>('/v1/runs', ids, 202);
  const key = await ivy.post<{ id: string; key: string }>('/v1/keys', { name: 'k', scopes: ['runs:read'] });
  const other = await startOther();
  const address = await other.app.listen({ host: '127.0.0.1', port: 0 });
  const open = async (headers: Record<string, string>) => {
    const answer = await fetch(new URL(eventsUrl, address), { headers });
    assert.equal(answer.status, 200);
    const reader = answer.body!.getReader();
    await reader.read();
    return reader;
  };
  const ended = async (reader: Awaited<ReturnType<typeof open>>) => {
    while (!(await reader.read()).done);
  };
  try {
    const byKey = await open({ authorization: `Bearer ${key.key}` });
    await ivy.ask({ method: 'DELETE', url: `/v1/keys/${key.id}` });
    await ended(byKey);
    const tv = visitor();
    await tv.post('/auth/sign-in', { email: 'ivy@x.example', password }, 200);
    const bySession = await open({ cookie: cookieOf(tv) });
    const byMember = await open({ cookie: cookieOf(ivy) });
    await ivy.ask({ method: 'DELETE', url: '/v1/me/sessions' });
    await ended(bySession);
    await api.database.asOwner('delete from membership where workspace_id = $1', [workspace.id]);
    await ended(byMember);
  } finally {
    await other.close();
  }
});

test('where only the invited sign up, the first person and they do, and the answer tells nobody', async () => {
  const closed = await startApi({ people: { signUp: 'invited' } });
  try {
    const first = await signedUp(closed.app, 'first@x.example');
    await first.post('/v1/workspaces', { name: 'W' });
    await first.post('/v1/invitations', { email: 'asked@x.example', role: 'viewer' });
    const body = { email: 'stranger@x.example', password, name: 'S' };
    assert.deepEqual(await visitorOf(closed.app).post('/auth/sign-up', body, 200), { verification: 'none' });
    await visitorOf(closed.app).post('/auth/sign-in', { email: body.email, password }, 401);
    await signedUp(closed.app, 'asked@x.example');
  } finally {
    await closed.close();
  }
});

/** A second process, as far as memory goes, on the same database. */
async function startOther() {
  const { buildApp } = await import('../../src/app.ts');
  const app = await buildApp(api.deps);
  return { app, close: () => app.close() };
}
