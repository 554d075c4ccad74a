import type { Target } from '@smokejumper/contracts';
import { countOf } from '../lexicon/numbers.ts';
import { isDomain, type RoleRead, roleOf } from '../lexicon/roles.ts';
import { stateOf } from '../lexicon/states.ts';
import { isFunctional, isVague } from '../lexicon/vague.ts';
import { allLows, allRaws, beginsCapital, isCapital, sourceOf, type Token } from '../tokenise/token.ts';
import { described, describedWithName, isHeld, isSender, readBefore } from './described.ts';
import { holdsNextNumber, isPlainName } from './name.ts';
import type { TargetContext } from './target.ts';

interface Rules {
  indefinite: boolean;
  atStart: boolean;
  definite: boolean;
}

const controls = /^(?:button|link|field|checkbox|dropdown|switch|slider|tab|heading|radio)$/;
/** What bears a number that is written on it. */
const bearing =
  /^(?:order|invoice|ticket|bill|booking|receipt|contract|reservation|account|customer|member|case|claim|issue|flight|train|bus|room|seat|locker|gate|platform|delivery|shipment|parcel|document|policy|transaction|payment)$/;

const isPartOfRow =
  /^(?:count|total|number|height|actions?|header|title|selection|label|numbers|order|size|value|colou?r)$/;
/** "the button delete": one word that is no kind, no state and nothing that happened. */
const isLabelWord = ({ kind, low }: Token, mode: TargetContext['mode']) =>
  kind === 'word' &&
  /^[a-z]{2,}$/.test(low) &&
  roleOf([low]) === undefined &&
  stateOf(low, false) === undefined &&
  !isVague(low) &&
  !isFunctional(low) &&
  !(mode === 'assert' && /(?:ed|ing|s)$/.test(low)) &&
  !/^(?:should|shown|gone|text|visible|hidden|present|here|there|again|below|above|first|last|order|itself|too|now)$/.test(
    low,
  );

/** "Task A", "Row F Seat 9", "Radio Tromso": no article says that the capital begins a type; "Row 3" is the third. */
function isTitle({ mode }: TargetContext, rest: readonly Token[], { role, noun }: RoleRead, rules: Rules): boolean {
  const isNumbered = /^#?\d+$/.test(allRaws(rest.slice(1)));
  const isBare = beginsCapital(rest[0]!.raw) && !rules.definite && !rules.atStart;
  const isCounted = /^(?:row|cell|column|listitem)$/.test(role ?? '') && !isDomain(noun ?? '');
  // "the Play button above Episode 7": it may stand third in the list.
  const isCalled = !isCounted && (mode === 'act' || isDomain(noun ?? ''));
  return isBare && (!role || !isNumbered || role === 'option' || isCalled);
}

/** What a thing has: a field or a column is called after it and the thing. */
const properties = new Set(
  'name title number no id code key path url link address type kind status state count total sum amount price cost balance date time size length width height depth weight limit level order position owner author holder version format content contents text value description category color colour details info summary notes mode settings options source target prefix suffix role group phone email'.split(
    ' ',
  ),
);

/** "Name", "Due date": what a thing has, and not what it is called. */
export const isProperty = (low: string) => properties.has(low);

/** "The word count" is no word. */
const ofWords = /^(?:count|counter|total|limit|length|list|cloud|wrap|search)$/;

/** Of these a control is rather called so: "the Tab Details". */
const topics = /^(?:details|info|summary|notes|settings|options|contents?|description|status|total|email|phone)$/;

/** "Folder Path", "The Order Number": capitals throughout, so it is called so, and is no folder of that name. */
const isPropertyLabel = (rest: readonly Token[]) =>
  rest.length > 1 && rest.length < 5 && (isNumberLabel(rest) || isTitledProperty(rest));

/** "Card no.": what it is numbered by. */
const isNumberLabel = (rest: readonly Token[]) =>
  /^(?:no|nr)\.$/i.test(rest.at(-1)!.raw) && beginsCapital(rest[0]!.raw) && rest.every(({ kind }) => kind === 'word');

const isTitledProperty = (rest: readonly Token[]) =>
  properties.has(rest.at(-1)!.low) &&
  rest.every(isCapital) &&
  !(topics.test(rest.at(-1)!.low) && /^(?:button|link|tab|column|checkbox|heading)$/.test(rest[0]!.low));

/** What follows the kind tells of it, and is no name. */
function isDescribed(rest: readonly Token[], at: number, { indefinite }: Rules, { noun }: RoleRead): boolean {
  const name = rest.slice(at);
  // "a row for X with the slug y": told by two things.
  if (name.some(({ raw }, i) => raw === 'with' && /^(?:the|an?)$/.test(name[i + 1]?.raw ?? ''))) return true;
  // "a row with Fish stall and 12.50": told by two things, and no name that holds an "and".
  const isTold = /^(?:with|containing|showing|having)$/.test(rest[at - 1]!.low);
  if (isTold && name.some(({ raw }, i) => raw === 'and' && /^[\p{Lu}\p{N}\p{Sc}]/u.test(name[i + 1]?.raw ?? '')))
    return true;
  // "a dialog with a QR code": some thing that it holds.
  const isHeld = at > 2 && /^(?:with|containing) (?:an?|the)$/.test(allLows(rest.slice(at - 2, at)));
  if (isHeld && /^\p{Lu}+s?$/u.test(name[0]!.raw)) return true;
  // "a song I like": told by what somebody does to it.
  return /^(?:I|We)$/.test(name[0]!.raw) && (indefinite || isDomain(noun ?? ''));
}

/** "the word urgent", "a note that says hello there": what is read there, set off by nothing. */
const isSaidBy = (before: string, name: readonly Token[], hasLead: boolean) =>
  (hasLead ? /(?:says|saying|reads|reading)$/ : /^(?:words?|phrase)$/).test(before) &&
  !(name.length === 1 && ofWords.test(name[0]!.raw)) &&
  name.length <= 4 &&
  isPlainName(name, { hasRole: true });

/** "pick the radio all subscribers": a choice, and the words it is told by. */
const isChoiceLabel = (kind: string, name: readonly Token[]) =>
  name.length > 1 &&
  name.length <= 4 &&
  /^(?:radio|checkbox)$/.test(kind) &&
  name.every((token, i) => isLabelWord(token, 'act') || (i === 0 && /^(?:all|my|no)$/.test(token.raw)));

/** What people call by the number it was given, however small: "issue 4" is no fourth issue. */
const numbered =
  /^(?:order|invoice|ticket|bill|booking|receipt|contract|reservation|case|claim|issue|policy|shipment|parcel|task|bug|incident|defect|pull request|merge request|change request|user story|room|seat|locker|gate|platform|bus|train)$/;
/** What is told by its place, with "#" too: "result #2". */
const ranked = /^(?:result|match|hit|item|entry|step|question|answer|song|track|episode|photo)$/;

/** From where on a number is the one it bears: "ticket 4", "comment #3", "customer 42"; "the customer 3" may be the third. */
const mostOf = (noun: string, isHash: boolean) =>
  numbered.test(noun) || (isHash && isDomain(noun) && !ranked.test(noun))
    ? 1
    : bearing.test(noun)
      ? 20
      : isDomain(noun)
        ? 50
        : 200;

/** "there is an email from Bo": sent to somebody, or in the list of the page, nobody can tell. */
const isSomeMail = (word: string, { definite }: Rules) => /mail$/.test(word) && !definite;

/** "row containing Paid", "tab Billing": a type, then a name that only its capital or digits set off. */
export function readTypeFirst(context: TargetContext, rest: readonly Token[], rules: Rules): Target | undefined {
  if (holdsNextNumber(rest)) return undefined;
  if (isPropertyLabel(rest) && !rules.indefinite) return { text: sourceOf(context.spec, rest) };
  const words = rest.map(({ low }) => low);
  for (let at = Math.min(rest.length - 1, 7); at > 0; at--) {
    const isNumbered = at > 1 && /^(?:number|no|nr|#)$/.test(words[at - 1]!);
    const before = readBefore(words.slice(0, isNumbered ? at - 1 : at));
    if (!before.ok || !before.read || before.read.plural) continue;
    // "toast Reading stored": a capital begins the name, and what leads to one is written small.
    if (before.read.length < at && !isNumbered && beginsCapital(rest[at - 1]!.raw)) continue;
    const name = rest.slice(at);
    if (before.read.isSent && (isSomeMail(words[0]!, rules) || !isSender(name))) return undefined;
    if (isDescribed(rest, at, rules, before.read)) return undefined;
    // "Editor (1)": a name, and how many there are of it.
    if (at === 1 && name[0]!.raw.startsWith('(') && beginsCapital(rest[0]!.raw))
      return { text: sourceOf(context.spec, rest) };
    const isCounted = isNumbered || before.read.length === at;
    const isTitled = isTitle(context, rest, before.read, rules) && at === 1;
    const isStep =
      context.mode === 'assert' &&
      beginsCapital(rest[0]!.raw) &&
      !rules.definite &&
      !before.read.role &&
      at === 1 &&
      name.length === 1 &&
      /^\d+$/.test(name[0]!.raw);
    if ((isTitled || isStep) && name.every(({ raw }) => /^(?:[\p{Lu}\p{N}#]|v\d)/u.test(raw)))
      return { text: sourceOf(context.spec, rest) };
    // "question 2 of 5": where one is, and not which one.
    const isProgress = name.length === 3 && /^\d+ of \d+$/.test(allRaws(name));
    if (isProgress && at === 1 && !rules.definite) return { text: sourceOf(context.spec, rest) };
    const number = name.length === 1 && isCounted ? countOf(name[0]!.low.replace(/^#/, '')) : undefined;
    if (name.length > 1 && at === 1 && /^\d/.test(name[0]!.raw) && beginsCapital(rest[0]!.raw))
      return { text: sourceOf(context.spec, rest) };
    // "order #1042" is its number, not the one thousand and forty-second.
    const isNumberOf = isNumbered && words[at - 1] !== '#' && bearing.test(before.read.noun ?? '');
    // "Order No. 42", "invoice number 7": it bears that number, whichever place it has.
    if (number !== undefined && isNumberOf && beginsCapital(rest[0]!.raw))
      return { text: sourceOf(context.spec, rest) };
    if (number !== undefined && isNumberOf) return { ...described(before.read), text: sourceOf(context.spec, name) };
    if (number !== undefined && number >= mostOf(before.read.noun ?? '', name[0]!.raw.startsWith('#')))
      return { ...described(before.read), text: sourceOf(context.spec, name) };
    // "the badge 3": what it says, and not the third of them.
    const isFigure = number !== undefined && /^(?:badge|counter)$/.test(before.read.noun ?? '');
    // "choose the radio 9": what it says, as on a scale.
    const isOnScale = number !== undefined && before.read.role === 'radio' && !isNumbered;
    if (isFigure || isOnScale) return { ...described(before.read), text: sourceOf(context.spec, name) };
    // "Page 2 should be displayed": no tab of the browser, so what the page says.
    if (number !== undefined && before.read.role === 'page' && context.mode === 'assert')
      return beginsCapital(rest[0]!.raw) ? { text: sourceOf(context.spec, rest) } : undefined;
    if (number !== undefined && number > 0) return { ...described(before.read), ordinal: number };
    const hasLead = before.read.length < at;
    const isWithText = /(?:^| )with (?:the )?(?:text|words|message|label)$/.test(words.slice(0, at).join(' '));
    if (hasLead && !isNumbered && !isWithText && roleOf(words.slice(at - before.read.length, at))) continue;
    if (hasLead && countOf(name[0]!.low) !== undefined && roleOf([name.at(-1)!.low])?.plural) return undefined;
    const isSetOff = /^[\p{Lu}\p{N}\p{S}]|[@.\d_-]|\p{Ll}\p{Lu}/u.test(name[0]!.raw);
    // "Log follow-up": a capital that no article explains begins a label, and what is written small goes on with it.
    const isBegun = at === 1 && !before.read.role && !rules.definite && !rules.atStart && beginsCapital(rest[0]!.raw);
    if (isBegun && isSetOff && /^\p{Ll}/u.test(name[0]!.raw)) return { text: sourceOf(context.spec, rest) };
    const isSaid = isSaidBy(words[at - 1]!, name, hasLead);
    const isFor = name.length <= 3 && /^(?:for|of|containing|named|called|labelled)$/.test(words[at - 1]!);
    const isLowLabel =
      rules.definite &&
      at === 1 &&
      name.length === 1 &&
      (controls.test(words[0]!) || (words[0] === 'row' && !isPartOfRow.test(words[1]!))) &&
      isLabelWord(name[0]!, context.mode);
    if (context.mode === 'act' && rules.definite && at === 1 && isChoiceLabel(words[0]!, name))
      return { text: sourceOf(context.spec, name), ...describedWithName(before.read) };
    if (
      !isSetOff &&
      !isSaid &&
      !isLowLabel &&
      !(hasLead && /^(?:row|card)$/.test(before.read.role ?? '') && (name.length === 1 || isFor))
    )
      continue;
    if (!isPlainName(name, { hasRole: true })) continue;
    const holds = isHeld(words.slice(0, at), before.read) && { holds: true as const };
    return { text: sourceOf(context.spec, name), ...describedWithName(before.read), ...holds };
  }
  return undefined;
}
