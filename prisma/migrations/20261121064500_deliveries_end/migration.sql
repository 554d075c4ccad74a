-- Deliveries that ended long ago are removed.
GRANT SELECT ("ended_at"), DELETE ON "delivery" TO "smokejumper_system";
DROP POLICY "for_purpose" ON "delivery";
CREATE POLICY "for_purpose" ON "delivery" FOR ALL TO "smokejumper_system" USING (current_setting('app.purpose', true) IN ('deliveries', 'retention'));
CREATE INDEX "delivery_ended_idx" ON "delivery" ("ended_at") WHERE "ended_at" IS NOT NULL;
