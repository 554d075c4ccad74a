import { predicateAt } from '../../assertions/predicate.ts';
import { labelVerbs } from '../../lexicon/verbs.ts';
import { beginsCapital, isWord, lows } from '../../tokenise/token.ts';
import { refuse, type State, span } from '../cutting/state.ts';

const labelled = new Set(labelVerbs);

/** "Save and Cancel should be shown": Save is pressed, or both are seen; nobody can tell, so nothing is pressed. */
export function refuseEither(state: State, at: number): number | undefined {
  const [label, ...more] = state.pieces[at]!.tokens;
  const next = state.pieces[at + 1];
  if (more.length > 0 || !isWord(label) || !labelled.has(label.low) || next?.before !== 'and') return undefined;
  const verb = next.tokens.findIndex((_, i) => i > 0 && predicateAt(next.tokens, i));
  const isName = (from: number) =>
    next.tokens.slice(0, from).every((token) => isWord(token) && beginsCapital(token.raw));
  const isSeen =
    verb > 0 && verb < 4 && /\b(?:be|are) (?:shown|displayed|visible|present|there)$/.test(lows(next.tokens));
  if (!isSeen || !beginsCapital(label.raw) || !isName(verb) || /^the$/.test(next.tokens[0]!.low)) return undefined;
  refuse(state, span(state, at, at + 1));
  return at + 2;
}
