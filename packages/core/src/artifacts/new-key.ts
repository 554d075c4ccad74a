import { randomBytes } from 'node:crypto';

/** A new key of the artifact store below a folder of a workspace, which nobody guesses. */
export function newFileKey(input: { workspaceId: string; folder: string }): string {
  return `${input.workspaceId}/${input.folder}/${randomBytes(18).toString('base64url')}`;
}
