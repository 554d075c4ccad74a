-- Work of the whole fleet that goes through everything in pages: where it stands, and who is at it.
CREATE TABLE "sweep" (
    "name" TEXT NOT NULL,
    "after" TEXT,
    "next_at" TIMESTAMPTZ(3) NOT NULL,
    "claim" TEXT,

    CONSTRAINT "sweep_pkey" PRIMARY KEY ("name")
);

-- From here on by hand: what Prisma's schema language has no words for.
GRANT SELECT, INSERT, UPDATE ON "sweep" TO "smokejumper_system";
ALTER TABLE "sweep" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "sweep" FORCE ROW LEVEL SECURITY;
CREATE POLICY "for_purpose" ON "sweep" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) = 'retention');
