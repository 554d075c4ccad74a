import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  type IdKind,
  type InvitationCreated,
  idPrefixes,
  KeyScope,
  type Role,
  type WorkspaceOfMine,
} from '@smokejumper/contracts';
import { type Harness, problemOf, startApi } from '../harness.ts';
import { signedUp, type Visitor, visitorOf } from '../people/visitor.ts';
import { leastRole } from '../role-table.ts';

const rising: readonly Role[] = ['viewer', 'member', 'admin', 'owner'];
type Least = keyof typeof leastRole;

interface Route {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** As documented; null where no key is taken. */
  scope: KeyScope | null;
  least: Least | undefined;
}

let api: Harness;
let workspace: WorkspaceOfMine;
let routes: Route[];
const people: Partial<Record<Role, Visitor>> = {};
let outsider: Visitor;

before(async () => {
  api = await startApi({ settings: { requestsPerMinute: 10_000 } });
  const owner = await signedUp(api.app, 'owner@x.example');
  people.owner = owner;
  workspace = await owner.post('/v1/workspaces', { name: 'Works' });
  for (const role of ['admin', 'member', 'viewer'] as const) {
    const email = `${role}@x.example`;
    const invitation = await owner.post<InvitationCreated>('/v1/invitations', { email, role });
    const somebody = await signedUp(api.app, email);
    await somebody.post('/v1/invitations/accept', { token: invitation.url?.split('=')[1] }, 200);
    people[role] = somebody;
  }
  outsider = await signedUp(api.app, 'outsider@x.example');
  await outsider.post('/v1/workspaces', { name: 'Elsewhere' });
  routes = await documentedRoutes();
});
after(() => api.close());

async function documentedRoutes(): Promise<Route[]> {
  type Operation = { security?: Record<string, string[]>[] };
  const { paths } = (await api.app.inject('/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  const table = new Map(
    Object.entries(leastRole).flatMap(([least, names]) => names.map((name) => [name as string, least])),
  );
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, { security }]) => {
      const name = `${verb.toUpperCase()} ${path}`;
      const scope = security?.find(({ apiKey }) => apiKey)?.apiKey?.[0] ?? null;
      const method = verb.toUpperCase() as Route['method'];
      return { name, method, path, scope: scope as KeyScope | null, least: table.get(name) as Least | undefined };
    }),
  );
}

/** The kind of id of each parameter that is not called after it. */
const kinds: Record<string, IdKind> = { keyId: 'apiKey', memberId: 'membership' };

/** The address with ids of the right form that belong to nothing, but in the workspace itself. */
function addressOf({ path }: Route): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'workspaceId') return workspace.id;
    const prefix = idPrefixes[kinds[name] ?? (name.replace(/Id$/, '') as IdKind)];
    return prefix === undefined ? 'nothing' : `${prefix}_${'0'.repeat(26)}`;
  });
}

/** Where only the verb can tell who may, a body that gets that far. */
const bodies: Record<string, object> = {
  'POST /v1/workspaces/{workspaceId}/transfer': { memberId: `mbr_${'0'.repeat(26)}` },
  'DELETE /v1/workspaces/{workspaceId}': { name: 'not its name' },
};

const ask = (by: Visitor, route: Route, headers: Record<string, string> = {}) =>
  by.ask({
    method: route.method,
    url: addressOf(route),
    headers: { 'smokejumper-workspace': workspace.id, ...headers },
    ...(route.name in bodies ? { body: bodies[route.name] } : {}),
  });

/** Last, for they who leave are gone. */
const lastly = ({ name }: Route) => name.endsWith('/leave');
const inOrder = () => [...routes.filter((route) => !lastly(route)), ...routes.filter(lastly)];
const isRole = (least: Least | undefined): least is Role => rising.includes(least as Role);

test('every route says who may use it, and the table holds no other', () => {
  const missing = routes.filter(({ least }) => least === undefined).map(({ name }) => name);
  assert.deepEqual(missing, [], 'add them to role-table.ts');
  const known = new Set(routes.map(({ name }) => name));
  const gone = Object.values(leastRole).flatMap((names) => names.filter((name) => !known.has(name)));
  assert.deepEqual(gone, []);
});

test('nobody who is not signed in gets further than routes for anybody', async () => {
  for (const route of routes.filter(({ least }) => least !== 'anybody')) {
    const answer = await visitorOf(api.app).ask({ method: route.method, url: addressOf(route) });
    assert.equal(answer.statusCode, 401, route.name);
  }
});

test('an API key needs the scope of the route, and is nobody where somebody is needed', async () => {
  const make = (scopes: KeyScope[]) => people.owner!.post<{ key: string }>('/v1/keys', { name: 'k', scopes });
  const lacking = new Map<KeyScope, string>();
  for (const scope of KeyScope.options) {
    lacking.set(scope, (await make(KeyScope.options.filter((other) => other !== scope))).key);
  }
  for (const route of routes.filter(({ least }) => least !== 'anybody')) {
    const authorization = `Bearer ${lacking.get(route.scope ?? 'flows:read')}`;
    const answer = await ask(visitorOf(api.app), route, { authorization });
    problemOf(answer, route.scope === null ? 401 : 403, route.scope === null ? 'unauthenticated' : 'forbidden');
  }
});

test('somebody who is no member finds no workspace', async () => {
  for (const route of routes.filter(({ least }) => isRole(least))) {
    problemOf(await ask(outsider, route), 404, 'not_found');
  }
});

for (const role of rising) {
  test(`a role may use the routes of its own and of lower ones, and no other: ${role}`, async () => {
    for (const route of inOrder().filter(({ least }) => isRole(least))) {
      const answer = await ask(people[role]!, route);
      const may = rising.indexOf(role) >= rising.indexOf(route.least as Role);
      if (!may) problemOf(answer, 403, 'forbidden');
      const known = ![401, 403].includes(answer.statusCode) && answer.statusCode < 500;
      assert.equal(known, may, `${role}: ${route.name} answers ${answer.statusCode} ${answer.body}`);
    }
  });
}
