-- Which flows run: where a flow comes from and what it covers, suites of flows, and schedules.
ALTER TABLE "flow" ADD COLUMN "paths" TEXT[] NOT NULL DEFAULT '{}', ADD COLUMN "file" TEXT;

CREATE TABLE "suite" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "flow_ids" TEXT[],
    "tags" TEXT[],
    "run_order" TEXT NOT NULL,
    "on_failure" TEXT NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "suite_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "schedule" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "cron" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "flow_ids" TEXT[],
    "tags" TEXT[],
    "files" TEXT[],
    "suite_id" TEXT,
    "missed" TEXT NOT NULL,
    "next_at" TIMESTAMPTZ(3),
    "paused_at" TIMESTAMPTZ(3),
    "last_at" TIMESTAMPTZ(3),
    "last_runs" TEXT[],
    "problem" TEXT,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "schedule_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "suite_workspace_id_id_key" ON "suite"("workspace_id", "id");
CREATE UNIQUE INDEX "suite_workspace_id_name_key" ON "suite"("workspace_id", "name");
CREATE INDEX "suite_workspace_id_created_at_id_idx" ON "suite"("workspace_id", "created_at" DESC, "id" DESC);
CREATE UNIQUE INDEX "schedule_workspace_id_id_key" ON "schedule"("workspace_id", "id");
CREATE INDEX "schedule_workspace_id_created_at_id_idx" ON "schedule"("workspace_id", "created_at" DESC, "id" DESC);
CREATE INDEX "schedule_environment_id_idx" ON "schedule"("environment_id");

ALTER TABLE "suite" ADD CONSTRAINT "suite_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_workspace_id_environment_id_fkey" FOREIGN KEY ("workspace_id", "environment_id") REFERENCES "environment"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_workspace_id_suite_id_fkey" FOREIGN KEY ("workspace_id", "suite_id") REFERENCES "suite"("workspace_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- From here on by hand: what Prisma's schema language has no words for.
ALTER TABLE "suite" ADD CONSTRAINT "suite_run_order_check" CHECK ("run_order" IN ('sequence', 'parallel'));
ALTER TABLE "suite" ADD CONSTRAINT "suite_on_failure_check" CHECK ("on_failure" IN ('stop', 'continue'));
ALTER TABLE "suite" ADD CONSTRAINT "suite_flows_or_tags" CHECK ((cardinality("flow_ids") = 0) <> (cardinality("tags") = 0));
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_missed_check" CHECK ("missed" IN ('skip', 'once', 'all'));
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_next_unless_paused" CHECK (("paused_at" IS NULL) = ("next_at" IS NOT NULL));

CREATE INDEX "schedule_due_idx" ON "schedule" ("next_at") WHERE "next_at" IS NOT NULL;

GRANT SELECT, INSERT, UPDATE, DELETE ON "suite", "schedule" TO "smokejumper_app";
-- Across workspaces only which schedule is due, and whose it is.
GRANT SELECT ("id", "workspace_id", "next_at") ON "schedule" TO "smokejumper_system";

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['suite', 'schedule'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format(
      'CREATE POLICY "in_workspace" ON %I FOR ALL TO "smokejumper_app"
         USING ("workspace_id" = current_setting(''app.workspace_id'', true))
         WITH CHECK ("workspace_id" = current_setting(''app.workspace_id'', true))',
      tenant_table
    );
  END LOOP;
END $$;

CREATE POLICY "for_purpose" ON "schedule" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) = 'schedules');
