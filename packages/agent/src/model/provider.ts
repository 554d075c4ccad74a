import type { ModelChoice } from '@smokejumper/contracts';
import type { LanguageModel } from 'ai';

// The SDKs read keys and addresses from the environment where they are given none: they are always given both.
const home = { anthropic: 'https://api.anthropic.com/v1', openai: 'https://api.openai.com/v1' } as const;
const keyless = 'none';

/** Why a model cannot be asked as it is configured; null: it can. */
export function missingFor(choice: ModelChoice): string | null {
  if (choice.provider === 'openai-compatible')
    return choice.url === null ? 'no address is set for it (SMOKEJUMPER_MODEL_URL of the process that runs it)' : null;
  return choice.key === null || choice.key.trim() === ''
    ? 'no key is set for it (SMOKEJUMPER_MODEL_KEY, or the key of the workspace: PUT /v1/settings/model)'
    : null;
}

/** The SDK's model. It is loaded only here, so that a run without a model never pays for it. */
export async function openProvider(choice: ModelChoice): Promise<LanguageModel> {
  const { provider, name, url, key } = choice;
  // The SDK's only switch for what it prints about models it does not know.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ apiKey: key ?? keyless, baseURL: withVersion(url) ?? home.anthropic })(name);
  }
  if (provider === 'openai') {
    const { createOpenAI } = await import('@ai-sdk/openai');
    return createOpenAI({ apiKey: key ?? keyless, baseURL: url ?? home.openai }).chat(name);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const options = { name: 'openai-compatible', baseURL: url ?? '', includeUsage: true };
  return createOpenAICompatible(key === null ? options : { ...options, apiKey: key }).chatModel(name);
}

// Anthropic's own tools take the address without its version, the SDK takes it with it.
function withVersion(url: string | null): string | null {
  if (url === null) return null;
  return new URL(url).pathname === '/' ? `${url.replace(/\/+$/, '')}/v1` : url;
}
