import { assertion, type Claim, claim } from '../../assertions/complement.ts';
import type { TargetContext } from '../../targets/target.ts';
import type { Token } from '../../tokenise/token.ts';
import { thingOf, valueIn } from './names.ts';
import { groupsOf } from './wording.ts';

/** "The Team plan costs $16 per member / month", "3.2 Inner join takes 9 min", "The call lasted 45 min". */
const costs =
  /^(?<name>.+?) (?:costs?|takes|took|lasts|lasted|should cost|should take|must cost|must take) (?<value>\S*\d.*)$/d;
/** "3.2 Inner join is 11 min long". */
const long = /^(?<name>.+?) (?:is|was) (?<value>\d\S* \S+) long$/d;

/** What a thing costs and how long it takes stands beside its name. */
export function readCosts(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const said = groupsOf(tokens, costs) ?? groupsOf(tokens, long);
  const target = said && thingOf(context, said.name!);
  const value = said && valueIn(context, said.value!, 6);
  return target && value !== undefined && measured.test(value)
    ? claim([assertion({ action: 'assertText', target, value })], false)
    : undefined;
}

/** Money or time: "takes 2 arguments" is no text of the page. */
const measured =
  /\p{Sc}|^\d[\d.,]* ?(?:%|ms|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|weeks?|months?|years?|EUR|USD|GBP|CHF)\b/u;
