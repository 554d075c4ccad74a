import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { countOf } from '../../lexicon/numbers.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { isVague } from '../../lexicon/vague.ts';
import { isLabelPhrase } from '../../targets/name.ts';
import { isCapital, isGiven, isLower, isWord, type Token } from '../../tokenise/token.ts';
import { judging } from '../claims/guard.ts';
import { isToldOf, lowerAfterKind, placing, quoted } from './set-off.ts';

const entering = /^(?:select|choose|pick|enter|type|put|write|fill)$/;
const relative = /^(?:that|which|who|whose|what|where|when|while|if|unless|until|once|and|or|but|then)$/;

/** "dropdown Size", "field From": with no article the kind stands before its name, which goes on to the end. */
function fieldAtEnd(tokens: readonly Token[]): number {
  const at = tokens.findLastIndex(({ raw }) => /^(?:in|into|from)$/.test(raw));
  const [kind, ...name] = tokens.slice(at + 1);
  const isField = isLower(kind) && /^(?:textbox|searchbox|combobox)$/.test(roleOf([kind!.low])?.role ?? '');
  const isName =
    name.length > 0 && name.length < 5 && isCapital(name[0]) && name.every((token) => isWord(token) || isGiven(token));
  return at > 1 && isField && isName && !name.some(({ raw }) => relative.test(raw)) ? at : -1;
}

/** "Select Medium in dropdown Size", "Enter WAW in field From": what goes in, and the name behind its kind. */
function* intoField(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const at = entering.test(tokens[0]!.low) ? fieldAtEnd(tokens) : -1;
  const value = tokens.slice(1, Math.max(at, 1));
  const isValue =
    value.length > 0 &&
    value.length < 6 &&
    value.every(isWord) &&
    !value.some((token) => isLower(token) && (isVague(token.low) || relative.test(token.low))) &&
    (value.length === 1 || isCapital(value[0]) || /^\d/.test(value[0]!.raw));
  if (!isValue) return;
  const named = quoted(spec, tokens, at + 2, tokens.length);
  yield isCapital(value[0]) ? quoted(spec, named, 1, at) : named;
}

const holding = /^(?:card|row|item|task|heading|tile|entry)$/;
const modal = /^(?:should|must)$/;

/** "the card Write press release should show Marco": from its capital to the verb of the claim, though it is called like an order. */
function* sentenceOfKind(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const from = 1 + tokens.findIndex((token, at) => at > 0 && isLower(token) && holding.test(token.low));
  if (from < 2 || tokens[from - 2]!.low !== 'the' || !isCapital(tokens[from]) || isToldOf(tokens, from)) return;
  const verb = tokens.findIndex(
    (token, at) => at > from + 1 && isLower(token) && predicateAt(tokens, at) !== undefined,
  );
  const place = tokens.findIndex(
    ({ raw }, at) => at > from + 1 && placing.test(raw) && /^(?:the|this|that)$/.test(tokens[at + 1]?.raw ?? ''),
  );
  const isAct = /^(?:click|double|right|tap|open|hover|drag|press|expand)$/.test(tokens[0]!.low);
  const to = verb < 0 && isAct ? (place < 0 ? tokens.length : place) : verb;
  const name = tokens.slice(from, to);
  const isName =
    to > from &&
    name.length < 7 &&
    name.every(isWord) &&
    !name.slice(1).some(({ low, raw }) => raw === low && (relative.test(low) || judging.test(low) || modal.test(low)));
  // "the card Ann in the first row": where it stands.
  const isPlaced = name.some(
    ({ raw }, at) => at > 0 && placing.test(raw) && /^(?:the|this|that)$/.test(name[at + 1]?.raw ?? ''),
  );
  if (isName && !isPlaced) yield quoted(spec, tokens, from, to);
}

const ahead =
  /^(?:click|tap|press|hit|open|on|select|choose|pick|tick|untick|check|uncheck|verify|see|expect|that|and|then|hover|over)$/;
/** What a control is made of or does, so that both words name one thing. */
const ofControl =
  /^(?:key|keys|bar|group|press|color|colour|focus|stop|index|style|caption|click|clicks|text|width|left|right|top|bottom|upper|lower|first|last|next|previous|inside|outside)$/;

/** What belongs to a card that one pays with. */
const ofPayment = /^(?:code|number|name|holder|date|type|fees?|limit|statement|details|settings|expiry|year|month)$/;

/** Where the name ends that stands behind a kind with no article, 0 if none does. */
function endOfBareName(tokens: readonly Token[], at: number): number {
  const before = tokens[at - 1];
  const isLed = before === undefined || before.kind === 'soft' || (isWord(before) && ahead.test(before.low));
  if (!isLed || !isLower(tokens[at]) || !/^(?:button|tab|checkbox|radio|card|row)$/.test(tokens[at]!.low)) return 0;
  // "button add to cart": a label that holds a preposition.
  const phrase = [4, 3, 2].find(
    (length) => tokens.length > at + length && isLabelPhrase(tokens.slice(at + 1, at + 1 + length)),
  );
  const to = phrase ? at + 1 + phrase : lowerAfterKind(tokens, at);
  // "card fee", "row totals": of one word nobody can tell whether it is a name or a part.
  const isShort = /^(?:card|row)$/.test(tokens[at]!.low) && to - at < 3;
  const [first] = tokens.slice(at + 1, to);
  // "tab two": which of them; "card security code": what belongs to a card.
  const isPart =
    ofControl.test(first?.low ?? '') ||
    countOf(first?.low ?? '') !== undefined ||
    (tokens[at]!.low === 'card' && ofPayment.test(tokens[to - 1]?.low ?? ''));
  return to > 0 && !isShort && !isPart ? to : 0;
}

/** "button save is disabled", "click tab reviews", "card blue mug shows 3": in small letters and with no article, as notes are written. */
export function nameAfterBareKind(spec: string, tokens: readonly Token[]): Token[] | undefined {
  for (const at of tokens.keys()) {
    const to = endOfBareName(tokens, at);
    if (to > 0) return quoted(spec, tokens, at + 1, to);
  }
  return undefined;
}

/** The ways to quote a name that stands behind its kind. */
export function* withKindFirst(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  if (tokens.length < 4) return;
  yield* intoField(spec, tokens);
  yield* sentenceOfKind(spec, tokens);
}
