import { z } from 'zod';
import { idOf } from '../ids.ts';
import { pageOf } from './page.ts';

/** What belongs together: the flows of one product and the environments they run against. */
export const ProjectInput = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^\P{Cc}*$/u, 'holds control characters'),
});
export type ProjectInput = z.infer<typeof ProjectInput>;
export const ProjectPatch = ProjectInput.partial();
export type ProjectPatch = z.infer<typeof ProjectPatch>;

export const Project = z.object({
  id: idOf('project'),
  name: z.string(),
  /** Holds what names no project. */
  isDefault: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Project = z.infer<typeof Project>;
export const ProjectPage = pageOf(Project);
