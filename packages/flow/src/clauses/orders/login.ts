import { isFunctional, isVague } from '../../lexicon/vague.ts';
import { labelVerbs } from '../../lexicon/verbs.ts';
import { allLows, allRaws, isWord, lows, type Token, wordCount } from '../../tokenise/token.ts';
import type { ClauseRead } from '../clause.ts';
import type { Piece } from '../cutting/pieces.ts';
import { refuse, type State, span } from '../cutting/state.ts';
import { dropLead } from '../edges/lead.ts';
import { asImperative } from './action.ts';

const verbs =
  /^(?:(?:log|sign) (?:back )?(?:in|on)(?: again)?|authenticate|(?:am|are|is|being|be) (?:now |already )?(?:logged|signed) in)(?: (?:to|into) the (?:app|site|shop|store|portal|application))? /;
const entering = new Set(['log', 'sign', 'authenticate', 'am', 'are', 'is', 'being', 'be']);
const accountLabel =
  /^(?:user name|user id|user-name|username|user|email address|e-mail address|email|e-mail|id|account|log in name|log in) /;
const secretLabel = /^(?:password|pwd|pw|pass code|passcode|pass|pin) /;
const secretName = /^[${<]+.*(?:pass|pwd|secret|token|(?:^|[^a-z])(?:pw|pin|key|code)(?![a-z]))/i;
const linking = /^(?:as|with|using|via|and|plus|slash|the|my|your|is|being|credentials)$/;

const passwords = new Set(['the', 'with', 'password', 'pw', 'pass', 'passcode', 'pin']);

/** "log in as bob, password is x1". */
export const isPassword = (tokens: readonly Token[]) =>
  tokens.length <= 4 &&
  passwords.has(tokens[0]?.low ?? '') &&
  /^(?:the |with )?(?:password|pw|pass|passcode|pin) (?:(?:is|=) )?\S+$/.test(allLows(tokens));

/** Kinds of people: which account that is, only a password beside it tells. */
const personas = new Set(
  'admin administrator user owner guest customer member editor manager visitor buyer seller maintainer subscriber moderator reviewer viewer author student teacher employee staff operator support agent root demo test'.split(
    ' ',
  ),
);
const providers = /^(?:google|github|gitlab|facebook|apple|microsoft|twitter|linkedin|okta|sso|saml)$/i;
const noAccount =
  /^(?:someone|somebody|anyone|me|myself|him|her|them|it|that|this|missing|empty|hidden|shown|required|masked|expired|credentials|password|first|again|now|server|host|database|tenant|workspace|domain|realm|organi[sz]ation|company|url|token|code)$/;

interface Credentials {
  account?: Token;
  secret?: Token;
}

const isMark = ({ kind, raw }: Token) =>
  kind === 'soft' || (kind === 'word' && /^[=+&/]$/.test(raw)) || (kind === 'path' && raw === '/');

const isValue = (token: Token | undefined): token is Token =>
  token !== undefined &&
  (token.kind === 'quote' ||
    token.kind === 'variable' ||
    (isWord(token) &&
      !isVague(token.low) &&
      !isFunctional(token.low) &&
      !noAccount.test(token.low) &&
      /^[^\s/]*[\p{L}\p{N}][^\s/]*$/u.test(token.value)));

/** "username=admin" is three tokens. */
const parted = (token: Token): Token[] => {
  const found = isWord(token) ? /^([a-z]+)=(.+)$/.exec(token.raw) : null;
  const isLabel = found && (accountLabel.test(`${found[1]} `) || secretLabel.test(`${found[1]} `));
  return isLabel
    ? [found[1]!, found[2]!].map((raw) => ({ ...token, raw, low: raw.toLowerCase(), value: raw }))
    : [token];
};

/** Where a value may stand: what names it, or nothing. */
function labelAt(tokens: readonly Token[], at: number): { part: 'account' | 'secret'; length: number } | undefined {
  const words = `${lows(tokens.slice(at, at + 4))} `;
  const account = accountLabel.exec(words);
  const secret = secretLabel.exec(words);
  const found = account ?? secret;
  return found ? { part: account ? 'account' : 'secret', length: wordCount(found[0]) } : undefined;
}

/** Takes account and password from what follows the verb; every word must have a place. */
function readCredentials(tokens: readonly Token[]): Credentials | undefined {
  const found: Credentials = {};
  let part: keyof Credentials | undefined;
  let isArticle = false;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const label = labelAt(tokens, at);
    const isNamed = label && isValueNext(tokens, at + label.length);
    if (isMark(token)) continue;
    if (isNamed) {
      ({ part } = label);
      at += label.length - 1;
    } else if (isWord(token) && linking.test(token.low)) isArticle = /^(?:the|my|your)$/.test(token.low);
    else {
      // "as the boss": an article makes it a kind of person.
      const to: keyof Credentials = part ?? (found.account ? 'secret' : 'account');
      if (!isValue(token) || found[to] || (isArticle && !part && isWord(token))) return undefined;
      found[to] = token;
      part = undefined;
    }
  }
  return part || !found.account ? undefined : found;
}

/** After a label comes its value, with "is", ":" or nothing between. */
function isValueNext(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  if (next === undefined) return false;
  return isMark(next) || next.low === 'is' ? isValueNext(tokens, at + 1) : isValue(next) && !labelAt(tokens, at);
}

/** "log in ann@example.com / {{password}}": an account and its password, with nothing but a slash between. */
const isPair = ([account, slash, secret, more]: readonly Token[]) =>
  isValue(account) &&
  (!isWord(account) || account.raw.includes('@')) &&
  slash?.raw === '/' &&
  isValue(secret) &&
  more === undefined;

const person = /^\p{Lu}(?:\p{Ll}|['’-]\p{Lu})*\p{Ll}$/u;

/** "Store Manager", "Team Lead": a kind of person, and nobody's name. */
const kinds =
  /^(?:lead|leader|rep|representative|clerk|nurse|doctor|driver|technician|engineer|accountant|analyst|assistant|officer|coordinator|approver|designer|developer|planner|dispatcher|cashier|director|head|partner|trainer|tutor|parent|patient)$/;

/** "log in as Nora Held": two names or three with their capitals are one person's, and no password. */
function withPerson(rest: readonly Token[]): readonly Token[] {
  const isName = (token: Token, at: number) =>
    isWord(token) && person.test(token.raw) && labelAt(rest, at) === undefined;
  // "as user Nora Held"
  const from = /^(?:user|account)$/.test(rest[1]?.raw ?? '') ? 2 : 1;
  const end = rest.findIndex((token, at) => at >= from && !isName(token, at));
  const names = rest.slice(from, end < 0 ? rest.length : end);
  const isKind = (at: number) => personas.has(names.at(at)!.low) || kinds.test(names.at(at)!.low);
  // "as Admin Secret": a kind of account, and its password.
  const isPerson = rest[0]?.low === 'as' && (names.length === 2 || names.length === 3) && (isKind(-1) || !isKind(0));
  if (!isPerson) return rest;
  const raw = allRaws(names);
  // As a word it is nobody's account, for no account holds a space.
  const kind = isKind(-1) ? 'word' : 'quote';
  const name: Token = { kind, raw, low: raw.toLowerCase(), value: raw, start: names[0]!.start, end: names.at(-1)!.end };
  return [...rest.slice(0, from), name, ...rest.slice(from + names.length)];
}

const isPersonAlone = (tokens: readonly Token[]) =>
  tokens.length < 4 && tokens.every((token) => isWord(token) && person.test(token.raw) && !labelVerbs.has(token.low));

/** "log in as Ann and Bob": two people, or one whose password is a name; nobody can tell. */
export function refuseTwoPeople(state: State, at: number): number | undefined {
  const tokens = asImperative(dropLead(state.pieces[at]!.tokens));
  const lead = entering.has(tokens[0]?.low ?? '') ? verbs.exec(`${lows(tokens)} `) : null;
  const [as, ...name] = lead ? tokens.slice(wordCount(lead[0])) : [];
  if (as?.low !== 'as' || name.length === 0 || !isPersonAlone(name)) return undefined;
  let end = at;
  const isOther = ({ tokens, before }: Piece) => /^(?:,|and|, and)$/.test(before) && isPersonAlone(tokens);
  while (state.pieces[end + 1] && isOther(state.pieces[end + 1]!)) end++;
  if (end === at || !state.pieces[end]!.before.includes('and')) return undefined;
  refuse(state, span(state, at, end));
  return end + 1;
}

/** `log in with username "admin" and password {{password}}`, "sign in as ann / x1": the account, and its password. */
export function readLogin(tokens: readonly Token[]): ClauseRead | undefined {
  const found = entering.has(tokens[0]?.low ?? '') ? verbs.exec(`${lows(tokens)} `) : null;
  const rest = found ? withPerson(tokens.slice(wordCount(found[0])).flatMap(parted)) : [];
  if (rest.length === 0 || (!isPair(rest) && !/^(?:as|with|using|via)$/.test(rest[0]!.low) && !isMark(rest[0]!)))
    return undefined;
  const { account, secret } = readCredentials(rest) ?? {};
  // "log in with {{password}}": never typed where a name is shown.
  if (!account || (secret === undefined && secretName.test(account.value))) return undefined;
  const isNobody = providers.test(account.value) || (isWord(account) && personas.has(account.low));
  if (isNobody && (!secret || (isWord(account) && providers.test(account.value)))) return undefined;
  const value = secret && { secret: secret.value };
  return { steps: [{ action: 'login', kind: 'action', value: account.value, ...value }], quoted: true };
}
