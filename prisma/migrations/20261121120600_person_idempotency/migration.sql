-- Answers to requests of a person that belong to no workspace, such as making one.
CREATE TABLE "person_idempotency_key" (
    "user_id" TEXT NOT NULL,
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

    CONSTRAINT "person_idempotency_key_pkey" PRIMARY KEY ("user_id", "route", "key")
);

CREATE INDEX "person_idempotency_key_expires_at_idx" ON "person_idempotency_key"("expires_at");

ALTER TABLE "person_idempotency_key" ADD CONSTRAINT "person_idempotency_key_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- From here on by hand: what Prisma's schema language has no words for.
GRANT SELECT, INSERT, UPDATE, DELETE ON "person_idempotency_key" TO "smokejumper_system";
ALTER TABLE "person_idempotency_key" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "person_idempotency_key" FORCE ROW LEVEL SECURITY;
CREATE POLICY "for_purpose" ON "person_idempotency_key" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) = 'accounts');
