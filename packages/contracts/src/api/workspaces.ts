import { z } from 'zod';
import { idOf } from '../ids.ts';
import { Role } from '../words.ts';

export const WorkspaceInput = z.strictObject({ name: z.string().trim().min(1).max(100) });
export type WorkspaceInput = z.infer<typeof WorkspaceInput>;

export const Workspace = z.object({ id: idOf('workspace'), name: z.string(), createdAt: z.iso.datetime() });
export type Workspace = z.infer<typeof Workspace>;

/** Deleting one is confirmed by its name. */
export const WorkspaceDeletion = z.strictObject({ name: z.string().max(100) });
export type WorkspaceDeletion = z.infer<typeof WorkspaceDeletion>;

/** Nobody enters it from then on; its rows and files go within minutes, what workers still wrote within two hours. */
export const WorkspaceDeleted = z.object({ id: idOf('workspace'), deletedAt: z.iso.datetime() });
export type WorkspaceDeleted = z.infer<typeof WorkspaceDeleted>;

/** A workspace, and what the person who asks is in it. */
export const WorkspaceOfMine = Workspace.extend({ role: Role });
export type WorkspaceOfMine = z.infer<typeof WorkspaceOfMine>;
export const WorkspacesOfMine = z.object({ data: z.array(WorkspaceOfMine) });
