import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { isWord, type Token } from '../../tokenise/token.ts';
import { isJoint } from '../cutting/signs.ts';

/** "refund-30d", "user_7": no word of the language, as "three-day" and "x1" may be. */
const code = /^[a-z]{2,}[a-z\d]*[-_](?=[a-z\d_-]*\d)[a-z\d_-]+$/;

/** Whether a spec has named it before, by itself, so that it is known to be a name. */
const isKnown = (spec: string, { raw, start }: Token) =>
  spec
    .slice(0, start)
    .split(/[\s,;.()]+/)
    .includes(raw);

const isCode = (spec: string, token: Token | undefined) =>
  isWord(token) && code.test(token.raw) && isKnown(spec, token);
const isAnd = (token: Token | undefined) => token !== undefined && isJoint(token) && /^(?:,|and)$/.test(token.low);

/** Where a list of such names ends that begins at a place and of which something is claimed; -1 for none. */
function listEnd(spec: string, tokens: readonly Token[], from: number): number {
  let at = from;
  while (isCode(spec, tokens[at])) {
    let next = at + 1;
    while (isAnd(tokens[next])) next++;
    if (next === at + 1) return at > from && predicateAt(tokens, next) ? next : -1;
    at = next;
  }
  return -1;
}

/** "tick refund-30d and refund-60d, …, refund-30d and refund-60d should both be gone": each of them is a name. */
export function supplyCodes(spec: string, tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex((_, at) => (at === 0 || isJoint(tokens[at - 1]!)) && listEnd(spec, tokens, at) > 0);
  if (from < 0) return tokens;
  const end = listEnd(spec, tokens, from);
  return tokens.map((token, at) =>
    at >= from && at < end && isCode(spec, token)
      ? { ...token, kind: 'quote' as const, supplied: true as const }
      : token,
  );
}
