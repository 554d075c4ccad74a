import type { TargetContext } from '../../targets/target.ts';
import { lows, type Token } from '../../tokenise/token.ts';
import { assertion, type Claim, claim } from '../complement.ts';

/** `GET /x` in one quotation is method and address. */
function asCall([first, ...rest]: readonly Token[]): readonly Token[] {
  const found = first?.kind === 'quote' ? /^([A-Z]{3,7}) (\/\S*|https?:\S+)$/.exec(first.value) : null;
  const part = (kind: Token['kind'], raw: string): Token => ({
    ...first!,
    kind,
    raw,
    low: raw.toLowerCase(),
    value: raw,
  });
  return found ? [part('word', found[1]!), part('path', found[2]!), ...rest] : first ? [first, ...rest] : [];
}

/** "GET /x should return 200": the call, then its status. */
export function readCall(given: readonly Token[]): Claim | undefined {
  const tokens = asCall(given);
  const [method, address] = tokens;
  if (
    !method ||
    !address ||
    !/^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/.test(method.raw) ||
    !/^(?:path|quote)$/.test(address.kind)
  )
    return undefined;
  const said =
    /^(?:(?:should|must|shall|has to|needs to|will|to) )?(?:returns?|responds?(?: with)?|answers?(?: with)?|replies(?: with)?|reply(?: with)?|give|gives|be|is|yield|yields)(?: (?:a|an|the|status|code|status code|http))* (?:"|\d{3})(?: (?:ok|status|response))?$/.exec(
      lows(tokens.slice(2)),
    );
  const status = tokens.find(({ value }, i) => i > 1 && /^\d{3}$/.test(value));
  if (!said || !status) return undefined;
  return claim(
    [
      { action: 'request', kind: 'action', value: `${method.raw} ${address.value}` },
      assertion({ action: 'assertResponse', value: status.value, op: 'eq' }),
    ],
    true,
  );
}

/** "it should return 200", after a call. */
export function readAnswer({ memory }: TargetContext, tokens: readonly Token[], words: string): Claim | undefined {
  if (!memory.requested) return undefined;
  const isAnswer =
    /^(?:it|this|that|(?:this|that) one|the (?:call|request|endpoint|api|server))? ?(?:should |must |has to |to )?(?:returns?|responds?(?: with)?|answers?(?: with)?) (?:a |an |the )?(?:status |code |status code |http )*(?:"|\d{3})(?: ok)?$/.test(
      words,
    );
  const status = tokens.find(({ value }) => /^\d{3}$/.test(value));
  const isStatus =
    /^(?:(?:a|the|an) )?(?:http |response )?(?:status|status code|code|response|answer)(?: of| code)?(?: (?:should |must )?(?:be|is|equals?))? (?:"|\d{3})(?: ok)?$/.test(
      words,
    );
  // "GET /api/x, expect 200": right after a call no page shows anything.
  const isBare = memory.acted === 'request' && /^(?:an? )?(?:http )?[1-5]\d\d(?: ok)?$/.test(words);
  return (isAnswer || isStatus || isBare) && status
    ? claim([assertion({ action: 'assertResponse', value: status.value, op: 'eq' })], true)
    : undefined;
}
