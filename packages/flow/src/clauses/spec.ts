import { isVague } from '../lexicon/vague.ts';
import { emptyMemory, type Memory } from '../resolve/memory.ts';
import { remember } from '../resolve/remember.ts';
import { isOrderWord } from '../targets/name.ts';
import { type Sentence, sentences } from '../tokenise/lines.ts';
import { isCapital, isWord, lows, type Token } from '../tokenise/token.ts';
import { type Block, blockOf, underBlock } from './circumstances/block.ts';
import { after, type Heading, headingOf, holds } from './circumstances/heading.ts';
import { claiming, isIntroduction } from './circumstances/introduction.ts';
import { opensPage } from './cutting/opens-page.ts';
import { readPath } from './cutting/path.ts';
import type { Outcome } from './cutting/state.ts';
import { markActor } from './edges/actors.ts';
import { actionStarts } from './orders/action.ts';
import { actTold } from './orders/passive.ts';
import { readSentence } from './sentence.ts';

export interface SentenceOutcomes {
  sentence: Sentence;
  outcomes: Outcome[];
}

const makes =
  /^(?:create|make|buy|order|book|have|prepare|register|use|start|complete|find|get|add|remove|update|edit|invite|import|export|generate|assign|approve|ensure|need|given|when|then|with|be|being|precondition)$/;
const isActing = (low: string) => isOrderWord(low) || actionStarts.has(low);

const isTitle = (tokens: readonly Token[], outcomes: readonly Outcome[]) =>
  tokens.length <= 7 &&
  !tokens.slice(0, -1).some(({ raw }) => raw === ':') &&
  !isActing(tokens[0]!.low) &&
  !makes.test(tokens[0]!.low) &&
  !tokens.some(({ low }) => /^(?:the|an?|your|my|as)$/.test(low)) &&
  outcomes.every(({ read }) => !read) &&
  tokens.every(({ kind, low }) => kind === 'soft' || (kind === 'word' && !isVague(low)));

/** Tells of what has to be so before, or of what is claimed. */
const telling =
  /^(?:with|without|as|has|have|having|exists?|any|no|not|every|each|all|needed|required|must|should|is|are|was|when|if|while|who|that|which)$/;

/** "Progress note after a session", a blank line, and the steps: what they are for, in the words of a title. */
const isTitleApart = (tokens: readonly Token[], outcomes: readonly Outcome[]) =>
  tokens.length <= 7 &&
  isCapital(tokens[0]) &&
  tokens.every((token) => isWord(token) && !telling.test(token.low) && !/\d/.test(token.raw)) &&
  !isVague(tokens[0]!.low) &&
  // "Bob sees the list": what somebody or something does.
  !tokens.slice(1).some(({ raw }) => /^[a-z]{2,}s$/.test(raw)) &&
  !needed.test(tokens[0]!.low) &&
  !isActing(tokens[0]!.low) &&
  !makes.test(tokens[0]!.low) &&
  outcomes.every(({ read }) => !read);

/** "Acceptance criteria (search v2):", "AR aging @ month end:" above the steps; an article tells of something to be found out. */
const isCaption = (tokens: readonly Token[], outcomes: readonly Outcome[]) =>
  tokens.length <= 10 &&
  !claiming.test(lows(tokens)) &&
  !tokens.some(happens) &&
  !needed.test(tokens[0]!.low) &&
  !isActing(tokens[0]!.low) &&
  !makes.test(tokens[0]!.low) &&
  !tokens.some(
    ({ kind, low }) =>
      !/^(?:word|soft)$/.test(kind) || isVague(low) || telling.test(low) || /^(?:the|an?|your|my|it)$/.test(low),
  ) &&
  outcomes.every(({ read }) => !read);

/** What holds before the steps, or for whom they are taken: no title. */
const needed =
  /^(?:as|if|when|while|after|before|with|without|for|in|on|at|from|note|notes|role|user|users|persona|data|account|url|env|environment|device|browser|requires?|needs?|setup|important|warning|hint|every|each|all|any|no|nobody|everyone|only|please)$/;
/** "opens", "pays", "can": something happens or is done; what somebody owns or wants may have to be so before. */
const happens = ({ low, raw }: Token) => {
  const verb = /^[a-z]{3,}s$/.test(raw) ? low.slice(0, -1).replace(/(?<=sh|ch|s|x|z)e$/, '') : '';
  return low === 'can' || happening.test(verb) || isActing(verb);
};
const happening = /^(?:open|close|appear|disappear|show|display|update|load|end|begin|change|finish|expire|fail|work)$/;

/** "Preview opens in its own tab", "Lab results: approve a sample": what the steps below show or do, told before a page was opened. */
function isTopic(tokens: readonly Token[], outcomes: readonly Outcome[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (tokens.length > 10 || needed.test(words[0]!.low) || tokens.some(({ low }) => /^(?:should|must|may)$/.test(low)))
    return false;
  if (outcomes.every(({ read }) => read)) return false;
  const colon = tokens.findIndex(({ raw }) => raw === ':');
  if (colon > 0) {
    const [first] = tokens.slice(colon + 1);
    const isAct = first !== undefined && (isActing(first.low) || makes.test(first.low));
    return (isAct || /^(?:the|an?)$/.test(first?.low ?? '')) && words.length + 1 === tokens.length;
  }
  const verb = words.findIndex((word, at) => at > 0 && at < 4 && happens(word));
  return words.length === tokens.length && verb > 0 && verb < words.length - 1 && !isActing(words[0]!.low);
}

const isBegun = ({ acted, claim }: Memory) => acted !== undefined || claim !== undefined;

/** Reads the sentences of a spec in order; what one leaves behind is known to the next. */
export function* readSentences(spec: string): Generator<SentenceOutcomes> {
  const all = markActor(sentences(spec));
  const toldUntil = all.reduce((last, { tokens }) => Math.max(last, actTold(tokens)), -1);
  let memory = emptyMemory;
  let heading: Heading | undefined;
  let block: Block | undefined;
  for (let at = 0; at < all.length; at++) {
    const sentence = all[at]!;
    const path = readPath(spec, all, at, memory);
    if (path) {
      for (const [i, { tokens, read }] of path.reads.entries()) {
        memory = remember(memory, read.steps);
        const part = { ...all[at + i]!, tokens: [...tokens] };
        yield { sentence: part, outcomes: [{ tokens: part.tokens, read }] };
      }
      at += path.reads.length - 1;
      // What goes on behind the path is read as a sentence of its own.
      if (path.more && path.more.tokens.length > 0) all[at--] = path.more;
      continue;
    }
    heading = heading && holds(spec, heading, sentence) ? heading : undefined;
    const opened = headingOf(spec, sentence, all[at + 1], memory, heading);
    if (opened) {
      heading = opened === 'nowhere' ? heading : opened;
      yield { sentence, outcomes: [{ tokens: sentence.tokens, read: { steps: [], quoted: true } }] };
      continue;
    }
    block = block && holds(spec, block, sentence) ? block : undefined;
    const under = block ? undefined : blockOf(spec, sentence, all[at + 1], memory);
    if (under) {
      block = under;
      memory = under.memory;
      yield { sentence, outcomes: [{ tokens: sentence.tokens, read: { steps: [], quoted: true } }] };
      continue;
    }
    const read = readSentence(spec, sentence, { ...memory, subject: undefined, toldUntil }, heading);
    heading &&= after(heading, read.outcomes);
    if (block) {
      memory = { ...read.memory, branch: block.branch };
      yield { sentence, outcomes: underBlock(block, read.outcomes) };
      continue;
    }
    // "Bulky waste pickup", above a list: a title, unless it can be read or asks for something to be found out.
    if (sentence.titled === 'list' && isTitle(sentence.tokens, read.outcomes)) continue;
    if (sentence.titled === 'apart' && opensPage(all[at + 1]) && isTitleApart(sentence.tokens, read.outcomes)) continue;
    if (
      sentence.titled &&
      sentence.tokens.at(-1)?.raw === ':' &&
      opensPage(all[at + 1]) &&
      isCaption(sentence.tokens, read.outcomes)
    )
      continue;
    if (sentence.titled === 'list' && opensPage(all[at + 1]) && isTopic(sentence.tokens, read.outcomes)) continue;
    if (!isBegun(memory) && opensPage(all[at + 1]) && isIntroduction(sentence, read.outcomes)) continue;
    memory = read.memory;
    yield { sentence, outcomes: read.outcomes };
  }
}
