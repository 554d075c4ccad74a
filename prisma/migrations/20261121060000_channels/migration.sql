-- Where outcomes are written to or told: channels, what is sent to them, and what was written elsewhere.
ALTER TABLE "deployment" ADD COLUMN "origin" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "outbox" ADD COLUMN "planned_at" TIMESTAMPTZ(3);

CREATE TABLE "channel" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment_id" TEXT,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "settings" JSONB NOT NULL,
    "key_id" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "previous_key_id" TEXT,
    "previous_sealed" TEXT,
    "previous_until" TIMESTAMPTZ(3),
    "events" TEXT NOT NULL,
    "failures_before_told" INTEGER NOT NULL,
    "digest_minutes" INTEGER NOT NULL,
    "quiet_hours" JSONB,
    "inconclusive_as" TEXT NOT NULL,
    "disabled_at" TIMESTAMPTZ(3),
    "disabled_reason" TEXT,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "channel_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "delivery" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "channel_id" TEXT NOT NULL,
    "run_id" TEXT,
    "key" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "change" JSONB,
    "batched" BOOLEAN NOT NULL DEFAULT false,
    "status" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    "lease_token" TEXT,
    "lease_expires_at" TIMESTAMPTZ(3),
    "response_status" INTEGER,
    "detail" TEXT,
    "body_digest" TEXT,
    "log" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "delivery_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "publication" (
    "workspace_id" TEXT NOT NULL,
    "channel_id" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "external" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "publication_pkey" PRIMARY KEY ("channel_id","subject")
);

CREATE TABLE "flow_standing" (
    "workspace_id" TEXT NOT NULL,
    "channel_id" TEXT NOT NULL,
    "flow_id" TEXT NOT NULL,
    "environment_id" TEXT NOT NULL,
    "told" TEXT,
    "failures" INTEGER NOT NULL,
    "last_ended_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "flow_standing_pkey" PRIMARY KEY ("channel_id","flow_id","environment_id")
);

CREATE UNIQUE INDEX "channel_workspace_id_id_key" ON "channel"("workspace_id", "id");
CREATE INDEX "channel_workspace_id_created_at_id_idx" ON "channel"("workspace_id", "created_at" DESC, "id" DESC);
CREATE UNIQUE INDEX "delivery_channel_id_key_key" ON "delivery"("channel_id", "key");
CREATE INDEX "delivery_channel_id_created_at_id_idx" ON "delivery"("channel_id", "created_at" DESC, "id" DESC);
CREATE INDEX "delivery_run_id_idx" ON "delivery"("run_id");

ALTER TABLE "channel" ADD CONSTRAINT "channel_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "channel" ADD CONSTRAINT "channel_workspace_id_environment_id_fkey" FOREIGN KEY ("workspace_id", "environment_id") REFERENCES "environment"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_workspace_id_channel_id_fkey" FOREIGN KEY ("workspace_id", "channel_id") REFERENCES "channel"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_workspace_id_run_id_fkey" FOREIGN KEY ("workspace_id", "run_id") REFERENCES "run"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "publication" ADD CONSTRAINT "publication_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "publication" ADD CONSTRAINT "publication_workspace_id_channel_id_fkey" FOREIGN KEY ("workspace_id", "channel_id") REFERENCES "channel"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "flow_standing" ADD CONSTRAINT "flow_standing_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "flow_standing" ADD CONSTRAINT "flow_standing_workspace_id_channel_id_fkey" FOREIGN KEY ("workspace_id", "channel_id") REFERENCES "channel"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- From here on by hand: what Prisma's schema language has no words for.
ALTER TABLE "channel" ADD CONSTRAINT "channel_kind_check" CHECK ("kind" IN ('github', 'github_status', 'gitlab', 'vercel', 'webhook', 'slack', 'teams', 'discord', 'email'));
ALTER TABLE "channel" ADD CONSTRAINT "channel_events_check" CHECK ("events" IN ('change', 'always'));
ALTER TABLE "channel" ADD CONSTRAINT "channel_inconclusive_as_check" CHECK ("inconclusive_as" IN ('failure', 'success'));
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_status_check" CHECK ("status" IN ('pending', 'sending', 'sent', 'failed', 'superseded'));
ALTER TABLE "flow_standing" ADD CONSTRAINT "flow_standing_told_check" CHECK ("told" IN ('passing', 'failing'));
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_lease_while_sending" CHECK (("status" = 'sending') = ("lease_token" IS NOT NULL) AND ("lease_token" IS NULL) = ("lease_expires_at" IS NULL));
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_due_while_pending" CHECK (("status" = 'pending') = ("next_attempt_at" IS NOT NULL));
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_end_when_over" CHECK (("status" IN ('sent', 'failed', 'superseded')) = ("ended_at" IS NOT NULL));

CREATE INDEX "delivery_due_idx" ON "delivery" ("next_attempt_at") WHERE "status" = 'pending';
CREATE INDEX "delivery_lease_idx" ON "delivery" ("lease_expires_at") WHERE "status" = 'sending';
CREATE INDEX "delivery_open_idx" ON "delivery" ("channel_id", "next_attempt_at") WHERE "status" IN ('pending', 'sending');
CREATE INDEX "outbox_unplanned_idx" ON "outbox" ("published_at") WHERE "planned_at" IS NULL AND "topic" = 'run.notify';

GRANT SELECT, INSERT, UPDATE, DELETE ON "channel" TO "smokejumper_app";
GRANT SELECT, INSERT, UPDATE ON "delivery", "publication", "flow_standing" TO "smokejumper_app";
GRANT UPDATE ("planned_at") ON "outbox" TO "smokejumper_app";

-- Across workspaces only which delivery is due, and whose it is.
GRANT SELECT ("id", "workspace_id", "channel_id", "status", "next_attempt_at", "lease_token", "lease_expires_at") ON "delivery" TO "smokejumper_system";
GRANT UPDATE ("status", "next_attempt_at", "lease_token", "lease_expires_at") ON "delivery" TO "smokejumper_system";

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['channel', 'delivery', 'publication', 'flow_standing'] LOOP
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

CREATE POLICY "for_purpose" ON "delivery" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) = 'deliveries');
DROP POLICY "for_purpose" ON "outbox";
CREATE POLICY "for_purpose" ON "outbox" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) IN ('lease', 'outbox', 'retention', 'deliveries'));
