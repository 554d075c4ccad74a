/**
 * What may be done across workspaces. The database's own policies read the purpose and open only the tables it
 * needs: a new purpose here needs its policies in a migration.
 */
export const systemPurposes = [
  'claim',
  'lease',
  'outbox',
  'keys',
  'hooks',
  'memberships',
  'stats',
  'retention',
  'removal',
  'tariffs',
  'deliveries',
  'schedules',
  'reseal',
  'accounts',
] as const;
export type SystemPurpose = (typeof systemPurposes)[number];
