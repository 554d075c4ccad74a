import type { Step } from '@smokejumper/contracts';
import { isDefinite } from '../../assertions/subject/definite.ts';
import { readCounted } from '../../assertions/subject/how-many.ts';
import { isWeekday } from '../../lexicon/dates.ts';
import { holders } from '../../lexicon/holders.ts';
import { madeKind } from '../../lexicon/made.ts';
import { countOf, ordinalOf } from '../../lexicon/numbers.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { isFunctional, isVague } from '../../lexicon/vague.ts';
import { readPlace as readScopePlace } from '../../targets/scope.ts';
import { readTarget, type TargetContext, type TargetRead } from '../../targets/target.ts';
import { allLows, asWord, beginsCapital, isGiven, isWord, lows, sourceOf, type Token } from '../../tokenise/token.ts';
import { attributeSlots, isAttributed, isDone } from './attributes.ts';
import { readCheckable } from './checkable.ts';
import { readChoosable } from './choosable.ts';
import { holdsEntry, inField, isFieldName, isNoField, isTheThing, isTitledField, noHolder } from './fields.ts';
import { keySlots } from './keys.ts';
import { edges, readLabel, readOrigin } from './origin.ts';
import { partSlots } from './parts.ts';
import { tableSlots } from './tables.ts';
import { readCall, readConfirming, readSize, readYesNo, single, type TextSlot, text } from './texts.ts';
import {
  act,
  named,
  ofRole,
  pressed,
  readChip,
  readClosable,
  readDropdown,
  readFieldNoun,
  readKeptThing,
  readOwnFieldNoun,
  readPlace,
  readStored,
} from './things.ts';
import { readDateSlot, readDuration, readMonth } from './times.ts';
import { readFile, readUrl } from './urls.ts';
import { readQuery, readSaidText, readSpokenText, readTitled, readWritten, value } from './values.ts';

/** What a slot gives: a text, or targets. */
export type Slot = TextSlot | TargetRead;

export type Reader = (context: TargetContext, tokens: readonly Token[]) => Slot | undefined;

/** "New name" is a value; "a new name" is to be made up. */
const isCapital = (tokens: readonly Token[]) => /^\p{Lu}\p{Ll}/u.test(tokens[0]?.raw ?? '') && tokens[0]!.low !== 'an';

/** Prepositions that would name a field, so the words before them are no text for whatever has the focus. */
const noTyped = /^(?:as|under|below|above|beside|next|near|inside|within|at|onto|upon|by)$/;

const isFile = /^[\w-]+\.(?:pdf|png|jpe?g|gif|csv|txt|docx?|xlsx?|zip|json|svg|mp[34])$/i;

/** Not set through anything on the page, but with a capital, as in "set Zoom to 75". */
const unset =
  /^(?:back|(?:the )?(?:browser )?(?:viewport|window|browser|screen|zoom|network|device|window size|screen size))$/;

/** "type Lyon into where": what a field asks for. */
const way = /^(?:where|when|who)$/;

const isNthOption = (tokens: readonly Token[]) =>
  tokens.length > 1 &&
  tokens.length < 5 &&
  ordinalOf(tokens[0]!.low) !== undefined &&
  /^(?:option|entry|item|value|choice)$/.test(tokens.at(-1)!.low);

/** "select the Italy option in Country": the word behind it is no part of what is chosen. */
const withoutKind = (tokens: readonly Token[]) =>
  tokens.length > 1 && isWord(tokens.at(-1)) && tokens.at(-1)!.raw === 'option' ? tokens.slice(0, -1) : tokens;

/** "set Stay from 10.05. to 14.05.", `"Period" from "May"`: from when, and no part of the name or place of it. */
const ranged = / from (?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/;
const isRanged = (tokens: readonly Token[]) =>
  ranged.test(allLows(tokens)) || tokens.some(({ raw }, at) => raw === 'from' && isGiven(tokens[at + 1]));

const severalWords = new Set(['and', 'or', 'two', 'both', 'three']);

/** "how many rows the Orders table has": those in it. */
function asHeld(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1)!;
  const holder = tokens.findIndex(({ kind, raw }) => kind === 'word' && /^(?:the|this|that|its|my)$/.test(raw));
  if (holder < 1 || last.kind !== 'word' || !/^(?:has|holds|shows|contains|lists)$/.test(last.raw)) return tokens;
  return [...tokens.slice(0, holder), asWord(tokens[holder]!, 'in'), ...tokens.slice(holder, -1)];
}

export const slotReaders: Record<string, Reader> = {
  target: pressed,
  choosable: readChoosable,
  to: act,
  field: (context, tokens) =>
    way.test(allLows(tokens)) || isTitledField(tokens)
      ? { targets: [{ text: sourceOf(context.spec, tokens) }], quoted: false }
      : holders.test(tokens.at(-1)!.raw) || holdsEntry(tokens) || isNoField(tokens)
        ? undefined
        : (readFieldNoun(context, tokens) ?? noHolder(inField(act(context, tokens) as TargetRead | undefined), true)),
  // `replace "nine" in the editor`: a part of a text, and no field.
  wholeField: (context, tokens) => {
    const read = slotReaders.field!(context, tokens) as TargetRead | undefined;
    return read?.targets.some(({ scope }) => scope?.noun === 'editor' || scope?.role === 'textbox') ? undefined : read;
  },
  fieldNamed: (context, tokens) => {
    const read = act(context, tokens) as TargetRead | undefined;
    const isField = read?.targets.every(({ text: name, role }) => role || isFieldName(name));
    return isField ? read : readFieldNoun(context, tokens);
  },
  bareFieldNoun: (context, tokens) =>
    (tokens.every(isWord) || single(tokens)?.kind === 'quote') && isFieldName(tokens.at(-1)!.value)
      ? act(context, tokens)
      : undefined,
  notField: (context, tokens) => (isFieldName(tokens.at(-1)!.value) ? undefined : value(true)(context, tokens)),
  // "type Call on Monday": a field after such a preposition has an article, quotes or a kind.
  setOffField: (context, tokens) => {
    const isSetOff = /^(?:the|that|this)$/.test(tokens[0]!.low) || tokens[0]!.kind === 'quote';
    const read = inField(act(context, tokens) as TargetRead | undefined) as TargetRead | undefined;
    return isSetOff || read?.targets.every(({ role }) => role) ? read : undefined;
  },
  named: (context, tokens) => {
    const read = act(context, tokens) as TargetRead | undefined;
    return read && isDefinite(read) ? read : undefined;
  },
  oneWord: (_context, tokens) => {
    const only = single(tokens);
    const isPlain = only?.kind === 'word' && !isVague(only.low) && !isFunctional(only.low) && !roleOf([only.low]);
    return isPlain && !/^(?:again|now|for|first|page|site|web)$/.test(only.low) ? text(only.value, false) : undefined;
  },
  // "Worn as its condition": one word or two in lower case, or quotes, and no kind of thing.
  bareField: (context, tokens) => {
    const isPlain =
      tokens.length <= 2 &&
      tokens.every(
        ({ kind, raw, low }) =>
          kind === 'word' && raw === low && /^[a-z]{3,}$/.test(low) && !isVague(low) && !isFunctional(low),
      ) &&
      !roleOf([tokens.at(-1)!.low])?.isPlain;
    const isQuote = single(tokens)?.kind === 'quote';
    return isPlain || isQuote
      ? { targets: [{ text: isQuote ? tokens[0]!.value : sourceOf(context.spec, tokens) }], quoted: isQuote }
      : undefined;
  },
  // Quoted, or words that a capital sets off.
  givenText: (context, tokens) => {
    const only = single(tokens);
    if (isGiven(only)) return text(only.value);
    const isName = tokens.length <= 3 && tokens.every(({ kind, raw }) => kind === 'word' && beginsCapital(raw));
    return isName ? text(sourceOf(context.spec, tokens), false) : undefined;
  },
  answer: readYesNo,
  confirming: readConfirming,
  // "close the dialog with the X": the sign in its corner, and no key.
  cross: (_context, tokens) =>
    /^(?:x|×|✕|✖|cross)$/i.test(single(tokens)?.raw ?? '') ? text(tokens[0]!.raw, false) : undefined,
  shut: (context, tokens) => {
    const read = readClosable(context, tokens) as TargetRead | undefined;
    return read && { ...read, targets: read.targets.map((target) => ({ ...target, relation: 'within' })) };
  },
  // "confirm with Delete": a button may say so; "with the Delete key" none.
  namedKey: (context, tokens) => {
    const last = tokens.at(-1)!;
    const isButton = /^(?:delete|home|end|insert)$/i.test(last.value) && tokens.length === 1;
    const isSaid = isButton && !context.spec.startsWith(' key', last.end);
    return isSaid || /^x$/i.test(last.raw) ? undefined : slotReaders.key!(context, tokens);
  },
  chip: readChip,
  region: (context, tokens) => named(ofRole(act(context, tokens), 'region')),
  uploadArea: (context, tokens) => named(ofRole(act(context, tokens), 'region', 'card', 'row', 'listitem', 'cell')),
  fieldNoun: (context, tokens) => readFieldNoun(context, tokens),
  ownFieldNoun: readOwnFieldNoun,
  loginNoun: (context, tokens) =>
    /^(?:user|username|password|passcode|pin|login|email)$/.test(tokens.at(-1)!.low)
      ? readFieldNoun(context, tokens)
      : undefined,
  place: readPlace,
  entry: (context, tokens) => ofRole(act(context, tokens), 'card', 'row', 'listitem'),
  column: (context, tokens) => named(ofRole(act(context, tokens), 'column', 'list')),
  pageNumber: (_context, tokens) => {
    const number = tokens.length === 1 ? countOf(tokens[0]!.low) : undefined;
    return number === undefined ? undefined : { targets: [{ text: String(number), noun: 'page' }], quoted: true };
  },
  unquoted: (context, tokens) => (tokens.every(isWord) ? value(false)(context, tokens) : undefined),
  // "choose the plan Pro": what it is, then what it is called.
  ofKind: (context, tokens) => {
    const read = tokens[0]!.raw === 'the' ? (act(context, tokens) as TargetRead | undefined) : undefined;
    return read?.targets.every(({ text: name, noun, role }) => name && noun && !role) ? read : undefined;
  },
  dropdown: readDropdown,
  setOff: (context, tokens) =>
    /^(?:the|that|this)$/.test(tokens[0]!.low) || tokens[0]!.kind === 'quote' || beginsCapital(tokens[0]!.raw)
      ? readDropdown(context, tokens)
      : undefined,
  // "Status to Open and Owner": two of them.
  setting: (context, tokens) =>
    (unset.test(allLows(tokens)) && !/^(?:Zoom|Network|Device|Screen|Window)$/.test(tokens.at(-1)!.raw)) ||
    / to .* and /.test(` ${lows(tokens)} `) ||
    isRanged(tokens)
      ? undefined
      : act(context, tokens),
  textField: (context, tokens) => ofRole(act(context, tokens), 'textbox', 'searchbox'),
  link: (context, tokens) => ofRole(act(context, tokens), 'link'),
  slider: (context, tokens) => ofRole(act(context, tokens), 'slider'),
  thing: (context, tokens) => {
    const read = act(context, tokens) as TargetRead | undefined;
    return read && (read.quoted || read.targets.every(({ role }) => role)) ? read : undefined;
  },
  bareDate: (context, tokens) =>
    // `choose "Thu 14 May"`: without its year a day in quotes is what a button says.
    (single(tokens)?.kind === 'quote' && !/\b\d{4}\b|\d[./-]\d/.test(single(tokens)!.value)) ||
    /^(?:Next|This|Last) [a-z]/.test(sourceOf(context.spec, tokens))
      ? undefined
      : readDateSlot(context, tokens),
  // "in Day choose Sunday": as often what a dropdown offers.
  calendarDate: (context, tokens) => (isWeekday(allLows(tokens)) ? undefined : readDateSlot(context, tokens)),
  dragged: (context, tokens) => readOrigin(context, tokens) ?? act(context, tokens),
  seen: (context, tokens) => {
    const read = act(context, tokens) as TargetRead | undefined;
    return read?.targets.some(({ text: name }) => edges.test(name ?? '')) ? undefined : read;
  },
  unplaced: (context, tokens) => {
    const read = act(context, tokens) as TargetRead | undefined;
    return tokens.some(({ kind, low }) => kind === 'word' && low === 'from') ? undefined : read;
  },
  draggedName: (context, tokens) => readOrigin(context, tokens) ?? readLabel(context, tokens),
  label: readLabel,
  // "drag House on the Hill to Done": what is dropped on holds no second place.
  dropPlace: (context, tokens) =>
    edges.test(allLows(tokens)) || tokens.some(({ raw }, at) => at > 0 && /^(?:to|onto|into)$/.test(raw))
      ? undefined
      : readPlace(context, tokens),
  typable: (context, tokens) => {
    const read = readFieldNoun(context, tokens) ?? act(context, tokens);
    const isKnown = (read as TargetRead | undefined)?.targets.every(
      ({ text: name }) => name !== undefined && context.memory.fields.has(name.toLowerCase()),
    );
    const isNamed = (read as TargetRead | undefined)?.quoted && (read as TargetRead).targets.every(({ role }) => !role);
    return isKnown || isNamed ? read : ofRole(read, 'textbox', 'searchbox', 'combobox');
  },
  fewWords: (context, tokens) => {
    const isPlain = tokens.length <= 3 && tokens.every(({ kind, low }) => kind === 'word' && !roleOf([low]));
    const isAbout = /^(?:again|now|for|first|page|site|web|through|around|up)$/.test(tokens[0]!.low);
    return isPlain && !isAbout ? value(true)(context, tokens) : undefined;
  },
  checkable: readCheckable,
  clearable: (context, tokens) => {
    const read = act(context, tokens) as TargetRead | undefined;
    const isKnown = read?.targets.every(
      ({ text }) => text !== undefined && context.memory.fields.has(text.toLowerCase()),
    );
    const isHolder = read?.targets.some(
      ({ role, text }) => text === undefined && /^(?:form|page|dialog|region)$/.test(role ?? ''),
    );
    if (read && !isHolder && (isKnown || isDefinite(read))) return read;
    return tokens[0]!.low === 'the' ? readFieldNoun(context, tokens) : undefined;
  },
  namedBox: (context, tokens) => {
    if (tokens.length > 1 && (tokens.at(-1)!.raw === 'off' || tokens.some(({ raw }) => raw === 'as'))) return undefined;
    const read = readCheckable(context, tokens) as TargetRead | undefined;
    // "check read:packages": nobody speaks so of a kind of thing.
    const isScope = tokens.length === 1 && /^[a-z][\w.-]*:[a-z*][\w.*:-]*$/.test(tokens[0]!.raw);
    return read && (isScope || isDefinite(read)) ? read : undefined;
  },
  closable: readClosable,
  address: (context, tokens) => {
    const only = single(tokens);
    return only && (only.kind !== 'word' || only.value.includes('@') || context.memory.names.has(only.value))
      ? readTarget(context, [{ ...only, kind: 'quote' }])
      : undefined;
  },
  kept: readKeptThing,
  stored: readStored,
  counted: (context, tokens) => readCounted({ ...context, mode: 'assert' }, asHeld(tokens)),
  ordinalList: (context, tokens) => {
    if (!tokens.some(({ kind, low }) => kind === 'soft' || severalWords.has(low))) return undefined;
    const read = act(context, tokens) as TargetRead | undefined;
    const isBox = read?.targets.some(({ role }) => /^(?:checkbox|radio|switch)$/.test(role ?? ''));
    return read && read.targets.length > 1 && !isBox ? read : undefined;
  },
  value: value(true, true),
  titled: readTitled,
  // `In the "Postcode" input enter 4051`: the kind of the field, and then the verb.
  entered: (context, tokens) =>
    tokens.length > 1 && isWord(tokens[0]) && /^(?:type|enter|put|write|paste|key)$/.test(tokens[0].raw)
      ? undefined
      : value(true, true)(context, tokens),
  written: (context, tokens) =>
    isTheThing(context, tokens)
      ? undefined
      : (value(true, true)(context, tokens) ?? readWritten(context, tokens) ?? readSpokenText(context, tokens)),
  option: (context, tokens) =>
    // "choose the radio Collect from store": what is a radio is in no dropdown.
    isNthOption(tokens) ||
    (tokens.length > 1 && tokens[0]!.raw === 'radio') ||
    isFile.test(tokens.at(-1)!.value) ||
    isAttributed(tokens)
      ? undefined
      : value(true, true)(context, withoutKind(tokens)),
  optionAs: (context, tokens) => (isDone(tokens) ? undefined : slotReaders.option!(context, tokens)),
  typed: (context, tokens) =>
    readSaidText(context, tokens) ??
    (/^(?:following|details|values)$/.test(tokens.at(-1)!.raw) ||
    tokens[0]!.low === 'following' ||
    (tokens.length > 1 && tokens.some(({ kind, low, raw }) => kind === 'word' && raw === low && noTyped.test(low)))
      ? undefined
      : value(true)(context, tokens)),
  // "enter Address Line 1": a field, and nothing to enter.
  data: (context, tokens) =>
    tokens.length <= 4 && !/^line \d$/.test(allLows(tokens)) ? value(false)(context, tokens) : undefined,
  credential: (context, tokens) =>
    tokens.length === 1 &&
    !/^(?:again|confirmation|field|box|twice|here|there|now|below|above|too)$/.test(tokens[0]!.low)
      ? value(true)(context, tokens)
      : undefined,
  setTo: value(true),
  ...attributeSlots,
  ...tableSlots,
  ...keySlots,
  ...partSlots,
  where: (context, tokens) => {
    const isPlace = /^(?:in|on|under|inside|within|next|for)$/.test(tokens[0]!.low) && tokens.length > 2;
    const scope = isPlace ? readScopePlace({ ...context, mode: 'assert' }, tokens) : undefined;
    const isHolder = scope && (scope.role || scope.noun || tokens.at(-1)!.kind === 'quote');
    return isHolder ? { targets: [scope], quoted: true } : undefined;
  },
  query: readQuery,
  given: (context, tokens) => value(tokens.length === 1)(context, tokens),
  quoted: (_context, tokens) => {
    const only = single(tokens);
    return isGiven(only) ? text(only.value) : undefined;
  },
  url: readUrl,
  bareUrl: (context, tokens) =>
    single(tokens)?.kind === 'path' || /^(?:https?:|\/[\w-])/.test(single(tokens)?.value ?? '')
      ? readUrl(context, tokens)
      : undefined,
  date: readDateSlot,
  month: readMonth,
  file: readFile,
  size: readSize,
  call: readCall,
  duration: readDuration,
  edge: (_context, tokens) =>
    text(
      /^(?:top|bottom)$/.test(allLows(tokens))
        ? allLows(tokens)
        : /^(?:end|foot)$/.test(allLows(tokens))
          ? 'bottom'
          : undefined,
    ),
  way: (_context, tokens) => text(/^(?:up|down)$/.test(allLows(tokens)) ? allLows(tokens) : undefined),
  as: (_context, tokens) => {
    const only = single(tokens);
    if (!only || !/^(?:word|quote|variable)$/.test(only.kind)) return undefined;
    const name = only.value.replace(/^(?:\{\{|\$\{|<)\s*|\s*(?:\}\}|\}|>)$/g, '');
    return /^[\p{L}_][\p{L}\p{N}_ -]*$/u.test(name) && countOf(name) === undefined ? text(name) : undefined;
  },
  generate: (_context, tokens) => text(isCapital(tokens) ? undefined : madeKind(allLows(tokens))),
  skip: (_context, tokens) =>
    tokens.length <= 3 &&
    tokens.every(
      ({ kind, low }, at) =>
        kind === 'word' &&
        !(isVague(low) || countOf(low) !== undefined) &&
        (!isFunctional(low) || /^(?:log|sign|check)$/.test(tokens[at - 1]?.low ?? '')),
    )
      ? text('')
      : undefined,
  skipped: (context, tokens) => (tokens.length === 1 ? slotReaders.skip!(context, tokens) : undefined),
  made: (_context, tokens) =>
    text(isCapital(tokens) ? undefined : (madeKind(allLows(tokens)) ?? madeKind(`a ${allLows(tokens)}`))),
};

export type StepFields = Partial<Step>;
