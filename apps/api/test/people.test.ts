import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Me, Person, WorkspaceOfMine } from '@smokejumper/contracts';
import { type Harness, problemOf, startApi } from './harness.ts';
import { type Visitor, visitorOf } from './visitor.ts';

let api: Harness;
before(async () => {
  api = await startApi();
});
after(() => api.close());

const password = 'correct horse battery';
const visitor = () => visitorOf(api.app);

async function signedUp(email: string): Promise<Visitor> {
  const someone = visitor();
  await someone.post('/auth/sign-up', { email, password, name: 'Ada' }, 200);
  await someone.post('/auth/sign-in', { email, password }, 200);
  return someone;
}

test('somebody signs up, signs in, makes a workspace, works in it and signs out', async () => {
  const ada = visitor();
  assert.deepEqual(await ada.post('/auth/sign-up', { email: 'Ada@x.example', password, name: 'Ada' }, 200), {
    verification: 'none',
  });
  problemOf(await ada.ask({ url: '/v1/me' }), 401, 'unauthenticated');
  const person = await ada.post<Person>('/auth/sign-in', { email: 'ada@x.example', password }, 200);
  assert.match(person.id, /^usr_/);
  const workspace = await ada.post<WorkspaceOfMine>('/v1/workspaces', { name: 'Works' });
  const me = await ada.get<Me>('/v1/me');
  assert.deepEqual(me.workspaces, [workspace]);
  assert.equal(workspace.role, 'owner');
  await ada.get('/v1/flows');
  await ada.post('/v1/flows', { name: 'Home', spec: 'Go to /. I should see "Hello".' });
  const before = { ...ada.cookies };
  await ada.post('/auth/sign-out', {}, 204);
  problemOf(await ada.ask({ url: '/v1/me' }), 401, 'unauthenticated');
  ada.cookies = before;
  problemOf(await ada.ask({ url: '/v1/flows' }), 401, 'unauthenticated');
});

test('the cookie is HttpOnly and SameSite=Lax, and holds no session in its own words', async () => {
  const ida = await signedUp('ida@x.example');
  const [cookie = ''] = ida.setCookies;
  assert.match(cookie, /^smokejumper\.session_token=[^;]+;/);
  for (const attribute of [/; Path=\//i, /; HttpOnly/i, /; SameSite=Lax/i]) assert.match(cookie, attribute);
  assert.doesNotMatch(cookie, /Secure/i);
});
