-- A run may wait for other runs: it is not taken before they have ended.
ALTER TABLE "run" ADD COLUMN "waits" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "run_wait" (
    "workspace_id" TEXT NOT NULL,
    "run_id" TEXT NOT NULL,
    "after_run_id" TEXT NOT NULL,
    "until" TEXT NOT NULL,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "run_wait_pkey" PRIMARY KEY ("run_id","after_run_id")
);

ALTER TABLE "run_wait" ADD CONSTRAINT "run_wait_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "run_wait" ADD CONSTRAINT "run_wait_workspace_id_run_id_fkey" FOREIGN KEY ("workspace_id", "run_id") REFERENCES "run"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- From here on by hand: what Prisma's schema language has no words for.
ALTER TABLE "run_wait" ADD CONSTRAINT "run_wait_until_check" CHECK ("until" IN ('passed', 'ended'));
ALTER TABLE "run" ADD CONSTRAINT "run_waits_while_queued" CHECK (NOT "waits" OR "status" = 'queued');

-- What waits for others is not looked at by who claims.
DROP INDEX "run_queue_idx";
CREATE INDEX "run_queue_idx" ON "run" ("workspace_id", "priority" DESC, "queued_at", "id") WHERE "status" = 'queued' AND NOT "waits";
CREATE INDEX "run_waiting_idx" ON "run" ("workspace_id") WHERE "waits";
CREATE INDEX "run_wait_open_idx" ON "run_wait" ("after_run_id") WHERE "settled_at" IS NULL;

GRANT SELECT, INSERT ON "run_wait" TO "smokejumper_app";
GRANT UPDATE ("settled_at") ON "run_wait" TO "smokejumper_app";
-- Who takes back runs of dead workers ends some, and then ends or frees what waits for them.
GRANT SELECT ON "run_wait" TO "smokejumper_system";
GRANT UPDATE ("settled_at") ON "run_wait" TO "smokejumper_system";
GRANT SELECT ("waits", "verdict"), UPDATE ("waits") ON "run" TO "smokejumper_system";

ALTER TABLE "run_wait" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "run_wait" FORCE ROW LEVEL SECURITY;
CREATE POLICY "in_workspace" ON "run_wait" FOR ALL TO "smokejumper_app"
  USING ("workspace_id" = current_setting('app.workspace_id', true))
  WITH CHECK ("workspace_id" = current_setting('app.workspace_id', true));
CREATE POLICY "for_purpose" ON "run_wait" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) = 'lease');
