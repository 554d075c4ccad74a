import { madeKind } from '../../lexicon/made.ts';
import { asWord, isWord, lows, type Token } from '../../tokenise/token.ts';
import { readThought } from '../orders/thought.ts';

/** A name that a value is given by the way, and where that was said. */
export interface Naming {
  as: string;
  tokens: readonly Token[];
}

const keeping =
  /^(?:remember|save|store|note|record|keep|grab|capture|read|memorize|memorise|copy|write down|take note of|make a note of|count) /;
const naming =
  /^(?:(?:let us |we |i )?(?:will )?(?:call|name) (?:it|this|that) |(?:remembered|saved|stored|kept|noted|called|named) (?:as )?|(?:remember|save|store|keep|note|note down|record) (?:it |this |that |the value )?(?:as|under) |(as) )(?:\S+)$/;
const isMark = ({ kind, low }: Token) => kind === 'stop' || kind === 'soft' || (kind === 'word' && low === 'then');
const identifier = /^\p{L}[\p{L}\p{N}_-]*$/u;

const isOpening = ({ raw }: Token, at: number, tokens: readonly Token[]) =>
  raw === '(' || (raw === ',' && /^(?:remembered|saved|stored|kept|noted)$/.test(tokens[at + 1]?.low ?? ''));

/** The bracket that gives a name, from its opening to its closing token; ", kept as X," is one as well. */
function bracketOf(tokens: readonly Token[]): { open: number; close: number; as: Token; isBare: boolean } | undefined {
  for (let open = tokens.findIndex(isOpening); open > 0 && open < tokens.length; open++) {
    if (!isOpening(tokens[open]!, open, tokens)) continue;
    const end = tokens[open]!.raw === '(' ? ')' : ',';
    const close = tokens.findIndex(({ raw }, at) => at > open && raw === end);
    const said = tokens.slice(open + 1, Math.max(close, open + 1));
    const found = said.length > 1 ? naming.exec(lows(said)) : null;
    const as = said.at(-1);
    if (found && as && (as.kind === 'quote' || (isWord(as) && identifier.test(as.raw))))
      return { open, close, as, isBare: found[1] !== undefined };
  }
  return undefined;
}

const calling = /^(?:call|name)s? (?:it|this|that|the (?:value|number|text|name)) \S+$/;

/** "put a random number in X and call it tkt": as "remember it as tkt", where a value was made right before. */
function asRemembered(tokens: readonly Token[]): readonly Token[] {
  const call = tokens.findIndex(
    ({ low, kind }, at) =>
      at > 3 &&
      kind === 'word' &&
      /^(?:call|name)s?$/.test(low) &&
      /^(?:it|this|that|the)$/.test(tokens[at + 1]?.low ?? ''),
  );
  // What stands in brackets is told of what stands around them.
  const open = tokens.findLastIndex(({ raw }, at) => at < call && /^[()]$/.test(raw));
  if (call < 0 || tokens[open]?.raw === '(') return tokens;
  const end = tokens.findIndex((token, at) => at > call && isMark(token));
  const clause = tokens.slice(call, end < 0 ? tokens.length : end);
  const before = tokens.slice(0, call);
  const as = clause.at(-1)!;
  const isName = calling.test(lows(clause)) && (as.kind === 'quote' || (isWord(as) && identifier.test(as.raw)));
  const isMade =
    isName &&
    before.some((_, at) => madeKind(lows(before.slice(at, at + 3))) ?? madeKind(lows(before.slice(at, at + 2))));
  if (!isMade) return tokens;
  const [verb, it] = clause;
  return [
    ...before,
    asWord(verb!, 'remember'),
    asWord(it!, 'it'),
    asWord({ ...it!, start: it!.start + 1 }, 'as'),
    as,
    ...tokens.slice(call + clause.length),
  ];
}

/** "enter a random name (call it buyer) in X", "remember the total (as total)": the names taken off, or put where they belong. */
export function takeNamings(given: readonly Token[]): { tokens: readonly Token[]; namings: Naming[] } {
  const tokens = asRemembered(given);
  const found = tokens.some(isOpening) ? bracketOf(tokens) : undefined;
  if (!found) return { tokens, namings: [] };
  const { open, close, as, isBare } = found;
  const order = tokens.slice(tokens.findLastIndex((token, at) => at < open && isMark(token)) + 1, open);
  const named = [asWord(tokens[open]!, 'as'), as];
  const isKept = keeping.test(`${lows(order)} `) || readThought([...order, ...named]) !== undefined;
  // "log in (as admin)": who does it; "a random name (as buyer)": what it is called.
  const isMade = order.some((_, at) => madeKind(lows(order.slice(at))) !== undefined);
  if ((isBare || tokens[open]!.raw === ',') && !isKept && !isMade) return { tokens, namings: [] };
  const after = tokens.slice(close + 1);
  if (isKept) {
    const rest = takeNamings(after);
    return { tokens: [...tokens.slice(0, open), ...named, ...rest.tokens], namings: rest.namings };
  }
  const rest = takeNamings([...tokens.slice(0, open), ...after]);
  return { tokens: rest.tokens, namings: [{ as: as.value, tokens: tokens.slice(open + 1, close) }, ...rest.namings] };
}
