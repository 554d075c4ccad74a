import { namedBefore } from '../../assertions/kept.ts';
import { isDate } from '../../lexicon/dates.ts';
import { fieldNouns } from '../../lexicon/fields.ts';
import { holders } from '../../lexicon/holders.ts';
import { countOf, ordinalOf } from '../../lexicon/numbers.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { isDescribing, isFunctional, isVague } from '../../lexicon/vague.ts';
import { readValue } from '../../resolve/slots.ts';
import { wholeWords } from '../../targets/labels.ts';
import type { TargetContext } from '../../targets/target.ts';
import { allLows, beginsCapital, sourceOf, type Token } from '../../tokenise/token.ts';
import type { TextSlot } from './texts.ts';

const isJoining = /^(?:in|into|to|from|and|then|on|onto|with|the|for)$/;

/** "Barbecue on Sunday": between two capitals, a preposition is part of the words; "Burst pipe on Sunday" tells when. */
const isTitleWord = (tokens: readonly Token[], at: number) =>
  // "1:45 to 2:00": from the one figure to the other.
  (tokens[at]!.raw === 'to' && /^\d/.test(tokens[at - 1]?.raw ?? '') && /^\d/.test(tokens[at + 1]?.raw ?? '')) ||
  isOnWay(tokens, at) ||
  (/^(?:on|for|the)$/.test(tokens[at]!.raw) &&
    beginsCapital(tokens[at + 1]?.raw ?? '') &&
    (beginsCapital(tokens[at - 1]?.raw ?? '') ||
      (at > 1 && beginsCapital(tokens[0]!.raw) && isDate(tokens[at + 1]!.low))));

/** "Your refund is on its way": no field and no place. */
const isOnWay = (tokens: readonly Token[], at: number) =>
  /^on (?:its|the|my|our|your|their|his|her) way$/.test(allLows(tokens.slice(at, at + 3)));

/** A text that stands by itself; `loose` also without a capital, `isWritten` also with commas in it. */
export const value =
  (loose: boolean, isWritten = false): ((context: TargetContext, tokens: readonly Token[]) => TextSlot | undefined) =>
  ({ spec, memory }, tokens) => {
    const kept = namedBefore(memory, tokens) ?? keptLast(memory, tokens) ?? keptUnder(memory, tokens);
    if (kept) return { text: `{{${kept}}}`, quoted: true };
    const isLoose =
      tokens.length > 1 &&
      tokens.some(
        ({ kind, low, raw }, at) =>
          (kind === 'soft' && !(isWritten && /^[,–—-]$/.test(raw))) ||
          // "42 as Notes for the driver": into what it goes.
          (raw === 'as' && beginsCapital(tokens[at + 1]?.raw ?? '')) ||
          (isJoining.test(low) && raw === low && !(isWritten && isTitleWord(tokens, at)) && !isOnWay(tokens, at)),
      );
    const read = isLoose ? undefined : readValue(spec, tokens, loose);
    return read && { text: read.value, quoted: read.quoted };
  };

/** "type total into X", where something was kept as total; `type "total"` is that word. */
const keptUnder = ({ names }: TargetContext['memory'], [only, ...more]: readonly Token[]) =>
  only!.kind === 'word' && more.length === 0 && names.has(only!.value) ? only!.value : undefined;

/** "Remember the order number and search for it". */
const keptLast = ({ acted, names }: TargetContext['memory'], tokens: readonly Token[]) =>
  acted === 'remember' && tokens.length === 1 && tokens[0]!.kind === 'word' && /^(?:it|that|this)$/.test(tokens[0]!.low)
    ? [...names.keys()].at(-1)
    : undefined;

const telling = /^(?:into|onto|in|on|from|under|below|above|next|near|beside|inside|within|for|at|of|as|by|with)$/;

/** "type call the vet": an article inside, after a word that leads nowhere, belongs to what is typed. */
export const readSaidText = ({ spec }: TargetContext, tokens: readonly Token[]): TextSlot | undefined => {
  const words = tokens.map(({ raw }) => raw);
  const article = words.findIndex((word) => /^(?:the|a|an|my)$/.test(word));
  const isSaid =
    article > 0 &&
    article < words.length - 1 &&
    words.length <= 6 &&
    tokens.every(({ kind, low }) => kind === 'word' && !telling.test(low)) &&
    !isFunctional(words[article - 1]!) &&
    !isDescribing(words[0]!) &&
    words.every((word) => /^(?:the|a|an|my)$/.test(word) || !isVague(word));
  return isSaid ? { text: sourceOf(spec, tokens), quoted: false } : undefined;
};

const parts =
  /^(?:day|month|year|hour|minute|first|last|house|start|end|old|new|same|valid|letters|numbers|digits|words)$/;
const talk =
  /^(?:i|you|we|me|it|us|is|my|your|are|was|be|this|have|has|do|does|not|can|will|hi|hello|hey|all|as|about|see|thanks|and|the|a|an|to|for|with|of|at|like|love|want|need|already|now)$/;
const spoken = /^(?:i|you|we|me|us|is|are|was|hi|hello|hey|thanks|see|and|can|will)$/;
const unsaid =
  /^(?:too|than|without|instead|only|over|more|less|least|most|characters?|letters?|times?|any|some|every|each|same|other|valid|invalid|wrong|correct|something|anything|random|long|short)$/;

/** "rent for march": a note, and no description of one ("reasons for leaving", "a gift for the host"). */
const isNote = (words: readonly string[]) =>
  words.length >= 3 &&
  words.length <= 4 &&
  words.some((word, at) => at > 0 && at < words.length - 1 && /^(?:for|with|of|to)$/.test(word)) &&
  !words.some((word) => /^(?:the|a|an|my)$/.test(word)) &&
  !/(?:s|ion|ment|ing)$/.test(words[0]!);

/** "hi all", "i like it", "eggs and flour": lower-case words that somebody would type, before a field that is named. */
export const readWritten = ({ spec }: TargetContext, tokens: readonly Token[]): TextSlot | undefined => {
  const words = tokens.map(({ raw }) => raw);
  const isPlain = tokens.every(({ kind, raw, low }) => kind === 'word' && raw === low && !fieldNouns.has(low));
  const isSaid =
    isPlain &&
    words.length > 1 &&
    words.length <= 8 &&
    !/^(?:the|a|an|my|your|our|their|this|that|it|and|to|for|with|of|at|as|about|all|not)$/.test(words[0]!) &&
    words.at(-1) !== 'and' &&
    (words.some((word) => spoken.test(word)) || isNote(words)) &&
    words.every(
      (word) =>
        !unsaid.test(word) &&
        !parts.test(word) &&
        !isDescribing(word) &&
        (talk.test(word) || (!isVague(word) && !isFunctional(word))),
    );
  return isSaid ? { text: sourceOf(spec, tokens), quoted: false } : undefined;
};

/** "Printer jam on floor 3", "Login loop on Safari": what it is about, with nothing behind the preposition that a page would have. */
export const readTitled = ({ spec }: TargetContext, given: readonly Token[]): TextSlot | undefined => {
  const tokens = wholeWords(given);
  const at = tokens.findIndex(({ raw }) => /^(?:on|for|about|of|from)$/.test(raw));
  const rest = tokens.slice(at + 1);
  const isTitled =
    at > 0 &&
    rest.length > 0 &&
    tokens.length <= 8 &&
    beginsCapital(tokens[0]!.raw) &&
    tokens.every(({ kind, low }, i) => kind === 'word' && (i === at || (!isVague(low) && !isFunctional(low)))) &&
    (!beginsCapital(rest[0]!.raw) || rest.every(({ raw }) => beginsCapital(raw))) &&
    !roleOf([tokens[0]!.low])?.isPlain &&
    !roleOf([rest.at(-1)!.low]) &&
    !holders.test(rest.at(-1)!.low) &&
    !fieldNouns.has(rest.at(-1)!.low);
  return isTitled ? { text: sourceOf(spec, tokens), quoted: false } : undefined;
};

/** What is left of the order: "in the Internal note field", and nothing between that could be another place. */
const fieldAhead =
  /^\s+(?:in|into|to) (?:the )?(?:(?!(?:in|into|to|on|of|for|the|and)\s)[\w'’-]+ ){1,4}(?:field|box|input|area|textarea)(?:\s*(?:[.,;\r\n]|$)|\s+(?:and|then)\s)/;
const opensTalk = /^(?:Please|Thanks|Thank|Hi|Hello|Hey|Dear|Sorry|See|Call|Let|I|We|You|\p{Lu}\p{Ll}+ing)$/u;
const leadsAway = /^(?:as|with|by|from|than|like|without|via|and|or|then|but|so|my|your|our|the|a|an)$/;

/** "write Looking into it now in the Note field": a sentence somebody would say, its capital and a field around it. */
export const readSpokenText = ({ spec }: TargetContext, tokens: readonly Token[]): TextSlot | undefined => {
  const words = tokens.slice(1).map(({ raw }) => raw);
  const isSaid =
    words.length > 1 &&
    words.length <= 7 &&
    tokens.every(({ kind }) => kind === 'word') &&
    opensTalk.test(tokens[0]!.raw) &&
    words.some((word) => /^(?:i|you|we|me|it|us|I)$/.test(word)) &&
    words.every(
      (word) =>
        (word === 'I' || /^[a-z]+$/.test(word)) &&
        !unsaid.test(word) &&
        !leadsAway.test(word) &&
        !isDescribing(word) &&
        (word === 'I' || talk.test(word) || !isVague(word)),
    ) &&
    !isFunctional(words.at(-1)!) &&
    fieldAhead.test(spec.slice(tokens.at(-1)!.end));
  return isSaid ? { text: sourceOf(spec, tokens), quoted: false } : undefined;
};

/** "login timeout", "page not found", "sign in loop": what somebody looks for, and no description of it. */
/** "reset password": what somebody looks for help with, and no data that is told of. */
const asking = /^(?:reset|change|cancel|delete|update|recover|export|import|edit|remove)$/;

export const readQuery = (context: TargetContext, tokens: readonly Token[]): TextSlot | undefined => {
  const words = wholeWords(tokens).map(({ raw }) => raw);
  const isPlain =
    words.length > 1 &&
    words.length <= 6 &&
    words.every((word) => /^[a-z][a-z'’-]*$|^\d+$/.test(word)) &&
    (!isDescribing(words.at(-1)!) || asking.test(words[0]!)) &&
    !/^(?:not|no|nothing|up|out|off|in)$/.test(words[0]!) &&
    words.every(
      (word, at) =>
        /^(?:not|no)$/.test(word) ||
        (/^(?:in|out|up|off)$/.test(word) &&
          /^(?:sign|log|check|opt|set|back|pop|drop|start)$/.test(words[at - 1] ?? '')) ||
        (!unsaid.test(word) && !isVague(word) && !isFunctional(word)),
    ) &&
    countOf(words[0]!) === undefined &&
    ordinalOf(words[0]!) === undefined;
  return (
    value(true)(context, tokens) ?? (isPlain ? { text: sourceOf(context.spec, tokens), quoted: false } : undefined)
  );
};
