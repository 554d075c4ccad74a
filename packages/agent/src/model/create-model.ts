import type { Log, ModelChoice, ModelSettings } from '@smokejumper/contracts';
import type { LanguageModel } from 'ai';
import { ask, type Patience, patience } from './ask.ts';
import { deeply, exchangeOf } from './exchange.ts';
import { priceOf, pricesAsOf } from './prices.ts';
import { missingFor, openProvider } from './provider.ts';
import type { Answer, Exchange, Model, ModelRequest, ModelRole } from './types.ts';
import { noUsage } from './usage.ts';

export interface ModelCtx {
  log: Log;
  /** Milliseconds, monotonic. */
  now(): number;
  random(): number;
}

/** What stands between a run and its model. */
export interface ModelHooks {
  /** A text with every secret taken out: applied to what is sent and to what is kept. */
  conceal(text: string): string;
  onExchange(exchange: Exchange): void;
}

const defaultTimeoutMs = 90_000;

/** A model of any provider, or one for each role. Nothing is loaded or sent before the first question. */
export function createModel(
  ctx: ModelCtx,
  input: ModelHooks & { settings: ModelSettings; patience?: Patience },
): Model {
  const { settings } = input;
  const counter = { index: 0 };
  const choose = (role: ModelRole): ModelChoice =>
    (role === 'judge' ? settings.judge : role === 'plan' ? settings.plan : settings.act) ?? settings;
  const client = clientOf(ctx, { ...input, counter, choose });
  const { secondJudge } = settings;
  const second = secondJudge === undefined ? null : clientOf(ctx, { ...input, counter, choose: () => secondJudge });
  return { ...client, secondJudge: second === null ? null : { ...second, secondJudge: null } };
}

type ClientInput = ModelHooks & {
  settings: ModelSettings;
  patience?: Patience;
  counter: { index: number };
  choose: (role: ModelRole) => ModelChoice;
};

function clientOf(ctx: ModelCtx, input: ClientInput): Omit<Model, 'secondJudge'> {
  const { settings, counter, choose } = input;
  const opened = new Map<string, Promise<LanguageModel>>();
  const unpriced = new Set<string>();
  const nameOf = (role: ModelRole) => `${choose(role).provider}:${choose(role).name}`;
  const question = async (request: ModelRequest): Promise<Answer> => {
    const choice = choose(request.role);
    const name = nameOf(request.role);
    const missing = missingFor(choice);
    if (missing !== null)
      return { kind: 'unavailable', why: `the model ${name} cannot be asked: ${missing}`, usage: noUsage };
    const price = priceOf(choice, settings.prices);
    if (price === null && !unpriced.has(name)) {
      unpriced.add(name);
      ctx.log.warn({ model: name, pricesAsOf }, 'no price is known for this model: its cost counts as 0');
    }
    const key = `${name} ${choice.url}`;
    const model = opened.get(key) ?? openProvider(choice);
    opened.set(key, model);
    const timeoutMs = settings.timeoutMs ?? defaultTimeoutMs;
    return ask(ctx, { choice, price, model: await model, request, timeoutMs, patience: input.patience ?? patience });
  };
  return {
    nameOf,
    sees: settings.sees ?? false,
    async ask(asked) {
      asked.signal.throwIfAborted();
      const request = { ...asked, ...concealed(asked, input.conceal) };
      const from = ctx.now();
      const answer = await question(request);
      const tookMs = Math.round(ctx.now() - from);
      const index = counter.index++;
      input.onExchange(exchangeOf({ request, answer, model: nameOf(request.role), index, tookMs }, input.conceal));
      return answer;
    },
  };
}

// A picture's bytes are no text to look for secrets in.
function concealed(
  request: ModelRequest,
  conceal: (text: string) => string,
): Pick<ModelRequest, 'system' | 'messages'> {
  const messages = request.messages.map((message) => {
    if (message.role === 'user') return { ...message, text: conceal(message.text) };
    if (message.role === 'assistant') return deeply(message, conceal) as typeof message;
    return { ...message, results: message.results.map((result) => ({ ...result, text: conceal(result.text) })) };
  });
  return { system: conceal(request.system), messages };
}
