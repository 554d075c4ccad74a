import { done, failure } from '../../run/outcome.ts';
import { joinAddress } from '../parts/address.ts';
import { firstLine } from '../parts/history.ts';
import type { Tool } from '../tool.ts';

/** `request`: one HTTP call, made by the page itself so that it passes the same guard as the page's own. */
export const request: Tool = async (hands, { step }) => {
  const found = /^\s*(?:(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\s+)?(\S+)\s*$/i.exec(step.value ?? '');
  if (found === null) return failure('not_understood', 'not_understood', `"${step.value}" is no request`);
  const method = (found[1] ?? 'GET').toUpperCase();
  const { session } = hands;
  const url = joinAddress(session.input.flow.baseUrl, found[2] ?? '/');
  try {
    const status = await session.page().evaluate(
      async (call) => {
        const answer = await fetch(call.url, {
          method: call.method,
          signal: AbortSignal.timeout(call.timeoutMs),
          cache: 'no-store',
        });
        return answer.status;
      },
      { url, method, timeoutMs: 30_000 },
    );
    session.response = { request: `${method} ${url}`, status };
    return done(null);
  } catch (error) {
    session.response = null;
    return failure('refused', 'no_evidence', `${method} ${url} could not be made: ${firstLine(error)}`);
  }
};
