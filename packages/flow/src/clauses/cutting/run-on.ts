import { asWord, isGiven, lows, type Token } from '../../tokenise/token.ts';
import { readRest } from '../circumstances/event.ts';
import { readClause } from '../clause.ts';
import { dropLead } from '../edges/lead.ts';
import { accept, contextOf, type State } from './state.ts';

/** Orders and claims that may follow a name with no comma between; words that as often go on with the name are left out. */
const starts =
  /^(?:click|tap|type|enter|fill|tick|untick|hover|scroll|see|expect|verify|wait|reload|upload|press|select|choose|double-click|right-click|should|make|check)$/;

const seeing =
  /^(?:he|she|they|i|you|we|(?:the )?(?:user|customer|visitor)) (?:must|should|can|will) (?:now |also |then )?see\b/;

/** "verify that /pricing shows X", "/pricing lists X": where one goes, then what is seen there. */
const pageShows =
  /^(?:(?:verify|check|ensure|make sure|confirm|assert|expect)(?: that| if| whether)? )?" (?:(?:should|must|to) )?(?:shows?|displays?|contains?|has|have|lists?|says?) /;

function readPageShows(state: State, at: number, tokens: readonly Token[]): number | undefined {
  const path = tokens.findIndex(({ kind }) => kind === 'path');
  if (path < 0 || path > 3 || !pageShows.test(`${lows(tokens)} `)) return undefined;
  const goes = readClause(contextOf(state), [tokens[path]!]);
  const page = ['the', 'page'].map((low) => asWord(tokens[path]!, low));
  const seen = goes && readClause(contextOf(state), [...page, ...tokens.slice(path + 1)]);
  if (!seen || seen.steps.length === 0) return undefined;
  accept(state, state.pieces[at]!.tokens, { steps: [...goes.steps, ...seen.steps], quoted: seen.quoted });
  return at + 1;
}

/** `open /x "A" is visible`, `click "A" see "B"`: two clauses with no mark between them, read only where both can be. */
export function readRunOn(state: State, at: number): number | undefined {
  const { tokens } = state.pieces[at]!;
  const shown = readPageShows(state, at, dropLead(tokens));
  if (shown !== undefined) return shown;
  for (let cut = 1; cut < tokens.length; cut++) {
    const [before, after] = [tokens[cut - 1]!, tokens[cut]!];
    const isName = isGiven(before);
    const isNext = isName && after.kind === 'word' && starts.test(after.raw);
    // "click Leave he must see X": who sees begins the next clause.
    const isSeeing = isName && seeing.test(lows(tokens.slice(cut, cut + 4)));
    // "/cars is opened": said of the page, and not of what the clause before was about.
    const isOwn = before.kind === 'path' && /^(?:is|are|was|has|have|gets?|got|does|did)$/.test(after.low);
    if (isOwn || (before.kind !== 'path' && !isNext && !isSeeing)) continue;
    const first = readClause(contextOf(state), tokens.slice(0, cut));
    const isDoing = first?.steps.length && first.steps.every(({ kind }) => kind === 'action');
    const next = isDoing ? readRest(state, at, tokens.slice(cut), first) : undefined;
    if (next !== undefined) return next;
  }
  return undefined;
}
