import { roleOf } from '../../lexicon/roles.ts';
import type { TargetContext } from '../../targets/target.ts';
import { isGiven, isWord, type Token, unwritten } from '../../tokenise/token.ts';
import { type Claim, claimOfAll } from '../complement.ts';
import { predicateAt } from '../predicate/predicate.ts';
import { readThing } from '../statement.ts';

interface Only {
  name: Token;
  /** "row in the table". */
  kind: readonly Token[];
}

/** `"A" is the only row`, `the only row is "A"`: the name, and of which things it is the only one. */
function onlyOf(tokens: readonly Token[], at: number): Only | undefined {
  const isAhead = at === 1;
  const verb = isAhead ? tokens.findIndex((_, i) => i > 2 && predicateAt(tokens, i)) : 1;
  const predicate = verb > 0 ? predicateAt(tokens, verb) : undefined;
  const name = isAhead ? tokens.at(-1)! : tokens[0]!;
  const isBe = predicate?.lemma === 'be' && !predicate.negated;
  if (!isBe || !isGiven(name) || predicate.next !== (isAhead ? tokens.length - 1 : at - 1)) return undefined;
  return { name, kind: isAhead ? tokens.slice(2, verb) : tokens.slice(at + 1) };
}

/** What is the only one of its kind is there, and there is one of them. */
export function readOnly(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const at = tokens.findIndex(({ kind, raw }, i) => i > 0 && kind === 'word' && raw === 'only');
  const only = at > 0 && tokens[at - 1]!.low === 'the' ? onlyOf(tokens, at) : undefined;
  const [kind, ...place] = only?.kind ?? [];
  const role = isWord(kind) ? roleOf([kind.low]) : undefined;
  if (!only || !role?.role || role.plural || (place.length > 0 && !/^(?:in|on|under)$/.test(place[0]!.low)))
    return undefined;
  return claimOfAll([
    readThing(context, [unwritten('one'), kind!, ...place], false),
    readThing(context, [unwritten('the'), kind!, only.name, ...place], false),
  ]);
}
