import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { isOpenEnded } from '../../assertions/special/messages.ts';
import { fieldNouns } from '../../lexicon/fields.ts';
import { isFigure } from '../../lexicon/figures.ts';
import { countOf, ordinalOf } from '../../lexicon/numbers.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { isDescribing, isVague } from '../../lexicon/vague.ts';
import { isOrderWord } from '../../targets/speaking.ts';
import { allLows, beginsCapital, isCapital, isLower, isWord, type Token } from '../../tokenise/token.ts';
import { judging } from '../claims/guard.ts';
import { actionStarts } from '../orders/action.ts';
import { articles, placing, quoted } from './set-off.ts';

/** Begins the description of a thing, a wish, or somebody; never the words of a page. */
const describing =
  /^(?:the|a|an|this|that|these|those|it|they|he|she|i|we|my|our|their|his|her|its|all|every|each|some|any|both|one|ones|nothing|something|anything|everything|everyone|nobody|someone|who|what|which|how|why|whether|if|when|where|there|no|not|only|more|most|less|other|others|another|same|new|old|only|just|still|also|again|valid|invalid|random|different|own)$/;
const wishing =
  /^(?:should|must|shall|will|would|could|may|might|ought|than|needed|possible|later|and|or|but|then|until|unless|because|whatever|however)$/;
const participle =
  /(?:[a-z]{2}ed|sent|done|gone wrong|complete|paid|found|frozen|hidden away|broken|chosen|written|taken)$/;

const plain = (token: Token) => isWord(token) && /^(?:[a-z][a-z'’-]*|\d+)$/.test(token.raw);

/** Whether lower-case words may stand for what a page says or calls something, though nothing sets them off. */
function isWording(words: readonly Token[], most = 5): boolean {
  const first = words[0]?.low ?? '';
  if (words.length === 0 || words.length > most || !words.every(plain)) return false;
  if (
    describing.test(first) ||
    (isVague(first) && first !== 'did') ||
    countOf(first) !== undefined ||
    // "exactly 3 links are checked": claimed of so many.
    (/^(?:exactly|at)$/.test(first) && words.slice(1, 3).some(({ low }) => countOf(low) !== undefined)) ||
    ordinalOf(first) !== undefined
  )
    return false;
  if (
    words.some(
      ({ low }) => wishing.test(low) || (judging.test(low) && low !== 'only') || /..est$|^(?:your|my)$/.test(low),
    )
  )
    return false;
  // "prices updated", "items added": that something happened to several things, and no words of a page.
  if (words.length === 2 && /[^s]s$/.test(first) && participle.test(words[1]!.low)) return false;
  return !words.some(({ low }, at) => placing.test(low) && articles.test(words[at + 1]?.low ?? ''));
}

/** "access denied", "did you mean", "moved to archive": more than the name of a thing. */
const isSpoken = (words: readonly Token[]) =>
  participle.test(words.at(-1)!.low) ||
  participle.test(words[0]!.low) ||
  words.some(({ low }, at) => at > 0 && (isVague(low) || /^(?:to|aboard|exists?|back|in|out|up)$/.test(low)));

const isKind = (words: readonly Token[]) => roleOf([words.at(-1)!.low]) !== undefined;

const leads =
  /^(?:i|you|we|user|should|must|can|then|now|also|need|needs|to|visitor|customer|wait|it|until|till|for|up|that|verify|check|make|sure|ensure|confirm|\d+|seconds?|s|secs?|minutes?)$/;
const shown = /^(?:visible|shown|displayed|gone|hidden|there|listed)$/;

/** Where the claim that something is seen begins: "is visible", "should show up in that row". */
function sightAt(tokens: readonly Token[]): number {
  return tokens.findIndex((token, at) => {
    const found = at > 0 && isLower(token) ? predicateAt(tokens, at) : undefined;
    if (!found) return false;
    const after = tokens.slice(found.next);
    const isSeen =
      found.lemma === 'be' && shown.test(after[0]?.low ?? '') && (after[0]!.low !== 'there' || found.negated);
    const place = isSeen ? after.slice(1) : after;
    return (
      (isSeen || /^(?:dis)?appear$/.test(found.lemma)) &&
      (place.length === 0 || !isWord(place[0]) || placing.test(place[0].low))
    );
  });
}

function* sights(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const see = tokens.findIndex(({ low }) => /^(?:see|expect)$/.test(low));
  if (see >= 0 && tokens.slice(0, see).every(({ low }) => leads.test(low))) {
    const place = tokens.findIndex(
      (token, at) => at > see + 1 && placing.test(token.low) && articles.test(tokens[at + 1]?.low ?? ''),
    );
    const words = tokens.slice(see + 1, place < 0 ? undefined : place);
    const isText =
      words.length > 1
        ? !isKind(words) || words.some(({ low }) => /^(?:has|have)$/.test(low))
        : participle.test(words[0]?.low ?? '');
    if (isText && isWording(words) && !(words.length > 1 && stated.test(words.at(-1)!.low)))
      yield quoted(spec, tokens, see + 1, see + 1 + words.length);
  }
  const at = sightAt(tokens);
  const from = tokens.findIndex(({ low }) => !leads.test(low));
  const words = from >= 0 && at > from ? tokens.slice(from, at) : [];
  const isText = words.length > 0 && isWording(words) && isSpoken(words) && !isKind(words) && !isOpenEnded(words);
  // "error zip is invalid is shown": who speaks is no part of what is said.
  const speaker =
    words.length > 2 && /^(?:error|warning|message|notice|toast|alert|hint|banner)$/.test(words[0]!.low) ? 1 : 0;
  if (isText) yield quoted(spec, tokens, from + speaker, at);
}

const stated = /^(?:gone|visible|shown|displayed|hidden|enabled|disabled|listed|there)$/;

const writing = /^(?:write|type|enter|put|add|key)$/;
const ticking = /^(?:tick|untick|uncheck)$/;

/** "in title", "into the comment box": a field at the end of an order to write. */
function fieldFrom(tokens: readonly Token[]): number {
  const at = tokens.findLastIndex(({ low }) => /^(?:in|into)$/.test(low));
  const rest = tokens.slice(at + 1).filter(({ low }) => low !== 'the');
  const isField = rest.length > 0 && rest.length <= 3 && rest.every(plain);
  const isNamed =
    rest.every(({ low }) => fieldNouns.has(low)) || /^(?:field|box|input|area)$/.test(rest.at(-1)?.low ?? '');
  return at > 1 && isField && isNamed ? at : -1;
}

function* orders(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const verb = tokens[0]!.low;
  const rest = tokens.slice(1);
  const field = writing.test(verb) ? fieldFrom(tokens) : -1;
  const value = tokens.slice(1, Math.max(field, 1));
  const isValue =
    value.length > 1 &&
    value.length <= 6 &&
    !describing.test(value[0]!.low) &&
    value.every((word) => plain(word) && !isVague(word.low) && !isDescribing(word.low) && !wishing.test(word.low));
  if (isValue) yield quoted(spec, tokens, 1, field);
  if (ticking.test(verb) && rest.length > 1 && isWording(rest) && !isKind(rest) && !placing.test(rest.at(-1)!.low))
    yield quoted(spec, tokens, 1, tokens.length);
  const isAnyway =
    /^(?:click|tap|hit|press)$/.test(verb) &&
    rest.length > 1 &&
    rest.at(-1)!.low === 'anyway' &&
    isOrderWord(rest[0]!.low);
  if (isAnyway && rest.every(plain)) yield quoted(spec, tokens, 1, tokens.length);
  // "choose lowest price from the sort by dropdown": an order to sort in, and no wish.
  const sort = /^(?:choose|select|pick) .* from the sort(?: by| order)? (?:dropdown|menu|list|select)$/.test(
    allLows(tokens),
  )
    ? tokens.findIndex(({ low }) => low === 'from')
    : -1;
  if (sort > 1 && sort < 6 && tokens.slice(1, sort).every(plain)) yield quoted(spec, tokens, 1, sort);
  // "choose Damaged in transit from the Condition dropdown": the option goes as far as its dropdown.
  const from = /^(?:choose|select|pick) .* (?:from|in) the (?:[a-z'’-]+ ){1,3}dropdown$/.test(allLows(tokens))
    ? tokens.findLastIndex(({ raw }) => /^(?:from|in)$/.test(raw))
    : -1;
  const option = tokens.slice(1, Math.max(from, 1));
  const isOption =
    option.length > 1 &&
    option.length < 7 &&
    beginsCapital(option[0]!.raw) &&
    option.every((token) => isWord(token) && !wishing.test(token.low) && !/..est$/.test(token.low)) &&
    !describing.test(option[0]!.low);
  if (isOption) yield quoted(spec, tokens, 1, from);
  const row = tokens.findIndex(
    ({ low }, at) =>
      /^(?:row|card|item)$/.test(low) &&
      tokens[at - 1]?.low === 'the' &&
      /^(?:with|for|of)$/.test(tokens[at + 1]?.low ?? ''),
  );
  const name = row > 0 ? tokens.slice(row + 2) : [];
  if (
    name.length > 1 &&
    name.length < 4 &&
    isWording(name) &&
    !name.some(({ low }) => isVague(low) || placing.test(low))
  )
    yield quoted(spec, tokens, row + 2, tokens.length);
}

/** "make sure create deal is disabled": an order in lower case that is a button. */
function* buttons(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const from = tokens.findIndex(({ low }) => !leads.test(low));
  const at = tokens.findIndex((token, i) => i > from && isLower(token) && predicateAt(tokens, i)?.lemma === 'be');
  const words = from >= 0 && at > from ? tokens.slice(from, at) : [];
  const isState = /^(?:enabled|disabled|greyed|grayed)$/.test(tokens[predicateAt(tokens, at)?.next ?? -1]?.low ?? '');
  if (isState && words.length > 1 && words.length < 4 && isOrderWord(words[0]!.low) && isWording(words))
    yield quoted(spec, tokens, from, at);
}

/** What is checked, pointed at or waited for: no label begins so before a state. */
const checking =
  /^(?:verify|check|expect|ensure|confirm|assert|validate|see|make|wait|look|watch|find|click|press|tap|hit|hover|there|all|both|no)$/;
const labelStates =
  /^(?:empty|enabled|disabled|checked|unchecked|ticked|unticked|selected|required|readonly|focused|editable|visible|shown|displayed|hidden|gone|invisible|on|off)$/;

/** "Add a comment is empty", "Write a reply should be disabled": an order with its capital, of which a state is told. */
function* labels(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const lead = /^(?:(?:verify|check|expect|ensure|confirm|make sure)(?: that)? )/.exec(allLows(tokens));
  const from = lead ? lead[0].split(' ').length - 1 : 0;
  const [first] = tokens.slice(from);
  const at = tokens.findIndex((token, i) => i > from + 1 && isLower(token) && predicateAt(tokens, i)?.lemma === 'be');
  const words = tokens.slice(from + 1, Math.max(at, 0));
  const isOrder = isCapital(first) && (isOrderWord(first!.low) || actionStarts.has(first!.low));
  if (at < 0 || !isOrder || checking.test(first!.low) || words.length > 5) return;
  // "Select the first row is selected": told of the row, maybe; "Pay in store": where, maybe.
  if (
    !words.every(plain) ||
    words.some(({ low }) => /^(?:the|this|that|it|in|on|at|from|under|below|above|near|inside)$/.test(low))
  )
    return;
  const states = tokens.slice(predicateAt(tokens, at)!.next);
  if (states.length === 1 && labelStates.test(states[0]!.low)) yield quoted(spec, tokens, from, at);
}

/** What is nothing but entered, so that it is a field or a value that is empty; an email, a message or a card may be a thing. */
const entered =
  /^(?:website|url|phone|telephone|mobile|street|city|town|postcode|zip|iban|surname|nickname|username|password|subject|description|reference|comment|bio|name|first name|last name|full name|amount|quantity)$/;
const usable = /^(?:enabled|disabled|editable|readonly|read-only|focused)$/;
const fieldStates = /^(?:required|mandatory|readonly|checked|unchecked|ticked|unticked|expanded|collapsed)$/;

/** "streak must not be empty", "delivery note should be required": what only a field or a value can be. */
function* fields(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const lead = tokens.findIndex(({ low }) => !leads.test(low));
  const from = tokens[lead]?.low === 'the' ? lead + 1 : lead;
  const at = tokens.findIndex((token, i) => i > from && isLower(token) && /^(?:should|must|has|is)$/.test(token.low));
  const words = from >= 0 && at > from ? tokens.slice(from, at) : [];
  const predicate = words.length > 0 ? predicateAt(tokens, at) : undefined;
  const states = predicate?.lemma === 'be' ? tokens.slice(predicate.next) : [];
  const isEntered = entered.test(allLows(words)) && words.every(isLower);
  if (states.length !== 1 || words.length > 3 || (!isEntered && (!isWording(words) || isKind(words)))) return;
  if (isEntered && (states[0]!.low === 'empty' || usable.test(states[0]!.low))) {
    // "the phone is disabled": the device, or what is entered.
    if (states[0]!.low === 'empty' || !/^(?:phone|mobile|telephone)$/.test(words[0]!.low))
      yield quoted(spec, tokens, from, at);
    return;
  }
  // "diff must not be empty": of what holds things, and is no figure or field, nobody can tell.
  const { low } = words.at(-1)!;
  const isFilled =
    states[0]!.low === 'empty' && (predicate!.negated ? isFigure(low) || fieldNouns.has(low) : entered.test(low));
  // "users must be required": several, and nobody says which.
  const isOne =
    !/[^s]s$/.test(words.at(-1)!.low) &&
    !isOrderWord(words[0]!.low) &&
    !words.some(({ low }) => isVague(low) || isDescribing(low));
  // "approval is required", "the room must be checked" tell of the world; "room must be checked" is claimed of a field.
  const isClaimed = from === lead && tokens[at]!.low !== 'is' && fieldStates.test(states[0]!.low);
  if (isOne && (isFilled || isClaimed)) yield quoted(spec, tokens, from, at);
}

/** The ways to quote lower-case words that nothing but their place sets off. */
export function* withLowerQuotes(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  if (tokens.length < 2 || tokens.some(({ kind }) => kind !== 'word' && kind !== 'soft')) return;
  yield* sights(spec, tokens);
  yield* orders(spec, tokens);
  yield* buttons(spec, tokens);
  yield* labels(spec, tokens);
  yield* fields(spec, tokens);
}
