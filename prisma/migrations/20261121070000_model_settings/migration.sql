CREATE TABLE "model_setting" (
    "workspace_id" TEXT NOT NULL,
    "model" TEXT,
    "key_id" TEXT,
    "sealed" TEXT,
    "budgets" JSONB NOT NULL DEFAULT '{}',
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "model_setting_pkey" PRIMARY KEY ("workspace_id")
);

ALTER TABLE "flow_version" ADD COLUMN "model" TEXT, ADD COLUMN "budgets" JSONB;
ALTER TABLE "run" ADD COLUMN "budgets" JSONB;

ALTER TABLE "model_setting" ADD CONSTRAINT "model_setting_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- From here on by hand: what Prisma's schema language has no words for.
ALTER TABLE "model_setting" ADD CONSTRAINT "model_setting_key_of_a_model" CHECK (("key_id" IS NULL) = ("sealed" IS NULL) AND ("sealed" IS NULL OR "model" IS NOT NULL));

GRANT SELECT, INSERT, UPDATE ON "model_setting" TO "smokejumper_app";

ALTER TABLE "model_setting" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "model_setting" FORCE ROW LEVEL SECURITY;
CREATE POLICY "in_workspace" ON "model_setting" FOR ALL TO "smokejumper_app"
  USING ("workspace_id" = current_setting('app.workspace_id', true))
  WITH CHECK ("workspace_id" = current_setting('app.workspace_id', true));
