-- A run tells what its model has cost while it goes on.
ALTER TABLE "run_event" DROP CONSTRAINT "run_event_type_check";
ALTER TABLE "run_event" ADD CONSTRAINT "run_event_type_check" CHECK ("type" IN ('run.queued', 'run.started', 'run.requeued', 'run.usage', 'step.finished', 'run.finished', 'run.cancelled'));
