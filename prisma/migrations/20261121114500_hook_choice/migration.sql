-- A hook says which flows run of a delivery that names none: most services cannot say it themselves.
ALTER TABLE "hook"
    ADD COLUMN "flow_ids" TEXT[] NOT NULL DEFAULT '{}',
    ADD COLUMN "tags" TEXT[] NOT NULL DEFAULT '{}',
    ADD COLUMN "files" TEXT[] NOT NULL DEFAULT '{}',
    ADD COLUMN "suite_id" TEXT;

ALTER TABLE "hook" ADD CONSTRAINT "hook_workspace_id_suite_id_fkey" FOREIGN KEY ("workspace_id", "suite_id") REFERENCES "suite"("workspace_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

GRANT UPDATE ("flow_ids", "tags", "files", "suite_id") ON "hook" TO "smokejumper_app";
