ALTER TABLE "flow_version" ADD COLUMN "viewport" JSONB, ADD COLUMN "locale" TEXT;

-- Usage is summed over the runs that ended in a span of time.
CREATE INDEX "run_ended_idx" ON "run" ("workspace_id", "finished_at") WHERE "finished_at" IS NOT NULL;

-- Across workspaces only what claiming, reaping, counting and sweeping look at: no variables, no summaries, no answers.
REVOKE SELECT ON "run", "run_event", "idempotency_key" FROM "smokejumper_system";
GRANT SELECT ("id", "workspace_id", "status", "priority", "attempts", "attempts_left", "lease_token", "lease_expires_at",
  "last_sequence", "queued_at", "started_at") ON "run" TO "smokejumper_system";
GRANT SELECT ("run_id") ON "run_event" TO "smokejumper_system";
GRANT SELECT ("workspace_id", "route", "key", "expires_at") ON "idempotency_key" TO "smokejumper_system";
