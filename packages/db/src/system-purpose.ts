/** What may be done across tenants. Each purpose reaches only what the role's grants and policies allow. */
export const systemPurposes = [
  'claim',
  'lease',
  'outbox',
  'keys',
  'hooks',
  'workspaces',
  'stats',
  'retention',
] as const;
export type SystemPurpose = (typeof systemPurposes)[number];
