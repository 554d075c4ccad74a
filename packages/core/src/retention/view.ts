import { defaultRetention, type RetentionSettings } from '@smokejumper/contracts';

export function retentionView(
  row: { artifactDays: number; runDays: number; updatedAt: Date } | null,
): RetentionSettings {
  if (row === null) return { ...defaultRetention, updatedAt: null };
  return { artifactDays: row.artifactDays, runDays: row.runDays, updatedAt: row.updatedAt.toISOString() };
}
