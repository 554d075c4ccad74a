-- What whoever asked for a run said of its tries: a re-run takes it over, and the rest from its environment anew.
ALTER TABLE "run" ADD COLUMN "retry_override" JSONB;
