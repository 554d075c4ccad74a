-- Pictures that assertScreenshot compares with, and those of a comparison among a run's artifacts.
ALTER TABLE "artifact" ADD COLUMN "name" TEXT, ADD COLUMN "look" TEXT;
ALTER TABLE "artifact" DROP CONSTRAINT "artifact_kind_check";
ALTER TABLE "artifact" ADD CONSTRAINT "artifact_kind_check" CHECK ("kind" IN ('screenshot', 'trace', 'snapshot', 'console', 'network', 'download', 'transcript', 'expected', 'actual', 'difference'));

CREATE TABLE "baseline" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "flow_id" TEXT NOT NULL,
    "environment_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "look" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "run_id" TEXT NOT NULL,
    "accepted_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "baseline_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "baseline_key_key" ON "baseline"("key");
CREATE INDEX "baseline_flow_id_created_at_id_idx" ON "baseline"("flow_id", "created_at" DESC, "id" DESC);
CREATE INDEX "baseline_run_id_idx" ON "baseline"("run_id");

ALTER TABLE "baseline" ADD CONSTRAINT "baseline_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "baseline" ADD CONSTRAINT "baseline_workspace_id_flow_id_fkey" FOREIGN KEY ("workspace_id", "flow_id") REFERENCES "flow"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "baseline" ADD CONSTRAINT "baseline_workspace_id_environment_id_fkey" FOREIGN KEY ("workspace_id", "environment_id") REFERENCES "environment"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- From here on by hand: what Prisma's schema language has no words for.
-- One is in force at a time, whoever stores or accepts at once.
CREATE UNIQUE INDEX "baseline_in_force_idx" ON "baseline" ("flow_id", "environment_id", "name", "look") WHERE "removed_at" IS NULL;
CREATE INDEX "baseline_removed_idx" ON "baseline" ("removed_at") WHERE "removed_at" IS NOT NULL;

GRANT SELECT, INSERT, UPDATE ("removed_at") ON "baseline" TO "smokejumper_app";
-- Across workspaces: where bytes are that are no longer wanted, and which are.
GRANT SELECT ("id", "key", "removed_at"), DELETE ON "baseline" TO "smokejumper_system";

ALTER TABLE "baseline" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "baseline" FORCE ROW LEVEL SECURITY;
CREATE POLICY "in_workspace" ON "baseline" FOR ALL TO "smokejumper_app"
  USING ("workspace_id" = current_setting('app.workspace_id', true))
  WITH CHECK ("workspace_id" = current_setting('app.workspace_id', true));
CREATE POLICY "for_retention" ON "baseline" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) = 'retention');
