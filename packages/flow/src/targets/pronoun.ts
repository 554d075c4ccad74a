import type { Target } from '@smokejumper/contracts';
import { ordinalOf } from '../lexicon/numbers.ts';
import { own } from '../lexicon/own.ts';
import { roleOf } from '../lexicon/roles.ts';
import { withoutRelation } from '../resolve/memory.ts';
import { allLows, lows, type Token, wordCount } from '../tokenise/token.ts';
import { isInside } from './determiners.ts';
import { isOrderWord } from './speaking.ts';
import { readTarget, type TargetContext, type TargetRead } from './target.ts';

/** "it", "that row", "the same dialog", "its second cell": the whole target they point back to. */
export function resolvePronoun(context: TargetContext, tokens: readonly Token[]): Target | undefined {
  const isPart = tokens[0]?.kind === 'word' && tokens[0].low === 'its';
  if (!isPart && tokens.some(({ kind }) => kind !== 'word')) return undefined;
  const words = tokens.map(({ low }) => low);
  const { memory } = context;
  // "3 results should be visible. Untick it", "remember the number of results": what was counted is no single thing.
  const isCounted =
    (memory.acted === 'assertCount' && memory.claim?.value !== '1') ||
    (memory.acted === 'remember' && memory.deed?.measure === 'count');
  // "expect It's in the oven": with its capital what the page says, and nobody's word for what was spoken of.
  if (/^(?:It|That)['’]s$/.test(tokens[0]!.raw) && isInside(context, tokens[0]!)) return undefined;
  if (words.length === 1 && /^(?:it|this|that|itself|which)$/.test(words[0]!))
    return !isCounted ? memory.last : context.mode === 'act' ? memory.actedOn : undefined;
  if (words.length === 1 && words[0] === 'there') return undefined;
  const seen = memory.claim?.action === 'assertVisible' ? memory.claim.target : undefined;
  if (
    /^the text$|^(?:this|that) (?:text|message)$/.test(words.join(' ')) &&
    seen?.text !== undefined &&
    !seen.role &&
    !seen.noun
  )
    return seen;
  const theirs = /^(?:her|his|their) (row|line|card|entry)$/.exec(words.join(' '));
  if (theirs && !memory.lost) return roleOf([theirs[1]!])?.role === memory.named?.role ? memory.named : undefined;
  const again = /^(?:that|this|the same|the said)$/.exec(words.slice(0, words[0] === 'the' ? 2 : 1).join(' '));
  if (again) {
    const role = roleOf(words.slice(wordCount(again[0])));
    if (role?.role && !role.plural)
      return (
        pointBack(context, role.role) ??
        (oneOfMany.test(role.role) ? ofLast(context, role.role) : undefined) ?? {
          role: role.role,
          ...(role.noun && { noun: role.noun }),
        }
      );
    if (role?.plural) return undefined;
    const known = role?.noun ? own(memory.byNoun, role.noun) : namedBefore(context, words.slice(wordCount(again[0])));
    return known ?? lastCalled(memory.last, words.slice(wordCount(again[0])).join(' '));
  }
  const same = context.mode === 'assert' && words[0] === 'the' ? toldBefore(context, words.slice(1)) : undefined;
  if (same) return same;
  const one =
    /^(?:the )?(\S+) (?:one|of (?:them|these|those))$|^the (first|second|third|fourth|fifth|sixth|\d+(?:st|nd|rd|th))$/.exec(
      words.join(' '),
    );
  const ordinal = one ? ordinalOf(one[1] ?? one[2]) : undefined;
  const isMany =
    memory.last?.ordinal !== undefined ||
    !/^(?:heading|dialog|alert|banner|form|page|navigation|combobox|slider|menu)$/.test(memory.last?.role ?? '');
  if (ordinal && isMany && memory.last && (memory.last.role || memory.last.noun))
    return { ...ofKind(memory.last), ordinal };
  if (words[0] === 'its' && words.length > 1 && memory.last) return part(context, tokens.slice(1));
  return undefined;
}

/** "the card should be gone" after `"Cancel" on the card for "X"`: with its article the one that was told by its name. */
function toldBefore({ memory }: TargetContext, words: readonly string[]): Target | undefined {
  const kind = memory.lost ? undefined : roleOf(words);
  const isOne = /^(?:row|card|listitem)$/.test(kind?.role ?? '') && !kind!.plural;
  const before = isOne ? own(memory.byRole, kind!.role!) : undefined;
  // "open the product Lamp": what was pressed itself may be left behind.
  if (before?.text === undefined || before.noun !== kind!.noun) return undefined;
  const isLeft = before.text === memory.actedOn?.text && !/^(?:drag|hover)$/.test(memory.deed?.action ?? '');
  return isLeft ? undefined : before;
}

/** "that Night cell" after "the Night cell in Ann's row": of that name and kind the one that was spoken of, with its place. */
function namedBefore({ memory }: TargetContext, words: readonly string[]): Target | undefined {
  const role = words.length > 1 ? roleOf(words.slice(-1)) : undefined;
  const before = role?.role && !role.plural && !memory.lost ? own(memory.byRole, role.role) : undefined;
  return before?.text?.toLowerCase() === words.slice(0, -1).join(' ') ? before : undefined;
}

/** "in the same tree" after "in the origin tree": of a kind that no table knows, by the end of what it was called. */
function lastCalled(last: Target | undefined, kind: string): Target | undefined {
  for (let at = last; at; at = at.scope) {
    const name = ` ${(at.text ?? at.noun ?? '').toLowerCase()}`;
    if (kind !== '' && at.role === undefined && name.endsWith(` ${kind}`)) return withoutRelation(at);
  }
  return undefined;
}

const oneOfMany = /^(?:row|card|listitem|cell|column|option)$/;

/** "that row" after "Bob" was seen is the row of Bob. */
function ofLast({ memory }: TargetContext, role: string): Target | undefined {
  const { last } = memory;
  // `click "Save", that card shows "A"`: what was pressed is a button and no card.
  const isPressed =
    last !== undefined &&
    last === memory.actedOn &&
    (memory.acted === 'activate' ||
      (memory.acted === 'click' && isOrderWord((last.text ?? '').toLowerCase().split(' ', 1)[0]!)));
  const isName = last?.text !== undefined && !last.role && !last.noun && !memory.lost && !isPressed;
  return isName && /^(?:row|card|listitem)$/.test(role) ? { ...last, role: role as Target['role'] } : undefined;
}

/** "that row" where none was spoken of: nobody can tell which, so no reading may take a row. */
export function isNobodys(context: TargetContext, tokens: readonly Token[]): boolean {
  const words = tokens.map(({ kind, low }) => (kind === 'word' ? low : '"'));
  if (!/^(?:that|this|same)$/.test(words[words[0] === 'the' ? 1 : 0] ?? '')) return false;
  const role = roleOf(words.slice(words[0] === 'the' ? 2 : 1))?.role ?? '';
  // "in that panel", after a clause that nobody could read: it may have been told there which one.
  const isUnknown = oneOfMany.test(role) || (role !== '' && role !== 'page' && context.memory.lost === true);
  return isUnknown && !pointBack(context, role) && !ofLast(context, role);
}

const someOf =
  /^(?:(?:one|two|three|four|five|some|any|each|all|both|none|neither|either|most|many|few|several|half|part|the (?:first|second|third|last|rest)) of (?:the|these|those|them|it|this|that|my|our|your)\b|(?:these|those|them|both|all)(?: (?:two|three|four|five|six|ones))?$)/;
const vagueNumber = /^(?:both|most|several|half|many|few|fewer|enough|various|more(?! (?:options|actions|filters)\b)) /;

/** "One of these", "those three", "most rows": some of what was spoken of or is there, and the name of nothing. */
export function isSomeOfThem(tokens: readonly Token[]): boolean {
  if (tokens.length < 2 || tokens.some(({ kind }) => kind !== 'word')) return false;
  const last = tokens.at(-1)!;
  const isMany = vagueNumber.test(allLows(tokens)) && last.raw === last.low && roleOf([last.low])?.plural === true;
  return isMany || someOf.test(lows(tokens));
}

/** The kind of a thing, without what singles it out; `the 2nd "Details" link` was counted among those of its name. */
const ofKind = ({ text, ordinal, role, noun, scope }: Target): Target => ({
  ...(text !== undefined && ordinal !== undefined && { text }),
  ...(role && { role }),
  ...(noun && { noun }),
  ...(scope && { scope }),
});

/** "the one" in another place: what was acted on, wherever it stood. */
export function theOne({ memory, mode }: TargetContext, head: readonly Token[]): TargetRead | undefined {
  if (head.length !== 2 || mode !== 'act' || !head.every(({ kind }) => kind === 'word')) return undefined;
  const { last } = memory;
  if (head[0]!.low !== 'the' || head[1]!.low !== 'one' || !last?.scope || memory.lost) return undefined;
  const { scope: _, ordinal: __, ...target } = last;
  return { targets: [target], quoted: true };
}

function pointBack({ memory }: TargetContext, role: string): Target | undefined {
  return memory.byRole[role];
}

/** What a control to press has of its own; of what it is pressed for, nobody can tell by "its". */
const ownParts =
  /^(?:label|text|icon|image|badge|tooltip|title|caption|colou?r|background|count|counter|number|menu|dropdown|arrow|spinner|options?|link|shortcut|placeholder|value|name|border|font|size|width|height)$/;

/** "click Pause, its status becomes …": the button itself has none. */
function isBeyondButton({ memory }: TargetContext, owner: Target, tokens: readonly Token[]): boolean {
  const isPressed = memory.acted === 'click' && owner === memory.actedOn && !owner.scope;
  const isBid = owner.role === undefined && owner.text !== undefined && isOrderWord(owner.text.toLowerCase());
  return isPressed && (owner.role === 'button' || isBid) && !ownParts.test(tokens.at(-1)!.low);
}

/** "The ETA of TR-207 is …, its status …": of TR-207, whose part the ETA is. */
function withoutPart(target: Target): Target {
  const [, whole] = /^\S+ of (\S*\d\S*)$/.exec(target.text ?? '') ?? [];
  return whole === undefined || target.role !== undefined ? target : { ...target, text: whole };
}

function part(context: TargetContext, tokens: readonly Token[]): Target | undefined {
  const owner = withoutPart(context.memory.last!);
  if (isBeyondButton(context, owner, tokens)) return undefined;
  const read = readTarget({ ...context, memory: { ...context.memory, last: undefined } }, tokens);
  if (read?.targets.length !== 1 || read.targets[0]!.scope) return undefined;
  // "Open the second article and its heading should …": what was opened is the page now.
  const isPage =
    context.memory.acted === 'open' && owner.ordinal !== undefined && /^heading$/.test(read.targets[0]!.role ?? '');
  if (context.memory.whole || isPage) return read.targets[0];
  // "the table has 40 rows and its ETA column …": of the table, whose rows were counted; "its first item": of the list.
  const isCounted = owner.text === undefined && owner.ordinal === undefined && owner.scope;
  const isOneOf = read.targets[0]!.ordinal !== undefined && read.targets[0]!.role === owner.role && owner.role;
  if (isCounted && (isOneOf || (owner.role === 'row' && read.targets[0]!.role === 'column')))
    return { ...read.targets[0]!, scope: owner.scope! };
  // "The price of Ulysses is 14 and its year …": what is told of a thing owns nothing, the thing does.
  const isTold = owner.text !== undefined && !owner.role && !owner.noun && owner.scope?.relation === 'within';
  if (isTold && owner.scope!.text !== undefined && !owner.scope!.role)
    return { ...read.targets[0]!, scope: owner.scope! };
  const type = read.targets[0]!.text === undefined ? read.targets[0]!.role : undefined;
  // "its second row": nothing has but the one it stands in.
  if ((type === 'row' || type === 'card') && owner.text !== undefined)
    return read.targets[0]!.ordinal === undefined ? { role: type, text: owner.text } : undefined;
  // "The status of the row Ana is Open and its total …": what a cell or a button of a row has, the row has.
  const isOfRow = read.targets[0]!.role === 'cell' || owner.role === 'cell' || !ownParts.test(tokens.at(-1)!.low);
  if (isOfRow && owner.scope?.relation === 'row') return { ...read.targets[0]!, scope: owner.scope };
  const relation =
    owner.role === 'row'
      ? 'row'
      : owner.role === 'card' || owner.role === 'listitem' || (!owner.role && owner.ordinal !== undefined)
        ? 'item'
        : 'within';
  return { ...read.targets[0]!, scope: { relation, ...owner } };
}
