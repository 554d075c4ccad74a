import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { flag, httpBase, wholeNumber } from './fields.ts';
import type { Env } from './read.ts';

/** One language model. `key` and `url` are null where the provider's default applies. */
export interface ModelChoice {
  provider: 'anthropic' | 'openai' | 'openai-compatible';
  name: string;
  url: string | null;
  key: string | null;
}

/** US dollars for a million tokens. */
export interface ModelPrice {
  input: number;
  cached?: number | undefined;
  cacheWrite?: number | undefined;
  output: number;
}

/** The language model that plans and repairs, and others for planning, acting and judging where they are set. */
export interface ModelConfig extends ModelChoice {
  plan?: ModelChoice;
  act?: ModelChoice;
  judge?: ModelChoice;
  secondJudge?: ModelChoice;
  /** It can be shown pictures. */
  sees?: boolean;
  prices?: Record<string, ModelPrice>;
  /** How long one request may take, in milliseconds. */
  timeoutMs?: number;
}

const providers = ['anthropic', 'openai', 'openai-compatible'] as const;

const fallbacks: Record<ModelChoice['provider'], { key: string; url: string }> = {
  anthropic: { key: 'ANTHROPIC_API_KEY', url: 'ANTHROPIC_BASE_URL' },
  openai: { key: 'OPENAI_API_KEY', url: 'OPENAI_BASE_URL' },
  'openai-compatible': { key: 'OPENAI_API_KEY', url: 'OPENAI_BASE_URL' },
};

/** `provider:model`, the model's name being free text after the first colon. */
const modelName = z.string().transform((text, ctx): Pick<ModelChoice, 'provider' | 'name'> => {
  const provider = providers.find((candidate) => text.startsWith(`${candidate}:`));
  const name = provider === undefined ? '' : text.slice(provider.length + 1).trim();
  if (provider !== undefined && name !== '') return { provider, name };
  ctx.addIssue({ code: 'custom', message: `is PROVIDER:MODEL with one of ${providers.join(', ')}, not "${text}"` });
  return z.NEVER;
});

const price = z.strictObject({
  input: z.number().nonnegative(),
  cached: z.number().nonnegative().optional(),
  cacheWrite: z.number().nonnegative().optional(),
  output: z.number().nonnegative(),
});

/** JSON by `provider:name` or name, or the path of a file that holds it. */
const modelPrices = z.string().transform((text, ctx): Record<string, ModelPrice> => {
  const complain = (what: string) => {
    ctx.addIssue({
      code: 'custom',
      message: `is {"MODEL": {"input": …, "output": …}} in dollars for a million tokens, or a file with it; ${what}`,
    });
    return z.NEVER;
  };
  try {
    const json = text.trimStart().startsWith('{') ? text : readFileSync(text, 'utf8');
    const read = z.record(z.string(), price).safeParse(JSON.parse(json));
    return read.success ? read.data : complain(`${read.error.issues[0]?.path.join('.')} is not`);
  } catch {
    return complain('it cannot be read');
  }
});

/** The variables of a model; each role's own model may have its own address and key. */
export const modelFields = {
  SMOKEJUMPER_MODEL: modelName.optional(),
  SMOKEJUMPER_MODEL_URL: httpBase.optional(),
  SMOKEJUMPER_MODEL_KEY: z.string().optional(),
  SMOKEJUMPER_MODEL_PLAN: modelName.optional(),
  SMOKEJUMPER_MODEL_ACT: modelName.optional(),
  SMOKEJUMPER_MODEL_JUDGE: modelName.optional(),
  SMOKEJUMPER_MODEL_JUDGE2: modelName.optional(),
  SMOKEJUMPER_MODEL_SEES: flag.optional(),
  SMOKEJUMPER_MODEL_PRICES: modelPrices.optional(),
  SMOKEJUMPER_MODEL_TIMEOUT_MS: wholeNumber({ min: 1_000, max: 600_000 }).optional(),
};

const modelSchema = z.object(modelFields);
const roles = { plan: 'PLAN', act: 'ACT', judge: 'JUDGE', secondJudge: 'JUDGE2' } as const;

/**
 * Our own variables win; the provider's usual ones are the fallback. A role's model takes address and key of
 * `…_MODEL_<ROLE>_URL` and `_KEY`, else the main model's when it is of the same provider.
 */
export function modelConfig(set: z.output<typeof modelSchema>, env: Env): ModelConfig | null {
  const { SMOKEJUMPER_MODEL: main } = set;
  if (main === undefined) return null;
  const own = { url: set.SMOKEJUMPER_MODEL_URL, key: set.SMOKEJUMPER_MODEL_KEY };
  const config: ModelConfig = choiceOf(main, own, env);
  for (const [role, suffix] of Object.entries(roles) as [keyof typeof roles, string][]) {
    const name = set[`SMOKEJUMPER_MODEL_${suffix}` as 'SMOKEJUMPER_MODEL_PLAN'];
    if (name === undefined) continue;
    const shared: typeof own | undefined = name.provider === main.provider ? own : undefined;
    const url = env[`SMOKEJUMPER_MODEL_${suffix}_URL`] || shared?.url;
    const key = env[`SMOKEJUMPER_MODEL_${suffix}_KEY`] || shared?.key;
    config[role] = choiceOf(name, { url, key }, env);
  }
  if (set.SMOKEJUMPER_MODEL_SEES !== undefined) config.sees = set.SMOKEJUMPER_MODEL_SEES;
  if (set.SMOKEJUMPER_MODEL_PRICES !== undefined) config.prices = set.SMOKEJUMPER_MODEL_PRICES;
  if (set.SMOKEJUMPER_MODEL_TIMEOUT_MS !== undefined) config.timeoutMs = set.SMOKEJUMPER_MODEL_TIMEOUT_MS;
  return config;
}

function choiceOf(
  name: Pick<ModelChoice, 'provider' | 'name'>,
  own: { url?: string | undefined; key?: string | undefined },
  env: Env,
): ModelChoice {
  const theirs = fallbacks[name.provider];
  return { ...name, url: own.url || env[theirs.url] || null, key: own.key || env[theirs.key] || null };
}
