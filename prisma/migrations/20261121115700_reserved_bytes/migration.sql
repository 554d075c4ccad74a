-- Bytes of artifacts an attempt was granted: what runs under way may store counts before it is stored.
ALTER TABLE "attempt" ADD COLUMN "reserved_bytes" BIGINT NOT NULL DEFAULT 0;
