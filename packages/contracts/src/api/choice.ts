import { z } from 'zod';
import { idOf } from '../ids.ts';
import { RepositoryPath } from '../paths.ts';

/** So many changed files are told at most; a bigger change is told without them, and everything runs. */
export const maxChangedFiles = 1_000;

/** Which flows run: those that fit all that is given. Without anything, all. */
export const FlowChoice = z.strictObject({
  flows: z.array(idOf('flow')).max(100).optional(),
  /** Flows with any of them. */
  tags: z.array(z.string()).max(20).optional(),
  /** Flow files, or folders with flow files in them, that flows were pushed from. */
  files: z.array(RepositoryPath).max(100).optional(),
  /** Leaves out flows that cover source files of which none has changed. */
  changedFiles: z.array(RepositoryPath).max(maxChangedFiles).optional(),
  /** Instead of `flows`, `tags` and `files`: the flows of a suite, in its order. */
  suite: idOf('suite').optional(),
});
export type FlowChoice = z.infer<typeof FlowChoice>;
