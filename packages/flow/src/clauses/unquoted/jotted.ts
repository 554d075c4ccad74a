import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { ordinalOf } from '../../lexicon/numbers.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { isDescribing, isVague } from '../../lexicon/vague.ts';
import { isPlainName } from '../../targets/name.ts';
import { isOrderWord } from '../../targets/speaking.ts';
import { allLows, isCapital, isGiven, isWord, type Token } from '../../tokenise/token.ts';
import { judging } from '../claims/guard.ts';
import type { ClauseContext } from '../clause.ts';
import { saidByBox, saidByControl } from './pressed.ts';
import { articles, placing, quoted } from './set-off.ts';
import { toldInField } from './typed.ts';

const plain = (token: Token) => isWord(token) && /^(?:[a-z][a-z'’-]*|\d+)$/.test(token.raw);
/** Ask for planning, wherever they stand in what is to be typed. */
const planned =
  /^(?:any|some|every|each|all|whatever|whichever|whoever|something|anything|someone|anyone|valid|invalid|correct|wrong|random|different|other|others|another|same|suitable|matching|relevant|realistic|plausible|made-up|letters|numbers|digits|characters|symbols|words|best|long|longer|short|shorter|too|than|that|which|who|whose|until|unless|if|should|must|could|would)$/;
/** Begin the description of a text, not the text. */
const describing =
  /^(?:the|a|an|this|that|these|those|it|them|they|he|she|my|our|your|their|his|her|its|what|who|whom|which|how|why|where|when|one|ones|two|three|again|in|into|as|at|on)$/;

/** "type hey how are you into the message field": with the field named, whatever stands between is typed. */
function* typed(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  if (!/^(?:type|write)$/.test(tokens[0]!.low) && !/^(?:enter|put)$/.test(tokens[0]!.low)) return;
  const at = tokens.findLastIndex(({ low }) => /^(?:in|into)$/.test(low));
  const field = tokens.slice(at + 1).filter(({ low }) => low !== 'the');
  const isField =
    at > 1 &&
    field.length > 0 &&
    field.length < 5 &&
    /^(?:field|box|input|area|textarea|textbox)$/.test(field.at(-1)!.low);
  const isFree = /^(?:type|write)$/.test(tokens[0]!.low) && at < 0 && isCapital(tokens[1]);
  const to = isField ? at : isFree ? tokens.length : 0;
  const value = tokens.slice(1, Math.max(to, 1));
  if (value.length < 2 || value.length > 8 || !value.every((token) => isWord(token) && (isFree || plain(token))))
    return;
  const isNegation = /^(?:no|not|nothing|none)$/.test(value[0]!.low);
  const isText =
    !(isVague(value[0]!.low) && !/^(?:no|not|only|just|more|all|i|we|you)$/.test(value[0]!.low)) &&
    !describing.test(value[0]!.low) &&
    !value.some(({ low }) => planned.test(low) || judging.test(low)) &&
    !value.some(({ low }, i) => isDescribing(low) && (i > 0 || isNegation)) &&
    // "enter 1 in the first and 2 in the second field": two fields.
    !value.some(
      ({ low }, i) =>
        placing.test(low) &&
        articles.test(value[i + 1]?.low ?? '') &&
        (isFree || ordinalOf(value[i + 2]?.low) !== undefined),
    );
  if (isText) yield quoted(spec, tokens, 1, to);
}

const pressing = /^(?:click|tap|press|hit|choose|select|pick)$/;

/** "click send to editor", "click message next to priya", "expand what is covered": with no article, what a thing says. */
function* pressed(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const verb = tokens[0]!.low;
  const from = tokens[1]?.low === 'on' ? 2 : 1;
  const words = tokens.slice(from);
  if (words.length === 0 || !words.every(plain)) return;
  const said = allLows(words);
  if (/^(?:expand|open|unfold)$/.test(verb) || pressing.test(verb)) {
    const isQuestion =
      /^(?:(?:what|how|who|why|where|when) (?:is|are|was|do|does|can|to)|how (?:we|you|i)) (?:[a-z]+ ?){1,5}$/.test(
        said,
      );
    const isOpen =
      /(?:needed|required|necessary|relevant|missing|left|open|closed|hidden|shown|visible|new|there|next|available|possible|best|right|wrong|want|like|need|to do)$/.test(
        said,
      );
    if (isQuestion && !isOpen && words.length < 8) yield quoted(spec, tokens, from, tokens.length);
  }
  if (!pressing.test(verb)) return;
  const isSending =
    words.length < 5 &&
    words[1]?.low === 'to' &&
    words.length > 2 &&
    isOrderWord(words[0]!.low) &&
    !/^(?:reply|respond|answer|write|talk)$/.test(words[0]!.low) &&
    !isOrderWord(words[2]!.low) &&
    words.slice(2).every(({ low }) => !isVague(low) && !articles.test(low) && !placing.test(low));
  if (isSending) yield quoted(spec, tokens, from, tokens.length);
  const place = words.findIndex(({ low }, at) => at > 0 && placing.test(low));
  const isBare =
    place === 1 &&
    words.length > 2 &&
    isPlainName(words.slice(0, 1)) &&
    !words.some(({ low }, at) => at > 1 && low === 'from');
  if (isBare && roleOf([words[0]!.low])?.plural !== true) yield quoted(spec, tokens, from, from + 1);
}

/** "wait for now playing to show up": what is waited for is what the page says. */
function* awaited(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  if (!/^wait (?:until|for|till)$/.test(allLows(tokens.slice(0, 2)))) return;
  const to = tokens.findLastIndex(
    (token, at) => at > 2 && isWord(token) && /^(?:to|is|are|shows|appears|disappears)$/.test(token.low),
  );
  const rest = allLows(tokens.slice(to));
  const isSeen =
    /^(?:to (?:show up|appear|be (?:visible|shown|displayed|gone|there)|come up|pop up|disappear|go away|vanish)|(?:is|are) (?:visible|shown|displayed|gone|there)|shows up|appears|disappears)$/.test(
      rest,
    );
  const words = tokens.slice(2, Math.max(to, 2));
  const isShort = words.length === 0 || (words.length === 1 && !/[a-z]{2}ed$/.test(words[0]!.low));
  if (!isSeen || isShort || words.length > 5 || !words.every(plain)) return;
  if (describing.test(words[0]!.low) || words.some(({ low }) => planned.test(low) || judging.test(low))) return;
  yield quoted(spec, tokens, 2, to);
}

/** "an email to X with the subject harbour fire should arrive". */
function* mailed(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const at = tokens.findIndex(({ low }, i) => low === 'subject' && /^(?:the|with)$/.test(tokens[i - 1]?.low ?? ''));
  if (at < 1 || !tokens.some(({ low }) => /^(?:e-?mail|mail)$/.test(low))) return;
  const to = tokens.findIndex(
    (token, i) => i > at && isWord(token) && /^(?:should|must|is|was|arrives?|has|comes|in|to)$/.test(token.low),
  );
  const words = tokens.slice(at + 1, to < 0 ? tokens.length : to);
  if (words.length === 0 || words.length > 6 || !words.every(plain) || describing.test(words[0]!.low)) return;
  if (words.some(({ low }) => planned.test(low) || judging.test(low))) return;
  yield quoted(spec, tokens, at + 1, at + 1 + words.length);
}

function someKnown(known: ReadonlySet<string>, said: string): boolean {
  for (const name of known) if (said.includes(name)) return true;
  return false;
}

/** "the what is covered section", "priya should be gone": a name that was spoken of before, with its own words. */
function* named({ spec, memory }: ClauseContext, tokens: readonly Token[]): Generator<Token[]> {
  const said = allLows(tokens);
  if (!someKnown(memory.known, said)) return;
  const isPlain = tokens.map(plain);
  for (let from = 0; from < tokens.length; from++) {
    const broken = isPlain.indexOf(false, from);
    for (let to = Math.min(broken < 0 ? tokens.length : broken, from + 6); to > from; to--) {
      if (!memory.known.has(allLows(tokens.slice(from, to)))) continue;
      const isOne = to === from + 1;
      const isHead = from === 0 && predicateAt(tokens, to) !== undefined;
      const isLed =
        from > 0 && /^(?:the|be|is|on|to|of|for|containing|with|beside|under|in)$/.test(tokens[from - 1]!.low);
      if (isOne && !isHead && !isLed) continue;
      yield quoted(spec, tokens, from, to);
      break;
    }
  }
}

/** The ways to quote words in lower case that are jotted down with nothing but their place to set them off. */
export function* withJotted(context: ClauseContext, tokens: readonly Token[]): Generator<Token[]> {
  if (tokens.length < 2 || tokens.some((token) => isGiven(token) || token.kind === 'regex')) return;
  const { spec } = context;
  yield* mailed(spec, tokens);
  yield* named(context, tokens);
  if (tokens.some(({ kind }) => kind !== 'word')) return;
  yield* typed(spec, tokens);
  yield* toldInField(spec, tokens);
  yield* saidByControl(spec, tokens);
  yield* saidByBox(spec, tokens);
  yield* pressed(spec, tokens);
  yield* awaited(spec, tokens);
}
