import type { RetentionSettings } from '@smokejumper/contracts';
import type { Days } from './days-of.ts';

export function retentionView({
  artifactDays,
  runDays,
  updatedAt,
}: Days & { updatedAt: Date | null }): RetentionSettings {
  return { artifactDays, runDays, updatedAt: updatedAt?.toISOString() ?? null };
}
