import type { Target } from '@smokejumper/contracts';
import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { isDefinite } from '../../assertions/subject/definite.ts';
import { countOf } from '../../lexicon/numbers.ts';
import { isDomain, roleOf } from '../../lexicon/roles.ts';
import { isFunctional, isVague } from '../../lexicon/vague.ts';
import { readTarget, type TargetContext } from '../../targets/target.ts';
import { beginsCapital, isGiven, isLower, isWord, sourceOf, type Token } from '../../tokenise/token.ts';

/** What begins no name, whatever its capital at the head of a sentence. */
const noName =
  /^(?:a|an|no|none|any|all|some|each|every|both|either|neither|only|just|exactly|it|its|he|she|they|we|you|i|this|that|these|those|there|here|one|ones|another|other|most|many|nobody|nothing|everything|everyone|whoever|whatever|what|who|when|where|if|my|your|our|their|his|her)$/;
const joint =
  /^(?:and|or|but|nor|than|because|when|while|until|till|if|then|so|which|who|whose|that|as|with|without|by)$/;

/** "#1480", "max_size", "v3.1", "HP-1482": what only a thing is called so. */
export const isCode = (token: Token | undefined): boolean =>
  isWord(token) && /^(?:#\w[\w-]*|(?=.*[\d_./-])[\p{L}\d][\w./-]*[\p{L}\d])$/u.test(token.raw);

const withoutThe = (tokens: readonly Token[]) => (tokens[0]?.raw.toLowerCase() === 'the' ? tokens.slice(1) : tokens);

/** Words that a capital or a number sets off, with nothing in them that claims or joins. */
export function isCalled(given: readonly Token[]): boolean {
  const tokens = withoutThe(given);
  const [first, ...more] = tokens;
  if (!first || isGiven(first)) return first !== undefined && more.length === 0;
  if (tokens.length > 7 || !tokens.every(({ kind }) => kind === 'word' || kind === 'path')) return false;
  const isSetOff = first.kind === 'path' || /^[\p{Lu}\p{N}]/u.test(first.raw) || isCode(first);
  if (!isSetOff || noName.test(first.low) || (countOf(first.low) !== undefined && more.length > 0)) return false;
  // "Payment is marked …": the payment, with the capital of its sentence.
  if (more.length === 0 && beginsCapital(first.raw) && (roleOf([first.low]) || isDomain(first.low))) return false;
  // "Casa do Rio": here it is no verb.
  return more.every(
    (token, at) =>
      !isLower(token) ||
      token.low === 'do' ||
      (!joint.test(token.low) && !isVague(token.low) && predicateAt(tokens, at + 1) === undefined),
  );
}

/** "run #1480", "lesson 4.4", "Pull request #477": a kind of thing and the number that tells which. */
function numbered({ spec }: TargetContext, tokens: readonly Token[]): Target | undefined {
  const words = withoutThe(tokens);
  const kind = words.slice(0, -1);
  const code = words.at(-1);
  const isKind = kind.every(
    (token, at) => isWord(token) && /^[a-z]+$/i.test(token.raw) && (at === 0 || isLower(token)),
  );
  if (!isWord(code) || kind.length === 0 || kind.length > 2 || !isKind) return undefined;
  const isNumber = isLower(kind[0]) ? /^#?\d[\d.]*$/.test(code.raw) : /^#\d+$/.test(code.raw);
  const isPlain = kind.every(({ low }) => !isVague(low) && !isFunctional(low));
  return isNumber && isPlain ? { text: code.value, noun: sourceOf(spec, kind) } : undefined;
}

/** "lesson 4.1 GROUP BY": a kind of thing, and the number and name of one; "3 lessons Basic" are several. */
function numberedName({ spec }: TargetContext, tokens: readonly Token[]): Target | undefined {
  const [kind, number, ...name] = withoutThe(tokens);
  const isOne =
    isWord(kind) &&
    /^[\p{L}][\p{Ll}]+$/u.test(kind.raw) &&
    !isVague(kind.low) &&
    !isFunctional(kind.low) &&
    countOf(kind.low) === undefined &&
    isWord(number) &&
    /^#?\d+\.[\d.]*\d$/.test(number.raw) &&
    name.length > 0 &&
    isCalled(name);
  return isOne ? { text: sourceOf(spec, [number, ...name]), noun: kind.raw } : undefined;
}

/** One thing that these words name: by its kind or by a name that is set off. */
export function thingOf(context: TargetContext, tokens: readonly Token[]): Target | undefined {
  const [first] = withoutThe(tokens);
  // "Payment is marked …", "Everyone is listed …": the capital is that of the sentence.
  if (!first || noName.test(first.low) || (tokens.length === 1 && !isCalled(tokens))) return undefined;
  const read = readTarget({ ...context, mode: 'assert', atStart: false }, tokens);
  const [target] = read?.targets ?? [];
  const isOne = read?.targets.length === 1 && !read.plural && isDefinite(read) && target!.text !== undefined;
  // "the hash option": an entry of a table as well as of a dropdown.
  if (isOne && target!.role === 'option') return undefined;
  const found =
    numbered(context, tokens) ?? numberedName(context, tokens) ?? (isOne ? target : nameOf(context, tokens));
  return found && !isDescribed(found.text!) ? found : undefined;
}

/** "e2e check", "Dana's message": a kind of thing behind a name, which the page need not write. */
const isDescribed = (text: string) => /^\p{Ll}.* \p{Ll}+$|['’]s \p{Ll}/u.test(text);

/** … by its name alone. */
export function nameOf(context: TargetContext, tokens: readonly Token[]): Target | undefined {
  const found = numbered(context, tokens);
  if (found) return found;
  if (!isCalled(tokens)) return undefined;
  const words = withoutThe(tokens);
  return { text: isGiven(words[0]) ? words[0].value : sourceOf(context.spec, words) };
}

/** "10% lower": than what, and no value of its own; "$16 per member" is one. */
const compared = /^(?:more|less|fewer|up|down|(?!per$)[a-z]{2,}er)$/;
const small = /^(?:of|out|off|up|next|to|per|ago|at)$/;

/** "$16 per member / month": the sign for "a". */
const isPer = ({ kind, raw }: Token) => kind === 'path' && raw === '/';

/** What a page shows: set off, a figure, a code or words of which the first has a capital. */
export function valueIn({ spec }: TargetContext, tokens: readonly Token[], most = 4): string | undefined {
  const [first, ...more] = tokens;
  if (isGiven(first)) return more.length === 0 ? first.value : undefined;
  const isSetOff = isWord(first) && (/^[\p{Lu}\p{N}\p{Sc}+−-]/u.test(first.raw) || isCode(first));
  if (!isSetOff || tokens.length > most || /^(?:The|An?)$/.test(first.raw)) return undefined;
  const isFigure = /\d/.test(first.raw);
  const isPlain = more.every(
    (token, at) =>
      isPer(token) ||
      (isWord(token) &&
        (!isLower(token) || small.test(token.low) || !(isVague(token.low) || isFunctional(token.low))) &&
        !joint.test(token.low) &&
        !(isFigure && compared.test(token.raw) && more[at - 1]?.raw !== 'per')),
  );
  return isPlain ? sourceOf(spec, tokens) : undefined;
}
