import { z } from 'zod';
import { type AllowedPrivateHosts, allowedPrivateHosts, httpBase } from './fields.ts';
import { type ModelConfig, modelConfig, modelFields } from './model.ts';
import type { Env } from './read.ts';

/** What a process that runs flows reads. */
export interface BrowsingConfig {
  /** The Chromium to launch; null is Playwright's own. */
  chromium: string | null;
  allowPrivateHosts: AllowedPrivateHosts;
  /** null: flows are run without a model. */
  model: ModelConfig | null;
  /** A mail catcher's address, for flows that read mail. */
  mailboxUrl: string | null;
}

export const browsingFields = {
  SMOKEJUMPER_CHROMIUM: z.string().optional(),
  SMOKEJUMPER_ALLOW_PRIVATE_HOSTS: allowedPrivateHosts.optional(),
  ...modelFields,
  SMOKEJUMPER_MAILBOX_URL: httpBase.optional(),
};

const browsingSchema = z.object(browsingFields);

export function browsingConfig(set: z.output<typeof browsingSchema>, env: Env): BrowsingConfig {
  return {
    chromium: set.SMOKEJUMPER_CHROMIUM ?? null,
    allowPrivateHosts: set.SMOKEJUMPER_ALLOW_PRIVATE_HOSTS ?? 'none',
    model: modelConfig(set, env),
    mailboxUrl: set.SMOKEJUMPER_MAILBOX_URL ?? null,
  };
}
