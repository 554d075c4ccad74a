import { roleOf } from '../../lexicon/roles.ts';
import { beginsCapital, isGiven, isLower, isWord, type Token } from '../../tokenise/token.ts';
import { endOf, isJoint } from '../cutting/signs.ts';

const pressing = /^(?:click|clicks|tap|taps|press|presses|hit|hits|push|pushes|double-click|right-click|double-tap)$/;
const inside = /^(?:in|inside|within|on)$/;
/** Kinds of things that hold what is pressed. */
const holder =
  /^(?:row|line|card|tile|dialog|popup|pop-up|modal|drawer|section|panel|pane|table|list|column|tab|menu|form|sidebar|iframe|frame|header|footer|toolbar|window|navigation|banner|group|box)$/;
const leading = /^(?:then|and|so|next|now|also|please|i|we|you|user)$/;

const isHolder = (token: Token | undefined) => isLower(token) && holder.test(token!.low);
const isPress = (token: Token | undefined) => isWord(token) && pressing.test(token.low);
const isSetOff = (token: Token | undefined) => isGiven(token) || (isWord(token) && beginsCapital(token.raw));

/** "in the Orders table", `on the card "Basic"`: one thing that holds others, its name before or behind what it is. */
function isPlace(place: readonly Token[]): boolean {
  const [, article, ...given] = place;
  const words = /^(?:the|this|that)$/.test(article?.low ?? '') ? given : place.slice(1);
  const of = isHolder(words[0]) && /^(?:for|of|called|named)$/.test(words[1]?.low ?? '') ? 2 : 1;
  const name = isHolder(words.at(-1)) ? words.slice(0, -1) : isHolder(words[0]) ? words.slice(of) : [];
  const isNamed = name.length > 0 && name.length < 6 && isSetOff(name[0]) && !name.some(isHolder);
  return isNamed && !name.some((token) => isLower(token) && /^(?:the|in|on|at|with|of|to|a|an)$/.test(token.low));
}

/** In a clause that begins by pressing: where what is pressed begins, behind a place that stands ahead of it; -1 where there is none. */
function thingAt(clause: readonly Token[]): number {
  if (!inside.test(clause[1]?.low ?? '')) return -1;
  for (let at = 3; at < clause.length - 1; at++) {
    const isLed = isLower(clause[at]) && /^(?:on|the)$/.test(clause[at]!.low);
    if (!isLed || !isPlace(clause.slice(1, at))) continue;
    const from = clause[at]!.low === 'on' ? at + 1 : at;
    const thing = clause.slice(from);
    const isThing =
      thing.some(isSetOff) || thing.some((token) => isLower(token) && roleOf([token.low])?.isPlain === true);
    return isThing && !thing.some(({ low }) => inside.test(low)) ? from : -1;
  }
  return -1;
}

/** `click in the Orders table on the Export link`, `press on the card Basic the button Buy`: the place behind what is pressed. */
export function asPlaceBehind(tokens: readonly Token[]): readonly Token[] {
  const out: Token[] = [];
  for (let from = 0; from < tokens.length; ) {
    const isStart = from === 0 || isJoint(tokens[from - 1]!) || leading.test(tokens[from - 1]!.low);
    const end = isStart && isPress(tokens[from]) ? endOf(tokens, from + 1) : from;
    const clause = tokens.slice(from, end);
    const at = thingAt(clause);
    if (at < 0) {
      out.push(tokens[from]!);
      from++;
      continue;
    }
    const place = clause.slice(1, clause[at - 1]!.low === 'on' && isLower(clause[at - 1]) ? at - 1 : at);
    const covers = { start: clause[0]!.start, end: clause.at(-1)!.end };
    out.push({ ...clause[0]!, covers }, ...clause.slice(at), ...place);
    from = end;
  }
  return out;
}
