import { isJoint } from '../../assertions/joint.ts';
import { predicateAt } from '../../assertions/predicate.ts';
import { isCompoundLabel } from '../../lexicon/compounds.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { isFunctional, isVague } from '../../lexicon/vague.ts';
import { allLows, isWord, type Token } from '../../tokenise/token.ts';
import { isCapital, isLower, quoted } from './set-off.ts';

/** Where the kind of several things stands: "buttons", "fields". */
const isKindOfSeveral = (tokens: readonly Token[], at: number) => {
  const role = isLower(tokens[at]) ? roleOf([tokens[at]!.low]) : undefined;
  const isVerb = tokens[at]?.low === 'links' ? tokens[at + 1]?.low === 'to' : predicateAt(tokens, at) !== undefined;
  return role?.plural === true && role.isPlain === true && !isVerb;
};

const isNameWord = (token: Token) =>
  isCapital(token) || (isLower(token) && !isFunctional(token.low) && !isVague(token.low) && !roleOf([token.low]));

/** The names from here on, each as its first word and the one behind its last, and where their kind stands. */
function namesFrom(tokens: readonly Token[], start: number): { names: [number, number][]; kind: number } | undefined {
  const names: [number, number][] = [];
  let at = start;
  for (;;) {
    const from = at;
    if (!isCapital(tokens[at])) return undefined;
    while (at < tokens.length && at - from < 4 && isNameWord(tokens[at]!) && !isKindOfSeveral(tokens, at)) at++;
    names.push([from, at]);
    if (names.length > 1 && isKindOfSeveral(tokens, at)) return { names, kind: at };
    if (!isJoint(tokens[at])) return undefined;
    at += tokens[at]!.kind === 'soft' && isWord(tokens[at + 1]) && tokens[at + 1]!.low === 'and' ? 2 : 1;
  }
}

/** "the Save and Cancel buttons in the dialog": each of them by its name, for the kind at the end is that of several. */
export function namesOfKind(spec: string, tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length - 4; at++) {
    if (!isWord(tokens[at]) || !/^(?:the|both)$/.test(tokens[at]!.low)) continue;
    const found = namesFrom(tokens, at + 1);
    if (!found || isCompoundLabel(allLows(tokens.slice(at + 1, found.kind)))) continue;
    return found.names.reduceRight<Token[]>((all, [from, to]) => quoted(spec, all, from, to), [...tokens]);
  }
  return undefined;
}
