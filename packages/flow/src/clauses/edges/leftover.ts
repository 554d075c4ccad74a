import { ordinalOf } from '../../lexicon/numbers.ts';
import { lows, type Token } from '../../tokenise/token.ts';
import { dropLead } from './lead.ts';

const another =
  /^(?:previous|original|other|former|old|earlier|preceding|wrong|same|different|mobile|tablet|phone|small|narrow|wide|desktop)$/;

/** "On the listing," and "In the panel that opens," name where one is, and ask for nothing. */
export function isNoPlace(tokens: readonly Token[]): boolean {
  const words = lows(tokens);
  if (tokens.some(({ kind, low }) => kind === 'word' && (ordinalOf(low) !== undefined || another.test(low))))
    return false;
  return (
    /^(?:in|on|at|inside|within|from) the (?:[a-z]+ )?(?:[a-z]+ )?(?:that|which) (?:opens|opened|appears|appeared|pops up|shows up|comes up|slides in|follows)$/.test(
      words,
    ) ||
    /^(?:on|at) (?:the|this|that) (?:[a-z"]+ )?(?:[a-z"]+ )?(?:page|screen|view|site|step)$/.test(words) ||
    /^(?:in|on) (?:a|the|your|my) (?:(?:new|fresh|clean|private|incognito|desktop|web) )*(?:browser|browser window|browser session|session)$/.test(
      words,
    ) ||
    /^(?:on|at) the (?:listing|results|overview|homepage|dashboard|start page|checkout|site|screen|list|next step)$/.test(
      words,
    )
  );
}

const creates = /^(?:create|add|make|set|build|register|invite|write|start|draft|upload|publish|new)$/;

/** What a clause that nobody could read still names: `add a card "X" …` leaves "X" for "it". */
export function createdThing(tokens: readonly Token[]) {
  const words = dropLead(tokens);
  const at = words.findIndex(({ kind }) => kind === 'quote');
  if (!creates.test(words[0]?.low ?? '') || at < 2 || at > 6 || !/^(?:a|an|the|new|another)$/.test(words[1]!.low))
    return undefined;
  return { text: words[at]!.value };
}
