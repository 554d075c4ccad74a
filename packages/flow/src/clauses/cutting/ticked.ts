import { labelVerbs } from '../../lexicon/verbs.ts';
import { isCapital, isWord, type Token } from '../../tokenise/token.ts';
import { dropLead } from '../edges/lead.ts';
import type { Piece } from './pieces.ts';

const ticks = /^(?:tick|untick|check|uncheck|toggle|(?:turn|switch) (?:on|off))$/;
const points = /^(?:click|tap|press|hit|hover|expand|clear)$/;
const picks = /^(?:tick|untick|check|uncheck|select|choose|pick)$/;

/** Orders that stand alone, and are no name behind another order. */
const alone =
  /^(?:reload|refresh|back|forward|enter|return|tab|escape|delete|space|backspace|wait|scroll|log|login|sign|go|screenshot|submit)$/;

/** What people tick as often as they order it. */
const channels = /^(?:Push|Switch|Post|Text|Call|Share|Print|Record)$/;

/** "in the Editor row": a place that holds boxes, behind the name of one. */
const isInRow = ([lead, the, ...rest]: readonly Token[]) =>
  isWord(lead) &&
  /^(?:in|of|for|on|under)$/.test(lead.raw) &&
  the?.low === 'the' &&
  rest.length > 0 &&
  rest.length < 5 &&
  rest.every(({ kind }) => kind === 'word' || kind === 'quote') &&
  rest.some(({ low }) => /^(?:row|column|card|section|group|matrix)$/.test(low));

/**
 * "untick SMS and Push", "tick Read and Write in the Editor row": a capital inside the sentence is the last name of the
 * list, whatever verb it may be.
 */
export function isTickedAsWell({ tokens: all, before }: Piece, previous: Piece | undefined): boolean {
  const tokens = dropLead(all);
  const [first, ...more] = tokens;
  const [order, on] = dropLead(previous?.tokens ?? []).map(({ low }) => low);
  const verb = /^(?:turn|switch)$/.test(order ?? '') ? `${order} ${on}` : (order ?? '');
  if (
    !first ||
    !isCapital(first) ||
    first.raw === first.raw.toUpperCase() ||
    !/and|,/.test(before) ||
    before.includes('then')
  )
    return false;
  const isListed = previous?.tokens.length === 1;
  if (channels.test(first.raw) && more.every(({ kind, raw, low }) => kind === 'word' && raw === low) && more.length < 2)
    return isListed || picks.test(verb);
  if (more.length === 0) return ticks.test(verb) && !labelVerbs.has(first.low) && !alone.test(first.low);
  return (ticks.test(verb) || points.test(verb) || (isListed && isCapital(previous!.tokens[0]))) && isInRow(more);
}
