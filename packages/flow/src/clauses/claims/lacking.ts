import type { Target } from '@smokejumper/contracts';
import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { withoutRelation } from '../../resolve/memory.ts';
import { isWord, unwritten } from '../../tokenise/token.ts';
import { readClause } from '../clause.ts';
import { accept, contextOf, type State } from '../cutting/state.ts';

/** What comes over the whole page, wherever something else is. */
const overAll =
  /^(?:errors?|warnings?|toasts?|alerts?|dialogs?|popups?|modals?|spinners?|banners?|messages?|notifications?)$/;

/** The thing that was claimed to have something. */
function holderOf({ memory, outcomes }: State): Target | undefined {
  const before = outcomes.at(-1)?.tokens ?? [];
  const verb = before.findIndex((_, i) => i > 0 && predicateAt(before, i) !== undefined);
  const isHaving = verb > 0 ? /^(?:have|show)$/.test(predicateAt(before, verb)!.lemma) : before[0]?.raw === 'no';
  const { claim, ofPage } = memory;
  if (!isHaving || ofPage || !claim || claim !== outcomes.at(-1)?.read?.steps.at(-1)) return undefined;
  const { scope } = claim.target ?? {};
  if (claim.action === 'assertText') return claim.target;
  const isWithin = /^assert(?:Visible|NotVisible|Count)$/.test(claim.action) && scope && !scope.scope;
  return isWithin && /^(?:within|row|item)$/.test(scope.relation) ? withoutRelation(scope) : undefined;
}

/** `the row has a link "Edit" but no link "Delete"`: it has none, whatever stands elsewhere on the page. */
export function readLacking(state: State, at: number): number | undefined {
  const { tokens, before } = state.pieces[at]!;
  const isNone =
    /^(?:,? ?(?:but|and)|,)$/.test(before) && isWord(tokens[0]) && tokens[0].raw === 'no' && tokens.length > 1;
  if (!isNone || tokens.some((token, i) => (isWord(token) && overAll.test(token.low)) || predicateAt(tokens, i)))
    return undefined;
  const found = at > 0 ? holderOf(state) : undefined;
  // By its kind it can hold something; what "cart" names may be no more than a link.
  const holder = found?.role || found?.noun ? found : undefined;
  const context = contextOf(state);
  const read =
    holder &&
    readClause({ ...context, memory: { ...context.memory, last: holder, acted: 'assertVisible', whole: false } }, [
      unwritten('it'),
      unwritten('has'),
      ...tokens,
    ]);
  if (!read) return undefined;
  accept(state, tokens, read);
  return at + 1;
}
