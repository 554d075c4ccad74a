import type { Target } from '@smokejumper/contracts';
import { assertion, type Claim, claim, inside } from '../../assertions/complement.ts';
import { isFunctional, isVague } from '../../lexicon/vague.ts';
import { readPlace } from '../../targets/scope.ts';
import type { TargetContext } from '../../targets/target.ts';
import { within } from '../../targets/within.ts';
import type { Token } from '../../tokenise/token.ts';
import { thingOf, valueIn } from './names.ts';
import { be, groupsOf } from './wording.ts';

const place = '(?: (?<place>(?:in|on|under|inside|within) .+))?';
const pinned = '(?<kind>tag|label|badge|chip|pill|marker|button|link)';

/** "Linen Apron is marked as Sold out", "Lucía is listed as Auditor under Team". */
const marked = new RegExp(
  `^(?<name>.+?) ${be} (?:(?:marked|labelled|labeled|tagged|flagged|badged|stamped)(?: as| with)?|(?:shown|listed|displayed) as)(?: an?| the)? (?<value>.+?)${place}$`,
  'd',
);
/** "Phone is labelled as optional": words that stand there, be they written small. */
const labelled = new RegExp(
  `^(?<name>.+?) ${be} (?:labelled|labeled|tagged|badged)(?: as| with)?(?: an?| the)? (?<value>[a-z]{3,})${place}$`,
  'd',
);
/** "BuildBot carries an APP tag". */
const carries = new RegExp(
  `^(?<name>.+?) (?:has|carries|shows|bears|should have|must have|should show|should carry) (?:an?|the) (?<value>.+?) ${pinned}(?: (?:next to|beside|behind) (?:its|the|his|her) name)?$`,
  'd',
);
/** "There is a Sale badge on Asics GT", "The Up next badge is shown on lesson 4.1". */
const on = new RegExp(
  `^(?:[Tt]here (?:is|should be|must be) an? (?<value>.+?) ${pinned}|[Tt]he (?<other>.+?) (?<kindToo>tag|label|badge|chip|pill|marker) (?:is|should be|must be)(?: shown| displayed| visible)?) (?:on|at) (?<name>.+)$`,
  'd',
);

const placed = (context: TargetContext, target: Target, tokens: readonly Token[] | undefined): Target | undefined => {
  const scope = tokens ? readPlace({ ...context, mode: 'assert' }, tokens) : undefined;
  if (!tokens) return target;
  return scope && within(target, scope);
};

/** A word of its own, and none that says how or whether. */
const wordIn = ([word]: readonly Token[]) =>
  !word || isVague(word.low) || isFunctional(word.low) || /(?:ly|wise)$/.test(word.low) ? undefined : word.raw;

/** What stands on a thing, as a page writes it: a word in small letters is how somebody means it, and refused. */
export function readMarked(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const word = groupsOf(tokens, labelled);
  const said = word ?? groupsOf(tokens, marked);
  if (said) {
    const target = thingOf(context, said.name!);
    const value = word ? wordIn(said.value!) : valueIn(context, said.value!);
    const whole = target && value !== undefined ? placed(context, target, said.place) : undefined;
    return whole && claim([assertion({ action: 'assertVisible', target: inside({ text: value! }, whole) })], false);
  }
  const held = groupsOf(tokens, carries) ?? groupsOf(tokens, on);
  const target = held && thingOf(context, held.name!);
  const value = held && valueIn(context, (held.value ?? held.other)!);
  if (!target || value === undefined) return undefined;
  const noun = (held.kind ?? held.kindToo)![0]!.low;
  const pin: Target = /^(?:button|link)$/.test(noun) ? { text: value, role: noun as 'button' } : { text: value, noun };
  return claim([assertion({ action: 'assertVisible', target: inside(pin, target) })], false);
}
