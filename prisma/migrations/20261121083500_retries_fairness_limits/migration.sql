-- Tries by the class of a failure, turns by run seconds, limits by the day and the month, flows in quarantine.
ALTER TABLE "environment" ADD COLUMN "retry_policy" JSONB;
ALTER TABLE "flow" ADD COLUMN "quarantined_at" TIMESTAMPTZ(3), ADD COLUMN "quarantine_reason" TEXT, ADD COLUMN "quarantined_by" TEXT;
ALTER TABLE "run" ADD COLUMN "retry_policy" JSONB, ADD COLUMN "not_before" TIMESTAMPTZ(3), ADD COLUMN "avoid_worker" TEXT,
  ADD COLUMN "replay" BOOLEAN NOT NULL DEFAULT true, ADD COLUMN "quarantined" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "attempt" ADD COLUMN "verdict" TEXT, ADD COLUMN "failure_class" TEXT, ADD COLUMN "summary" TEXT,
  ADD COLUMN "usage" JSONB, ADD COLUMN "artifact_bytes" BIGINT NOT NULL DEFAULT 0, ADD COLUMN "charged_seconds" DOUBLE PRECISION;
ALTER TABLE "workspace" ADD COLUMN "max_runs_per_day" INTEGER, ADD COLUMN "max_minutes_per_month" INTEGER,
  ADD COLUMN "max_tokens_per_month" BIGINT, ADD COLUMN "max_cost_usd_per_month" DOUBLE PRECISION,
  ADD COLUMN "max_artifact_bytes_per_month" BIGINT;
DROP INDEX "workspace_last_served_at_idx";
ALTER TABLE "workspace" DROP COLUMN "last_served_at";

CREATE TABLE "usage_hour" (
    "workspace_id" TEXT NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "runs_created" INTEGER NOT NULL DEFAULT 0,
    "runs" INTEGER NOT NULL DEFAULT 0,
    "run_seconds" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "model_calls" BIGINT NOT NULL DEFAULT 0,
    "input_tokens" BIGINT NOT NULL DEFAULT 0,
    "output_tokens" BIGINT NOT NULL DEFAULT 0,
    "cost_usd" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "artifact_bytes" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "usage_hour_pkey" PRIMARY KEY ("workspace_id","hour")
);

CREATE TABLE "fair_share" (
    "workspace_id" TEXT NOT NULL,
    "deficit_seconds" DOUBLE PRECISION NOT NULL,
    "mean_seconds" DOUBLE PRECISION NOT NULL,
    "last_served_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "fair_share_pkey" PRIMARY KEY ("workspace_id")
);

CREATE TABLE "quota_notice" (
    "workspace_id" TEXT NOT NULL,
    "limit_name" TEXT NOT NULL,
    "period_start" TIMESTAMPTZ(3) NOT NULL,
    "event" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "quota_notice_pkey" PRIMARY KEY ("workspace_id","limit_name","period_start","event")
);

ALTER TABLE "usage_hour" ADD CONSTRAINT "usage_hour_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "fair_share" ADD CONSTRAINT "fair_share_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "quota_notice" ADD CONSTRAINT "quota_notice_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- From here on by hand: what Prisma's schema language has no words for.
ALTER TABLE "attempt" DROP CONSTRAINT "attempt_outcome_check";
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_outcome_check" CHECK ("outcome" IN ('running', 'finished', 'retried', 'cancelled', 'released', 'failed', 'lost'));
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_verdict_check" CHECK ("verdict" IN ('passed', 'failed', 'inconclusive', 'errored'));
ALTER TABLE "flow" ADD CONSTRAINT "flow_quarantine_whole" CHECK (("quarantined_at" IS NULL) = ("quarantine_reason" IS NULL) AND ("quarantined_at" IS NULL) = ("quarantined_by" IS NULL));
ALTER TABLE "quota_notice" ADD CONSTRAINT "quota_notice_event_check" CHECK ("event" IN ('quota.warning', 'quota.exceeded'));

-- Attempts that have ended and are not yet settled with their workspace's share.
CREATE INDEX "attempt_charged_idx" ON "attempt" ("ended_at") WHERE "charged_seconds" IS NOT NULL;

GRANT SELECT, INSERT, UPDATE ON "usage_hour" TO "smokejumper_app";
GRANT SELECT, INSERT ON "quota_notice" TO "smokejumper_app";

-- Across workspaces: what turns and limits are decided by, and no summaries.
REVOKE SELECT ON "attempt" FROM "smokejumper_system";
GRANT SELECT ("id", "workspace_id", "run_id", "number", "worker_id", "outcome", "started_at", "ended_at", "usage", "artifact_bytes", "charged_seconds") ON "attempt" TO "smokejumper_system";
GRANT SELECT ("not_before", "avoid_worker", "retry_policy", "budgets"), UPDATE ("not_before", "avoid_worker") ON "run" TO "smokejumper_system";
GRANT SELECT, INSERT, UPDATE ON "usage_hour" TO "smokejumper_system";
GRANT SELECT, INSERT, UPDATE ON "fair_share" TO "smokejumper_system";

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['usage_hour', 'fair_share', 'quota_notice'] LOOP
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
CREATE POLICY "for_purpose" ON "usage_hour" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) IN ('claim', 'lease'));
CREATE POLICY "for_purpose" ON "fair_share" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) = 'claim');

-- What was used before now. The owner passes forced policies by only while they are not forced.
ALTER TABLE "run" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "attempt" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "usage_hour" NO FORCE ROW LEVEL SECURITY;
INSERT INTO "usage_hour" ("workspace_id", "hour", "runs", "run_seconds", "model_calls", "input_tokens", "output_tokens", "cost_usd")
SELECT r.workspace_id, date_trunc('hour', r.finished_at, 'UTC'), count(*), sum(a.seconds),
       sum(coalesce((r.usage->>'modelCalls')::bigint, 0)), sum(coalesce((r.usage->>'inputTokens')::bigint, 0)),
       sum(coalesce((r.usage->>'outputTokens')::bigint, 0)), sum(coalesce((r.usage->>'costUsd')::float8, 0))
FROM "run" r CROSS JOIN LATERAL (
  SELECT coalesce(sum(extract(epoch FROM ended_at - started_at)), 0) AS seconds FROM "attempt" WHERE run_id = r.id
) a
WHERE r.finished_at IS NOT NULL AND r.started_at IS NOT NULL
GROUP BY 1, 2;
INSERT INTO "usage_hour" ("workspace_id", "hour", "runs_created")
SELECT workspace_id, date_trunc('hour', created_at, 'UTC'), count(*) FROM "run" GROUP BY 1, 2
ON CONFLICT ("workspace_id", "hour") DO UPDATE SET "runs_created" = EXCLUDED."runs_created";
ALTER TABLE "run" FORCE ROW LEVEL SECURITY;
ALTER TABLE "attempt" FORCE ROW LEVEL SECURITY;
ALTER TABLE "usage_hour" FORCE ROW LEVEL SECURITY;
