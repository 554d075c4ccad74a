import { assertion, type Claim, claim } from '../../assertions/complement.ts';
import { readPlace } from '../../targets/scope.ts';
import type { TargetContext } from '../../targets/target.ts';
import type { Token } from '../../tokenise/token.ts';
import { nameOf } from './names.ts';
import { groupsOf } from './wording.ts';

/** "Sofia Lind comes first in the members table", "Ann comes last in the list". */
const first =
  /^(?<name>.+?) (?:comes|should come|must come) (?<rank>first|last) (?<place>in the (?:[a-z]+ )?(?<kind>table|list))$/d;

/** Who stands at one end of a table or list. */
export function readFirstIn(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const said = groupsOf(tokens, first);
  const name = said && nameOf(context, said.name!);
  const scope = name && readPlace({ ...context, mode: 'assert' }, said!.place!);
  if (!name?.text || name.noun !== undefined || !scope) return undefined;
  const role = said!.kind![0]!.low === 'table' ? 'row' : 'listitem';
  const ordinal = said!.rank![0]!.low === 'first' ? 1 : -1;
  return claim([assertion({ action: 'assertText', target: { role, ordinal, scope }, value: name.text })], false);
}
