import type { Step } from '@smokejumper/contracts';
import { beginsCapital, isGiven, lows, sourceOf, type Token } from '../../tokenise/token.ts';
import { accept, refuse, type State } from '../cutting/state.ts';

/** The name before "still is": in quotes, or one or two words with capitals. */
function nameOf(spec: string, tokens: readonly Token[]): string | undefined {
  const [only] = tokens;
  if (tokens.length === 1 && isGiven(only)) return only.value;
  const isName =
    tokens.length > 0 && tokens.length <= 3 && tokens.every(({ kind, raw }) => kind === 'word' && beginsCapital(raw));
  return isName ? sourceOf(spec, tokens) : undefined;
}

const ending = new Set(['is', 'are', 'there']);

/** `"A" is no longer in the list, and "B" still is`: B is seen there; after any other claim nobody can tell what B is. */
export function readStill(state: State, at: number): number | undefined {
  const { tokens } = state.pieces[at]!;
  if (!ending.has(tokens.at(-1)!.low) || !/^(?:but )?\S.* still (?:is|are)(?: there)?$/.test(lows(tokens)))
    return undefined;
  const said = state.outcomes.at(-1);
  const before = said?.read?.steps ?? [];
  const gone = before.length === 1 && !before[0]!.condition ? before[0] : undefined;
  const text = nameOf(
    state.spec,
    tokens.slice(
      tokens[0]!.low === 'but' ? 1 : 0,
      tokens.findLastIndex(({ low }) => low === 'still'),
    ),
  );
  const isGone = gone?.action === 'assertNotVisible' && gone.target?.text !== undefined;
  const isIs = isGone && said!.tokens.some(({ kind, low }) => kind === 'word' && /^(?:is|are)$/.test(low));
  if (!isIs || text === undefined) {
    refuse(state, tokens);
    return at + 1;
  }
  const { scope } = gone.target!;
  const step: Step = { action: 'assertVisible', kind: 'assert', target: { text, ...(scope && { scope }) } };
  accept(state, tokens, { steps: [step], quoted: tokens[0]!.kind === 'quote' });
  return at + 1;
}
