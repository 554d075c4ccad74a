import type { Target } from '@smokejumper/contracts';
import { own } from '../lexicon/own.ts';
import { stateOf } from '../lexicon/states.ts';
import { readEdge } from '../targets/edge.ts';
import { readTarget, type TargetContext, type TargetRead } from '../targets/target.ts';
import { optionOf } from '../targets/within.ts';
import { asWord, beginsCapital, isGiven, lows, sourceOf, type Token, wordCount } from '../tokenise/token.ts';
import { assertion, type Claim, claim, claimOfEach, isField, placeWord, readText, visible } from './complement.ts';
import type { Parts } from './statement.ts';
import { isDefinite } from './subject/definite.ts';

const focusLead =
  /^(?:the )?(?:keyboard )?(?:focus|cursor|caret) (?:(?:should|must|is|has|will|to|now|still|then|be|been) )*(?:move |moves |moved |jump |jumps |go |goes |land |lands |stay |stays |set |placed )?(?:back )?(?:on|onto|in|into|inside|to|at) /;

/** "the focus should be on the Name field". */
export function readFocus(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  if (!tokens.some(({ low }) => /^(?:focus|cursor|caret)$/.test(low))) return undefined;
  const found = focusLead.exec(`${lows(tokens)} `);
  const words = found ? wordCount(found[0]) : 0;
  const read = found && words < tokens.length ? readTarget(context, tokens.slice(words)) : undefined;
  return read && isDefinite(read) && !found![0].includes('not') ? stated(read, 'focused', false) : undefined;
}

const abilities: Record<string, string> = {
  clicked: 'enabled',
  pressed: 'enabled',
  used: 'enabled',
  edited: 'editable',
  changed: 'editable',
  modified: 'editable',
};
/** Done to a control of that kind, and possible where it is enabled. */
const chosen = /^(?:selected|chosen|picked|ticked|unticked|checked|unchecked|toggled)$/;
const choosable = /^(?:radio|option|checkbox|switch|tab|button)$/;
const perceived = /^(?:seen|found|read|reached|visible|shown|displayed|hidden|empty)$/;

/** "Ana can be deleted": what may be done to a thing is no state that it is in. */
export function isMereAbility(tokens: readonly Token[]): boolean {
  if (!tokens.some(({ kind, low }) => kind === 'word' && low === 'can')) return false;
  // "Name cannot be blank should be shown": what the page says.
  const able = / can (?:not |no longer |now |still |also |only )*be (\S+)(?!.* (?:should|must|is|are|appears?)\b)/;
  const done = able.exec(` ${lows(tokens)}`)?.[1];
  return done !== undefined && own(abilities, done) === undefined && !perceived.test(done);
}

/** "the Save button can't be clicked", "the IBAN field can not be edited". */
export function readAbility(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  if (!tokens.some(({ low }) => low === 'can')) return undefined;
  const [, subject = '', not, done = ''] = /^(.+) can (not )?be (\S+)$/.exec(lows(tokens)) ?? [];
  const isChosen = chosen.test(done);
  const state = isChosen ? 'enabled' : own(abilities, done);
  const read = state ? readTarget(context, tokens.slice(0, wordCount(subject))) : undefined;
  if (!state || !read || !isDefinite(read)) return undefined;
  const isControl = read.targets.every(({ role }) => choosable.test(role ?? ''));
  return isChosen && !isControl ? undefined : stated(read, state, not !== undefined);
}

const unable =
  /^(?:can not|(?:should|must|will) not be able to|should not|must not|be unable to|am unable to|are unable to) (?:still |now )?(click|press|tap|use|edit|change|modify|submit|type in|type into|tick|check)(?: on)? /;

/** "you can't click Save", "should not be able to edit Name": who is spoken to has been left out. */
export function readInability(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  if (!/^(?:can|should|must|will|be|am|are)$/.test(tokens[0]!.low)) return undefined;
  const found = unable.exec(`${lows(tokens)} `);
  const isOrder = /^(?:should|must) not (?!be)/.test(found?.[0] ?? '');
  if (!found || isOrder) return undefined;
  const read = readTarget({ ...context, mode: 'act' }, tokens.slice(wordCount(found[0])));
  const state = /^(?:edit|change|modify|type)/.test(found[1]!) ? 'editable' : 'enabled';
  return read && (isDefinite(read) || read.targets.every(({ text }) => text !== undefined))
    ? stated(read, state, true)
    : undefined;
}

function stated(read: TargetRead, words: string, negated: boolean): Claim | undefined {
  const value = stateOf(words, negated);
  return value ? claimOfEach(read, (target) => ({ action: 'assertState', target, value })) : undefined;
}

/** `"Any" is selected for State`: in the field of that name. */
const placeOfChoice = (state: string, place: readonly Token[]) =>
  /^(?:selected|chosen)$/.test(state) && place[0]!.low === 'for' ? [asWord(place[0]!, 'in'), ...place.slice(1)] : place;

/** "be selected in the Country dropdown", "be checked in the first row": a state, then where. */
export function readStateIn(context: TargetContext, { subject, predicate, complement }: Parts): Claim | undefined {
  for (let at = Math.min(3, complement.length - 2); at > 0; at--) {
    const words = lows(complement.slice(0, at));
    const place = placeOfChoice(words, complement.slice(at));
    if (!stateOf(words, false) || place[0]!.kind !== 'word' || !placeWord.test(place[0]!.low)) continue;
    const read = readTarget(context, [...subject, ...place]);
    if (!read || !isDefinite(read)) continue;
    const picked = words === 'selected' || words === 'chosen' ? readPicked(read, predicate.negated) : undefined;
    return picked ?? stated(read, words, predicate.negated);
  }
  return undefined;
}

/** An option that is selected in a dropdown is the dropdown's value. */
function readPicked(read: TargetRead, negated: boolean): Claim | undefined {
  const [target] = read.targets;
  if (!target?.scope) return undefined;
  const { relation, ...holder } = target.scope;
  if (relation !== 'within' || holder.role !== 'combobox' || read.targets.length > 1 || target.text === undefined)
    return undefined;
  return claim(
    [assertion({ action: 'assertValue', target: holder, value: target.text, op: negated ? 'not-equals' : 'equals' })],
    read.quoted,
  );
}

/** `have "France" selected`. */
export function readHasPicked(read: TargetRead, { predicate, complement }: Parts): Claim | undefined {
  const isPicked = /^(?:the (?:option|value) )?" (?:selected|chosen|preselected)$/.test(lows(complement));
  const value = complement.find(({ kind }) => kind !== 'word')?.value;
  return isPicked && value !== undefined && read.targets.length === 1
    ? claim(
        [
          assertion({
            action: 'assertValue',
            target: read.targets[0]!,
            value,
            op: predicate.negated ? 'not-equals' : 'equals',
          }),
        ],
        read.quoted,
      )
    : undefined;
}

const filling =
  /^(?:pre-?filled|filled|filled in|filled out|pre-?populated|populated|pre-?set|initialised|initialized)(?: in)? (?:with|to) (?:the )?(?:text |value )?/;

/** "be prefilled with X": the value of the field. */
export function readFilled(context: TargetContext, read: TargetRead, { predicate, complement }: Parts) {
  const found = filling.exec(lows(complement));
  const text = found && readText(context, complement.slice(wordCount(found[0])), true);
  return text
    ? claimOfEach(read, (target) => ({
        action: 'assertValue',
        target,
        op: predicate.negated ? 'not-equals' : 'equals',
        ...text,
      }))
    : undefined;
}

/** `"Bob" should be in the Name field`: what the field holds. */
export function readHeld(context: TargetContext, { subject, predicate, complement }: Parts): Claim | undefined {
  const [name] = subject;
  if (subject.length !== 1 || !isGiven(name)) return undefined;
  const skip = /^(?:shown|displayed|visible|entered)$/.test(complement[0]?.low ?? '') ? 1 : 0;
  if (!/^(?:in|inside)$/.test(complement[skip]?.low ?? '')) return undefined;
  const read = readTarget(context, complement.slice(skip + 1));
  const isHolder = read?.targets.every(
    (target) => isField(context, target) && /^(?:textbox|searchbox|combobox)?$/.test(target.role ?? ''),
  );
  // `"Jane" is not in the Author dropdown`: what it offers, while what is shown there is what was chosen.
  if (skip === 0 && read?.targets.length === 1 && read.targets[0]!.role === 'combobox')
    return visible({ targets: [optionOf(name.value, read.targets[0]!)], quoted: true }, predicate.negated);
  return read && isHolder
    ? claimOfEach(read, (target) => ({
        action: 'assertValue',
        target,
        value: name.value,
        op: predicate.negated ? 'not-contains' : 'contains',
      }))
    : undefined;
}

const isEntered = ({ memory, spec }: TargetContext, subject: readonly Token[]) =>
  memory.entered.has(sourceOf(spec, subject).toLowerCase());

/** What stands in quotes, was typed before, or begins with a capital and is no more than a name. */
function namedBy(context: TargetContext, subject: readonly Token[]): string | undefined {
  const [name] = subject;
  if (subject.length === 1 && isGiven(name)) return name.value;
  const isPlain =
    name !== undefined &&
    subject.length <= 4 &&
    subject.every(({ kind }) => kind === 'word') &&
    (beginsCapital(name.raw) || isEntered(context, subject)) &&
    !/^(?:the|a|an|it|this|that|they|one|each|every|all|there|no|any|some|what|which)$/.test(name.low);
  const read = isPlain ? readTarget(context, subject) : undefined;
  const [target] = read?.targets ?? [];
  const isName = read?.targets.length === 1 && target!.text !== undefined && Object.keys(target!).length === 1;
  return isName ? target!.text : undefined;
}

/** `"Milk" should be the first item in the list`: the text of that item. */
export function readRank(context: TargetContext, { subject, predicate, complement }: Parts): Claim | undefined {
  const name = namedBy(context, subject);
  if (name === undefined) return undefined;
  const edge = readEdge(context, complement);
  const read = edge ? { targets: [edge] } : readTarget(context, complement);
  const [target] = read?.targets ?? [];
  const isRanked = read?.targets.length === 1 && target!.ordinal !== undefined && target!.text === undefined;
  if (!isRanked || !(target!.role || target!.noun)) return undefined;
  return claim(
    [
      assertion({
        action: 'assertText',
        target: target as Target,
        value: name,
        op: predicate.negated ? 'not-contains' : 'contains',
      }),
    ],
    true,
  );
}

/** "be 5 or more". */
export function readOrMore(read: TargetRead, { predicate, complement }: Parts) {
  const found = /^(\S+) or (more|higher|above|greater|less|fewer|lower|below)$/.exec(lows(complement));
  const value = complement[0]?.value;
  if (!found || predicate.negated || read.targets.length > 1 || !/\d/.test(value ?? '')) return undefined;
  const op = /more|higher|above|greater/.test(found[2]!) ? 'gte' : 'lte';
  return claim([assertion({ action: 'assertNumber', target: read.targets[0]!, value, op })], read.quoted);
}

const inWords = ({ text, role, noun, ordinal, scope }: Target): string =>
  JSON.stringify([text?.toLowerCase(), role, noun, ordinal, scope && [scope.relation, inWords(scope)]]);

/** "The folder is no longer paused", once it said "Paused": the same text, said no more. */
export function readSaidOfIt({ memory }: TargetContext, read: TargetRead, parts: Parts): Claim | undefined {
  const { predicate, complement } = parts;
  const isPlain = complement.length > 0 && complement.length < 4 && complement.every(({ kind }) => kind === 'word');
  if (memory.said.length === 0 || !isPlain || read.targets.length !== 1) return undefined;
  const [target] = read.targets;
  const words = lows(complement);
  const key = inWords(target!);
  const before = memory.said.findLast((step) => step.value!.toLowerCase() === words && inWords(step.target!) === key);
  if (!before) return undefined;
  const { op, value } = before;
  const denied = op === 'equals' ? ('not-equals' as const) : ('not-contains' as const);
  const how = predicate.negated ? { op: denied } : op && { op };
  return claim([assertion({ action: 'assertText', target: before.target!, ...how, value: value! })], read.quoted);
}
