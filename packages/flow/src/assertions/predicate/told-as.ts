import { roleOf } from '../../lexicon/roles.ts';
import { isCommonNoun } from '../../lexicon/spoken-nouns.ts';
import { isVague } from '../../lexicon/vague.ts';
import { isGiven, lows, sourceOf, type Token, unwritten } from '../../tokenise/token.ts';
import type { Claim } from '../complement.ts';

/** Nothing that a page shows a name as, only how it is meant. */
const manner =
  /^(?:same|default|only|right|correct|expected|usual|first|second|third|last|next|previous|new|old|one|answer|result)$/;

interface ToldAs {
  /** The clause in the usual order: `shows the author "Ana"`. */
  tokens: Token[];
  name: Token;
  /** "name of this device", where more is told than the kind. */
  noun?: string;
}

/** `shows "Ana" as the author`, `"kg" is displayed as the unit`: the same as `shows the author "Ana"`. */
function inUsualOrder(spec: string, tokens: readonly Token[]): ToldAs | undefined {
  const as = tokens.findIndex(
    ({ kind, low }, at) => at > 0 && kind === 'word' && low === 'as' && /^(?:the|its)$/.test(tokens[at + 1]?.low ?? ''),
  );
  const told = as > 0 ? tokens.slice(as + 2) : [];
  const of = told.findIndex(({ low }) => low === 'of');
  const kind = of < 0 ? told : told.slice(0, of);
  const owner = of < 0 ? '' : lows(told.slice(of + 1));
  const isPlain = told.every(({ kind: of, raw }) => of === 'word' && /^[a-z-]+$/.test(raw));
  if (!isPlain || kind.length === 0 || kind.length > 2 || kind.some(({ low }) => manner.test(low) || isVague(low)))
    return undefined;
  if (of >= 0 && !/^(?:the|this|that|my|your) [a-z]+$/.test(owner)) return undefined;
  const last = kind.at(-1)!.low;
  if (!roleOf([last]) && !isCommonNoun(last)) return undefined;
  const noun = of < 0 ? undefined : sourceOf(spec, told);
  const before = tokens.slice(0, as);
  const more = noun === undefined ? {} : { noun };
  if (isGiven(before.at(-1)) && before.length > 1)
    return {
      tokens: [...before.slice(0, -1), unwritten('the'), ...kind, before.at(-1)!],
      name: before.at(-1)!,
      ...more,
    };
  const isShown =
    isGiven(before[0]) &&
    /(?: is| are| be| appears?)(?: now| still)?(?: shown| displayed| listed| given)?$/.test(lows(before));
  return isShown ? { tokens: [unwritten('the'), ...kind, ...before], name: before[0]!, ...more } : undefined;
}

/** What is shown as the author is an author of that name. */
export function readToldAs(
  spec: string,
  tokens: readonly Token[],
  read: (tokens: readonly Token[]) => Claim | undefined,
): Claim | undefined {
  const told = tokens.some(({ kind, low }) => kind === 'word' && low === 'as') ? inUsualOrder(spec, tokens) : undefined;
  const found = told && read(told.tokens);
  const [step] = found?.steps ?? [];
  const isNamed =
    found?.steps.length === 1 && step!.action === 'assertVisible' && step!.target?.text === told!.name.value;
  if (!isNamed) return undefined;
  const { noun } = told!;
  return noun && !step!.target!.role ? { ...found!, steps: [{ ...step!, target: { ...step!.target, noun } }] } : found;
}
