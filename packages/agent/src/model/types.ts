import type { z } from 'zod';

/** What a call is for: a model may be set for each, and each counts against its own budget. */
export type ModelRole = 'plan' | 'act' | 'judge' | 'repair';

/** A picture shown to a model that sees. */
export interface ModelPicture {
  mediaType: 'image/jpeg' | 'image/png';
  base64: string;
}

export interface ToolCall {
  /** The provider's id, repeated in the result. */
  id: string;
  name: string;
  /** As the model wrote them: not validated. Unparseable JSON arrives as its text. */
  args: unknown;
}

/** One turn of a conversation, free of any provider's format. */
export type ModelMessage =
  | { role: 'user'; text: string; pictures?: readonly ModelPicture[] }
  | { role: 'assistant'; text: string; calls: readonly ToolCall[] }
  | {
      role: 'tool';
      results: readonly { id: string; name: string; text: string; pictures?: readonly ModelPicture[] }[];
    };

export interface ToolSpec {
  name: string;
  description: string;
  input: z.ZodType;
}

export interface ModelRequest {
  role: ModelRole;
  system: string;
  messages: readonly ModelMessage[];
  /** Tools may be called; the call is not executed by the client. */
  tools?: readonly ToolSpec[];
  /** The answer must be one object of this shape. Not together with `tools`. */
  output?: { name: string; schema: z.ZodType };
  /** Index of the step the exchange belongs to, for its transcript; null for the whole run. */
  step: number | null;
  /** How many trailing messages change from call to call; what comes before may be cached by the provider. Default 1. */
  volatile?: number;
  maxOutputTokens?: number;
  /** How many requests that may be billed `ask` may spend on this, its own retries included. Default: all of them. */
  callsLeft?: number;
  signal: AbortSignal;
}

/** What one `ask` cost. `calls` counts every request that reached the provider and was or may have been billed. */
export interface ModelUsage {
  calls: number;
  inputTokens: number;
  /** The part of `inputTokens` that was read from the provider's cache. */
  cachedTokens: number;
  outputTokens: number;
  /** 0 where no price is known, which is logged once per model. */
  costUsd: number;
}

/**
 * An answer. `senseless`: it arrived, but is no answer to what was asked (no valid object, cut by length, empty): the
 * model's failure. `unavailable`: none arrived after the client's retries (key, 429, 5xx, time-out, cut stream): ours.
 * `text` beside tool calls is what the model said; it is never shown to a judge.
 */
export type Answer = { usage: ModelUsage } & (
  | { kind: 'tools'; calls: readonly ToolCall[]; text: string }
  | { kind: 'object'; value: unknown }
  | { kind: 'text'; text: string }
  | { kind: 'senseless'; why: string; text: string }
  | { kind: 'unavailable'; why: string }
);

/** A language model of any provider. Never rejects, except for a cancelled run, with the signal's reason. */
export interface Model {
  /** `provider:name` of the model for a role. */
  nameOf(role: ModelRole): string;
  /** Whether it can be shown pictures. */
  sees: boolean;
  /** True when a judge other than the first is set, so that both are asked. */
  secondJudge: Model | null;
  ask(request: ModelRequest): Promise<Answer>;
}

/** One exchange as it is kept: redacted, readable in the trace, and fit to be answered from again. */
export interface Exchange {
  /** 0-based in its run. */
  index: number;
  step: number | null;
  role: ModelRole;
  model: string;
  request: { system: string; messages: readonly ModelMessage[]; tools: readonly string[]; output: string | null };
  answer: Answer;
  /** Milliseconds. */
  tookMs: number;
}
