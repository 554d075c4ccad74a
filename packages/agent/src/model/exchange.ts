import type { Answer, Exchange, ModelMessage, ModelRequest } from './types.ts';

/** An exchange fit to be kept: every text concealed, pictures left out. */
export function exchangeOf(
  input: { request: ModelRequest; answer: Answer; model: string; index: number; tookMs: number },
  conceal: (text: string) => string,
): Exchange {
  const { request, answer } = input;
  const kept: Exchange = {
    index: input.index,
    step: request.step,
    role: request.role,
    model: input.model,
    request: {
      system: request.system,
      messages: request.messages.map(withoutPictures),
      tools: (request.tools ?? []).map(({ name }) => name),
      output: request.output?.name ?? null,
    },
    answer,
    tookMs: input.tookMs,
  };
  return deeply(kept, conceal) as Exchange;
}

function withoutPictures(message: ModelMessage): ModelMessage {
  const told = (text: string, pictures: readonly unknown[] | undefined) =>
    pictures === undefined || pictures.length === 0 ? text : `${text}\n[${pictures.length} picture(s) left out]`;
  if (message.role === 'user') return { role: 'user', text: told(message.text, message.pictures) };
  if (message.role === 'assistant') return message;
  const results = message.results.map(({ id, name, text, pictures }) => ({ id, name, text: told(text, pictures) }));
  return { role: 'tool', results };
}

/** A copy with each text in it turned by `change`; keys stay. */
export function deeply(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => deeply(one, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, deeply(one, change)]));
}

/** The exchanges of a stored transcript, or of several put one after the other. Throws SyntaxError. */
export function fromTranscript(text: string): Exchange[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => JSON.parse(line) as Exchange).sort((a, b) => a.index - b.index);
}
