import type { Target } from '@smokejumper/contracts';
import { fieldNouns } from '../../lexicon/fields.ts';
import { isComparative, isFunctional, isVague } from '../../lexicon/vague.ts';
import { withoutRelation } from '../../resolve/memory.ts';
import { idioms } from '../../targets/scope.ts';
import { isOrderWord } from '../../targets/speaking.ts';
import { readTarget, type TargetContext, type TargetRead } from '../../targets/target.ts';
import { beginsCapital, isCapital, isWord, lows, sourceOf, type Token } from '../../tokenise/token.ts';
import type { Reader, Slot } from './slots.ts';

/** What is acted on, whatever it is. */
export const act: Reader = (context, tokens) => readTarget({ ...context, mode: 'act', atStart: false }, tokens);

/** "open my loans": to whoever reads the screen they are called so. */
function ofReader({ spec }: TargetContext, tokens: readonly Token[]): TargetRead | undefined {
  const [first, ...name] = tokens;
  const isName =
    first!.raw === 'my' &&
    name.length === 1 &&
    name.every((token) => isWord(token) && /^[a-z]{3,}$/.test(token.raw) && !isVague(token.low));
  return isName ? { targets: [{ text: sourceOf(spec, tokens) }], quoted: false } : undefined;
}

/**
 * "Visitor list", "Price list in the menu": nobody presses a list, so behind a capital and without an article that word
 * ends what the control says.
 */
export const pressed: Reader = (context, tokens) => {
  const read = (act(context, tokens) as TargetRead | undefined) ?? ofReader(context, tokens);
  const [target, ...more] = read?.targets ?? [];
  if (!read || !target?.text || read.quoted || more.length > 0 || target.ordinal !== undefined) return read;
  const kind = tokens[target.text.split(' ').length];
  const isTitled = /^(?:list|form)$/.test(kind?.raw ?? '') && kind!.raw === target.role && isCapital(tokens[0]);
  if (!isTitled || target.text.startsWith('The ')) return read;
  const { role: _role, ...rest } = target;
  return { ...read, targets: [{ ...rest, text: `${target.text} ${kind!.raw}` }] };
};

/** "the email", "card number": a field by what goes into it. */
export function readFieldNoun(context: TargetContext, tokens: readonly Token[]): Slot | undefined {
  const rest = tokens[0]?.low === 'the' ? tokens.slice(1) : tokens;
  const isNoun =
    rest.length > 0 && rest.length <= 3 && rest.every(({ kind, low }) => kind === 'word' && fieldNouns.has(low));
  return isNoun ? { targets: [{ text: sourceOf(context.spec, rest) }], quoted: false } : undefined;
}

/** "billing address", "the Project name": a field by its last word, and which of its kind by those before it. */
export function readOwnFieldNoun(context: TargetContext, tokens: readonly Token[]): Slot | undefined {
  const rest = tokens[0]?.low === 'the' ? tokens.slice(1) : tokens;
  const own = rest.slice(0, -1);
  const isNoun =
    own.length > 0 &&
    own.length < 3 &&
    rest.every((token) => isWord(token) && /^\p{L}+$/u.test(token.raw)) &&
    fieldNouns.has(rest.at(-1)!.low) &&
    // "set Guests to": behind a label these lead on.
    !/^(?:to|from)$/.test(rest.at(-1)!.low) &&
    // "the new name", "an invalid email": what the value is like, and no part of a label.
    !own.some(
      ({ low }) => isVague(low) || isComparative(low) || isFunctional(low) || /^(?:new|old|text|value)$/.test(low),
    );
  return isNoun ? { targets: [{ text: sourceOf(context.spec, rest) }], quoted: false } : undefined;
}

export const places = new Set(
  'row card table list listitem dialog region menu navigation banner page form alert tab cell column heading iframe'.split(
    ' ',
  ),
);

/** Parts of a screen, which hold what is chosen in them and are chosen from by pressing it. */
const parts =
  / (?:menu|summary|area|results)$|(?:^| )(?:sidebar|side bar|toolbar|header|footer|panel|navigation|nav|bar|drawer|popover|flyout|calendar|ribbon|tree|rail)$/;

/** "from Monday to Friday", "from Paris to Rome": both ends of something; "Ship to Country" may be a dropdown. */
function isSpan(tokens: readonly Token[]): boolean {
  const to = tokens.findIndex(({ kind, raw }) => kind === 'word' && /^(?:to|till|until|through)$/.test(raw));
  const isEnd = (token: Token | undefined) => token !== undefined && /^[\p{Lu}\p{N}]/u.test(token.value);
  return to > 0 && to < 4 && isEnd(tokens[0]) && isEnd(tokens[to + 1]) && !isOrderWord(tokens[0]!.low);
}

export function readDropdown(context: TargetContext, tokens: readonly Token[]): Slot | undefined {
  if (isSpan(tokens)) return undefined;
  const read = act(context, tokens) as TargetRead | undefined;
  if (read?.targets.length !== 1) return undefined;
  // "choose Queue on the left": where it is.
  if (!read.quoted && /^(?:left|right|top|bottom)$/.test(read.targets[0]!.text ?? '')) return undefined;
  // "the instructions meant for a Raspberry Pi": for whom they are, and no dropdown.
  if (/^an?$/.test(tokens[0]!.raw) && !read.quoted) return undefined;
  const role = read.targets[0]!.role ?? '';
  if (!read.quoted && /^\d/.test(read.targets[0]!.text ?? '')) return undefined;
  // "pay in full": how, and no dropdown of that name.
  if (!read.quoted && !role && idioms.test(read.targets[0]!.text ?? '')) return undefined;
  // "Made in Italy from the Origin dropdown": no dropdown stands in another.
  const { scope, text: name, noun } = read.targets[0]!;
  // "sort by Name in descending order": how, and through no dropdown of that name.
  if (!read.quoted && / order$/.test(name ?? '')) return undefined;
  if (!role && !read.quoted && parts.test(noun ?? name ?? '')) return undefined;
  if (scope?.role === 'combobox' || /\bdropdown$/.test(scope?.text ?? '')) return undefined;
  return places.has(role) || /^(?:radio|checkbox|switch|button|link|img|option)$/.test(role) ? undefined : read;
}

/** A tab of the browser, as a `page`. */
export function readTab(context: TargetContext, tokens: readonly Token[]): Slot | undefined {
  const words = lows(tokens);
  if (!/\b(?:tab|window|page)\b/.test(words)) return undefined;
  const isOpen =
    /^(?:the )?(?:first|second|third|fourth|last|1st|2nd|3rd|4th) (?:browser )?(?:tab|window)$|^(?:the )?(?:browser )?(?:tab|window) (?:\d|"|named "|titled "|called "|with (?:the )?title ")$|^(?:the )?" (?:browser tab|window|browser window)$|^(?:the )?(?:browser )?(?:tab|window) \S/.test(
      words,
    );
  if (!isOpen) return undefined;
  const renamed = tokens
    .filter(({ low }) => low !== 'browser')
    .map((token) => (/^(?:tab|window)$/.test(token.low) && token.kind === 'word' ? { ...token, low: 'tab' } : token));
  const read = readTarget({ ...context, mode: 'act', atStart: false }, renamed);
  if (read?.targets.length !== 1) return undefined;
  const { role: _, noun, ...rest } = read.targets[0]!;
  // A tab of the browser is no kind of anything: `the tab "Terms" three` would lose its last word.
  if (noun !== undefined) return undefined;
  return { ...read, targets: [{ role: 'page', ...rest } as Target] };
}

export function readPlace(context: TargetContext, tokens: readonly Token[]): Slot | undefined {
  const read = (act(context, tokens) as TargetRead | undefined) ?? ofReader(context, tokens);
  if (read?.targets.length !== 1) return undefined;
  const target = read.targets[0]!;
  // "open the email from Acme": in a mailbox, or one of those that the page lists.
  const isSentMail = /mail$/.test(target.noun ?? '') && tokens.some((token) => isWord(token) && token.raw === 'from');
  if (isSentMail && target.text !== undefined && !target.scope) return undefined;
  if (target.role !== 'page') return read;
  const { role: _, ...rest } = target;
  return rest.text === undefined ? undefined : { ...read, targets: [{ ...rest, noun: rest.noun ?? 'page' }] };
}

const isPronoun = ([only, ...more]: readonly Token[]) =>
  more.length === 0 && only?.kind === 'word' && /^(?:it|this|that)$/.test(only.low);

/** "Click Save. Close it": what was pressed, filled in or ticked is nothing that closes; what was opened is. */
const isOpenThing = ({ memory }: TargetContext, target: Target) =>
  closes.has(target.role ?? '') ||
  target.noun !== undefined ||
  (target.role === undefined && (target !== memory.actedOn || /^(?:open|expand)$/.test(memory.acted ?? '')));

const closes = new Set(['dialog', 'banner', 'alert', 'menu', 'tooltip', 'region', 'card']);
/** "close the notification": the one that came up; of those in a list one would say which. */
const shownNotification = (tokens: readonly Token[]): TargetRead | undefined =>
  /^(?:the|that|this) notification$/.test(lows(tokens))
    ? { targets: [{ role: 'alert', noun: 'notification' }], quoted: true }
    : undefined;

/** `"Copied" shows in the dialog. Close it`: what was seen in it has nothing to close. */
function openAround({ memory }: TargetContext, { scope, role, noun }: Target): Target | undefined {
  const isSeen = /^assert/.test(memory.acted ?? '') && role === undefined && noun === undefined;
  return isSeen && scope?.relation === 'within' && closes.has(scope.role ?? '') ? withoutRelation(scope) : undefined;
}

export function readClosable(context: TargetContext, tokens: readonly Token[]): Slot | undefined {
  const read = (act(context, tokens) as TargetRead | undefined) ?? shownNotification(tokens);
  const target = read?.targets[0];
  if (!read || !target || target.role === 'page') return undefined;
  const around = isPronoun(tokens) ? openAround(context, target) : undefined;
  if (around) return { targets: [around], quoted: true };
  if (isPronoun(tokens) && !isOpenThing(context, target)) return undefined;
  const isThing =
    closes.has(target.role ?? '') ||
    target.noun !== undefined ||
    read.quoted ||
    /window|panel|drawer|message|notice|menu|sidebar|tip|overlay|tour|guide|walkthrough|tutorial|wizard|lightbox|chat|widget|preview|picker|prompt|survey|modal|popover|flyout|sheet|hint|viewer|player/i.test(
      target.text ?? '',
    );
  return isThing ? read : undefined;
}

/** "remember the version next to "Live"": of what has its place any noun will do. */
export function readKeptThing(context: TargetContext, tokens: readonly Token[]): Slot | undefined {
  const read = act(context, tokens);
  if (read) return read;
  const told = readTarget({ ...context, mode: 'assert', atStart: false }, tokens);
  return told?.targets.every(({ scope }) => scope) ? told : undefined;
}

/** What a program saves under a name or in another form, which is done on the page: "save the filter as". */
const saveable =
  /^(?:filters?|report|query|search|view|layout|document|page|file|draft|template|form|settings|preset|playlist|project|design|drawing|chart|list|selection|changes)$/;

/** "save the total as before": what has a value, and nothing that the page itself saves; the name of a report is one. */
export function readStored(context: TargetContext, tokens: readonly Token[]): Slot | undefined {
  const last = tokens.at(-1);
  const isPart = tokens.some(({ kind, raw }) => kind === 'word' && raw === 'of');
  return isWord(last) && saveable.test(last.low) && !isPart ? undefined : readKeptThing(context, tokens);
}

/** "remove the Later tag": what bears its own sign to take it away. */
export function readChip(context: TargetContext, tokens: readonly Token[]): Slot | undefined {
  const read = act(context, tokens) as TargetRead | undefined;
  const isChip = read?.targets.every(({ text: name, noun }) => name && /^(?:chip|tag|pill)$/.test(noun ?? ''));
  return isChip ? read : undefined;
}

export function ofRole(read: Slot | undefined, ...roles: string[]): Slot | undefined {
  return read && 'targets' in read && read.targets.every(({ role }) => roles.includes(role ?? '')) ? read : undefined;
}

/** In quotes or with a capital: "enter the Reports section", but not "enter the town section". */
export const setApart = (read: Slot | undefined) =>
  read && 'targets' in read && (read.quoted || read.targets.every(({ text: name }) => beginsCapital(name ?? '')))
    ? read
    : undefined;

export const named = (read: Slot | undefined) =>
  read && 'targets' in read && read.targets.every(({ text: name }) => name !== undefined) ? read : undefined;
