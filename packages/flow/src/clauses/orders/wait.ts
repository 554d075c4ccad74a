import type { Step } from '@smokejumper/contracts';
import { lows, type Token, wordCount } from '../../tokenise/token.ts';
import { readCondition } from '../circumstances/condition.ts';
import { readUntilWhat, withoutKind } from '../circumstances/limits.ts';
import { readWords } from '../claims/expectation.ts';
import type { ClauseContext, ClauseRead } from '../clause.ts';
import { durationForm, durationSaid } from '../slots/times.ts';
import { limitLead, limitTail } from './longest.ts';

interface Limited {
  body: readonly Token[];
  limit?: readonly Token[];
}

const most = /^(?:max|maximum|tops)$/;

/** "…, 60 seconds at most": the words after the time, which say that it is the longest. */
function dropMost(tokens: readonly Token[]) {
  const words = [4, 3, 2, 1].find((length) => limitTail.test(lows(tokens.slice(-length))));
  return words && tokens.length > words + 1
    ? { tokens: tokens.slice(0, -words), isMost: true }
    : { tokens, isMost: false };
}

/** Takes a longest wait off the end ("…, max 2 minutes") or the front ("up to 10 seconds for …"). */
function takeLimit(given: readonly Token[]): Limited {
  const { tokens, isMost } = dropMost(given);
  for (let length = Math.min(3, tokens.length - 1); length > 0; length--) {
    const limit = tokens.slice(-length);
    if (!durationForm.test(lows(limit))) continue;
    for (let words = 6; words >= (isMost ? 0 : 1); words--) {
      const at = tokens.length - length - words;
      if (at < 1 || (words === 0 && !isMost)) continue;
      const lead = lows(tokens.slice(at, at + words));
      // "wait for X for a minute at the most": only behind the time it says that it is the longest.
      if (words > 0 && !limitLead.test(lead) && !(isMost && lead === 'for')) continue;
      const end = tokens[at - 1]!.kind === 'soft' ? at - 1 : at;
      return { body: tokens.slice(0, end), limit };
    }
  }
  for (let words = 4; words >= 0; words--) {
    if (words > 0 && !limitLead.test(lows(tokens.slice(0, words)))) continue;
    for (let length = 3; length > 0; length--) {
      const limit = tokens.slice(words, words + length);
      const after = tokens.slice(words + length);
      const rest = most.test(after[0]?.low ?? '') ? after.slice(1) : after;
      if (
        limit.length === length &&
        rest.length > 1 &&
        durationForm.test(lows(limit)) &&
        /^(?:for|until|till)$/.test(rest[0]!.low)
      )
        return { body: rest, limit };
    }
  }
  return { body: tokens };
}

/** Each step waits for the page to come to rest, so that it has loaded asks for nothing. */
const loaded =
  /^(?:the |this )?(?:page|site|app|screen) (?:to (?:fully |completely |finish )?(?:load|loading|settle|be ready|be loaded)|(?:is|has|have|was)?(?: fully| completely)? ?(?:loads?|loaded|finished loading|settled|ready))$/;

/** "allow up to a minute for …", "give it 10 seconds to …": how long something may take. */
const allowing =
  /^(?:allow|give (?:it|this|the page|the app|that)) (?=(?:up to|at most|a maximum of|no more than|max|\S+ \S+ (?:(?:max|maximum|tops|at most) )?for) )/;

/** "wait until …", "wait up to 10 seconds for …", "wait 2 seconds". */
export function readWait(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const first = tokens[0]!;
  const allowed = /^(?:allow|give)$/.test(first.low) ? allowing.exec(lows(tokens)) : null;
  if (allowed) {
    const { body, limit } = takeLimit(tokens.slice(wordCount(allowed[0])));
    return limit && /^(?:for|until|till)$/.test(body[0]!.low) ? waitFor(context, body, limit) : undefined;
  }
  const given =
    first.low === 'give' ? /^give (?:it|this|the page|the app|that) (?:about )?(?=\S)/.exec(lows(tokens)) : null;
  const time = given ? tokens.slice(wordCount(given[0])) : [];
  if (given && durationForm.test(lows(time)))
    return { steps: [{ action: 'wait', kind: 'action', value: durationSaid(context.spec, time) }], quoted: true };
  if (first.kind !== 'word' || !/^(?:wait|waits|waiting|pause|sleep|hold|hang)$/.test(first.low)) return undefined;
  // "Waiting for Marek should pop up": what the page says.
  if (first.low === 'waiting' && tokens.some(({ kind, raw }) => kind === 'word' && /^(?:should|must)$/.test(raw)))
    return undefined;
  const rest = tokens.slice(/^(?:hold|hang)$/.test(first.low) && tokens[1]?.low === 'on' ? 2 : 1);
  const vague = /^(?:for )?(?:about |around |like |roughly |some |another )|^for /.exec(lows(rest));
  const skip = vague ? wordCount(vague[0]) : 0;
  const fixed = rest.slice(skip);
  if (durationForm.test(lows(fixed)))
    return { steps: [{ action: 'wait', kind: 'action', value: durationSaid(context.spec, fixed) }], quoted: true };
  const { body, limit } = takeLimit(rest);
  return waitFor(context, body, limit);
}

function waitFor(
  context: ClauseContext,
  body: readonly Token[],
  limit: readonly Token[] | undefined,
): ClauseRead | undefined {
  const during = /^(?:while|whilst|as long as|so long as) /.exec(lows(body));
  const lead = during
    ? wordCount(during[0])
    : /^(?:until|till|til|for|that)$/.test(body[0]?.low ?? '')
      ? 1
      : lows(body.slice(0, 2)) === 'to see'
        ? 2
        : 0;
  if (lead === 0) return undefined;
  const what = body.slice(lead);
  if (loaded.test(lows(what))) return { steps: [], quoted: true };
  const shown = readUntilWhat({ ...context, mode: 'assert' }, what) ?? readWords(context, what, false)?.steps[0];
  // "wait while X is shown": until it is not.
  const until = shown && during ? readCondition(shown) : shown;
  if (!until) return undefined;
  const step: Step = {
    action: 'waitFor',
    kind: 'action',
    ...(limit && { value: durationSaid(context.spec, limit) }),
    until: withoutKind(until),
  };
  return { steps: [step], quoted: true };
}
