import { agentNouns, articles, personaNouns } from '../lexicon/agents.ts';
import { isDate } from '../lexicon/dates.ts';
import { roleOf } from '../lexicon/roles.ts';
import { singular } from '../lexicon/singular.ts';
import { isFunctional } from '../lexicon/vague.ts';
import { isAddress, isCapital, isGiven, isLower, isWord, type Token } from '../tokenise/token.ts';
import { isOrderWord } from './speaking.ts';
import type { TargetContext } from './target.ts';

/** "Add to cart", "Mark as read": an order with its capital, as a control says it. */
export const isOwnLabel = (tokens: readonly Token[]): boolean => {
  const [first, ...rest] = /^(?:the|an?|no)$/.test(tokens[0]?.low ?? '') ? tokens.slice(1) : tokens;
  const isControl = roleOf([rest.at(-1)?.low ?? ''])?.isPlain === true && isLower(rest.at(-1));
  const words = isControl ? rest.slice(0, -1) : rest;
  if (isGiven(first)) return words.length === 0;
  return (
    first !== undefined &&
    isCapital(first) &&
    (isOrderWord(first.low) || acts.test(first.low)) &&
    words.length < 4 &&
    words.every((token) => isLower(token) || isCapital(token)) &&
    !words.some(({ raw }) => articles.has(raw))
  );
};
const acts =
  /^(?:remove|disconnect|unlink|open|close|select|upload|withdraw|retry|run|undo|redo|enable|disable|activate|deactivate|revoke|approve|reject|decline|upvote|save|rename|details|more|options|actions)$/;

/** Whose something is: a name, and nobody who uses the page. */
export const isOwnerName = ([first, ...more]: readonly Token[]): boolean => {
  if (isGiven(first)) return more.length === 0 && !isAddress(first);
  if (!isCapital(first) || more.length > 4) return false;
  const last = more.at(-1) ?? first!;
  const isSomebody = [...agentNouns, ...personaNouns].includes(singular(first!.low));
  const isNamed = more.every(isCapital) || isTitled([first!, ...more]);
  return isNamed && !isSomebody && !isDate(first!.low) && !roleOf([last.low])?.isPlain;
};

/** `Delete for "Ann Lee"`, `the More button for "Ann"`: a control with a name of its own, and whom it stands beside. */
export function isOwner({ mode }: TargetContext, head: readonly Token[], [owner, ...more]: readonly Token[]): boolean {
  if (!isGiven(owner) || more.length > 0 || isAddress(owner)) return false;
  const name = /^(?:the|an?)$/.test(head[0]!.low) ? head.slice(1) : head;
  const kind = name.length > 1 && isWord(name.at(-1)) ? roleOf([name.at(-1)!.low]) : undefined;
  const isControl = /^(?:button|link|img|checkbox|switch|menu|radio)$/.test(kind?.role ?? '') && !kind!.plural;
  if (owner.raw === owner.value && !isControl) return false;
  const said = isControl ? name.slice(0, -1) : name;
  const isSet = said.length === 1 && isGiven(said[0]);
  const isLabel =
    (isControl || mode === 'act') &&
    said.length > 0 &&
    said.length < 4 &&
    (said.every((token) => isCapital(token)) || (isControl && isOwnLabel(said))) &&
    !/^(?:search|look|wait|ask|apply|vote|sign)$/.test(said[0]!.low);
  // "the delete icon for X", "the actions menu for X": what every entry has, told by what it does.
  const isOfEntry =
    isControl &&
    said.length === 1 &&
    isLower(said[0]) &&
    (isOrderWord(said[0]!.low) ||
      (kind!.role === 'menu' && /^(?:actions?|options?|more|row|overflow)$/.test(said[0]!.raw)));
  return isSet || isLabel || isOfEntry;
}

const owned =
  /^(?:role|status|state|stock|price|quantity|owner|plan|balance|amount|email|phone|score|grade|salary|description|customer|client|assignee|author|supplier|carrier|date|type|size|version|port|address|cpu|memory|total|due date|date)$/;

/** "the Role of Timo Berg": what every entry of a table has, and whose it is; "the Date of Birth" is a label. */
export const isPartOf = (head: readonly Token[], rest: readonly Token[]) =>
  head.length === 2 &&
  head[0]!.low === 'the' &&
  owned.test(head[1]!.low) &&
  (rest.length > 1 ? rest.every(isCapital) || isNumberedThing(rest) || isTitled(rest) : isCode(rest[0]));

/** "Sea salt", "Fix footer links": a name of which only the first word has a capital. */
export const isTitled = ([first, ...more]: readonly Token[]) =>
  isCapital(first) &&
  more.length < 4 &&
  more.every((token) => isLower(token) && /^[a-z]{3,}$/.test(token.raw) && !isFunctional(token.low)) &&
  !roleOf([more.at(-1)!.low])?.isPlain;

/** "db-main", "web-1", "#medical": what only a thing is called so. */
const isCode = (token: Token | undefined) =>
  isWord(token) &&
  /^(?:#[a-z][\w-]*|#\d+|[a-z][a-z0-9]*(?:[-_.][a-z0-9]+)*[-_.]?\d[a-z0-9]*|[a-z]{2,}[-_][a-z]\w*)$/.test(token.raw);

/** "order 1042", "invoice INV-7": a thing by its number. */
const isNumberedThing = ([kind, number, ...more]: readonly Token[]) =>
  more.length === 0 &&
  isLower(kind) &&
  isWord(number) &&
  roleOf([kind!.low]) !== undefined &&
  /^#?[A-Z]{0,4}-?\d+$/.test(number.raw);
