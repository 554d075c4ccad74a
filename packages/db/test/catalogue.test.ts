import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  ArtifactKind,
  Brain,
  ChannelEvents,
  ChannelKind,
  DeliveryStatus,
  DeploymentSource,
  ExpectationStatus,
  FailureClass,
  KeyScope,
  MissedFirings,
  RefOutcome,
  Role,
  RunEventBody,
  RunStatus,
  RunTrigger,
  Standing,
  StepOutcome,
  StepSource,
  SuiteOnFailure,
  SuiteOrder,
  silentLog,
  Verdict,
  WaitUntil,
} from '@smokejumper/contracts';
import { diffSchema } from '../src/index.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/index.ts';

/** Which words each constraint must hold. */
const vocabularies: Record<string, readonly string[]> = {
  membership_role_check: Role.options,
  invitation_role_check: Role.options,
  api_key_scopes_check: KeyScope.options,
  hook_source_check: DeploymentSource.options,
  deployment_source_check: DeploymentSource.options,
  run_status_check: RunStatus.options,
  run_verdict_check: Verdict.options,
  run_failure_class_check: FailureClass.options,
  run_trigger_check: RunTrigger.options,
  run_brain_check: Brain.options,
  run_wait_until_check: WaitUntil.options,
  suite_run_order_check: SuiteOrder.options,
  suite_on_failure_check: SuiteOnFailure.options,
  schedule_missed_check: MissedFirings.options,
  run_event_status_check: RunStatus.options,
  run_event_type_check: RunEventBody.options.map((option) => option.shape.type.value),
  step_source_check: StepSource.options,
  step_outcome_check: StepOutcome.options,
  step_ref_outcome_check: RefOutcome.options,
  ref_event_outcome_check: RefOutcome.options,
  expectation_status_check: ExpectationStatus.options,
  artifact_kind_check: ArtifactKind.options,
  channel_kind_check: ChannelKind.options,
  channel_events_check: ChannelEvents.options,
  delivery_status_check: DeliveryStatus.options,
  flow_standing_told_check: Standing.options,
};

describe('the catalogue of a migrated database', () => {
  let database: TestDatabase;
  before(async () => {
    database = await createTestDatabase();
  });
  after(() => database.drop());

  it('has row-level security enabled and forced on every table', async () => {
    const bare = await database.asOwner(`
      select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and relname not like '\\_%'
        and not (relrowsecurity and relforcerowsecurity)`);
    assert.deepEqual(bare, []);
  });

  it('has one policy for the workspace role on every table with a workspace, bound to the workspace of the transaction', async () => {
    const tables = await database.asOwner<{ name: string }>(`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'workspace_id'`);
    assert.ok(tables.length >= 20);
    for (const { name } of tables) {
      const policies = await database.asOwner<{ qual: string; with_check: string; cmd: string }>(
        "select qual, with_check, cmd from pg_policies where tablename = $1 and 'smokejumper_app' = any(roles)",
        [name],
      );
      assert.equal(policies.length, 1, name);
      const own = "(workspace_id = current_setting('app.workspace_id'::text, true))";
      assert.deepEqual(policies[0], { qual: own, with_check: own, cmd: 'ALL' }, name);
    }
  });

  it('has no policy for everybody, and none for the system role without a purpose', async () => {
    const policies = await database.asOwner<{ tablename: string; roles: string; qual: string }>(
      "select tablename, roles::text, qual from pg_policies where schemaname = 'public'",
    );
    for (const { tablename, roles, qual } of policies) {
      assert.match(roles, /^\{smokejumper_(app|system)\}$/, tablename);
      if (roles === '{smokejumper_system}') assert.match(qual, /app\.purpose/, tablename);
    }
  });

  it('has two roles that cannot log in, own nothing and pass no policy by', async () => {
    const roles = await database.asOwner(`
      select rolname, rolcanlogin, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
             exists (select from pg_class where relowner = r.oid) as owns
      from pg_roles r where rolname in ('smokejumper_app', 'smokejumper_system') order by rolname`);
    const weak = { rolcanlogin: false, rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false };
    assert.deepEqual(roles, [
      { rolname: 'smokejumper_app', ...weak, owns: false },
      { rolname: 'smokejumper_system', ...weak, owns: false },
    ]);
  });

  it('lets nobody change a flow version, an event, a deployment or an audit entry', async () => {
    const grants = await database.asOwner<{ table_name: string; privilege_type: string }>(`
      select table_name, privilege_type from information_schema.table_privileges
      where grantee in ('smokejumper_app', 'smokejumper_system') and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')
        and table_name in ('flow_version', 'run_event', 'deployment', 'audit_entry')`);
    assert.deepEqual(grants, []);
  });

  it('checks each closed vocabulary against the same words as the contracts', async () => {
    const checks = await database.asOwner<{ name: string; definition: string }>(`
      select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'c'`);
    const words = new Map(
      checks.map(({ name, definition }) => [name, [...definition.matchAll(/'([^']+)'/g)].map((match) => match[1]!)]),
    );
    for (const [name, expected] of Object.entries(vocabularies)) {
      assert.deepEqual([...(words.get(name) ?? [])].sort(), [...expected].sort(), name);
    }
  });

  it('is what schema.prisma says, and a difference is found', async () => {
    assert.equal(await diffSchema({ databaseUrl: database.url, log: silentLog }), null);
    await database.asOwner('alter table run add column surprise text');
    assert.match((await diffSchema({ databaseUrl: database.url, log: silentLog })) ?? '', /surprise/);
  });
});
