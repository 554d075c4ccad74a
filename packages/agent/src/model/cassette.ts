import type { ModelHooks } from './create-model.ts';
import { exchangeOf } from './exchange.ts';
import type { Answer, Exchange, Model, ModelRequest } from './types.ts';
import { noUsage } from './usage.ts';

/**
 * A model that answers from a stored transcript, in its order for each role: no network, no cost. A question of
 * another kind than the recorded one, or one more than was recorded, is `unavailable`.
 */
export function createCassetteModel(input: ModelHooks & { exchanges: readonly Exchange[] }): Model {
  const judged = input.exchanges.filter(({ role }) => role === 'judge');
  const isSecond = (exchange: Exchange) => exchange.role === 'judge' && exchange.model !== judged[0]?.model;
  const counter = { index: 0 };
  const first = playerOf(input, { counter, exchanges: input.exchanges.filter((exchange) => !isSecond(exchange)) });
  const others = input.exchanges.filter(isSecond);
  const second = others.length === 0 ? null : { ...playerOf(input, { counter, exchanges: others }), secondJudge: null };
  return { ...first, secondJudge: second };
}

function playerOf(
  hooks: ModelHooks,
  input: { counter: { index: number }; exchanges: readonly Exchange[] },
): Omit<Model, 'secondJudge'> {
  const left = [...input.exchanges];
  const answerTo = (request: ModelRequest): Answer => {
    const at = left.findIndex(({ role }) => role === request.role);
    const [recorded] = at < 0 ? [] : left.splice(at, 1);
    const refused = (why: string): Answer => ({ kind: 'unavailable', why: `the transcript ${why}`, usage: noUsage });
    if (recorded === undefined) return refused(`has no further answer for "${request.role}"`);
    const wanted = request.output?.name ?? null;
    if (recorded.request.output !== wanted)
      return refused(`answers ${recorded.request.output ?? 'with tools'} where ${wanted ?? 'tools'} is asked for`);
    return { ...recorded.answer, usage: noUsage };
  };
  const named = (role: string) => input.exchanges.find((exchange) => exchange.role === role)?.model;
  return {
    nameOf: (role) => named(role) ?? input.exchanges[0]?.model ?? 'transcript',
    sees: false,
    async ask(request) {
      request.signal.throwIfAborted();
      const answer = answerTo(request);
      const model = named(request.role) ?? 'transcript';
      hooks.onExchange(exchangeOf({ request, answer, model, index: input.counter.index++, tookMs: 0 }, hooks.conceal));
      return answer;
    },
  };
}
