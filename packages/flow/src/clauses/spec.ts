import { isVague } from '../lexicon/vague.ts';
import { emptyMemory } from '../resolve/memory.ts';
import { remember } from '../resolve/remember.ts';
import { isOrderWord } from '../targets/name.ts';
import { type Sentence, sentences } from '../tokenise/lines.ts';
import type { Token } from '../tokenise/token.ts';
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
const isTitle = (tokens: readonly Token[], outcomes: readonly Outcome[]) =>
  tokens.length <= 7 &&
  !isOrderWord(tokens[0]!.low) &&
  !actionStarts.has(tokens[0]!.low) &&
  !makes.test(tokens[0]!.low) &&
  !tokens.some(({ low }) => /^(?:the|an?|your|my|as)$/.test(low)) &&
  outcomes.every(({ read }) => !read) &&
  tokens.every(({ kind, low }) => kind === 'soft' || (kind === 'word' && !isVague(low)));

/** Reads the sentences of a spec in order; what one leaves behind is known to the next. */
export function* readSentences(spec: string): Generator<SentenceOutcomes> {
  const all = markActor(sentences(spec));
  const toldUntil = all.reduce((last, { tokens }) => Math.max(last, actTold(tokens)), -1);
  let memory = emptyMemory;
  for (let at = 0; at < all.length; at++) {
    const sentence = all[at]!;
    const path = readPath(spec, all, at, memory);
    for (const [i, read] of (path ?? []).entries()) {
      memory = remember(memory, read.steps);
      const part = all[at + i]!;
      yield { sentence: part, outcomes: [{ tokens: part.tokens, read }] };
    }
    if (path) at += path.length - 1;
    if (path) continue;
    const read = readSentence(spec, sentence, { ...memory, subject: undefined, toldUntil });
    // "Bulky waste pickup", above a list: a title, unless it can be read or asks for something to be found out.
    if (sentence.titled && isTitle(sentence.tokens, read.outcomes)) continue;
    memory = read.memory;
    yield { sentence, outcomes: read.outcomes };
  }
}
