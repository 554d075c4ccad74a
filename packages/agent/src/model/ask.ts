import type { ModelPrice } from '@smokejumper/contracts';
import { pause } from '../settle/pause.ts';
import { answerOf } from './answer.ts';
import { type Asking, type Attempt, attempt } from './attempt.ts';
import { costOf } from './prices.ts';
import type { Answer, ModelUsage } from './types.ts';
import { addUsage, noUsage } from './usage.ts';

export interface Patience {
  /** Further requests after the first. */
  retries: number;
  /** The first pause; each further one is twice as long, and up to half as long again by chance. */
  pauseMs: number;
  /** A provider that asks for a longer wait than this is given up at once. */
  longestWaitMs: number;
}

export const patience: Patience = { retries: 3, pauseMs: 500, longestWaitMs: 20_000 };

export interface AskInput extends Asking {
  price: ModelPrice | null;
  patience: Patience;
}

/** Asks until an answer arrives, it is hopeless, or the patience or the calls that are left are used up. */
export async function ask(ctx: { random(): number }, input: AskInput): Promise<Answer> {
  const { request, choice } = input;
  let usage = noUsage;
  for (let tries = 0; ; tries += 1) {
    const got = await attempt(input);
    usage = addUsage(usage, usageOf(got, input.price));
    if (got.kind === 'arrived') return { ...answerOf(request, got), usage } as Answer;
    const waitMs = pauseBefore(ctx, { tries, waitMs: got.waitMs, patience: input.patience });
    const spent = usage.calls >= (request.callsLeft ?? Number.POSITIVE_INFINITY);
    if (!got.again || waitMs === null || spent) {
      const times = tries === 0 ? '' : ` (asked ${tries + 1} times)`;
      const why = `the model ${choice.provider}:${choice.name} gave no answer: ${hide(got.why, choice.key)}${times}`;
      return { kind: 'unavailable', why, usage };
    }
    await pause(request, waitMs);
  }
}

function pauseBefore(
  ctx: { random(): number },
  input: { tries: number; waitMs: number | null; patience: Patience },
): number | null {
  const { tries, waitMs, patience: limits } = input;
  if (tries >= limits.retries) return null;
  if (waitMs !== null) return waitMs > limits.longestWaitMs ? null : waitMs;
  return limits.pauseMs * 2 ** tries * (1 + ctx.random() / 2);
}

function usageOf(got: Attempt, price: ModelPrice | null): ModelUsage {
  if (got.kind === 'failed' && !got.billed) return noUsage;
  return {
    calls: 1,
    inputTokens: got.tokens.input,
    cachedTokens: got.tokens.cacheRead,
    outputTokens: got.tokens.output,
    costUsd: price === null ? 0 : costOf(price, got.tokens),
  };
}

// Providers repeat the key they refused.
function hide(text: string, key: string | null): string {
  return key === null || key.length < 4 ? text : text.replaceAll(key, '…');
}
