import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { isVague } from '../../lexicon/vague.ts';
import { isInside } from '../../targets/determiners.ts';
import { tellsManner } from '../../targets/name.ts';
import { isOrderWord } from '../../targets/speaking.ts';
import { allRaws, asWord, isCapital, isLower, isWord, type Token } from '../../tokenise/token.ts';
import { type ClauseContext, type ClauseRead, readClause } from '../clause.ts';
import { dropLead } from '../edges/lead.ts';
import { dropTrail } from '../edges/trail.ts';
import { withJotted } from './jotted.ts';
import { withKindFirst } from './kind-first.ts';
import { withLowerQuotes } from './lower.ts';
import { withLowerSaid } from './lower-said.ts';
import { withPhrases } from './phrases.ts';
import { reportedByPage } from './reported.ts';
import { withSentences } from './sentences.ts';
import { articles, isToldOf, joining, placing, quoted } from './set-off.ts';

/** Words of a wish or a judgement: what they describe has no name yet. */
const planned =
  /^(?:any|some|every|each|whichever|whatever|whoever|something|anything|someone|anyone|everything|everyone|several|few|many|most|valid|invalid|correct|correctly|suitable|sensible|matching|relevant|recent|random|right|proper|properly|other|others|one|ones|best|same|similar|different|cheapest|newest|oldest|largest|smallest|nearest|good|nice|right|fine|looks?|works?)$/;
/** What a page says to its reader, and what it says of nothing. */
const addressing = /^(?:you|your|yours|we|us|our|again|please|yet)$|['’](?:re|ll|ve|m)$/;
const denying = /^(?:No|Not|Nothing|Nobody|Wrong|Invalid|Incorrect|Unknown|Missing|Too)$/;
const asking = /^(?:Check|Enter|Type|Pick|Choose|Select|Try|Tap|Press|Click|Sign|Log|Please|Fill)$/;

const ticking = /^(?:tick|untick|toggle|choose|select|pick|click|tap|press)$/;
const pressing = /^(?:choose|select|pick|click|tap|press)$/;
const acting =
  /^(?:check|uncheck|hit|push|type|enter|put|write|fill|set|expand|hover|scroll|drag|right|double|open|wait|compare)$/;
const claiming =
  /^(?:see|expect|says?|shows?|displays?|contains?|reads?|for|until|saying|reading|no|message|error|toast|alert)$/;

/** Where the last verb of a claim stands, or the length. */
function lastPredicate(tokens: readonly Token[], from: number): number {
  const at = tokens.findLastIndex((token, i) => i > from && isLower(token) && predicateAt(tokens, i) !== undefined);
  return at < 0 ? tokens.length : at;
}

/** Whether unquoted words are plainly what a page says, and no wish of the author's. */
function isSaid(words: readonly Token[]): boolean {
  const [first] = words;
  const isAddress = words.some(({ low }) => addressing.test(low));
  const holdsVerb = words.some((token, at) => at > 0 && isLower(token) && predicateAt(words, at));
  const isWish = words.some((token, at) => isLower(token) && predicateAt(words, at)?.modal);
  if (isWish) return false;
  if (/^Something went wrong$/.test(allRaws(words))) return true;
  // "No request is sent": what does not happen, and no words of the page.
  if (denying.test(first!.raw)) return words.length > 1 && !(first!.raw === 'No' && holdsVerb);
  if (/^All$/.test(first!.raw)) return !holdsVerb && words.length > 2;
  return isAddress || ((isOrderWord(first!.low) || asking.test(first!.raw)) && !holdsVerb);
}

const more =
  /^(?:if|unless|until|till|once|because|so|which|who|whose|whom|that|instead|rather|than|or|should|must|times|twice|his|her|their)$/;
const times = /^(?:when|while|before|after|where|with|without)$/;
const owners = /^(?:the|it|a|an|its|my|your|you|i|we|this|that)$/;

/** "to this address", "from this branch": where nothing on the screen is. */
const isAway = ({ low }: Token, next: Token | undefined) =>
  low === 'to' ? owners.test(next?.low ?? '') : low === 'from' && /^(?:this|that)$/.test(next?.low ?? '');

/** "Newsletter if it is off", "Ann under Name", "Save to see Saved": a name and what is to be done with it, or where. */
const isMore = (words: readonly Token[], { isClaim, isPress }: Use) =>
  words.some((token, at) => {
    if (at === 0 || !isLower(token)) return false;
    const next = words[at + 1];
    // "click Deliver to this address": nothing is pressed to a place.
    const isAim = isPress && isAway(token, next) && !/^(?:left|right)$/.test(words[at + 2]?.low ?? '');
    const isInto = token.low === 'as' && next?.low === 'the';
    const isPlace =
      !isAim && (isInto || (placing.test(token.low) && (isCapital(next) || owners.test(next?.low ?? ''))));
    const isPurpose = !isAim && token.low === 'to' && (at + 3 < words.length || isCapital(words[at + 2]));
    const isOwned = next?.low === 'of' && articles.test(words[at + 2]?.low ?? '');
    const isPlacedKind = roleOf([token.low])?.isPlain === true && (isOwned || placing.test(next?.low ?? ''));
    const isClause = times.test(token.low) && owners.test(next?.low ?? '');
    return (
      (more.test(token.low) && !(isClaim && token.low === 'or')) ||
      isPlace ||
      isPurpose ||
      isPlacedKind ||
      isClause ||
      (token.low === 'next' && next?.low === 'to')
    );
  }) || /^(?:on|off)$/.test(words.at(-1)!.raw);

/** What an unquoted name is for: what a claim says, what is typed, what is pressed. */
interface Use {
  isClaim?: boolean;
  isValue?: boolean;
  isPress?: boolean;
}

function isOneName(words: readonly Token[], use: Use): boolean {
  const { isClaim, isValue } = use;
  if (words.length > 8 || !words.every((token) => isWord(token) && /^[\p{L}\p{N}&]/u.test(token.raw))) return false;
  if (/^(?:the|a|an|and|or|to|of)$/.test(words.at(-1)!.low) || isMore(words, use)) return false;
  // "Europe then Spain": one after the other.
  if (words.some(({ raw }, at) => at > 0 && raw === 'then')) return false;
  // "Save as" is a label, "Country as" none.
  if (words.at(-1)!.raw === 'as' && !isOrderWord(words[0]!.low)) return false;
  // "Add one": what a button adds.
  if (words.length === 2 && words[1]!.low === 'one' && isOrderWord(words[0]!.low)) return !isClaim;
  const isWish = words.some(
    ({ low, raw }, at) =>
      at > 0 && raw === low && planned.test(low) && !(isValue && /^(?:good|nice|right|fine|works?|looks?)$/.test(low)),
  );
  return isClaim ? isSaid(words) && (!isWish || words[0]!.raw === 'Something') : !isWish;
}

/** Where a name that begins at `from` may end: before a place, a kind, a joint or the verb of the claim, the likeliest first. */
function endsOf(tokens: readonly Token[], from: number, most: number): number[] {
  const ends: number[] = [];
  for (let to = from + 1; to <= most && isWord(tokens[to - 1]); to++) {
    const next = tokens[to];
    const isKind = isLower(next) && roleOf([next!.low])?.isPlain === true;
    const isJoint = isLower(next) && (placing.test(next!.low) || joining.test(next!.low));
    const isTimes = /^(?:times|x)$/.test(tokens[to + 1]?.low ?? '') || next?.low === 'twice';
    if (to === most || !isWord(next) || isKind || isJoint || isTimes) ends.push(to);
  }
  const rank = (to: number) => {
    const words = tokens.slice(from, to);
    const holdsPlace = words.some(({ low }, at) => placing.test(low) && articles.test(words[at + 1]?.low ?? ''));
    const [kind, of] = tokens.slice(to, to + 2).map(({ low }) => low);
    const isKind = isLower(tokens[to]) && roleOf([kind!])?.isPlain === true;
    const isKindOfTwo = isKind && of !== undefined && roleOf([kind!, of])?.isPlain === true;
    return holdsPlace ? 3 : isKindOfTwo ? 0 : isKind ? 1 : 2;
  };
  return ends.reverse().sort((one, other) => rank(one) - rank(other));
}

/** Nothing before it but the verb, what goes with the verb, and a kind; or words that lead to a place. */
const isLed = (tokens: readonly Token[], from: number) =>
  (tokens[from - 1]!.low === 'to' && tokens[from - 2]?.low === 'next') ||
  tokens
    .slice(1, from)
    .every(
      ({ kind, low }) => kind === 'word' && (placing.test(low) || articles.test(low) || roleOf([low]) !== undefined),
    );

const holding = /^(?:dialog|popup|modal|form|panel|section|window|table|list|menu|page|row|card)$/;

/** Every way to quote one name that begins with a capital inside the clause. */
function* withQuotes(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const isAct = isWord(tokens[0]) && (ticking.test(tokens[0].low) || acting.test(tokens[0].low));
  const isPress = pressing.test(tokens[0]?.low ?? '');
  const isValue = /^(?:type|enter|put|write|fill|set|paste|add)$/.test(tokens[0]?.low ?? '');
  if (tokens[1]?.low === 'that') return;
  for (let from = 1; from < tokens.length; from++) {
    const before = tokens[from - 1]!;
    if (!isCapital(tokens[from]) || (from > 1 && isCapital(before)) || isToldOf(tokens, from)) continue;
    const isClaim = isWord(before) && claiming.test(before.low);
    const isNamed = isWord(before) && articles.test(before.low);
    if (!isClaim && !isNamed && !(isAct && isLed(tokens, from))) continue;
    const verb = isAct && ticking.test(tokens[0]!.low) ? tokens.length : lastPredicate(tokens, from);
    const isShown = isClaim && /^(?:until|for)$/.test(before.low) && verb < tokens.length;
    const mosts = isClaim && verb < tokens.length ? [verb, tokens.length] : [verb];
    for (const to of mosts.flatMap((most) => endsOf(tokens, from, most))) {
      const words = tokens.slice(from, to);
      const isKind = isLower(tokens[to]) && roleOf([tokens[to]!.low]) !== undefined;
      const isLong = words.length > 1 || isVague(words[0]!.low);
      const isPlain = isClaim || (isAct && !/^an?$/.test(before.low));
      const isField = /^(?:in|into|as)$/;
      const holdsField = isValue && words.some((token) => isLower(token) && isField.test(token.low));
      // "enter X in the Login dialog": what holds fields is no field.
      if (holdsField || (isValue && holding.test(words.at(-1)!.raw))) continue;
      const isSight = isShown && to === verb && isOneName(words, {});
      if ((isPlain || isKind) && isLong && (isSight || isOneName(words, { isClaim, isValue, isPress })))
        yield quoted(spec, tokens, from, to);
    }
  }
}

function* ways(context: ClauseContext, tokens: readonly Token[]): Generator<Token[]> {
  yield* withQuotes(context.spec, tokens);
  yield* withLowerQuotes(context.spec, tokens);
  yield* withJotted(context, tokens);
  yield* withPhrases(context.spec, tokens);
  yield* withSentences(context.spec, tokens);
  yield* reportedByPage(context.spec, tokens);
  yield* withKindFirst(context.spec, tokens);
  yield* withLowerSaid(context.spec, tokens);
}

/** "tick Nobody was hurt", "I should see Check your inbox": a name of any words, which only its capital sets off. */
export function readNamed(context: ClauseContext, whole: readonly Token[]): ClauseRead | undefined {
  const tokens = dropTrail(dropLead(whole));
  if (tellsManner(tokens)) return undefined;
  for (const named of ways(context, tokens)) {
    if (tokens[0]?.low === 'fill' && named.some((token) => !tokens.includes(token) && / with /.test(token.value)))
      continue;
    const read = readClause(context, named);
    if (read && read.steps.length > 0) return { ...read, quoted: false };
  }
  return undefined;
}

const tasks =
  /^(?:verify|check|complete|ensure|confirm|make|wait|see|expect|fill|review|repeat|test|try|log|sign|go|open|look|read|do|get|compare|prove|fix|use|find|choose|select|pick|type|enter|tick|search|scroll|play|watch|run|start)$/;

/** "Delete in the row for Bob": with no object of its own, an order with its capital is what a control says. */
const isPlaced = ([name, place, ...rest]: readonly Token[]) =>
  /^\p{Lu}\p{Ll}/u.test(name!.raw) &&
  isLower(place) &&
  /^(?:in|on|under|below|above|beside|next|near)$/.test(place!.low) &&
  rest.length > 0;

/** What is done again with what is only named: "press A and then B", "tick A in the first row and A in the second". */
const again: Record<string, { verb: string; isPressed: boolean }> = {
  click: { verb: 'click', isPressed: true },
  press: { verb: 'click', isPressed: true },
  check: { verb: 'tick', isPressed: false },
  uncheck: { verb: 'untick', isPressed: false },
};

/** "Click Next 3 times and then Finish lesson", "click Edit in the first row and Delete in the second": done as well. */
export function readNextPress(
  context: ClauseContext,
  tokens: readonly Token[],
  isThen: boolean,
): ClauseRead | undefined {
  const own = dropLead(tokens);
  const act = again[context.memory.acted ?? ''];
  const isName =
    isThen &&
    act?.isPressed === true &&
    own.length > 1 &&
    own.length < 5 &&
    !tasks.test(own[0]!.low) &&
    own.slice(1).every((token) => isLower(token) && !isVague(token.low) && !articles.test(token.low));
  const isSame = act !== undefined && isCapital(own[0]) && isInside(context, own[0]!) && (isName || isPlaced(own));
  const read = isSame ? readClause(context, [asWord(own[0]!, act.verb), ...own]) : undefined;
  return read?.steps.length === 1 && read.steps[0]!.target?.text !== undefined ? { ...read, quoted: false } : undefined;
}
