import type { Target } from '@smokejumper/contracts';
import { assertion, type Claim, claim, inside } from '../../assertions/complement.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { isCommonNoun } from '../../lexicon/spoken-nouns.ts';
import { readPlace } from '../../targets/scope.ts';
import type { TargetContext } from '../../targets/target.ts';
import { asWord, type Token } from '../../tokenise/token.ts';
import { valueIn } from './names.ts';
import { groupsOf } from './wording.ts';

const called = '(?:called|named|titled|labelled|labeled)';
/** "There is a group called Last week", "There is no channel named Marketing in the sidebar". */
const there = new RegExp(
  `^[Tt]here (?:is|should be|must be) (?<none>no|an?) (?<kind>[a-z]+) ${called} (?<value>.+?)(?: (?<place>(?:in|on|under) .+))?$`,
  'd',
);
/** "The channel list contains a channel named Marketing". */
const contains = new RegExp(
  `^(?<holder>[Tt]he .+? (?:list|table|menu|sidebar|panel|tree|dialog)) (?:has|contains|shows|lists|should contain|should show|must contain|must show) an? (?<kind>[a-z]+) ${called} (?<value>.+)$`,
  'd',
);

/** One of a kind that goes by a name. */
export function readNamedKind(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const said = groupsOf(tokens, there) ?? groupsOf(tokens, contains);
  const value = said && valueIn(context, said.value!);
  const [kind] = said?.kind ?? [];
  if (!kind || value === undefined) return undefined;
  const role = roleOf([kind.low]);
  if (role?.plural || (!role && !isCommonNoun(kind.low))) return undefined;
  const place = said!.place ?? (said!.holder && [asWord(said!.holder[0]!, 'in'), ...said!.holder]);
  const scope = place && readPlace({ ...context, mode: 'assert' }, place);
  if (place && !scope) return undefined;
  const one: Target = {
    text: value,
    ...(role?.role && { role: role.role }),
    ...(role?.isPlain ? {} : { noun: kind.raw }),
  };
  const target = scope ? inside(one, scope) : one;
  const action = said!.none?.[0]?.low === 'no' ? 'assertNotVisible' : 'assertVisible';
  return claim([assertion({ action, target })], false);
}
