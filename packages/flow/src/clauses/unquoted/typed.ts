import { fieldNouns } from '../../lexicon/fields.ts';
import { holders } from '../../lexicon/holders.ts';
import { countOf } from '../../lexicon/numbers.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { isDescribing, isFunctional, isVague } from '../../lexicon/vague.ts';
import { isOrderWord } from '../../targets/speaking.ts';
import { allLows, isCapital, isWord, type Token } from '../../tokenise/token.ts';
import { articles, quoted } from './set-off.ts';

const plain = (token: Token | undefined) =>
  isWord(token) && /^(?:[a-z][a-z'’-]*|\d[\d:.,]*|[A-Z]{2,4}|A|I)$/.test(token.raw);
const isName = (token: Token | undefined) => isWord(token) && /^\p{Lu}(?:\p{Ll}+|\d+)$/u.test(token.raw);

/** Ask for planning, wherever they stand in what is to be typed. */
const planned =
  /^(?:any|some|every|each|whatever|whichever|whoever|something|anything|someone|anyone|valid|invalid|correct|wrong|random|different|other|another|suitable|matching|relevant|realistic|plausible|made-up|characters|letters|digits|than|which|whose|unless|if|should|must|would|into|times)$/;
const irregular =
  /^(?:left|sent|met|told|spoke|made|got|had|took|gave|paid|bought|sold|lost|found|broke|came|went|saw|ran|kept|brought|said|wrote|built|cut|put|drove|felt|held|fell|forgot|rang|shut|stole|tore|wore|won)$/;
const owner = /^(?:the|a|an|my|your|our|his|her|their|this|that|these|me|us|it|him|them)$/;
const particle = /^(?:back|up|off|out|down|over|away|for|with|on|at|by|to|from|about|until|late|early|again)$/;
const asking = /^(?:how|why|where|what|when|who)$/;
const asked = /^(?:to|do|does|did|is|are|can|much|many|long|i|my)$/;

/** "reset my password", "called back twice", "waiting for parts": somebody did or wants something; "updated address" is a description. */
function isDeed([verb, next, ...rest]: readonly Token[]): boolean {
  if (!verb || !next) return false;
  const isDone = irregular.test(verb.low) || /[a-z]{2}(?:ed|ing)$/.test(verb.low);
  const goesOn = owner.test(next.low) || (isDone && particle.test(next.low));
  if (!(isDone || isOrderWord(verb.low)) || isFunctional(verb.low) || !goesOn) return false;
  return (
    rest.length > 0 || !/^(?:the|a|an|my|your|our|their|this|that|these|for|with|at|by|to|from|about)$/.test(next.low)
  );
}

/** Begin the description of a text, not the text. */
const describing =
  /^(?:the|a|an|my|your|our|his|her|their|its|this|that|these|those|it|them|too|as|only|just|exactly|at|again|back|one|ones|same|new|old|more|less|all|both|no|not|nothing|none|you|i|we)$/;

/** "kitchen pipe burst over the weekend", "stand up and grumble": no word of it says what sort of text it would be. */
function isSaid(words: readonly Token[]): boolean {
  const [first] = words;
  const isSort = ({ low }: Token) => isDescribing(low) || fieldNouns.has(low);
  const isOrder = words.some(
    ({ low }, at) =>
      low === 'and' &&
      /^(?:click|press|hit|tap|select|choose|pick|type|enter|open|tick)$/.test(words[at + 1]?.low ?? ''),
  );
  return (
    // "A night at the lighthouse": its capital makes it a title.
    (first!.raw === 'A' || first!.raw === 'The' || (!describing.test(first!.low) && !isVague(first!.low))) &&
    // "Five ways to brew coffee": a title, and no number of things.
    (countOf(first!.low) === undefined || (isName(first!) && words.length > 2 && !roleOf([words[1]!.low]))) &&
    !isSort(first!) &&
    // "Crash on empty input": after its capital the words of a title go on as they like.
    (!isSort(words.at(-1)!) ||
      (isName(first) && words.length > 3 && !/^(?:of|for)$/.test(words[1]!.low) && !owner.test(words.at(-2)!.low))) &&
    !words.some(
      (word, at) => word.low === 'and' && [words[at - 1], words[at + 1]].some((beside) => !beside || isSort(beside)),
    ) &&
    !/^(?:only|and|the|a|an)$/.test(words.at(-1)!.low) &&
    !/(?:ion|ment|ness|s) (?:for|of)$/.test(
      words
        .slice(0, 2)
        .map(({ low }) => low)
        .join(' '),
    ) &&
    !isOrder
  );
}

/** "how to reset a router": what somebody asks, where the field is one to search in. */
const isQuestion = ([first, next]: readonly Token[]) => asking.test(first?.low ?? '') && asked.test(next?.low ?? '');

/** "the search box", "Notes", "title"; after "into" also "Note to manager": what somebody types into. */
function isField(words: readonly Token[], isInto: boolean): boolean {
  const name = words[0]?.low === 'the' ? words.slice(1) : words;
  const last = name.at(-1)?.low ?? '';
  if (name.length === 0 || name.length > 4 || !name.every(isWord)) return false;
  if (isInto && isCapital(name[0]) && !articles.test(name[0]!.low)) return true;
  if (name.some(({ low }) => isVague(low))) return false;
  const isNamed = isCapital(name[0]) && name.slice(1).every((token) => !isFunctional(token.low));
  return (
    isNamed ||
    /^(?:field|box|input|area|textarea|textbox|bar)$/.test(last) ||
    (isInto
      ? fieldNouns.has(last) || (name.length === 1 && plain(name[0]) && !roleOf([last]) && !holders.test(last))
      : name.every(({ low }) => fieldNouns.has(low)))
  );
}

/** "every 2 hours", "each morning": how often, which is data where a text says it. */
const isPeriod = (words: readonly Token[], at: number) =>
  /^(?:every|each)$/.test(words[at]!.low) &&
  /^(?:(?:\d+|other|two|three|four|six) )?(?:minutes?|hours?|days?|weeks?|months?|years?|mornings?|evenings?|nights?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/.test(
    allLows(words.slice(at + 1, at + 3)),
  );

const holdsFields = (low: string) =>
  /^(?:dialog|form|region|row|table|list|card|listitem|cell|column|tab|banner)$/.test(roleOf([low])?.role ?? '');

/** "enter reset my password in the search box", "type south wall by the shed into Bed": what is typed goes as far as its field. */
export function* toldInField(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  if (!/^(?:type|write|enter|put|key)$/.test(tokens[0]!.low)) return;
  const at = tokens.findLastIndex(({ raw }) => /^(?:in|into)$/.test(raw));
  const field = tokens.slice(at + 1);
  const value = tokens.slice(1, Math.max(at, 1));
  if (value.length < 2 || value.length > 8 || !isField(field, tokens[at]!.low === 'into')) return;
  if (!value.every((word) => plain(word) || isName(word))) return;
  // "Dust in M82", "Broken link in the footer": between two names, or with no part of a form behind it, it is part of a title.
  const isInside = (at: number) =>
    (isName(value[at - 1]) && isName(value[at + 1])) ||
    (at > 1 && isName(value[0]) && !isName(value[at - 1]) && !value.slice(at).some(({ low }) => holdsFields(low)));
  const isPlanned = (at: number) => planned.test(value[at]!.low) && !(isName(value[0]) && isPeriod(value, at));
  if (value.some(({ low }, i) => isPlanned(i) || (low === 'in' && !isInside(i)))) return;
  const isSearch = field.some(({ low }) => low === 'search');
  // "enter repeat my password in Password": what is to be typed is told, and not said.
  const isSame = field.some(({ low }) => low === value[0]!.low || low === value.at(-1)!.low);
  if (!isSame && (isDeed(value) || (isSearch && isQuestion(value)) || isSaid(value))) yield quoted(spec, tokens, 1, at);
}
