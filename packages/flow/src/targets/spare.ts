import type { Target } from '@smokejumper/contracts';
import { roleOf } from '../lexicon/roles.ts';
import { isFunctional, isVague } from '../lexicon/vague.ts';
import { allLows, sourceOf, type Token } from '../tokenise/token.ts';
import { isLabelPhrase } from './name.ts';
import type { TargetContext } from './target.ts';

const pagePlace = /^(?:(?:on|in|from) (?:the |this |that )?(?:page|screen)|on screen|on-screen)$/;
const viewer = /^to (?:the )?(?:user|me|us|customer|visitor|reader|shopper|buyer|guest|member|student|tester)$/;

const showing = /(?:show|shows|see|sees|display|displays|present|presents|offer|offers|give|gives)\s+(?:the\s+)?$/;

/** "Assign to me should be gone": a label that runs on, where neither "shown" nor "show" asks who sees it. */
function isRunningOn(spec: string, tokens: readonly Token[]): boolean {
  const head = tokens.slice(0, -2);
  const [to, whom] = tokens.slice(-2);
  return (
    /^(?:me|us)$/.test(whom?.low ?? '') &&
    head.length > 0 &&
    head.every(({ kind }) => kind === 'word') &&
    /^(?!(?:The|An?|Your|My|This|That)$)\p{Lu}/u.test(head[0]!.raw) &&
    roleOf([head.at(-1)!.low]) === undefined &&
    /^\s+$/.test(spec.slice(head.at(-1)!.end, to!.start)) &&
    !showing.test(spec.slice(Math.max(0, head[0]!.start - 16), Math.max(0, head[0]!.start)))
  );
}

/** "on the page" narrows nothing, nor does "to me" where something is seen; "click Assign to me" is all label. */
export function dropPagePlace({ spec, mode }: TargetContext, tokens: readonly Token[]): readonly Token[] {
  const isSpare = (words: string) =>
    pagePlace.test(words) || (mode === 'assert' && viewer.test(words) && !isRunningOn(spec, tokens));
  if (isLabelPhrase(tokens)) return tokens;
  for (let at = Math.max(1, tokens.length - 7); at < tokens.length; at++) {
    if (!/^(?:on|in|from|on-screen|to)$/.test(tokens[at]!.low)) continue;
    const tail = tokens.slice(at);
    if (tail.every(({ kind }) => kind === 'word') && isSpare(allLows(tail))) return tokens.slice(0, at);
  }
  return tokens;
}

/** "the menu that opens" is the menu. */
export function dropOpening(tokens: readonly Token[]): readonly Token[] {
  if (!/^(?:up|opens|opened|appears|appeared|unfolds)$/.test(tokens.at(-1)?.low ?? '')) return tokens;
  const tail = allLows(tokens.slice(-3));
  const two = allLows(tokens.slice(-2));
  if (/^(?:that|which) (?:pops|opens|shows|comes) up$/.test(tail) && tokens.length > 3) return tokens.slice(0, -3);
  return /^(?:that|which) (?:opens|opened|appears|appeared|unfolds)$/.test(two) && tokens.length > 2
    ? tokens.slice(0, -2)
    : tokens;
}

/** "plain text only" once it was named: a name, whatever words it is made of. */
export function readKnown({ memory, spec }: TargetContext, tokens: readonly Token[]): Target | undefined {
  const isName = tokens.length > 1 && tokens.every(({ kind, start }) => kind === 'word' && start >= 0);
  const text = isName ? sourceOf(spec, tokens) : '';
  return isName && memory.known.has(text.toLowerCase()) ? { text } : undefined;
}

const inPart = / (?:in|on|inside) the (?:dialog|popup|modal|footer|banner|form|drawer|sidebar)$/;

/** "I live at this address": words that only a box to tick says, whatever prepositions they hold but a part of the page. */
export const isAvowal = (tokens: readonly Token[]) =>
  tokens.length > 2 &&
  !inPart.test(allLows(tokens)) &&
  /^[Ii]$/.test(tokens[0]!.raw) &&
  tokens.every(({ kind }) => kind === 'word') &&
  /^[a-z]+$/.test(tokens[1]!.raw) &&
  !/^(?:should|can|must|will|see|click|press|open)$/.test(tokens[1]!.low);

const fitting = /^(?:easy|kind|gentle|hard|tough|light|heavy|low|high|rich|free|safe|good|ok|okay|great|friendly)$/;

/** "easy on the knees", "kind to the skin": what a box says a thing is good for, and no place. */
export const isFit = (tokens: readonly Token[]) =>
  tokens.length > 2 &&
  tokens.length < 6 &&
  tokens.every(({ kind, raw, low }) => kind === 'word' && raw === low) &&
  fitting.test(tokens[0]!.low) &&
  /^(?:on|to|in|from|of|for|with)$/.test(tokens[1]!.low) &&
  !tokens
    .slice(2)
    .some(
      ({ low }, at) =>
        roleOf([low]) || (!(at === 0 && low === 'the') && (isVague(low) || isFunctional(low) || /ing$/.test(low))),
    );
