-- A plan is sealed over its text: kept as written, since jsonb would put its keys into another order.
ALTER TABLE "plan" ALTER COLUMN "plan" SET DATA TYPE JSON;
