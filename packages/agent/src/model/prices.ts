import type { ModelChoice, ModelPrice } from '@smokejumper/contracts';

/** Tokens of one request. `input` counts all of them, those from and to the cache included. */
export interface Tokens {
  input: number;
  cacheRead: number;
  cacheWrite: number;
  output: number;
}

/** Month of the newest entry below; providers change their lists without notice. */
export const pricesAsOf = '2026-03';

// US dollars for a million tokens, as the providers' public lists had them. Anthropic bills a write to its five-minute
// cache at 1.25 times the input; OpenAI bills none.
const anthropic = (input: number, output: number): ModelPrice => ({
  input,
  cached: input * 0.1,
  cacheWrite: input * 1.25,
  output,
});
const openai = (input: number, cached: number, output: number): ModelPrice => ({ input, cached, output });

const table: Readonly<Record<string, ModelPrice>> = {
  'anthropic:claude-opus-4-6': anthropic(5, 25),
  'anthropic:claude-sonnet-4-6': anthropic(3, 15),
  'anthropic:claude-opus-4-5': anthropic(5, 25),
  'anthropic:claude-opus-4-1': anthropic(15, 75),
  'anthropic:claude-sonnet-4-5': anthropic(3, 15),
  'anthropic:claude-sonnet-4': anthropic(3, 15),
  'anthropic:claude-haiku-4-5': anthropic(1, 5),
  'openai:gpt-5.4': openai(2.5, 0.25, 15),
  'openai:gpt-5.4-mini': openai(0.75, 0.075, 4.5),
  'openai:gpt-5.1': openai(1.25, 0.125, 10),
  'openai:gpt-5': openai(1.25, 0.125, 10),
  'openai:gpt-5-mini': openai(0.25, 0.025, 2),
  'openai:gpt-5-nano': openai(0.05, 0.005, 0.4),
  'openai:gpt-4.1': openai(2, 0.5, 8),
  'openai:gpt-4.1-mini': openai(0.4, 0.1, 1.6),
  'openai:gpt-4.1-nano': openai(0.1, 0.025, 0.4),
  'openai:gpt-4o': openai(2.5, 1.25, 10),
  'openai:gpt-4o-mini': openai(0.15, 0.075, 0.6),
};

/** The price of a model; null when none is known, as for anything behind an OpenAI-compatible address. */
export function priceOf(
  choice: Pick<ModelChoice, 'provider' | 'name'>,
  own: Readonly<Record<string, ModelPrice>> = {},
): ModelPrice | null {
  const dated = /-(?:\d{8}|\d{4}-\d{2}-\d{2}|latest)$/;
  for (const name of [choice.name, choice.name.replace(dated, '')]) {
    const found = own[`${choice.provider}:${name}`] ?? own[name] ?? table[`${choice.provider}:${name}`];
    if (found !== undefined) return found;
  }
  return null;
}

/** US dollars. */
export function costOf(price: ModelPrice, tokens: Tokens): number {
  const plain = Math.max(0, tokens.input - tokens.cacheRead - tokens.cacheWrite);
  const dollars =
    plain * price.input +
    tokens.cacheRead * (price.cached ?? price.input) +
    tokens.cacheWrite * (price.cacheWrite ?? price.input) +
    tokens.output * price.output;
  return dollars / 1_000_000;
}
