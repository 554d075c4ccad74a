import { emptyMemory } from '../resolve/memory.ts';
import { type Sentence, sentences } from '../tokenise/lines.ts';
import type { Outcome } from './cutting/state.ts';
import { markActor } from './edges/actors.ts';
import { actTold } from './orders/passive.ts';
import { readSentence } from './sentence.ts';

export interface SentenceOutcomes {
  sentence: Sentence;
  outcomes: Outcome[];
}

/** Reads the sentences of a spec in order; what one leaves behind is known to the next. */
export function* readSentences(spec: string): Generator<SentenceOutcomes> {
  const all = markActor(sentences(spec));
  const toldUntil = all.reduce((last, { tokens }) => Math.max(last, actTold(tokens)), -1);
  let memory = emptyMemory;
  for (const sentence of all) {
    const read = readSentence(spec, sentence, { ...memory, subject: undefined, toldUntil });
    memory = read.memory;
    yield { sentence, outcomes: read.outcomes };
  }
}
