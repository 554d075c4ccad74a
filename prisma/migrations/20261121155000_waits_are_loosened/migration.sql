-- A suite that no longer stops at a failure lets go on what already waits (core/src/suites/change-suite.ts).
GRANT UPDATE ("until") ON "run_wait" TO "smokejumper_app";
