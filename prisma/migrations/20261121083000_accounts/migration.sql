-- People who sign in: sessions, ways to sign in, tokens of mails, and how often was tried.
ALTER TABLE "app_user" ADD COLUMN "email_verified" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "image" TEXT,
  ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "app_user" ALTER COLUMN "updated_at" DROP DEFAULT;

CREATE TABLE "session" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "active_workspace_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "account" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "provider_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "password" TEXT,
    "access_token" TEXT,
    "refresh_token" TEXT,
    "id_token" TEXT,
    "access_token_expires_at" TIMESTAMPTZ(3),
    "refresh_token_expires_at" TIMESTAMPTZ(3),
    "scope" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "verification" (
    "id" TEXT NOT NULL,
    "identifier" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "verification_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "attempt_count" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attempt_count_pkey" PRIMARY KEY ("key")
);

CREATE UNIQUE INDEX "session_token_key" ON "session"("token");
CREATE INDEX "session_user_id_idx" ON "session"("user_id");
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");
CREATE UNIQUE INDEX "account_provider_id_account_id_key" ON "account"("provider_id", "account_id");
CREATE INDEX "account_user_id_idx" ON "account"("user_id");
CREATE INDEX "verification_identifier_idx" ON "verification"("identifier");
CREATE INDEX "verification_expires_at_idx" ON "verification"("expires_at");
CREATE INDEX "attempt_count_until_idx" ON "attempt_count"("until");

ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- From here on by hand: what Prisma's schema language has no words for.
-- No workspace owns these: only the system role reaches them, for the purpose of signing people in.
GRANT INSERT, UPDATE ON "app_user" TO "smokejumper_system";
GRANT SELECT, INSERT, UPDATE, DELETE ON "session", "account", "verification", "attempt_count" TO "smokejumper_system";

DO $$
DECLARE
  account_table text;
BEGIN
  FOREACH account_table IN ARRAY ARRAY['session', 'account', 'verification', 'attempt_count'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', account_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', account_table);
    EXECUTE format(
      'CREATE POLICY "for_purpose" ON %I FOR ALL TO "smokejumper_system" USING (current_setting(''app.purpose'', true) = ''accounts'')',
      account_table
    );
  END LOOP;
END $$;

DROP POLICY "for_purpose" ON "app_user";
CREATE POLICY "for_purpose" ON "app_user" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) IN ('memberships', 'accounts'));
-- Who is signed in, and what they are where, is asked in one go.
DROP POLICY "for_purpose" ON "membership";
CREATE POLICY "for_purpose" ON "membership" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) IN ('memberships', 'accounts'));
