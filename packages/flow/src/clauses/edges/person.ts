import { own } from '../../lexicon/own.ts';
import { asWord, lows, type Token, wordCount } from '../../tokenise/token.ts';

const orderVerb =
  /^(?:click|press|tap|hit|open|enter|type|fill|select|choose|pick|tick|check|uncheck|untick|go|visit|upload|drag|hover|scroll|reload|close|search|log|sign|expand|submit|save|navigate|see)$/;

/** "As a player I open …": how many words say who somebody is who does it; what he wants is a story. */
export function roleTaken(tokens: readonly Token[]): number {
  if (tokens[0]?.low !== 'as') return 0;
  // "As a first check we open …": what it is done for.
  const found = /^as an? (?:(?:first|next|second|third|last|final|quick) )?[a-z]+ (?=(?:i|we) [a-z]+)/.exec(
    lows(tokens.slice(0, 7)),
  );
  const length = found ? wordCount(found[0]) : 0;
  const told = found && tokens.slice(length);
  const isStory = /^(?:want|need|would|wish|expect|can|could|may|might|must|should|will|have|am|had|get|like|do)$/.test(
    told?.[1]?.low ?? 'want',
  );
  return told && !isStory && orderVerb.test(told[1]!.low) ? length : 0;
}

/** "waits 5 seconds", "verifies that …" after "the tester opens …": he still does it. */
const told: Record<string, string> = {
  waits: 'wait',
  verifies: 'verify',
  ensures: 'ensure',
  confirms: 'confirm',
  expects: 'expect',
  validates: 'validate',
  asserts: 'assert',
  checks: 'check',
  makes: 'make',
};
export function withoutPerson(tokens: readonly Token[]): readonly Token[] {
  const [first, next] = tokens;
  const low = first?.kind === 'word' ? own(told, first.raw) : undefined;
  const isTold =
    low === 'make'
      ? next?.low === 'sure'
      : low === 'wait'
        ? /^(?:for|until|up|\d.*|a|one|two|three|five|ten)$/.test(next?.low ?? '')
        : next?.low === 'that' || (low !== 'check' && next?.kind === 'quote');
  return low && isTold ? [asWord(first!, low), ...tokens.slice(1)] : tokens;
}

/** "hi all on /x …", "hey go to /x": how many words greet before an order. */
export function greetingOf(tokens: readonly Token[]): number {
  if (!/^(?:hi|hey|hello)$/.test(tokens[0]?.low ?? '')) return 0;
  const isSpoken = tokens[0]!.raw === tokens[0]!.low && orderVerb.test(tokens[1]?.low ?? '');
  if (isSpoken) return 1;
  const isGreeting = /^(?:hi|hey|hello) (?:all|team|everyone|everybody|folks|there|guys)$/.test(
    lows(tokens.slice(0, 2)),
  );
  if (!isGreeting || tokens[0]!.raw !== tokens[0]!.low) return 0;
  const length = tokens[2] && !/[\p{L}\p{N}]/u.test(tokens[2].raw) ? 3 : 2;
  const next = tokens[length];
  return next && (orderVerb.test(next.low) || /^(?:on|please|so|can|could)$/.test(next.low)) ? length : 0;
}
