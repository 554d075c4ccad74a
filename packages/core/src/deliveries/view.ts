import type { Delivery, DeliveryStatus, DeliveryTry } from '@smokejumper/contracts';

interface DeliveryRow {
  id: string;
  channelId: string;
  runId: string | null;
  event: string;
  status: string;
  attempts: number;
  nextAttemptAt: Date | null;
  responseStatus: number | null;
  detail: string | null;
  bodyDigest: string | null;
  log: unknown;
  createdAt: Date;
  endedAt: Date | null;
}

export function deliveryView(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    channelId: row.channelId,
    runId: row.runId,
    event: row.event,
    status: row.status as DeliveryStatus,
    attempts: row.attempts,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    responseStatus: row.responseStatus,
    detail: row.detail,
    bodyDigest: row.bodyDigest,
    log: row.log as DeliveryTry[],
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
