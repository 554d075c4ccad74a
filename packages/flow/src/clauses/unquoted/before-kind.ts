import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { isCommonNoun } from '../../lexicon/spoken-nouns.ts';
import { isFunctional, isVague } from '../../lexicon/vague.ts';
import { isOwnerName, isOwnLabel } from '../../targets/owner.ts';
import { isCapital, isGiven, isLower, isWord, type Token } from '../../tokenise/token.ts';
import { articles, joining, placing, quoted } from './set-off.ts';

/** Nothing stands in these, so whatever leads to them is a part of their name. */
export const controls = /^(?:button|link|field|box|input|textarea|dropdown|slider|checkbox|switch|toggle|radio)$/;
/** Hold other things: "the Save in Settings dialog" tells a place. */
export const containers = /^(?:dialog|popup|modal|banner|toast|section|panel|tab)$/;
const inside = /^(?:in|on|from|at|inside|within|under|below|above|near|next|beside|over|onto|into)$/;
const modal = /^(?:should|must|shall|would|could|might)$/;

const ends = (tokens: readonly Token[], at: number) =>
  at === tokens.length ||
  !isWord(tokens[at]) ||
  joining.test(tokens[at]!.low) ||
  placing.test(tokens[at]!.low) ||
  (isLower(tokens[at]) && predicateAt(tokens, at) !== undefined);

const isKind = (token: Token | undefined) => isLower(token) && roleOf([token!.low])?.isPlain === true;

/** "Name on the receipt", "Notes for my manager", "Welcome to the club": more than a plain name, and no place in it. */
function isName(name: readonly Token[], kind: string): boolean {
  if (name.length < 3 || name.length > 6 || !isCapital(name[0]) || roleOf([name[0]!.low])?.isPlain) return false;
  // "the Name on the card field".
  const isEnd = (at: number) => at === name.length - 1 && controls.test(kind) && name[at - 1]!.low === 'the';
  if (
    !name.every(isWord) ||
    name.some((word, at) => (isKind(word) && !isEnd(at)) || (isLower(word) && modal.test(word.low) && at > 0))
  )
    return false;
  const isJoined = name.some(
    (word) => isLower(word) && /^(?:and|or|but|then|that|which|whose|until|with)$/.test(word.low),
  );
  if (isJoined || !name.some((word) => isLower(word) && (isFunctional(word.low) || isVague(word.low)))) return false;
  return !name.some(({ low, raw }, at) => {
    const next = name[at + 1];
    if (at === 0 || raw !== low) return false;
    if (articles.test(low) && (isCapital(next) || next === undefined)) return true;
    // "Name on the receipt": a thing of no kind; in what holds things a place may be meant.
    const isPlace = inside.test(low) && next?.low !== 'to';
    return isPlace && (!controls.test(kind) || /^(?:in|inside|within|under|below|above|near|next|beside)$/.test(low));
  });
}

/** "the Name on the receipt field", "the Thank you for your gift dialog": from the article to the kind all of it is the name. */
export function nameOfKind(spec: string, tokens: readonly Token[]): Token[] | undefined {
  for (let at = 3; at < tokens.length; at++) {
    const kind = tokens[at]!.low;
    if (!isLower(tokens[at]) || !(controls.test(kind) || containers.test(kind)) || !ends(tokens, at + 1)) continue;
    for (let from = Math.max(at - 6, 1); from < at - 1; from++)
      if (tokens[from - 1]!.low === 'the' && isWord(tokens[from - 1]) && isName(tokens.slice(from, at), kind))
        return quoted(spec, tokens, from, at);
  }
  return undefined;
}

/** "the Delete button for Ann Lee": a control that has a name, and whose it is. */
export function ownerOfControl(spec: string, tokens: readonly Token[]): Token[] | undefined {
  for (let at = 2; at < tokens.length - 2; at++) {
    const isControl = isLower(tokens[at]) && /^(?:button|link|menu|icon|checkbox|switch)$/.test(tokens[at]!.low);
    if (!isControl || tokens[at + 1]!.raw !== 'for' || !isLedTo(tokens, at)) continue;
    let to = at + 2;
    while (isCapital(tokens[to])) to++;
    // "Clay pot", "Sea salt": what its capital begins goes on in small letters.
    if (to === at + 3) while (!ends(tokens, to) && isLower(tokens[to])) to++;
    if (isOwnerName(tokens.slice(at + 2, to)) && !isGiven(tokens[at + 2]) && ends(tokens, to))
      return quoted(spec, tokens, at + 2, to);
  }
  return undefined;
}

/** "the Delete button", "no Add to cart button": from the article to the kind. */
const isLedTo = (tokens: readonly Token[], kind: number) => {
  const from = tokens.findLastIndex(({ low }, i) => i < kind - 1 && /^(?:the|an?|no)$/.test(low));
  const name = tokens.slice(from + 1, kind);
  return (
    from >= 0 &&
    name.length > 0 &&
    name.every((token) => isWord(token) || isGiven(token)) &&
    (name.length === 1 || name.every(isCapital) || isOwnLabel(name))
  );
};

/** "the #canteen channel", "the @ann mention": the sign sets off the name, and what follows is its kind. */
export function nameOfSign(spec: string, tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    (token, i) =>
      i > 0 &&
      /^[#@]/.test(token.raw) &&
      isWord(token) &&
      /^[#@]\p{L}[\p{L}\p{N}_-]*$/u.test(token.raw) &&
      articles.test(tokens[i - 1]!.low) &&
      isLower(tokens[i + 1]) &&
      (roleOf([tokens[i + 1]!.low]) !== undefined || isCommonNoun(tokens[i + 1]!.low)) &&
      ends(tokens, i + 2),
  );
  return at < 0 ? undefined : quoted(spec, tokens, at, at + 1);
}

const partners = /^(?:Co\.?|Sons?|Daughters?|Brothers|Bros\.?|Partners?|Associates|Company|Family|Cie|Söhne)$/;

/** "Kettle & Co": what a firm is called goes on behind its sign, and is no second thing. */
export function nameOfFirm(spec: string, tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ raw }, i) => i > 0 && raw === '&' && isCapital(tokens[i - 1]) && partners.test(tokens[i + 1]?.raw ?? ''),
  );
  if (at < 0) return undefined;
  let from = at - 1;
  while (from > 1 && isCapital(tokens[from - 1])) from--;
  let to = at + 2;
  while (isCapital(tokens[to])) to++;
  return quoted(spec, tokens, from, to);
}
