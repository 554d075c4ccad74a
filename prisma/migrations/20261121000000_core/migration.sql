-- CreateTable
CREATE TABLE "workspace" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "max_concurrent_runs" INTEGER NOT NULL DEFAULT 4,
    "max_queued_runs" INTEGER NOT NULL DEFAULT 1000,
    "last_served_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "workspace_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app_user" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "app_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "membership" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "membership_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_key" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "hint" TEXT NOT NULL,
    "scopes" TEXT[],
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "project" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "project_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "environment" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "project_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "base_url" TEXT NOT NULL,
    "variables" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "environment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "secret" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "key_id" TEXT NOT NULL,
    "sealed" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "replaced_at" TIMESTAMPTZ(3),

    CONSTRAINT "secret_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hook" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment_id" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "key_id" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "hook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "flow" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "project_id" TEXT NOT NULL,
    "tags" TEXT[],
    "current_number" INTEGER NOT NULL,
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "flow_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "flow_version" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "flow_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "spec" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "variables" JSONB NOT NULL DEFAULT '{}',
    "secrets" TEXT[],
    "timeout_ms" INTEGER,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "flow_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deployment" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment_id" TEXT NOT NULL,
    "hook_id" TEXT,
    "source" TEXT NOT NULL,
    "delivery_id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "sha" TEXT,
    "ref" TEXT,
    "repository" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "deployment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "run" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "flow_id" TEXT NOT NULL,
    "flow_version_id" TEXT NOT NULL,
    "environment_id" TEXT NOT NULL,
    "deployment_id" TEXT,
    "rerun_of_id" TEXT,
    "trigger" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "verdict" TEXT,
    "failure_class" TEXT,
    "summary" TEXT,
    "flaky" BOOLEAN NOT NULL DEFAULT false,
    "brain" TEXT NOT NULL,
    "priority" INTEGER NOT NULL,
    "base_url" TEXT NOT NULL,
    "variables" JSONB NOT NULL DEFAULT '{}',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "attempts_left" INTEGER NOT NULL,
    "lease_token" TEXT,
    "lease_expires_at" TIMESTAMPTZ(3),
    "idempotency_key" TEXT,
    "refs" JSONB,
    "usage" JSONB,
    "page_errors" JSONB,
    "last_sequence" INTEGER NOT NULL DEFAULT 0,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "queued_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attempt" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "run_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "worker_id" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "reason" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "attempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "step" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "run_id" TEXT NOT NULL,
    "attempt" INTEGER NOT NULL,
    "index" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "ref" TEXT,
    "target" JSONB,
    "outcome" TEXT NOT NULL,
    "ref_outcome" TEXT,
    "duration_ms" DOUBLE PRECISION NOT NULL,
    "error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "step_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ref_event" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "run_id" TEXT NOT NULL,
    "attempt" INTEGER NOT NULL,
    "step_index" INTEGER,
    "ref" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "acted" BOOLEAN NOT NULL,
    "healed_to" TEXT,
    "before" JSONB,
    "after" JSONB,
    "candidates" JSONB,
    "interceptor" TEXT,
    "snapshot_age" INTEGER NOT NULL,
    "duration_ms" DOUBLE PRECISION NOT NULL,
    "tab" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ref_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "expectation" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "run_id" TEXT NOT NULL,
    "attempt" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "step_index" INTEGER,
    "text" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "evidence" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "expectation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "artifact" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "run_id" TEXT NOT NULL,
    "attempt" INTEGER NOT NULL,
    "step_index" INTEGER,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "artifact_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "plan" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "flow_version_id" TEXT NOT NULL,
    "run_id" TEXT NOT NULL,
    "plan" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "plan_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "run_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "hidden_until" TIMESTAMPTZ(3),
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "workspace_id" TEXT NOT NULL,
    "route" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "claim" TEXT NOT NULL,
    "claimed_at" TIMESTAMPTZ(3) NOT NULL,
    "status" INTEGER,
    "body" JSONB,
    "headers" JSONB,
    "completed_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("workspace_id","route","key")
);

-- CreateTable
CREATE TABLE "run_event" (
    "workspace_id" TEXT NOT NULL,
    "run_id" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "run_event_pkey" PRIMARY KEY ("run_id","sequence")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_id" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "details" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "workspace_last_served_at_idx" ON "workspace"("last_served_at");

-- CreateIndex
CREATE UNIQUE INDEX "app_user_email_key" ON "app_user"("email");

-- CreateIndex
CREATE INDEX "membership_user_id_idx" ON "membership"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "membership_workspace_id_user_id_key" ON "membership"("workspace_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "api_key_hash_key" ON "api_key"("hash");

-- CreateIndex
CREATE INDEX "api_key_workspace_id_created_at_id_idx" ON "api_key"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "project_workspace_id_id_key" ON "project"("workspace_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "project_workspace_id_name_key" ON "project"("workspace_id", "name");

-- CreateIndex
CREATE INDEX "environment_workspace_id_created_at_id_idx" ON "environment"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "environment_workspace_id_id_key" ON "environment"("workspace_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "environment_project_id_name_key" ON "environment"("project_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "secret_environment_id_name_version_key" ON "secret"("environment_id", "name", "version");

-- CreateIndex
CREATE UNIQUE INDEX "hook_token_hash_key" ON "hook"("token_hash");

-- CreateIndex
CREATE INDEX "hook_environment_id_idx" ON "hook"("environment_id");

-- CreateIndex
CREATE UNIQUE INDEX "hook_workspace_id_id_key" ON "hook"("workspace_id", "id");

-- CreateIndex
CREATE INDEX "flow_workspace_id_created_at_id_idx" ON "flow"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "flow_workspace_id_id_key" ON "flow"("workspace_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "flow_version_workspace_id_id_key" ON "flow_version"("workspace_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "flow_version_flow_id_number_key" ON "flow_version"("flow_id", "number");

-- CreateIndex
CREATE INDEX "deployment_workspace_id_created_at_id_idx" ON "deployment"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "deployment_environment_id_created_at_idx" ON "deployment"("environment_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "deployment_workspace_id_id_key" ON "deployment"("workspace_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "deployment_environment_id_source_delivery_id_key" ON "deployment"("environment_id", "source", "delivery_id");

-- CreateIndex
CREATE INDEX "run_workspace_id_created_at_id_idx" ON "run"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "run_flow_id_created_at_idx" ON "run"("flow_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "run_environment_id_created_at_idx" ON "run"("environment_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "run_deployment_id_idx" ON "run"("deployment_id");

-- CreateIndex
CREATE UNIQUE INDEX "run_workspace_id_id_key" ON "run"("workspace_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "run_workspace_id_idempotency_key_key" ON "run"("workspace_id", "idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "attempt_run_id_number_key" ON "attempt"("run_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "step_run_id_attempt_index_key" ON "step"("run_id", "attempt", "index");

-- CreateIndex
CREATE INDEX "ref_event_run_id_attempt_created_at_id_idx" ON "ref_event"("run_id", "attempt", "created_at", "id");

-- CreateIndex
CREATE INDEX "expectation_run_id_attempt_position_idx" ON "expectation"("run_id", "attempt", "position");

-- CreateIndex
CREATE UNIQUE INDEX "artifact_key_key" ON "artifact"("key");

-- CreateIndex
CREATE INDEX "artifact_run_id_attempt_created_at_id_idx" ON "artifact"("run_id", "attempt", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "plan_flow_version_id_key" ON "plan"("flow_version_id");

-- CreateIndex
CREATE UNIQUE INDEX "plan_workspace_id_flow_version_id_key" ON "plan"("workspace_id", "flow_version_id");

-- CreateIndex
CREATE INDEX "idempotency_key_expires_at_idx" ON "idempotency_key"("expires_at");

-- CreateIndex
CREATE INDEX "audit_entry_workspace_id_created_at_id_idx" ON "audit_entry"("workspace_id", "created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project" ADD CONSTRAINT "project_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "environment" ADD CONSTRAINT "environment_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "environment" ADD CONSTRAINT "environment_workspace_id_project_id_fkey" FOREIGN KEY ("workspace_id", "project_id") REFERENCES "project"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "secret" ADD CONSTRAINT "secret_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "secret" ADD CONSTRAINT "secret_workspace_id_environment_id_fkey" FOREIGN KEY ("workspace_id", "environment_id") REFERENCES "environment"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hook" ADD CONSTRAINT "hook_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hook" ADD CONSTRAINT "hook_workspace_id_environment_id_fkey" FOREIGN KEY ("workspace_id", "environment_id") REFERENCES "environment"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flow" ADD CONSTRAINT "flow_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flow" ADD CONSTRAINT "flow_workspace_id_project_id_fkey" FOREIGN KEY ("workspace_id", "project_id") REFERENCES "project"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flow_version" ADD CONSTRAINT "flow_version_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flow_version" ADD CONSTRAINT "flow_version_workspace_id_flow_id_fkey" FOREIGN KEY ("workspace_id", "flow_id") REFERENCES "flow"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deployment" ADD CONSTRAINT "deployment_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deployment" ADD CONSTRAINT "deployment_workspace_id_environment_id_fkey" FOREIGN KEY ("workspace_id", "environment_id") REFERENCES "environment"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deployment" ADD CONSTRAINT "deployment_workspace_id_hook_id_fkey" FOREIGN KEY ("workspace_id", "hook_id") REFERENCES "hook"("workspace_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "run" ADD CONSTRAINT "run_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "run" ADD CONSTRAINT "run_workspace_id_flow_id_fkey" FOREIGN KEY ("workspace_id", "flow_id") REFERENCES "flow"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "run" ADD CONSTRAINT "run_workspace_id_flow_version_id_fkey" FOREIGN KEY ("workspace_id", "flow_version_id") REFERENCES "flow_version"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "run" ADD CONSTRAINT "run_workspace_id_environment_id_fkey" FOREIGN KEY ("workspace_id", "environment_id") REFERENCES "environment"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "run" ADD CONSTRAINT "run_workspace_id_deployment_id_fkey" FOREIGN KEY ("workspace_id", "deployment_id") REFERENCES "deployment"("workspace_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_workspace_id_run_id_fkey" FOREIGN KEY ("workspace_id", "run_id") REFERENCES "run"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step" ADD CONSTRAINT "step_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step" ADD CONSTRAINT "step_workspace_id_run_id_fkey" FOREIGN KEY ("workspace_id", "run_id") REFERENCES "run"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ref_event" ADD CONSTRAINT "ref_event_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ref_event" ADD CONSTRAINT "ref_event_workspace_id_run_id_fkey" FOREIGN KEY ("workspace_id", "run_id") REFERENCES "run"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "expectation" ADD CONSTRAINT "expectation_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "expectation" ADD CONSTRAINT "expectation_workspace_id_run_id_fkey" FOREIGN KEY ("workspace_id", "run_id") REFERENCES "run"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "artifact" ADD CONSTRAINT "artifact_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "artifact" ADD CONSTRAINT "artifact_workspace_id_run_id_fkey" FOREIGN KEY ("workspace_id", "run_id") REFERENCES "run"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan" ADD CONSTRAINT "plan_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan" ADD CONSTRAINT "plan_workspace_id_flow_version_id_fkey" FOREIGN KEY ("workspace_id", "flow_version_id") REFERENCES "flow_version"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_workspace_id_run_id_fkey" FOREIGN KEY ("workspace_id", "run_id") REFERENCES "run"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "run_event" ADD CONSTRAINT "run_event_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "run_event" ADD CONSTRAINT "run_event_workspace_id_run_id_fkey" FOREIGN KEY ("workspace_id", "run_id") REFERENCES "run"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;


-- From here on by hand: what Prisma's schema language has no words for.

-- Closed vocabularies. The words are those of packages/contracts; a test compares the two.
ALTER TABLE "membership" ADD CONSTRAINT "membership_role_check" CHECK ("role" IN ('owner', 'admin', 'member', 'viewer'));
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_scopes_check" CHECK ("scopes" <@ ARRAY['flows:read', 'flows:write', 'runs:read', 'runs:write', 'settings:read', 'settings:write']);
ALTER TABLE "hook" ADD CONSTRAINT "hook_source_check" CHECK ("source" IN ('generic', 'github', 'gitlab', 'vercel', 'netlify', 'api'));
ALTER TABLE "deployment" ADD CONSTRAINT "deployment_source_check" CHECK ("source" IN ('generic', 'github', 'gitlab', 'vercel', 'netlify', 'api'));
ALTER TABLE "run" ADD CONSTRAINT "run_status_check" CHECK ("status" IN ('queued', 'running', 'finished', 'cancelled'));
ALTER TABLE "run" ADD CONSTRAINT "run_verdict_check" CHECK ("verdict" IN ('passed', 'failed', 'inconclusive', 'errored'));
ALTER TABLE "run" ADD CONSTRAINT "run_failure_class_check" CHECK ("failure_class" IN ('expectation_not_met', 'missing_element', 'action_had_no_effect', 'page_error', 'target_unreachable', 'not_understood', 'ambiguous', 'no_evidence', 'budget', 'policy', 'infrastructure'));
ALTER TABLE "run" ADD CONSTRAINT "run_trigger_check" CHECK ("trigger" IN ('api', 'cli', 'hook', 'schedule', 'manual', 'rerun'));
ALTER TABLE "run" ADD CONSTRAINT "run_brain_check" CHECK ("brain" IN ('auto', 'literal', 'model'));
ALTER TABLE "run_event" ADD CONSTRAINT "run_event_status_check" CHECK ("status" IN ('queued', 'running', 'finished', 'cancelled'));
ALTER TABLE "run_event" ADD CONSTRAINT "run_event_type_check" CHECK ("type" IN ('run.queued', 'run.started', 'run.requeued', 'step.finished', 'run.finished', 'run.cancelled'));
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_outcome_check" CHECK ("outcome" IN ('running', 'finished', 'cancelled', 'released', 'failed', 'lost'));
ALTER TABLE "step" ADD CONSTRAINT "step_source_check" CHECK ("source" IN ('replay', 'literal', 'model'));
ALTER TABLE "step" ADD CONSTRAINT "step_outcome_check" CHECK ("outcome" IN ('done', 'no_effect', 'refused', 'not_found', 'not_understood', 'skipped', 'not_reached'));
ALTER TABLE "step" ADD CONSTRAINT "step_ref_outcome_check" CHECK ("ref_outcome" IN ('live', 'reattached', 'healed', 'renamed', 'recycled', 'ambiguous', 'gone', 'stale_navigation', 'wrong_tab', 'hidden', 'disabled', 'intercepted', 'never_issued', 'malformed'));
ALTER TABLE "ref_event" ADD CONSTRAINT "ref_event_outcome_check" CHECK ("outcome" IN ('live', 'reattached', 'healed', 'renamed', 'recycled', 'ambiguous', 'gone', 'stale_navigation', 'wrong_tab', 'hidden', 'disabled', 'intercepted', 'never_issued', 'malformed'));
ALTER TABLE "expectation" ADD CONSTRAINT "expectation_status_check" CHECK ("status" IN ('met', 'not_met', 'unproven'));
ALTER TABLE "artifact" ADD CONSTRAINT "artifact_kind_check" CHECK ("kind" IN ('screenshot', 'trace', 'snapshot', 'console', 'network', 'download', 'transcript'));
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_topic_check" CHECK ("topic" IN ('run.execute', 'run.notify'));

-- A run's states: a verdict exactly when finished, a class exactly when not passed, a lease exactly while running.
ALTER TABLE "run" ADD CONSTRAINT "run_verdict_when_finished" CHECK (("status" = 'finished') = ("verdict" IS NOT NULL));
ALTER TABLE "run" ADD CONSTRAINT "run_class_fits_verdict" CHECK (
  CASE "verdict"
    WHEN 'failed' THEN coalesce("failure_class" IN ('expectation_not_met', 'missing_element', 'action_had_no_effect', 'page_error', 'target_unreachable'), false)
    WHEN 'inconclusive' THEN coalesce("failure_class" IN ('not_understood', 'ambiguous', 'no_evidence', 'budget', 'policy'), false)
    WHEN 'errored' THEN coalesce("failure_class" = 'infrastructure', false)
    ELSE "failure_class" IS NULL
  END
);
ALTER TABLE "run" ADD CONSTRAINT "run_flaky_when_passed" CHECK (NOT "flaky" OR "verdict" = 'passed');
ALTER TABLE "run" ADD CONSTRAINT "run_lease_while_running" CHECK (("status" = 'running') = ("lease_token" IS NOT NULL) AND ("lease_token" IS NULL) = ("lease_expires_at" IS NULL));
ALTER TABLE "run" ADD CONSTRAINT "run_end_when_terminal" CHECK (("status" IN ('finished', 'cancelled')) = ("finished_at" IS NOT NULL));
ALTER TABLE "run" ADD CONSTRAINT "run_attempts_check" CHECK ("attempts" >= 0 AND "attempts_left" >= 0);
ALTER TABLE "secret" ADD CONSTRAINT "secret_sealed_while_current" CHECK (("replaced_at" IS NULL) = ("sealed" IS NOT NULL));

-- What is looked for while most rows are history.
CREATE INDEX "run_queue_idx" ON "run" ("workspace_id", "priority" DESC, "queued_at", "id") WHERE "status" = 'queued';
CREATE INDEX "run_running_idx" ON "run" ("workspace_id") WHERE "status" = 'running';
CREATE INDEX "run_lease_idx" ON "run" ("lease_expires_at") WHERE "status" = 'running';
CREATE INDEX "outbox_unpublished_idx" ON "outbox" ("created_at", "id") WHERE "published_at" IS NULL;
CREATE UNIQUE INDEX "secret_current_idx" ON "secret" ("environment_id", "name") WHERE "replaced_at" IS NULL;

-- The audit log only grows, whoever asks.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit entries are never changed or removed' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER "audit_entry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();

-- Two roles that own nothing. Roles belong to the whole cluster, where other databases may migrate at this moment,
-- and no lock spans databases: so create, and when another was quicker, look again.
DO $$
DECLARE
  wanted text;
  tries int;
BEGIN
  FOREACH wanted IN ARRAY ARRAY['smokejumper_app', 'smokejumper_system'] LOOP
    FOR tries IN 1..20 LOOP
      BEGIN
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted) THEN
          EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS', wanted);
        END IF;
        IF NOT EXISTS (
          SELECT FROM pg_auth_members m JOIN pg_roles r ON r.oid = m.roleid JOIN pg_roles u ON u.oid = m.member
          WHERE r.rolname = wanted AND u.rolname = current_user
        ) THEN
          EXECUTE format('GRANT %I TO %I', wanted, current_user);
        END IF;
        EXIT;
      EXCEPTION WHEN duplicate_object OR unique_violation OR internal_error THEN
        IF tries = 20 THEN RAISE; END IF;
        PERFORM pg_sleep(random() * 0.05);
      END;
    END LOOP;
  END LOOP;
END $$;

GRANT USAGE ON SCHEMA "public" TO "smokejumper_app", "smokejumper_system";

-- Inside a workspace. What is never changed (versions, events, deployments, audit) has no UPDATE.
GRANT SELECT, INSERT, UPDATE ON "workspace", "flow", "run", "attempt" TO "smokejumper_app";
GRANT SELECT, INSERT, UPDATE, DELETE ON "membership", "project", "environment", "step", "plan", "idempotency_key" TO "smokejumper_app";
GRANT SELECT, INSERT, DELETE ON "ref_event", "expectation", "artifact" TO "smokejumper_app";
GRANT SELECT, INSERT ON "api_key", "secret", "hook", "flow_version", "deployment", "outbox", "run_event", "audit_entry" TO "smokejumper_app";
GRANT UPDATE ("last_used_at", "revoked_at") ON "api_key" TO "smokejumper_app";
GRANT UPDATE ("sealed", "replaced_at") ON "secret" TO "smokejumper_app";
GRANT UPDATE ("removed_at") ON "hook" TO "smokejumper_app";
GRANT SELECT ON "app_user" TO "smokejumper_app";

-- Across workspaces: only the tables and columns that the work needs.
GRANT SELECT ON "workspace", "run", "membership", "app_user", "api_key", "hook", "idempotency_key" TO "smokejumper_system";
GRANT UPDATE ("last_served_at") ON "workspace" TO "smokejumper_system";
GRANT UPDATE ("status", "verdict", "failure_class", "summary", "attempts", "attempts_left", "lease_token", "lease_expires_at", "last_sequence", "queued_at", "started_at", "finished_at") ON "run" TO "smokejumper_system";
GRANT SELECT, INSERT, UPDATE ON "attempt" TO "smokejumper_system";
GRANT SELECT, INSERT ON "run_event" TO "smokejumper_system";
GRANT SELECT, INSERT, UPDATE, DELETE ON "outbox" TO "smokejumper_system";
GRANT UPDATE ("last_used_at") ON "api_key" TO "smokejumper_system";
GRANT DELETE ON "idempotency_key" TO "smokejumper_system";

-- Row-level security on every table. No workspace set: no rows.
DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY[
    'membership', 'api_key', 'project', 'environment', 'secret', 'hook', 'flow', 'flow_version', 'deployment', 'run',
    'attempt', 'step', 'ref_event', 'expectation', 'artifact', 'plan', 'outbox', 'idempotency_key', 'run_event',
    'audit_entry'
  ] LOOP
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

ALTER TABLE "workspace" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "workspace" FORCE ROW LEVEL SECURITY;
CREATE POLICY "in_workspace" ON "workspace" FOR ALL TO "smokejumper_app"
  USING ("id" = current_setting('app.workspace_id', true))
  WITH CHECK ("id" = current_setting('app.workspace_id', true));

ALTER TABLE "app_user" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "app_user" FORCE ROW LEVEL SECURITY;
CREATE POLICY "member_of_workspace" ON "app_user" FOR SELECT TO "smokejumper_app"
  USING (EXISTS (SELECT FROM "membership" WHERE "membership"."user_id" = "app_user"."id"));

-- What crosses workspaces is reached for a named purpose only.
CREATE POLICY "for_purpose" ON "workspace" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) IN ('claim', 'memberships'));
CREATE POLICY "for_purpose" ON "run" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) IN ('claim', 'lease', 'stats'));
CREATE POLICY "for_purpose" ON "attempt" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) IN ('claim', 'lease'));
CREATE POLICY "for_purpose" ON "run_event" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) IN ('claim', 'lease'));
CREATE POLICY "for_purpose" ON "outbox" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) IN ('lease', 'outbox', 'retention'));
CREATE POLICY "for_purpose" ON "api_key" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) = 'keys');
CREATE POLICY "for_purpose" ON "hook" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) = 'hooks');
CREATE POLICY "for_purpose" ON "membership" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) = 'memberships');
CREATE POLICY "for_purpose" ON "app_user" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) = 'memberships');
CREATE POLICY "for_purpose" ON "idempotency_key" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) = 'retention');
