import { z } from 'zod';
import { WorkspaceBudgets } from '../budget.ts';
import { ModelName } from '../model.ts';

/** Says all anew, but for the key: absent keeps it while the provider stays the same, null takes it away. */
export const ModelSettingsInput = z.strictObject({
  /** null: the model that the workers are configured with. */
  model: ModelName.nullable(),
  /** Of the model's provider. Kept encrypted, never shown again. */
  key: z.string().trim().min(1).max(1_000).nullable().optional(),
  budgets: WorkspaceBudgets.default({}),
});
export type ModelSettingsInput = z.infer<typeof ModelSettingsInput>;

export const WorkspaceModelSettings = z.object({
  model: z.string().nullable(),
  hasKey: z.boolean(),
  /** Only those that differ from the default. */
  budgets: WorkspaceBudgets,
  /** null: never set. */
  updatedAt: z.iso.datetime().nullable(),
});
export type WorkspaceModelSettings = z.infer<typeof WorkspaceModelSettings>;
