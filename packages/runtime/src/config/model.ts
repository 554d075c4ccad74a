import { z } from 'zod';
import type { Env } from './read.ts';

/** The language model that plans and repairs. `key` and `url` are null where the provider's default applies. */
export interface ModelConfig {
  provider: 'anthropic' | 'openai' | 'openai-compatible';
  name: string;
  url: string | null;
  key: string | null;
}

const providers = ['anthropic', 'openai', 'openai-compatible'] as const;

const fallbacks: Record<ModelConfig['provider'], { key: string; url: string }> = {
  anthropic: { key: 'ANTHROPIC_API_KEY', url: 'ANTHROPIC_BASE_URL' },
  openai: { key: 'OPENAI_API_KEY', url: 'OPENAI_BASE_URL' },
  'openai-compatible': { key: 'OPENAI_API_KEY', url: 'OPENAI_BASE_URL' },
};

/** `provider:model`, the model's name being free text after the first colon. */
export const modelName = z.string().transform((text, ctx): Pick<ModelConfig, 'provider' | 'name'> => {
  const provider = providers.find((candidate) => text.startsWith(`${candidate}:`));
  const name = provider === undefined ? '' : text.slice(provider.length + 1).trim();
  if (provider !== undefined && name !== '') return { provider, name };
  ctx.addIssue({ code: 'custom', message: `is PROVIDER:MODEL with one of ${providers.join(', ')}, not "${text}"` });
  return z.NEVER;
});

/** Our own variables win; the provider's usual ones are the fallback. */
export function modelConfig(
  set: { SMOKEJUMPER_MODEL?: z.output<typeof modelName> | undefined; SMOKEJUMPER_MODEL_URL?: string | undefined },
  env: Env,
): ModelConfig | null {
  if (set.SMOKEJUMPER_MODEL === undefined) return null;
  const theirs = fallbacks[set.SMOKEJUMPER_MODEL.provider];
  return {
    ...set.SMOKEJUMPER_MODEL,
    url: set.SMOKEJUMPER_MODEL_URL ?? (env[theirs.url] || null),
    key: env.SMOKEJUMPER_MODEL_KEY || env[theirs.key] || null,
  };
}
