import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type {
  AuditEntry,
  Invitation,
  InvitationCreated,
  InvitationShown,
  Me,
  Member,
  Page,
  Role,
  WorkspaceOfMine,
} from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import { type Harness, pointersOf, problemOf, startApi } from '../harness.ts';
import { signedUp, type Visitor, visitorOf } from './visitor.ts';

let api: Harness;
let olga: Visitor;
let works: WorkspaceOfMine;
before(async () => {
  api = await startApi();
  olga = await signedUp(api.app, 'olga@x.example', 'Olga');
  works = await olga.post('/v1/workspaces', { name: 'Works' });
});
after(() => api.close());

const members = async () => (await olga.get<Page<Member>>(`/v1/members?limit=100`)).data;
const memberId = async (email: string) => (await members()).find((member) => member.email === email)?.id ?? '';
const tokenOf = ({ url }: InvitationCreated) => /\/invitation#token=(\S+)$/.exec(url ?? '')?.[1] ?? assert.fail();

async function invite(email: string, role: Role, by = olga): Promise<string> {
  return tokenOf(await by.post<InvitationCreated>('/v1/invitations', { email, role }));
}

/** Somebody who was invited and joined. */
async function joined(name: string, role: Role): Promise<Visitor> {
  const email = `${name}@x.example`;
  const token = await invite(email, role);
  const visitor = await signedUp(api.app, email, name);
  await visitor.post('/v1/invitations/accept', { token }, 200);
  return visitor;
}

const change = (by: Visitor, id: string, role: Role) =>
  by.ask({ method: 'PATCH', url: `/v1/members/${id}`, body: { role } });
const remove = (by: Visitor, id: string) => by.ask({ method: 'DELETE', url: `/v1/members/${id}` });

test('an invitation is shown by its link, taken once, and only by whom it was sent to', async () => {
  const made = await olga.post<InvitationCreated>('/v1/invitations', { email: 'Max@X.example', role: 'member' });
  assert.deepEqual([made.email, made.status], ['max@x.example', 'open']);
  const token = tokenOf(made);
  const shown = await visitorOf(api.app).post<InvitationShown>('/auth/invitation', { token }, 200);
  assert.deepEqual([shown.workspaceName, shown.role, shown.email], ['Works', 'member', 'max@x.example']);
  const accept = (by: Visitor) => by.ask({ method: 'POST', url: '/v1/invitations/accept', body: { token } });
  problemOf(await accept(visitorOf(api.app)), 401, 'unauthenticated');
  const eve = await signedUp(api.app, 'eve@x.example', 'Eve');
  problemOf(await accept(eve), 403, 'forbidden');
  const max = await signedUp(api.app, 'max@x.example', 'Max');
  const answers = await Promise.all([accept(max), accept(max), accept(max)]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 404, 404]);
  const me = await max.get<Me>('/v1/me');
  assert.deepEqual(
    me.workspaces.map(({ id, role }) => [id, role]),
    [[works.id, 'member']],
  );
  const again = await olga.ask({
    method: 'POST',
    url: '/v1/invitations',
    body: { email: 'max@x.example', role: 'viewer' },
  });
  assert.deepEqual(pointersOf(problemOf(again, 409, 'conflict')), ['/email']);
  assert.deepEqual(
    (await olga.get<Page<Invitation>>('/v1/invitations')).data.map(({ email, status }) => [email, status]),
    [['max@x.example', 'accepted']],
  );
});

test('an invitation declined, cancelled, replaced or expired is dead, and its token stands nowhere', async () => {
  const nina = await signedUp(api.app, 'nina@x.example', 'Nina');
  const dead = async (token: string) => {
    for (const url of ['/auth/invitation', '/auth/invitation/decline', '/v1/invitations/accept']) {
      problemOf(await nina.ask({ method: 'POST', url, body: { token } }), 404, 'not_found');
    }
  };
  const declined = await invite('nina@x.example', 'viewer');
  await visitorOf(api.app).post('/auth/invitation/decline', { token: declined }, 204);
  await dead(declined);
  const replaced = await invite('nina@x.example', 'viewer');
  const made = await olga.post<InvitationCreated>('/v1/invitations', { email: 'nina@x.example', role: 'viewer' });
  await dead(replaced);
  const cancelled = await olga.ask({ method: 'DELETE', url: `/v1/invitations/${made.id}` });
  assert.equal(cancelled.json<Invitation>().status, 'cancelled');
  await dead(tokenOf(made));
  const expired = await invite('nina@x.example', 'viewer');
  await api.database.asOwner(
    "update invitation set expires_at = now() - interval '1 second' where cancelled_at is null and declined_at is null and accepted_at is null",
  );
  await dead(expired);
  const rows = JSON.stringify(await api.database.asOwner('select * from invitation'));
  for (const token of [declined, replaced, expired]) assert.ok(!rows.includes(token));
  assert.deepEqual(
    (await olga.get<Page<Invitation>>('/v1/invitations')).data.slice(0, 4).map(({ status }) => status),
    ['expired', 'cancelled', 'cancelled', 'declined'],
  );
});

test('a lowered role counts from the next request on, a removed member is out at once', async () => {
  const pia = await joined('pia', 'admin');
  const id = await memberId('pia@x.example');
  const body = { name: 'ci', scopes: ['runs:read'] };
  assert.equal((await pia.ask({ method: 'POST', url: '/v1/keys', body })).statusCode, 201);
  assert.equal((await change(olga, id, 'viewer')).statusCode, 200);
  problemOf(await pia.ask({ method: 'POST', url: '/v1/keys', body }), 403, 'forbidden');
  await pia.get('/v1/flows');
  assert.equal((await remove(olga, id)).statusCode, 204);
  const named = { url: '/v1/flows', headers: { 'smokejumper-workspace': works.id } };
  problemOf(await pia.ask(named), 404, 'not_found');
  assert.deepEqual((await pia.get<Me>('/v1/me')).workspaces, []);
});

test('an admin handles all but owners, a member and a viewer nobody', async () => {
  const [adam, mona, vera] = [
    await joined('adam', 'admin'),
    await joined('mona', 'member'),
    await joined('vera', 'viewer'),
  ];
  const olgaId = await memberId('olga@x.example');
  const [adamId, monaId] = [await memberId('adam@x.example'), await memberId('mona@x.example')];
  for (const refused of [
    await change(adam, olgaId, 'admin'),
    await change(adam, adamId, 'owner'),
    await change(adam, monaId, 'owner'),
    await remove(adam, olgaId),
    await adam.ask({ method: 'POST', url: '/v1/invitations', body: { email: 'o@x.example', role: 'owner' } }),
    await adam.ask({ method: 'POST', url: `/v1/workspaces/${works.id}/transfer`, body: { memberId: adamId } }),
    ...(await Promise.all(
      [mona, vera].flatMap((low) => [
        change(low, monaId, 'viewer'),
        remove(low, monaId),
        low.ask({ method: 'POST', url: '/v1/invitations', body: { email: 'o@x.example', role: 'viewer' } }),
        low.ask({ url: '/v1/audit' }),
      ]),
    )),
  ]) {
    problemOf(refused, 403, 'forbidden');
  }
  assert.equal((await change(adam, monaId, 'viewer')).statusCode, 200);
  assert.equal((await remove(adam, monaId)).statusCode, 204);
  await vera.get('/v1/members');
});

test('the last owner neither leaves nor is lowered; ownership goes over in one go', async () => {
  const quin = await joined('quin', 'admin');
  const url = `/v1/workspaces/${works.id}`;
  const olgaId = await memberId('olga@x.example');
  problemOf(await olga.ask({ method: 'POST', url: `${url}/leave` }), 409, 'conflict');
  problemOf(await change(olga, olgaId, 'admin'), 409, 'conflict');
  problemOf(await remove(olga, olgaId), 409, 'conflict');
  const quinId = await memberId('quin@x.example');
  await olga.post(`${url}/transfer`, { memberId: quinId }, 200);
  const roles = new Map((await members()).map(({ email, role }) => [email, role]));
  assert.deepEqual([roles.get('quin@x.example'), roles.get('olga@x.example')], ['owner', 'admin']);
  problemOf(await olga.ask({ method: 'POST', url: `${url}/transfer`, body: { memberId: olgaId } }), 403, 'forbidden');
  assert.equal((await change(quin, olgaId, 'owner')).statusCode, 200);
  // Two owners who lower each other at the same moment: one of them stays.
  const both = await Promise.all([change(quin, olgaId, 'admin'), change(olga, quinId, 'admin')]);
  const owners = await api.database.asOwner("select user_id from membership where role = 'owner'");
  assert.equal(owners.length, 1, both.map(({ body }) => body).join());
  const [left, stays] = both[0]?.statusCode === 200 ? [olga, quin] : [quin, olga];
  await left.post(`${url}/leave`, undefined, 204);
  const back = await stays.post<InvitationCreated>('/v1/invitations', {
    email: left === olga ? 'olga@x.example' : 'quin@x.example',
    role: 'owner',
  });
  await left.post('/v1/invitations/accept', { token: tokenOf(back) }, 200);
});

test('a key gives no role that may more than itself, and the first owner of a workspace that has none', async () => {
  const tenant = await api.tenant('ownerless');
  const ask = (email: string, role: Role, key = tenant.key) =>
    tenant.ask({
      method: 'POST',
      url: '/v1/invitations',
      body: { email, role },
      headers: { authorization: `Bearer ${key}` },
    });
  const narrow = await tenant.post<{ key: string }>('/v1/keys', {
    name: 'n',
    scopes: ['settings:write', 'settings:read'],
  });
  problemOf(await ask('a@x.example', 'viewer', narrow.key), 403, 'forbidden');
  problemOf(await ask('a@x.example', 'owner', narrow.key), 403, 'forbidden');
  const made = (await ask('rosa@x.example', 'owner')).json<InvitationCreated>();
  const rosa = await signedUp(api.app, 'rosa@x.example', 'Rosa');
  await rosa.post('/v1/invitations/accept', { token: tokenOf(made) }, 200);
  problemOf(await ask('b@x.example', 'owner'), 403, 'forbidden');
  assert.equal((await ask('b@x.example', 'admin')).statusCode, 201);
  problemOf(await tenant.ask({ method: 'POST', url: `/v1/workspaces/${tenant.workspaceId}/leave` }), 403, 'forbidden');
});

test('the audit log says who did what, page by page, and cannot be changed', async () => {
  const renamed = await olga.ask({ method: 'PATCH', url: `/v1/workspaces/${works.id}`, body: { name: 'New works' } });
  assert.equal(renamed.json<WorkspaceOfMine>().name, 'New works');
  const first = await olga.get<Page<AuditEntry>>('/v1/audit?limit=2');
  assert.deepEqual(
    first.data.slice(0, 1).map(({ action, actor, details }) => [action, actor.kind, actor.name, details]),
    [['workspace.rename', 'user', 'Olga', { from: 'Works', to: 'New works' }]],
  );
  const all: AuditEntry[] = [...first.data];
  for (let { nextCursor } = first; nextCursor !== null; ) {
    const page = await olga.get<Page<AuditEntry>>(`/v1/audit?limit=2&cursor=${nextCursor}`);
    all.push(...page.data);
    nextCursor = page.nextCursor;
  }
  assert.equal(new Set(all.map(({ id }) => id)).size, all.length);
  const actions = new Set(all.map(({ action }) => action));
  for (const action of [
    'workspace.create',
    'invitation.create',
    'invitation.accept',
    'invitation.decline',
    'member.role',
    'member.remove',
    'member.leave',
    'workspace.transfer',
    'key.create',
  ]) {
    assert.ok(actions.has(action), action);
  }
  const some = await olga.get<Page<AuditEntry>>('/v1/audit?action=member.role');
  assert.ok(some.data.length > 0 && some.data.every(({ action }) => action === 'member.role'));
  problemOf(await olga.ask({ url: `/v1/audit?action=key.create&cursor=${first.nextCursor}` }), 400, 'invalid_cursor');
  const { db } = api.deps;
  const rewriting = inWorkspace({ db }, works.id, (tx) => tx.auditEntry.updateMany({ data: { action: 'nothing' } }));
  await assert.rejects(rewriting, /permission denied/);
  await assert.rejects(
    inWorkspace({ db }, works.id, (tx) => tx.auditEntry.deleteMany()),
    /permission denied/,
  );
  await assert.rejects(api.database.asOwner("update audit_entry set action = 'nothing'"), /never changed or removed/);
});
