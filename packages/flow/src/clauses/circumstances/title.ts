import { assertion } from '../../assertions/complement.ts';
import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { labelVerbs } from '../../lexicon/verbs.ts';
import { lows, sourceOf, type Token } from '../../tokenise/token.ts';
import { isNumeral, type ShownValue, valueShown } from '../claims/shown-value.ts';
import { readClause } from '../clause.ts';
import { leading } from '../cutting/extent.ts';
import { startsClause } from '../cutting/starts.ts';
import { accept, contextOf, pass, refuse, type State, span } from '../cutting/state.ts';
import { actionStarts } from '../orders/action.ts';

const screenParts =
  /^(?:the )?(?:(?:left|right|main|top) )?(?:sidebar|side bar|header|footer|toolbar|side panel|side menu|drawer)$/;

/** Nothing but a list marker stands before it in the spec. */
const isFirstWord = ({ spec }: State, { start }: Token) => /^\s*(?:[-*•#]+\s*|\d+[.)]\s*)?$/.test(spec.slice(0, start));

/**
 * What a label shows is compared where it is a figure; of a name nobody can tell whether it stands behind that label or
 * below such a title.
 */
function acceptLabelled(state: State, at: number, { value, negated, place }: ShownValue): number {
  const whole = span(state, at, at + 1);
  const target = { text: sourceOf(state.spec, state.pieces[at]!.tokens) };
  const [figure, ...more] = value;
  if (!isNumeral(figure!) || more.length > 0 || (place !== undefined && place !== ' on the page')) refuse(state, whole);
  else {
    const op = negated ? 'not-equals' : 'equals';
    const step = assertion({ action: 'assertText', target, op, value: figure!.value });
    accept(state, whole, { steps: [step], quoted: true });
  }
  return at + 2;
}

/** "Sort order: select X …": words before a colon that only say what comes next. */
export function readTitle(state: State, at: number): number | undefined {
  const next = state.pieces[at + 1];
  const { tokens } = state.pieces[at]!;
  if (next?.before !== ':' || tokens.length > 5 || tokens.some(({ kind }) => kind !== 'word')) return undefined;
  // "…, and add an account: enter X in Name": what the steps after it come to.
  const isMade = /^(?:add|create|make|register|set up|fill in|fill out) (?:a|an|the) [a-z]+(?: [a-z]+)?$/.test(
    lows(tokens),
  );
  if (at > 0 && !isMade) return undefined;
  // "first stop: /orders".
  const isStation = /^(?:(?:the )?(?:first|next|last) )?(?:stop|step|page|start)$/.test(lows(tokens));
  if (isStation && next.tokens.length === 1 && next.tokens[0]!.kind === 'path') return pass(state, at);
  const isLabel = tokens.length === 1 && labelVerbs.has(tokens[0]!.low) && isFirstWord(state, tokens[0]!);
  // "In the dialog: click X": where X is, and no title.
  if (leading.test(tokens[0]!.low)) return undefined;
  const isTopic =
    isLabel || /^(?:sort|filter|order|group) by\b/.test(lows(tokens)) || !startsClause(state.pieces[at]!, undefined);
  const isHeading = !isTopic && (isMade || isFirstWord(state, tokens[0]!)) && !readClause(contextOf(state), tokens);
  if (!(isTopic || isHeading) || !startsClause(next, undefined)) return undefined;
  const isClaim = isFirstWord(state, tokens[0]!) && next.tokens.some((_, i) => i > 0 && predicateAt(next.tokens, i));
  if (!isClaim && !actionStarts.has(next.tokens[0]!.low)) return undefined;
  const told = isClaim && !screenParts.test(lows(tokens)) ? valueShown(next.tokens) : undefined;
  if (told) return acceptLabelled(state, at, told);
  // "Sidebar: click X" says where X is.
  if (screenParts.test(lows(tokens)))
    state.place = { relation: 'within', noun: sourceOf(state.spec, tokens).replace(/^the /i, '') };
  return pass(state, at);
}
