import type { ModelChoice } from '@smokejumper/contracts';
import type { LanguageModel, LanguageModelUsage } from 'ai';
import { type Failed, failedBy } from './failure.ts';
import type { Tokens } from './prices.ts';
import { toSdk } from './to-sdk.ts';
import type { ModelRequest, ToolCall } from './types.ts';

/** Characters of one answer that are read; a longer one is stopped there, since no use of ours needs it. */
export const longestAnswer = 200_000;

/** What one request brought. */
export interface Arrived {
  kind: 'arrived';
  text: string;
  calls: ToolCall[];
  /** `too_long`: stopped by us; `length`: by the provider's limit; `filtered`: by its filter. */
  end: 'whole' | 'too_long' | 'length' | 'filtered';
}

export type Attempt = (Arrived | Failed) & { tokens: Tokens };

export interface Asking {
  choice: ModelChoice;
  model: LanguageModel;
  request: ModelRequest;
  timeoutMs: number;
}

/** One request, streamed so that an answer cut short is told from a whole one. Rejects only for a cancelled run. */
export async function attempt(asking: Asking): Promise<Attempt> {
  const { request, timeoutMs } = asking;
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort('time'), timeoutMs);
  try {
    const read = await readStream(asking, stop);
    request.signal.throwIfAborted();
    if (stop.signal.reason !== 'time') return read;
    const why = `it did not answer within ${Math.round(timeoutMs / 1_000)} s`;
    return { kind: 'failed', why, again: true, waitMs: null, billed: true, tokens: read.tokens };
  } finally {
    clearTimeout(timer);
  }
}

async function readStream(asking: Asking, stop: AbortController): Promise<Attempt> {
  const { streamText } = await import('ai');
  const { request, model } = asking;
  const got = { text: '', calls: [] as ToolCall[], size: 0 };
  let usage: LanguageModelUsage | null = null;
  let finish: string | null = null;
  let raw: string | undefined;
  let broken: { error: unknown } | null = null;
  const sdk = await toSdk(request);
  try {
    const { fullStream } = streamText({
      ...sdk,
      model,
      maxRetries: 0,
      abortSignal: AbortSignal.any([request.signal, stop.signal]),
      ...limitOf(asking),
      // Without it the SDK prints errors.
      onError: () => {},
    });
    for await (const part of fullStream) {
      if (part.type === 'text-delta') got.text += part.text;
      if (part.type === 'tool-call') got.calls.push({ id: part.toolCallId, name: part.toolName, args: part.input });
      if (part.type === 'error') broken ??= { error: part.error };
      if (part.type === 'finish-step') ({ usage, finishReason: finish, rawFinishReason: raw } = part);
      got.size += sizeOf(part);
      if (got.size > longestAnswer) {
        stop.abort('size');
        break;
      }
    }
  } catch (error) {
    broken ??= { error };
  }
  const tokens = tokensOf(usage, { asked: request, answered: got.size });
  const begun = got.size > 0;
  if (got.size > longestAnswer) return { kind: 'arrived', text: got.text, calls: [], end: 'too_long', tokens };
  if (broken !== null && !isChoiceViolation(broken.error))
    return { ...(await failedBy(broken.error, { begun })), tokens };
  if (broken === null && isCut(finish, raw))
    return { kind: 'failed', why: 'its answer broke off', again: true, waitMs: null, billed: true, tokens };
  const end = finish === 'length' ? 'length' : finish === 'content-filter' ? 'filtered' : 'whole';
  return { kind: 'arrived', text: got.text, calls: got.calls, end, tokens };
}

// Anthropic must be told; of a model that is newer than the SDK, the SDK would tell it too little for a plan.
function limitOf({ request, choice }: Asking): { maxOutputTokens?: number } {
  if (request.maxOutputTokens !== undefined) return { maxOutputTokens: request.maxOutputTokens };
  return choice.provider === 'anthropic' ? { maxOutputTokens: 16_000 } : {};
}

function sizeOf(part: { type: string; text?: unknown; delta?: unknown }): number {
  const { text, delta } = part;
  return (typeof text === 'string' ? text.length : 0) + (typeof delta === 'string' ? delta.length : 0);
}

// A stream that ends without the provider's word that the answer is complete.
function isCut(finish: string | null, raw: string | undefined): boolean {
  return finish === null || finish === 'interrupted' || finish === 'error' || (finish === 'other' && raw === undefined);
}

// The model did not call the tool it was told to: it answered, and that answer is judged like any other.
function isChoiceViolation(error: unknown): boolean {
  return error instanceof Error && error.name.includes('ToolChoiceViolation');
}

// A provider that counts nothing, or whose answer broke off, is counted by size: four characters a token.
function tokensOf(usage: LanguageModelUsage | null, size: { asked: ModelRequest; answered: number }): Tokens {
  const { system, messages } = size.asked;
  return {
    input: usage?.inputTokens ?? Math.ceil((system.length + JSON.stringify(messages).length) / 4),
    cacheRead: usage?.inputTokenDetails?.cacheReadTokens ?? 0,
    cacheWrite: usage?.inputTokenDetails?.cacheWriteTokens ?? 0,
    output: usage?.outputTokens ?? Math.ceil(size.answered / 4),
  };
}
