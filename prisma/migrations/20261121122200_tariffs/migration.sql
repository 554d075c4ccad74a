-- Plans that who runs the service offers: limits and days of keeping under a name. A workspace's own columns stay the
-- ones that are asked; what was set for it alone is named, so that a change of its plan leaves that.
CREATE TABLE "tariff" (
    "name" TEXT NOT NULL,
    "limits" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tariff_pkey" PRIMARY KEY ("name")
);

ALTER TABLE "workspace"
    ADD COLUMN "tariff" TEXT,
    ADD COLUMN "limit_overrides" TEXT[] NOT NULL DEFAULT '{}',
    ADD COLUMN "max_artifact_days" INTEGER,
    ADD COLUMN "max_run_days" INTEGER;

ALTER TABLE "workspace" ADD CONSTRAINT "workspace_tariff_fkey" FOREIGN KEY ("tariff") REFERENCES "tariff"("name") ON DELETE RESTRICT ON UPDATE CASCADE;

UPDATE "workspace" SET "limit_overrides" = array_remove(ARRAY[
    CASE WHEN "max_concurrent_runs" <> 4 THEN 'concurrent_runs' END,
    CASE WHEN "max_queued_runs" <> 1000 THEN 'queued_runs' END,
    CASE WHEN "max_runs_per_day" IS NOT NULL THEN 'runs_per_day' END,
    CASE WHEN "max_minutes_per_month" IS NOT NULL THEN 'minutes_per_month' END,
    CASE WHEN "max_tokens_per_month" IS NOT NULL THEN 'tokens_per_month' END,
    CASE WHEN "max_cost_usd_per_month" IS NOT NULL THEN 'cost_usd_per_month' END,
    CASE WHEN "max_artifact_bytes_per_month" IS NOT NULL THEN 'artifact_bytes_per_month' END
], NULL);

-- From here on by hand: what Prisma's schema language has no words for.
GRANT SELECT, INSERT, UPDATE, DELETE ON "tariff" TO "smokejumper_system";
ALTER TABLE "tariff" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "tariff" FORCE ROW LEVEL SECURITY;
CREATE POLICY "for_purpose" ON "tariff" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) = 'tariffs');
CREATE POLICY "for_tariffs" ON "workspace" FOR SELECT TO "smokejumper_system" USING (current_setting('app.purpose', true) = 'tariffs');
