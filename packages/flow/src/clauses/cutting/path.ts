import { isVague } from '../../lexicon/vague.ts';
import type { Memory } from '../../resolve/memory.ts';
import { remember } from '../../resolve/remember.ts';
import type { Sentence } from '../../tokenise/lines.ts';
import { asWord, beginsCapital, isGiven, type Token } from '../../tokenise/token.ts';
import { type ClauseRead, readClause } from '../clause.ts';
import { actionStarts } from '../orders/action.ts';
import { alone } from './shapes.ts';

/** "Administration", "New user", "Save as": a name that stands alone, by its capital or its quotes. */
function isName(tokens: readonly Token[], isFirst: boolean): boolean {
  const [first, ...rest] = tokens;
  if (isGiven(first)) return rest.length === 0 && !/^(?:\/|https?:)/.test(first.value);
  return (
    tokens.length > 0 &&
    tokens.length <= 3 &&
    tokens.every(({ kind }) => kind === 'word') &&
    beginsCapital(first!.raw) &&
    // Keys and turns go by no name: "Search > Enter".
    !alone.test(first!.low) &&
    !(isFirst && actionStarts.has(first!.low)) &&
    !rest.some(({ raw, low }) => raw === low && raw !== 'as' && isVague(low))
  );
}

/** Where the arrows of a line lead on to nothing but names: how many sentences it takes, or 0. */
function pathLength(all: readonly Sentence[], at: number): number {
  const { tokens, chained, expected, part, titled, seen } = all[at]!;
  const isSaid = expected || part === 'then' || titled || seen || chained;
  if (isSaid || !isName(tokens, true)) return 0;
  let end = at + 1;
  while (all[end]?.chained && isName(all[end]!.tokens, false)) end++;
  // `"File" → "Export" → a file is downloaded`: names in quotes are set off from what comes of it.
  const areQuoted = all.slice(at, end).every((one) => isGiven(one.tokens[0]));
  return all[end]?.chained && !areQuoted ? 0 : end - at;
}

/** "Administration > Users > New user." on its own, once something was done: each of them is pressed. */
export function readPath(spec: string, all: readonly Sentence[], at: number, given: Memory): ClauseRead[] | undefined {
  const isBegun = given.acted !== undefined || (at === 0 && isGiven(all[0]!.tokens[0]));
  const length = !isBegun || given.lost ? 0 : pathLength(all, at);
  if (length < 2) return undefined;
  let memory = given;
  const reads: ClauseRead[] = [];
  for (const { tokens } of all.slice(at, at + length)) {
    const own = readClause({ spec, memory, mode: 'act' }, tokens);
    const read = readClause({ spec, memory, mode: 'act' }, [asWord(tokens[0]!, 'click'), ...tokens]);
    const isOrder = own?.steps.some(({ action }) => action !== 'activate');
    if (isOrder || read?.steps.length !== 1 || read.steps[0]!.action !== 'click') return undefined;
    reads.push(read);
    memory = remember(memory, read.steps);
  }
  return reads;
}
