-- How a run's browser is set up, by environment and flow; flows that begin with another's sign-in; and what it left.
ALTER TABLE "environment"
  ADD COLUMN "browsing" JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN "allow_private_hosts" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "model" TEXT,
  ADD COLUMN "budgets" JSONB,
  ADD COLUMN "storage_state_max_age_ms" INTEGER;

ALTER TABLE "flow_version"
  ADD COLUMN "browsing" JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN "needs_flow_id" TEXT;

CREATE TABLE "storage_state" (
    "workspace_id" TEXT NOT NULL,
    "environment_id" TEXT NOT NULL,
    "flow_id" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "run_id" TEXT NOT NULL,
    "key_id" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "storage_state_pkey" PRIMARY KEY ("environment_id","flow_id")
);

ALTER TABLE "flow_version" ADD CONSTRAINT "flow_version_workspace_id_needs_flow_id_fkey" FOREIGN KEY ("workspace_id", "needs_flow_id") REFERENCES "flow"("workspace_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "storage_state" ADD CONSTRAINT "storage_state_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "storage_state" ADD CONSTRAINT "storage_state_workspace_id_environment_id_fkey" FOREIGN KEY ("workspace_id", "environment_id") REFERENCES "environment"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "storage_state" ADD CONSTRAINT "storage_state_workspace_id_flow_id_fkey" FOREIGN KEY ("workspace_id", "flow_id") REFERENCES "flow"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- From here on by hand: what Prisma's schema language has no words for.
CREATE INDEX "flow_version_needs_flow_id_idx" ON "flow_version" ("needs_flow_id") WHERE "needs_flow_id" IS NOT NULL;

GRANT SELECT, INSERT, UPDATE, DELETE ON "storage_state" TO "smokejumper_app";
-- A secret keeps its version when it is sealed anew with another key.
GRANT UPDATE ("key_id") ON "secret" TO "smokejumper_app";

ALTER TABLE "storage_state" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "storage_state" FORCE ROW LEVEL SECURITY;
CREATE POLICY "in_workspace" ON "storage_state" FOR ALL TO "smokejumper_app"
  USING ("workspace_id" = current_setting('app.workspace_id', true))
  WITH CHECK ("workspace_id" = current_setting('app.workspace_id', true));

-- Sealing anew goes through the workspaces one by one, and across them sees nothing but their names.
CREATE POLICY "for_reseal" ON "workspace" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) = 'reseal');
