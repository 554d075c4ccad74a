import { assertion, type Claim, claim } from '../../assertions/complement.ts';
import { readPlace } from '../../targets/scope.ts';
import type { TargetContext } from '../../targets/target.ts';
import { within } from '../../targets/within.ts';
import { type Token, withoutGenitive } from '../../tokenise/token.ts';
import { beOf, headOf } from './cell-of.ts';
import { nameOf, valueIn } from './names.ts';
import { groupsOf } from './wording.ts';

/** "On-site training has a 10% discount". */
const ahead = /^(?<owner>.+?) (?:has|should have|must have) an? (?<value>\d[\d.,]*%) (?<head>[a-z]+)$/d;
/** "Beth Ortiz has the role Owner in the members table". */
const inPlace =
  /^(?<owner>.+?) (?:has|should have|must have) the (?<head>[a-z]+) (?<value>.+?) (?<place>(?:in|under) .+)$/d;
/** "Julian Novak is listed with the role Viewer". */
const listed =
  /^(?<owner>.+?) (?:is|should be|must be) (?:listed|shown|displayed) with the (?<head>[a-z]+) (?<value>.+)$/d;
/** "Peter Nowak's phone number is +34 910 555 014". */
const owned = new RegExp(`^(?<owner>.+?['’]s) (?<head>[a-z]+(?: [a-z]+)?) ${beOf} (?<value>.+)$`, 'd');

/** What one entry has one of, told otherwise than as "the price of X". */
export function readHeldOf(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const owns = groupsOf(tokens, owned);
  const said = groupsOf(tokens, ahead) ?? groupsOf(tokens, inPlace) ?? groupsOf(tokens, listed) ?? owns;
  const head = said && headOf(context, said.head!, false);
  const owner =
    said &&
    nameOf(context, owns === said ? [...said.owner!.slice(0, -1), withoutGenitive(said.owner!.at(-1)!)] : said.owner!);
  const value = said && valueIn(context, said.value!);
  if (head === undefined || !owner || value === undefined) return undefined;
  const place = said!.place && readPlace({ ...context, mode: 'assert' }, said!.place);
  if (said!.place && !place) return undefined;
  const whose = place ? within(owner, place) : owner;
  const target =
    owns === said
      ? { text: head, scope: { relation: 'within' as const, ...whose } }
      : { text: head, role: 'cell' as const, scope: { relation: 'row' as const, ...whose } };
  return claim([assertion({ action: 'assertText', target, op: 'equals', value })], false);
}
