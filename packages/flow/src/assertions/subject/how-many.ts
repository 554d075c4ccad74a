import { isDomain, roleOf } from '../../lexicon/roles.ts';
import { singular } from '../../lexicon/singular.ts';
import { isVague } from '../../lexicon/vague.ts';
import { isOfSender } from '../../targets/described.ts';
import { stateful } from '../../targets/name.ts';
import { isTitled } from '../../targets/owner.ts';
import { readTarget, type TargetContext, type TargetRead } from '../../targets/target.ts';
import { beginsCapital, isCapital, isGiven, isWord, lows, type Token, wordCount } from '../../tokenise/token.ts';

/** "3 cards left in the Waiting column": that they are left adds nothing; "Characters left" is a name. */
export const isLeft = ({ low, kind }: Token, at: number, all: readonly Token[]) =>
  at > 0 &&
  at < all.length - 1 &&
  kind === 'word' &&
  /^(?:left|remaining)$/.test(low) &&
  !/^(?:the|on|to)$/.test(all[at - 1]!.low) &&
  all.slice(0, at).every((token) => !isCapital(token)) &&
  /^(?:in|on|under|inside|within)$/.test(all[at + 1]!.low);

const isLeftAtEnd = ({ low, kind }: Token, at: number, all: readonly Token[]) =>
  at === all.length - 1 && kind === 'word' && /^(?:left|remaining|total)$/.test(low);

/** "3 top products", "2 recent orders": as the page heads them, and neither a rank nor a matter of judgement. */
function readListed(context: TargetContext, [first, ...rest]: readonly Token[]): TargetRead | 'unread' | undefined {
  const [kind] = rest;
  if (!isWord(first) || !isWord(kind) || !/^(?:top|recent)$/.test(first.raw) || !/s$|^(?:people|news)$/.test(kind.raw))
    return undefined;
  // "3 top links": which of the links those are, nobody can tell.
  if (roleOf([kind.low]) && !isDomain(kind.low)) return 'unread';
  const read = readTarget({ ...context, mode: 'assert', atStart: false }, rest);
  const [target, ...more] = read?.targets ?? [];
  const isPlain = target?.text === undefined || target.text === kind.raw;
  if (!target || more.length > 0 || !isPlain || target.ordinal !== undefined) return 'unread';
  const { scope } = target;
  return { ...read!, targets: [{ noun: `${first.raw} ${kind.raw}`, ...(scope && { scope }) }] };
}

/** "2 messages from Ann Lee": so many of which each is told by who sent it. */
export function readSent(context: TargetContext, [kind, ...rest]: readonly Token[]): TargetRead | undefined {
  const one = singular(kind?.low ?? '');
  if (!isWord(kind) || one === kind.low || !isOfSender([one, rest[0]?.low ?? '']) || rest.length < 2) return undefined;
  const said: Token = { ...kind, raw: one, low: one };
  const read = readTarget({ ...context, mode: 'assert', atStart: false }, [said, ...rest]);
  const [target] = read?.targets ?? [];
  return target?.noun === one && target.text !== undefined
    ? { ...read!, targets: [{ ...target, noun: kind.low }] }
    : undefined;
}

/** Things that are counted: a plural type, or a plural noun. */
export function readCounted(context: TargetContext, tokens: readonly Token[], isOne = false): TargetRead | undefined {
  const skip = tokens[0]?.low === 'the' || tokens[0]?.low === 'of' ? 1 : 0;
  const rest = tokens.slice(skip).filter((token, at, all) => !isLeft(token, at, all) && !isLeftAtEnd(token, at, all));
  if (
    /^(?:ms|milliseconds?|seconds?|secs?|minutes?|mins?|hours?|days?|weeks?|months?|years?|times?|clicks?|percent|euros?|dollars?)$/.test(
      rest.at(-1)?.low ?? '',
    )
  )
    return undefined;
  const first = rest.slice(0, 1)[0];
  // "has 8 digits": how long a text is.
  if (!first || /^(?:digits?|characters?|chars|letters?|decimals?)$/.test(rest.at(-1)!.low)) return undefined;
  const sent = readSent(context, rest);
  if (sent) return sent;
  const listed = readListed(context, rest);
  if (listed) return listed === 'unread' ? undefined : listed;
  const read = readTarget({ ...context, mode: 'assert', atStart: false }, rest);
  if (read?.targets.length !== 1) return undefined;
  const target = read.targets[0]!;
  // "one more row": than there were, and none is called "more".
  if (!read.quoted && /^(?:more|less|fewer|further|additional|extra)$/.test(target.text ?? '')) return undefined;
  // "2 unticked checkboxes": a state, and nothing that they are called.
  if (!read.quoted && stateful.test(target.text ?? '') && roleOf([rest.at(-1)!.low])) return undefined;
  // "the 12 Months radio button": one of its kind, with a number in its name.
  const isNumbered = !isOne && !read.quoted && beginsCapital(target.text ?? '') && target.role && read.plural === false;
  if (isNumbered && roleOf([rest.at(-1)!.low])?.plural === false) return undefined;
  // "the Queues tab … 4 queues": a kind in lower case, whatever was called so before.
  const isQuoted = read.quoted && (rest.some(isGiven) || /^[^a-z]/.test(target.text ?? ''));
  if (target.role || target.noun || isQuoted) return read;
  const isSingle = isOne && /^[a-z]+$/.test(target.text ?? '') && !isVague(target.text!);
  // "one booking survives": one of them, and what it does.
  const isVerb = isOne && /^[a-z-]+ (?:[a-z-]+ )*[a-z]+[^s]s$/.test(target.text ?? '');
  return target.text && !isVerb && (isSingle || /s$|^(?:people|children)$/i.test(target.text))
    ? { ...read, targets: [{ noun: target.text, ...(target.scope && { scope: target.scope }) }] }
    : undefined;
}

/** "The Count of Herbs": inside a sentence a capital makes it what a page writes over or beside a figure. */
const isCountTitle = (tokens: readonly Token[], ofWhat: readonly Token[]) =>
  tokens[0]!.low === 'the' &&
  isCapital(tokens[1]) &&
  (isGiven(ofWhat[0]) || isCapital(ofWhat[0])) &&
  !ofWhat.some((token) => isWord(token) && roleOf([token.low])?.plural);

/** "the number of rows", "the row count": what is counted; `'unread'` where it is no thing that can be. */
export function readHowMany(context: TargetContext, tokens: readonly Token[]): TargetRead | 'unread' | undefined {
  const words = lows(tokens);
  const count = /^(?:the )?(?:total )?(?:number|count|amount|quantity|nr|num|nr\.|no|qty) of /.exec(words);
  const ofWhat = count ? tokens.slice(wordCount(count[0])) : [];
  // `the Quantity of "Blue Band"`: of one thing, a field of it.
  const isOne =
    (ofWhat.length === 1 && isGiven(ofWhat[0])) ||
    (ofWhat.length > 1 && (ofWhat.every((token) => isCapital(token)) || isTitled(ofWhat)));
  const isField = isOne && /quantity|amount|qty/.test(words);
  if (count && !isField && !isCountTitle(tokens, ofWhat)) return readCounted(context, ofWhat) ?? 'unread';
  const things = /^(?:the )?(?:total )?(row|card|column|tile|tab|option|list item) count(?: |$)/.exec(words);
  if (!things || tokens.at(-1)!.raw.startsWith('Count')) return undefined;
  const at = tokens.findIndex(({ low }) => low === 'count');
  const rest = tokens.filter(
    (_, i) => i !== at && !(i === 0 && tokens[0]!.low === 'the') && tokens[i]!.low !== 'total',
  );
  return readCounted(context, rest) ?? 'unread';
}
