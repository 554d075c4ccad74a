import type { Step } from '@smokejumper/contracts';
import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { madeKind } from '../../lexicon/made.ts';
import { own } from '../../lexicon/own.ts';
import { isFunctional, isVague } from '../../lexicon/vague.ts';
import type { Memory } from '../../resolve/memory.ts';
import { remember } from '../../resolve/remember.ts';
import { isOrderWord } from '../../targets/speaking.ts';
import type { Sentence } from '../../tokenise/lines.ts';
import { asWord, beginsCapital, lows, quoteOf, type Token } from '../../tokenise/token.ts';
import { readClause } from '../clause.ts';
import { isMessageKind } from '../lists/piece.ts';
import { actionStarts } from '../orders/action.ts';
import type { Outcome, SentenceRead } from './state.ts';

/** "Terms: checked", "Zip: leave empty": how a field is left, and no text for it. */
const putStates: Record<string, 'check' | 'uncheck' | 'clear'> = {
  checked: 'check',
  ticked: 'check',
  unchecked: 'uncheck',
  unticked: 'uncheck',
  'leave empty': 'clear',
  'leave blank': 'clear',
  '(leave empty)': 'clear',
  '(leave blank)': 'clear',
  '(empty)': 'clear',
  '(blank)': 'clear',
};
/** "Country: select France": an order, whose words nobody enters. */
const byHand = /^\(?(?:select|choose|pick|tick|untick|check|uncheck|click|upload|leave|skip|any|anything)\b/i;

/** "Nord Kaffe AS", "US": a capital inside a name says nothing vague; "Any name" does. */
const isVagueIn = (word: string, at: number) =>
  isVague(word.toLowerCase()) && (at === 0 ? !/^\p{Lu}{2,}$/u.test(word) : !beginsCapital(word));

/** A form given as a table: each row fills a field. */
export function readPairs(sentence: Sentence, memory: Memory): SentenceRead {
  const outcomes = sentence.pairs!.map(({ field, value }): Outcome => {
    const target = { text: field[0]!.value };
    const given = value[0]?.value;
    const made = given === undefined ? undefined : madeKind(given);
    const isPlain = value[0] !== undefined && value[0].raw === value[0].value;
    const put = isPlain ? own(putStates, given!.toLowerCase()) : undefined;
    const step: Step =
      given === undefined || put
        ? { action: put ?? 'clear', kind: 'action', target }
        : { action: 'fill', kind: 'action', target, ...(made ? { generate: made } : { value: given }) };
    const isVagueValue = isPlain && !made && !put && (byHand.test(given!) || given!.split(' ').some(isVagueIn));
    return isVagueValue
      ? { tokens: [...field, ...value] }
      : { tokens: [...field, ...value], read: { steps: [step], quoted: true } };
  });
  const steps = outcomes.flatMap(({ read }) => read?.steps ?? []);
  return { outcomes, memory: remember(memory, steps) };
}

/** What a word alone asks for, whatever stands before it. */
export const alone = /^(?:back|forward|reload|refresh|login|screenshot|enter|tab|escape|ok)$/;

/** "The breadcrumb shows Home > Shop": what is claimed goes on, and nothing is pressed. */
function isTold(spec: string, { start }: { start: number }, { claim, acted }: Memory): boolean {
  const said = claim?.value ?? claim?.target?.text;
  const before = spec.slice(0, start).replace(/\s*(?:>|→|->|»|=>)\s*$/u, '');
  return claim !== undefined && acted === claim.action && said !== undefined && before.endsWith(` ${said}`);
}

/** "Export > As CSV": an order may begin with these, and a name of nothing but capitals as well. */
const leading = /^(?:as|in|on|at|by|for|from|into|inside)$/;

/** `click Save → message "Saved"`: what is said then, where without an arrow it may be a field and what goes into it. */
const isSaying = (tokens: readonly Token[]) =>
  /^(?:then )?(?:(?:an?|the) )?(?:message|text|heading) "$/.test(lows(tokens));

/** `- → "Saved"`: on a line of its own, what comes of the line above. */
const isResult = (spec: string, [first, ...more]: readonly Token[]) =>
  first?.kind === 'quote' &&
  more.length === 0 &&
  /(?:^|[\r\n])[ \t]*(?:[-*•–]\s+|\d+[.)]\s+)?(?:→|->|=>|>)\s*$/u.test(spec.slice(0, first.start));

/** What comes of an act, or the part of the site one has come to: nothing that is pressed. */
const arrived =
  /ed$|^(?:sent|paid|made|done|ready|complete|successful|success|gone|shown|visible|open|closed|on|off|ok|error|errors|page|screen|view|summary|list|overview|details|form|history|status|confirmation|number|id|total|dialog|table|results?)$/;

/**
 * "tick Text me > Request refill": what ends a form, behind what was put into it, which leads to no other page. Its
 * verb with its capital, among orders without one, and the thing say so; "Order placed" tells what came of it.
 */
function isBid(spec: string, { tokens, expected }: Sentence, { acted, lost }: Memory): boolean {
  const [first, ...rest] = tokens;
  return (
    !expected &&
    !lost &&
    /^(?:fill|type|check|uncheck|select|set|upload|clear)$/.test(acted ?? '') &&
    rest.length > 0 &&
    rest.length < 3 &&
    tokens.every(({ kind }) => kind === 'word') &&
    beginsCapital(first!.raw) &&
    isOrderWord(first!.low) &&
    !/^(?:log|sign|go|see|verify|find|have|get|make|is|new|same|back|already|forgot|call|name|remember|use|mark|wait)$/.test(
      first!.low,
    ) &&
    rest.every(
      ({ raw, low }) => /^[a-z]{3,}$/.test(raw) && !isVague(low) && !isFunctional(low) && !arrived.test(low),
    ) &&
    // "Fill 3 into Seats > Add guest": where each begins with a capital, it sets nothing off.
    /^\s*\p{Ll}/u.test(
      spec
        .slice(0, first!.start)
        .split(/\s(?:>|→|->|=>|»|>>)\s/u)
        .at(-2) ?? '',
    )
  );
}

/** "click A → B" and "Settings > Billing": a name after an arrow is pressed like the one before. */
export function readChained(spec: string, sentence: Sentence, memory: Memory): SentenceRead | undefined {
  const [first] = sentence.tokens;
  const isName =
    sentence.tokens.length <= 3 && sentence.tokens.every(({ kind, raw }) => kind === 'word' && beginsCapital(raw));
  const isPath = isName && sentence.tokens.length === 1;
  const isLabel = isBid(spec, sentence, memory);
  const isAfter =
    /^(?:click|open|choose|hover|select)$/.test(memory.acted ?? '') ||
    (isPath && memory.acted !== undefined && !sentence.expected) ||
    (isLabel && readClause({ spec, memory, mode: 'act' }, sentence.tokens) === undefined);
  const isSeen = /^(?:visible|shown|displayed|gone|hidden|there|disabled|enabled|checked|unchecked)$/.test(
    sentence.tokens.at(-1)?.low ?? '',
  );
  if (!sentence.chained || !first || !isAfter || isSeen || isMessageKind(sentence.tokens)) return undefined;
  if (isSaying(sentence.tokens) || isResult(spec, sentence.tokens)) {
    const read = readClause({ spec, memory, mode: 'assert' }, [asWord(first, 'see'), ...sentence.tokens]);
    return read && { outcomes: [{ tokens: sentence.tokens, read }], memory: remember(memory, read.steps) };
  }
  // "Users > Add New": all in capitals, what a menu says.
  const isTitled = isName && !isPath && isOrderWord(first.low) && !/^(?:verify|see|find|log|sign|go)$/.test(first.low);
  const isOrder =
    actionStarts.has(first.low) && !isPath && !isLabel && !isTitled && !(isName && leading.test(first.low));
  if (first.kind === 'word' && (!beginsCapital(first.raw) || isOrder)) return undefined;
  if (isPath && (alone.test(first.low) || memory.lost || isTold(spec, first, memory))) return undefined;
  if (
    first.kind === 'path' ||
    sentence.tokens.some(({ kind }, at) => kind === 'soft' || predicateAt(sentence.tokens, at))
  )
    return undefined;
  const tokens = isLabel ? [quoteOf(spec, sentence.tokens)] : sentence.tokens;
  const word = memory.acted === 'open' ? 'open' : 'click';
  const read = readClause({ spec, memory, mode: 'act' }, [asWord(first, word), ...tokens]);
  return read && { outcomes: [{ tokens: sentence.tokens, read }], memory: remember(memory, read.steps) };
}
