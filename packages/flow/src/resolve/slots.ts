import { countOf } from '../lexicon/numbers.ts';
import { roleOf } from '../lexicon/roles.ts';
import { isDescribing, isFunctional, isVague } from '../lexicon/vague.ts';
import { beginsCapital, isGiven, sourceOf, type Token } from '../tokenise/token.ts';

export interface ValueRead {
  value: string;
  quoted: boolean;
}

const literal = /^[\p{Lu}\p{N}€$£¥+#@<-]|[\d@._/-]/u;

/** "left-handed", or a word that the spec has used before: a kind of thing, which a page may say. */
const isOfKind = (spec: string, raw: string) =>
  /-(?:handed|sided|colou?red|sized|shaped|based|haired|legged|sleeved|bodied)$/.test(raw) ||
  spec.indexOf(raw) !== spec.lastIndexOf(raw);

/** "Ann, second one Bob": what another thing shows is no part of the value. */
const isNextClaim = (tokens: readonly Token[]) =>
  tokens.some(
    ({ raw, kind }, at) =>
      kind === 'soft' &&
      raw === ',' &&
      /^(?:first|second|third|fourth|fifth|last|next|then|the)$/.test(tokens[at + 1]?.raw ?? ''),
  );

/** "Zoe in the first row": where it stands is no part of the value. */
const isPlaced = (tokens: readonly Token[]) => {
  const at = tokens.findIndex(
    ({ raw }, i) =>
      i > 0 &&
      /^(?:in|on|under|below|above|near|beside|inside|within|next)$/.test(raw) &&
      /^(?:the|this|that|to)$/.test(tokens[i + 1]?.raw ?? ''),
  );
  // "You are on the list": a whole sentence of the page.
  const isSentence = /^(?:You|We|I) (?:are|am|have)$/.test(`${tokens[0]!.raw} ${tokens[1]?.raw}`);
  return at > 0 && !isSentence && roleOf([tokens.at(-1)!.low]) !== undefined;
};

/** "20 lower": how a number changes, not what it is. */
const isChange = (tokens: readonly Token[]) =>
  tokens.length > 1 &&
  /^\W?\d/.test(tokens[0]!.raw) &&
  /^(?:lower|higher|more|less|fewer|greater|smaller|bigger|later|earlier|longer|shorter|older|newer|cheaper|up|down)$/.test(
    tokens.at(-1)!.raw,
  );

/** A value that stands by itself: quoted, a variable, or words that are plainly data ("Ines", "2", "Toggle theme"). */
export function readValue(spec: string, tokens: readonly Token[], loose = false): ValueRead | undefined {
  const only = tokens.length === 1 ? tokens[0]! : undefined;
  if (only && (isGiven(only) || only.kind === 'regex')) return { value: only.value, quoted: only.kind !== 'variable' };
  if (only?.kind === 'path') return { value: only.value, quoted: false };
  if (tokens.length === 0 || tokens.length > 8) return undefined;
  if (tokens.some(({ kind }) => kind !== 'word' && kind !== 'soft')) return undefined;
  if (tokens[0]!.kind === 'soft') return undefined;
  if (tokens.at(-1)!.kind === 'soft') return undefined;
  const isCompound = tokens.length > 1 && /^[a-z]+(?:-[a-z]+)+$/.test(tokens[0]!.raw);
  // "double-booked", "out-dated": what became of it, and no words of a page.
  if (
    only &&
    !isOfKind(spec, only.raw) &&
    /^[a-z]+(?:-[a-z]+)*-(?:[a-z]+ed|sold|paid|sent|made|built|written|known)$/.test(only.raw)
  )
    return undefined;
  const isData = !isCompound && literal.test(tokens[0]!.raw);
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (!isData && !loose) return undefined;
  if (!isData && (words.length > 4 || words.length < tokens.length)) return undefined;
  const lower = words.filter(({ raw }) => !literal.test(raw));
  // "next day delivery": a kind of it, and no place.
  const named = words[0]!.low === 'next' && words[1]?.low === 'day' ? words.slice(1) : words;
  if (!isData && named.some(({ low }) => isVague(low) || isFunctional(low) || isDescribing(low))) return undefined;
  if (
    isData &&
    lower.some(({ low }) => /^(?:should|must|who|which|that|some|any|every|each|if|when|unless|until)$/.test(low))
  )
    return undefined;
  if (!isData && words.length > 1 && /^(?:right|available|remaining|proper)$/.test(words[0]!.low)) return undefined;
  if (!isData && words.length > 1 && countOf(words[0]!.low) !== undefined) return undefined;
  // "Europe then Spain": one after the other.
  if (tokens.some(({ raw }, at) => raw === 'then' && beginsCapital(tokens[at + 1]?.raw ?? ''))) return undefined;
  const isTwo = tokens.some(
    ({ raw }, at) =>
      /^(?:and|,)$/.test(raw) &&
      /^(?:the|its|exactly|at|only|a|an|no|not|both|there|more|others|his|her|their|whatever|everything|end|ends|start|starts|begin|begins|contain|contains|show|shows|have|has|be|is|are)$/.test(
        tokens[at + 1]?.raw ?? '',
      ),
  );
  // "Voicemail and 3 min", "99 and out": what begins with a number is another thing, unless it counts on.
  const isCounted = tokens.some(({ raw }, at) => {
    const [before, after] = [tokens[at - 1]?.raw ?? '', tokens[at + 1]?.raw ?? ''];
    const isNumber =
      at === 1 && /^[\d.,]+$/.test(before) && /^(?!(?:up|over|above|more|older|younger|a)$)[a-z]+$/.test(after);
    return raw === 'and' && ((/^\d/.test(after) && beginsCapital(before)) || isNumber);
  });
  // "Milk but not Bread": what is denied is no part of it.
  if (tokens.some(({ raw }, at) => raw === 'but' && /^(?:not|no|never)$/.test(tokens[at + 1]?.raw ?? '')))
    return undefined;
  const comma = tokens.findIndex(({ raw, kind }) => kind === 'soft' && raw === ',');
  const isNextField =
    comma > 0 &&
    tokens.slice(comma).some(({ raw }) => /^(?:field|dropdown|button|btn|box|link|tab|row|checkbox)$/.test(raw));
  if (/^(?:of )?(?:them|those|these)$/.test(tokens.at(-1)!.raw) && tokens.length > 1) return undefined;
  // "zoe@pine.dev, Admin and Invited": nothing goes on behind an address.
  const isAddressed = tokens.length > 1 && tokens[0]!.raw.includes('@') && /^(?:,|and)$/.test(tokens[1]!.raw);
  if (isTwo || isCounted || isAddressed || isNextField || isNextClaim(tokens) || isChange(tokens) || isPlaced(tokens))
    return undefined;
  if (isVague(tokens[0]!.low) && !beginsCapital(tokens[0]!.raw)) return undefined;
  return { value: sourceOf(spec, tokens), quoted: false };
}
