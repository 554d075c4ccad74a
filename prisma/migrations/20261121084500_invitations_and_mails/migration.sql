-- Asking somebody to join a workspace, and the mails that people get.
CREATE TABLE "invitation" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "invited_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "declined_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "mail" (
    "id" TEXT NOT NULL,
    "key_id" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL,
    "lease_token" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "invitation_token_hash_key" ON "invitation"("token_hash");
CREATE INDEX "invitation_workspace_id_created_at_id_idx" ON "invitation"("workspace_id", "created_at" DESC, "id" DESC);
CREATE INDEX "mail_next_attempt_at_idx" ON "mail"("next_attempt_at");

ALTER TABLE "invitation" ADD CONSTRAINT "invitation_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- From here on by hand: what Prisma's schema language has no words for.
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_role_check" CHECK ("role" IN ('owner', 'admin', 'member', 'viewer'));
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_ends_once" CHECK (num_nonnulls("accepted_at", "declined_at", "cancelled_at") <= 1);
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_email_lower" CHECK ("email" = lower("email"));
-- One open invitation for each address.
CREATE UNIQUE INDEX "invitation_open_idx" ON "invitation" ("workspace_id", "email")
  WHERE "accepted_at" IS NULL AND "declined_at" IS NULL AND "cancelled_at" IS NULL;

GRANT SELECT, INSERT ON "invitation" TO "smokejumper_app";
GRANT UPDATE ("accepted_at", "declined_at", "cancelled_at") ON "invitation" TO "smokejumper_app";
-- Across workspaces only whose a token is.
GRANT SELECT ("id", "workspace_id", "email", "role", "token_hash", "expires_at", "accepted_at", "declined_at", "cancelled_at") ON "invitation" TO "smokejumper_system";
-- Inside a workspace mails are only put in.
GRANT INSERT ON "mail" TO "smokejumper_app";
GRANT SELECT, INSERT, UPDATE, DELETE ON "mail" TO "smokejumper_system";

ALTER TABLE "invitation" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "invitation" FORCE ROW LEVEL SECURITY;
CREATE POLICY "in_workspace" ON "invitation" FOR ALL TO "smokejumper_app"
  USING ("workspace_id" = current_setting('app.workspace_id', true))
  WITH CHECK ("workspace_id" = current_setting('app.workspace_id', true));
CREATE POLICY "for_purpose" ON "invitation" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) = 'memberships');

ALTER TABLE "mail" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "mail" FORCE ROW LEVEL SECURITY;
CREATE POLICY "put_in" ON "mail" FOR INSERT TO "smokejumper_app" WITH CHECK (current_setting('app.workspace_id', true) <> '');
CREATE POLICY "for_purpose" ON "mail" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) = 'accounts');

-- Whoever holds a stream open hears that its key, session or membership is no more, however that came about.
CREATE FUNCTION "tell_access_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'membership' THEN
    PERFORM pg_notify('smokejumper_access', OLD."user_id" || ' ' || OLD."workspace_id");
  ELSE
    PERFORM pg_notify('smokejumper_access', OLD."id");
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "session_ended" AFTER DELETE ON "session" FOR EACH ROW EXECUTE FUNCTION "tell_access_ended"();
CREATE TRIGGER "membership_ended" AFTER DELETE ON "membership" FOR EACH ROW EXECUTE FUNCTION "tell_access_ended"();
CREATE TRIGGER "api_key_revoked" AFTER UPDATE OF "revoked_at" ON "api_key" FOR EACH ROW
  WHEN (OLD."revoked_at" IS NULL AND NEW."revoked_at" IS NOT NULL) EXECUTE FUNCTION "tell_access_ended"();
