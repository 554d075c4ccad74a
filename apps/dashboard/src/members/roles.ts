import type { Role } from '@smokejumper/contracts';

export const roleWords: Record<Role, string> = {
  viewer: 'reads everything',
  member: 'writes flows and starts runs',
  admin: 'also sets up the workspace',
  owner: 'also hands over and deletes the workspace',
};

/** From the one that may least. */
export const roles = Object.keys(roleWords) as Role[];
