-- How long runs and their artifacts are kept, and workspaces that are on their way out.
ALTER TABLE "artifact" ADD COLUMN "removed_at" TIMESTAMPTZ(3);
ALTER TABLE "workspace" ADD COLUMN "deleted_at" TIMESTAMPTZ(3);

CREATE TABLE "retention_setting" (
    "workspace_id" TEXT NOT NULL,
    "artifact_days" INTEGER NOT NULL,
    "run_days" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "retention_setting_pkey" PRIMARY KEY ("workspace_id")
);

-- Outlives the rows of the workspace until its last byte is gone, and then goes too: so it points to nothing.
CREATE TABLE "workspace_removal" (
    "id" TEXT NOT NULL,
    "begun_at" TIMESTAMPTZ(3) NOT NULL,
    "rows_gone_at" TIMESTAMPTZ(3),

    CONSTRAINT "workspace_removal_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "retention_setting" ADD CONSTRAINT "retention_setting_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- From here on by hand: what Prisma's schema language has no words for.
ALTER TABLE "retention_setting" ADD CONSTRAINT "retention_setting_days_check" CHECK ("artifact_days" >= 1 AND "run_days" >= "artifact_days");

CREATE INDEX "artifact_kept_idx" ON "artifact" ("workspace_id", "created_at") WHERE "removed_at" IS NULL;
CREATE INDEX "artifact_removed_idx" ON "artifact" ("removed_at") WHERE "removed_at" IS NOT NULL;
CREATE INDEX "workspace_deleted_idx" ON "workspace" ("id") WHERE "deleted_at" IS NOT NULL;

GRANT SELECT, INSERT, UPDATE ON "retention_setting" TO "smokejumper_app";

-- Across workspaces: when something is due, and where its bytes are.
GRANT SELECT ("id", "workspace_id", "run_id", "key", "created_at", "removed_at"), UPDATE ("removed_at"), DELETE ON "artifact" TO "smokejumper_system";
GRANT SELECT ("finished_at"), DELETE ON "run" TO "smokejumper_system";
GRANT SELECT ON "retention_setting" TO "smokejumper_system";
GRANT DELETE ON "workspace" TO "smokejumper_system";
GRANT SELECT, INSERT, UPDATE, DELETE ON "workspace_removal" TO "smokejumper_system";

ALTER TABLE "retention_setting" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "retention_setting" FORCE ROW LEVEL SECURITY;
CREATE POLICY "in_workspace" ON "retention_setting" FOR ALL TO "smokejumper_app"
  USING ("workspace_id" = current_setting('app.workspace_id', true))
  WITH CHECK ("workspace_id" = current_setting('app.workspace_id', true));
ALTER TABLE "workspace_removal" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "workspace_removal" FORCE ROW LEVEL SECURITY;

CREATE POLICY "for_retention" ON "retention_setting" FOR SELECT TO "smokejumper_system" USING (current_setting('app.purpose', true) = 'retention');
CREATE POLICY "for_retention" ON "workspace" FOR SELECT TO "smokejumper_system" USING (current_setting('app.purpose', true) = 'retention');
CREATE POLICY "for_retention" ON "artifact" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) = 'retention');
CREATE POLICY "for_retention" ON "run" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) = 'retention');
-- Only of a workspace that was deleted: no slip of ours takes a living one away.
CREATE POLICY "for_removal" ON "workspace" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) = 'removal' AND "deleted_at" IS NOT NULL);
CREATE POLICY "for_removal" ON "run" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) = 'removal'
  AND EXISTS (SELECT FROM "workspace" w WHERE w."id" = "workspace_id" AND w."deleted_at" IS NOT NULL));
CREATE POLICY "for_removal" ON "workspace_removal" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) = 'removal');
