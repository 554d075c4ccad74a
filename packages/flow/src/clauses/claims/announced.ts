import { assertion } from '../../assertions/complement.ts';
import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { lows, sourceOf, unwritten } from '../../tokenise/token.ts';
import { readClause } from '../clause.ts';
import { startsClause } from '../cutting/starts.ts';
import { accept, contextOf, refuse, type State, span } from '../cutting/state.ts';

const saying =
  /^(?:(?:then|and|now) )*(?:(?:an?|the|this|following) )*(?:(?:error|success|warning|validation|confirmation) )?(?:error|message|warning|toast|notice|notification|hint|text)(?: (?:should|must|will|is|then|now|be))*(?: (?:appears?|shows?(?: up)?|shown|displayed|pops? up|comes? up|reads?|says?))$/;
const planned = /^(?:any|some|something|anything|every|each|whatever|what|which|who|how|why|if|that|about|like)$/;

/** `The order summary appears: "2 files"`: the summary that says so; `The heading shows: "A"` is told as without the colon. */
function readToldAfter(state: State, at: number): number | undefined {
  const { tokens } = state.pieces[at]!;
  const said = state.pieces[at + 1]!.tokens;
  const isQuote = said.length === 1 && said[0]!.kind === 'quote';
  if (!isQuote || tokens.some(({ kind }) => kind !== 'word')) return undefined;
  const more = state.pieces[at + 2];
  if (more && !startsClause(more, state.pieces[at + 1])) return undefined;
  const verb = tokens.findIndex((_, i) => i > 0 && predicateAt(tokens, i)?.next === tokens.length);
  const isShown = verb < 0 && /(?: is| are| be)(?: now| then)? (?:shown|displayed)$/.test(lows(tokens));
  const predicate = verb < 0 ? undefined : predicateAt(tokens, verb)!;
  const be = isShown ? tokens.findLastIndex(({ low }) => /^(?:is|are|be)$/.test(low)) : -1;
  if (predicate?.negated || (!isShown && !/^(?:appear|show|read)$/.test(predicate?.lemma ?? ''))) return undefined;
  const clause =
    predicate?.lemma === 'appear' || be > 0 ? [...tokens, unwritten('saying'), ...said] : [...tokens, ...said];
  const read = readClause({ ...contextOf(state), mode: 'assert' }, clause);
  if (read?.steps.length !== 1 || read.steps[0]!.kind !== 'assert') return undefined;
  accept(state, span(state, at, at + 1), read);
  return at + 2;
}

/** `1 result is found: "A"`: so many of them, and their names. */
function readNumbered(state: State, at: number): number | undefined {
  let last = at;
  while (/^(?::|,|and|, and)$/.test(state.pieces[last + 1]?.before ?? '') && isQuoteAlone(state, last + 1)) last++;
  const read = last === at ? undefined : readClause({ ...contextOf(state), mode: 'assert' }, state.pieces[at]!.tokens);
  const [count, ...more] = read?.steps ?? [];
  const isExact = count?.action === 'assertCount' && count.op === 'eq' && more.length === 0;
  if (!isExact || Number(count.value) < last - at) return undefined;
  const scope = count.target?.scope;
  const names = state.pieces
    .slice(at + 1, last + 1)
    .map(({ tokens: [name] }) =>
      assertion({ action: 'assertVisible', target: { text: name!.value, ...(scope && { scope }) } }),
    );
  accept(state, span(state, at, last), { steps: [count, ...names], quoted: true });
  return last + 1;
}

const isQuoteAlone = ({ pieces }: State, at: number) =>
  pieces[at]!.tokens.length === 1 && pieces[at]!.tokens[0]!.kind === 'quote';

/** "an error appears: Email is required": what stands after the colon is what it says. */
export function readAnnounced(state: State, at: number): number | undefined {
  const next = state.pieces[at + 1];
  if (next?.before !== ':') return undefined;
  if (!saying.test(lows(state.pieces[at]!.tokens))) return readNumbered(state, at) ?? readToldAfter(state, at);
  let last = at + 1;
  while (last + 1 < state.pieces.length && !startsClause(state.pieces[last + 1]!, state.pieces[last])) last++;
  const said = span(state, at + 1, last);
  const whole = span(state, at, last);
  const [only] = said;
  const isQuote = said.length === 1 && only!.kind === 'quote';
  const isPlain =
    said.length <= 8 && said.every(({ kind, low, raw }) => (kind === 'word' && !planned.test(low)) || raw === '&');
  if (said.some(({ kind }) => kind === 'quote') && !isQuote) return undefined;
  if (!isQuote && !isPlain) {
    refuse(state, whole);
    return last + 1;
  }
  const text = isQuote ? only!.value : sourceOf(state.spec, said);
  accept(state, whole, { steps: [assertion({ action: 'assertVisible', target: { text } })], quoted: isQuote });
  return last + 1;
}
