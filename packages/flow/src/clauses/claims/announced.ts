import { assertion } from '../../assertions/complement.ts';
import { lows, sourceOf } from '../../tokenise/token.ts';
import { startsClause } from '../cutting/pieces.ts';
import { accept, refuse, type State, span } from '../cutting/state.ts';

const saying =
  /^(?:(?:then|and|now) )*(?:(?:an?|the|this|following) )*(?:(?:error|success|warning|validation|confirmation) )?(?:error|message|warning|toast|notice|notification|hint|text)(?: (?:should|must|will|is|then|now|be))*(?: (?:appears?|shows?(?: up)?|shown|displayed|pops? up|comes? up|reads?|says?))$/;
const planned = /^(?:any|some|something|anything|every|each|whatever|what|which|who|how|why|if|that|about|like)$/;

/** "an error appears: Email is required": what stands after the colon is what it says. */
export function readAnnounced(state: State, at: number): number | undefined {
  const next = state.pieces[at + 1];
  if (next?.before !== ':' || !saying.test(lows(state.pieces[at]!.tokens))) return undefined;
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
