import { emptyMemory, type Memory } from '../resolve/memory.ts';
import { remember } from '../resolve/remember.ts';
import { type Sentence, sentences } from '../tokenise/lines.ts';
import { type Block, blockOf, underBlock } from './circumstances/block.ts';
import { after, type Heading, headingOf, holds } from './circumstances/heading.ts';
import { isIntroduction } from './circumstances/introduction.ts';
import { isMereTitle } from './circumstances/title-above.ts';
import { opensPage } from './cutting/opens-page.ts';
import { readPath } from './cutting/path.ts';
import type { Outcome } from './cutting/state.ts';
import { markActor } from './edges/actors.ts';
import { isListedName, supplyListed } from './lists/listed-names.ts';
import { actTold } from './orders/passive.ts';
import { readSentence } from './sentence.ts';

export interface SentenceOutcomes {
  sentence: Sentence;
  outcomes: Outcome[];
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
    const tokens = [...supplyListed(spec, sentence.tokens)];
    const read = readSentence(spec, { ...sentence, tokens }, { ...memory, subject: undefined, toldUntil }, heading);
    if (isListedName(spec, sentence, read.outcomes)) {
      memory = { ...memory, lost: true };
      yield { sentence, outcomes: [{ tokens: sentence.tokens }] };
      continue;
    }
    heading &&= after(heading, read.outcomes);
    if (block) {
      memory = { ...read.memory, branch: block.branch };
      yield { sentence, outcomes: underBlock(block, read.outcomes) };
      continue;
    }
    if (at === 0 && isMereTitle(spec, all, read.outcomes)) continue;
    if (!isBegun(memory) && opensPage(all[at + 1]) && isIntroduction(sentence, read.outcomes)) continue;
    memory = read.memory;
    yield { sentence, outcomes: read.outcomes };
  }
}
