import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import type { Me } from '@smokejumper/contracts';
import { type Harness, problemOf, startApi } from '../harness.ts';
import { signedUp, type Visitor, visitorOf } from './visitor.ts';

interface Account {
  id: number;
  login: string;
  name: string | null;
  emails: { email: string; primary: boolean; verified: boolean }[];
}

let api: Harness;
/** Who agrees at GitHub. */
let account: Account;
const real = globalThis.fetch;

before(async () => {
  api = await startApi({ people: { github: { clientId: 'the-id', clientSecret: 'the-secret' } } });
  mock.method(globalThis, 'fetch', (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    return /(^|\.)github\.com$/.test(url.host) ? github(new Request(url, init)) : real(input, init);
  });
});
after(async () => {
  mock.restoreAll();
  await api.close();
});

/** Answers as GitHub is documented to. */
async function github(request: Request): Promise<Response> {
  const { host, pathname } = new URL(request.url);
  if (host === 'github.com' && pathname === '/login/oauth/access_token') {
    const form = new URLSearchParams(await request.text());
    if (form.get('code') !== 'good' || form.get('client_secret') !== 'the-secret') {
      return Response.json({ error: 'bad_verification_code' });
    }
    return Response.json({ access_token: 'gho_token', scope: 'read:user,user:email', token_type: 'bearer' });
  }
  if (request.headers.get('authorization') !== 'Bearer gho_token') return new Response('', { status: 401 });
  if (pathname === '/user')
    return Response.json({ id: account.id, login: account.login, name: account.name, avatar_url: null });
  if (pathname === '/user/emails') return Response.json(account.emails);
  return new Response('', { status: 404 });
}

const ofGithub = (id: number, email: string, verified = true): Account => ({
  id,
  login: `login${id}`,
  name: null,
  emails: [{ email, primary: true, verified }],
});

/** The way to GitHub and back; answers where it leads to in the end. */
async function goThrough(
  visitor: Visitor,
  options: { code?: string; state?: string; returnTo?: string } = {},
): Promise<string> {
  const out = await visitor.ask({ url: `/auth/sign-in/github?returnTo=${options.returnTo ?? '/flows'}` });
  assert.equal(out.statusCode, 302, out.body);
  const asked = new URL(String(out.headers.location));
  assert.equal(asked.origin + asked.pathname, 'https://github.com/login/oauth/authorize');
  assert.equal(asked.searchParams.get('redirect_uri'), 'http://api.test/auth/callback/github');
  assert.ok(asked.searchParams.get('code_challenge'));
  const state = options.state ?? asked.searchParams.get('state') ?? '';
  const back = await visitor.ask({ url: `/auth/callback/github?code=${options.code ?? 'good'}&state=${state}` });
  assert.equal(back.statusCode, 302, back.body);
  return String(back.headers.location);
}

test('somebody comes in from GitHub with the verified address of there, and is the same one the next time', async () => {
  account = ofGithub(1, 'Octo@x.example');
  const octo = visitorOf(api.app);
  assert.equal(await goThrough(octo), 'http://api.test/flows');
  const { person } = await octo.get<Me>('/v1/me');
  assert.deepEqual([person.email, person.emailVerified, person.name], ['octo@x.example', true, 'login1']);
  const again = visitorOf(api.app);
  await goThrough(again);
  assert.equal((await again.get<Me>('/v1/me')).person.id, person.id);
  const stored = JSON.stringify(await api.database.asOwner('select * from account'));
  assert.ok(!stored.includes('gho_token'), 'tokens are kept encrypted');
});

test('an address that GitHub has not verified, a bad code, a foreign state and a callback of nobody sign nobody in', async () => {
  account = ofGithub(2, 'victim@x.example', false);
  for (const options of [{}, { code: 'bad' }, { state: 'made-up' }]) {
    const visitor = visitorOf(api.app);
    assert.match(await goThrough(visitor, options), /^http:\/\/api\.test\/sign-in\?error=/);
    problemOf(await visitor.ask({ url: '/v1/me' }), 401, 'unauthenticated');
  }
  account = ofGithub(3, 'fine@x.example');
  const victim = visitorOf(api.app);
  const thief = visitorOf(api.app);
  const out = await thief.ask({ url: '/auth/sign-in/github' });
  const state = new URL(String(out.headers.location)).searchParams.get('state');
  const back = await victim.ask({ url: `/auth/callback/github?code=good&state=${state}` });
  assert.match(String(back.headers.location), /error=/);
  problemOf(await victim.ask({ url: '/v1/me' }), 401, 'unauthenticated');
});

test('who took somebody’s address here without showing that it is theirs does not share the account', async () => {
  const thief = await signedUp(api.app, 'owner@x.example', 'Thief');
  account = ofGithub(4, 'owner@x.example');
  const owner = visitorOf(api.app);
  assert.equal(await goThrough(owner), 'http://api.test/sign-in?error=account_not_linked');
  problemOf(await owner.ask({ url: '/v1/me' }), 401, 'unauthenticated');
  await thief.get('/v1/me');
  // Once the address is shown to be whose password it is, GitHub is another way in.
  await api.database.asOwner("update app_user set email_verified = true where email = 'owner@x.example'");
  await goThrough(owner);
  assert.equal((await owner.get<Me>('/v1/me')).person.id, (await thief.get<Me>('/v1/me')).person.id);
});

test('the way back leads to this server only', async () => {
  for (const returnTo of ['//evil.example', 'https://evil.example', '/\\evil.example', 'evil']) {
    const url = `/auth/sign-in/github?returnTo=${encodeURIComponent(returnTo)}`;
    problemOf(await visitorOf(api.app).ask({ url }), 400, 'invalid_input');
  }
});

test('a server without an OAuth App says so', async () => {
  const without = await startApi();
  try {
    const visitor = visitorOf(without.app);
    problemOf(await visitor.ask({ url: '/auth/sign-in/github' }), 501, 'not_configured');
    assert.deepEqual(await visitor.get('/auth/ways'), { signUp: 'open', github: false, mail: false });
  } finally {
    await without.close();
  }
});
