import { agentNouns, articles, personaNouns } from '../../lexicon/agents.ts';
import { countOf } from '../../lexicon/numbers.ts';
import { own } from '../../lexicon/own.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { beginsCapital, fits, isGiven, isWord, type Token } from '../../tokenise/token.ts';
import { takeAgent } from './agent.ts';
import { chat, smallTalk } from './chat.ts';
import { isNowLabel } from './led-label.ts';
import { greetingOf, roleTaken } from './person.ts';
import { isNeeded, isOrder, isPromise, isSaying, orders } from './saying.ts';

const fillers = new Set(
  'then next now finally also afterwards afterward please kindly first firstly lastly and but so subsequently again just simply plus meanwhile thereafter'.split(
    ' ',
  ),
);
const subjects = [
  'i want to',
  'it is necessary to',
  'it is needed to',
  'it is required to',
  'you must to',
  'the user must to',
  'user must to',
  'with the keyboard',
  'with the mouse',
  'please to',
  'you should',
  'i should',
  'we should',
  'the user should',
  'one should',
  'you should now',
  'you must',
  'we must',
  'i must',
  'you are to',
  'you have to',
  'we have to',
  'get to',
  'time to',
  'all you do is',
  'it is time to',
  'now it is time to',
  'continue to',
  'then proceed and',
  'here',
  'over there',
  'on it',
  'still on that page',
  'proceed to',
  'remember to',
  'do not forget to',
  'make sure you',
  'make sure i',
  'be sure you',
  'i am',
  'we are',
  'you are',
  'the user is',
  'user is',
  'try to',
  'attempt to',
  'make sure to',
  'be sure to',
  'i can',
  'can you',
  'could you',
  'would you',
  'will you',
  'can we',
  'can you please',
  'could you please',
  'would you please',
  'could you kindly',
  'kindly',
  'you can',
  'we can',
  'you may',
  'you should now be able to',
  'i have',
  'we have',
  'you have',
  'i have already',
  'the user has',
  'the user can',
  'i need to',
  'i will',
  'i would like to',
  'i would then like to',
  'i would now like to',
  'we would like to',
  'i want then to',
  'i should now',
  'you need to',
  'you will',
  'we need to',
  'we want to',
  'we will',
  'let us',
  'i have to',
  'has to',
  'i also',
  'i then',
  'i go and',
  'go ahead and',
  'make the user',
  'the user then',
  'after that',
  'this time',
  'after this',
  'after that to',
  'after to',
  'and to',
  'when done',
  'in the end',
  'at the end',
  'the user',
  'user',
  'i',
  'we',
  'you',
  'once there',
  'from there',
  'there',
  'that done',
  'after which',
  'at which point',
  'whereupon',
  'there too',
  'here too',
  'back there',
  'in there',
  'while there',
  'as a next step',
  'at this point',
  'on that page',
  'on this page',
  'on the page',
  'on the next page',
  'on the new page',
  'in the panel that opens',
  'in the dialog that opens',
  'in the popup that opens',
  'in the menu that opens',
  'in the window that opens',
  'in the dialog that appears',
  'in the form that opens',
  'in the modal that opens',
]
  .sort((a, b) => b.length - a.length)
  .map((phrase) => phrase.split(' '));
/** By their first word, the longest first: a clause is not compared with all of them. */
const subjectsFrom = Map.groupBy(subjects, ([first]) => first);

/** "first row should be A": which row, not when. */
const isRank = ([first, second, third]: readonly Token[]) =>
  /^(?:first|next)$/.test(first!.low) &&
  second?.kind === 'word' &&
  // "… and First aid in the Skill dropdown": with its capital it begins what is chosen there.
  ((first!.raw === 'First' &&
    second.raw === second.low &&
    (!isOrder(second.low) || /^(?:is|should|must|says|reads|contains)$/.test(third?.raw ?? '')) &&
    !/^(?:log|sign|it|this|that|there|everything|everyone)$/.test(second.low) &&
    /^(?:in|into|from|under|is|should|must|shows|says|reads|contains)$/.test(third?.raw ?? '')) ||
    second.low === 'name' ||
    roleOf([second.low.replace(/['’]s?$/, '')]) !== undefined);

/** "Next should be enabled", "Next change should be 5": what is claimed is claimed of it. */
const isNamedNext = ([, second, third, fourth, ...more]: readonly Token[]) =>
  // "Next run does not": the same of a thing of that name.
  (more.length === 0 && third?.low === 'does' && fourth?.low === 'not') ||
  (second?.kind === 'word' &&
    (/^(?:should|must|is)$/.test(second.low) ||
      (/^[a-z]{3,}$/.test(second.raw) &&
        !/^(?:the|this|that|there|verify|check|expect|confirm|ensure|make|see|your|each|both|all|its|everything|you|they|everyone)$/.test(
          second.low,
        ) &&
        [third, fourth].some((token) => token?.kind === 'word' && /^(?:should|must)$/.test(token.low)))));

/** `…, with "A" visible`: what is seen there too. */
export const isWithClaim = (tokens: readonly Token[]) => {
  const last = tokens.at(-1);
  return (
    tokens.length > 2 &&
    tokens.length <= 8 &&
    tokens[0]!.kind === 'word' &&
    tokens[0]!.low === 'with' &&
    tokens.filter(isGiven).length === 1 &&
    last!.kind === 'word' &&
    /^(?:visible|shown|displayed|listed|present|gone|hidden|disabled|enabled)$/.test(last!.low)
  );
};

/** "so is B", "so does the heading": the same as before, of another thing. */
export const isInverted = (rest: readonly Token[]) =>
  rest.length > 2 && /^(?:is|are|was|were|does|do|did|should|must|has|have)$/.test(rest[1]!.low);

/** "Just Bob is listed" limits who is, "Now playing should be visible" names a thing; "just hit Save" says nothing. */
function isLimitOrName([first, second, ...more]: readonly Token[]): boolean {
  const isClaim = more.some(({ kind, raw }) => kind === 'word' && claiming.test(raw));
  if (!isClaim || (second!.kind === 'word' && (isOrder(second!.low) || countOf(second!.low) !== undefined)))
    return false;
  const isName = first!.raw === 'Now' && participle.test(second!.raw) && /^(?:is|are|should|must)$/.test(more[0]!.raw);
  return first!.low === 'just' || isName;
}
const claiming = /^(?:is|are|should|must|appears?|remains?|shows?)$/;
const participle = /^(?!(?:nothing|something|anything|everything)$)[a-z]{3,}(?:ing|ed)$/;

/** "Minus must be enabled, Plus disabled": with its capital and nothing but a state behind it, what the control says. */
const isNamedAlone = ([first, state, ...more]: readonly Token[]) =>
  beginsCapital(first!.raw) &&
  state?.kind === 'word' &&
  (more.length === 0
    ? /^(?:enabled|disabled|hidden|visible|shown|gone|checked|unchecked|ticked|unticked|selected|focused|missing)$/.test(
        state.raw,
      )
    : first!.low === 'plus' && /^(?:is|should|must)$/.test(state.raw));

/** What pages are turned by, where they are named together. */
export const pagers = /^(?:previous|prev|back|last|next|first)$/;

/** "Next and Previous are disabled", "Next, Previous and Last …": the first of several. */
const isPagerNamed = ([first, joint, other]: readonly Token[]) =>
  /^(?:next|first|last)$/.test(first!.low) &&
  beginsCapital(other?.raw ?? '') &&
  (joint?.low === 'and' || (joint?.raw === ',' && pagers.test(other!.low)));

/** All that something may be dropped after; before any other word a clause has no lead. */
const leadStarts = new Set([
  ...['than', 'given', 'with', 'as', 'hi', 'hey', 'hello', 'they', 'she', 'he'],
  ...[...fillers, ...chat, ...articles, ...agentNouns, ...personaNouns, ...subjectsFrom.keys()],
]);
const hasNoLead = (first: Token | undefined) => isWord(first) && !first.who && !leadStarts.has(first.low);

/** Drops "then", "I", "please" and the like, which say nothing about what to do. `I should see` keeps its "should". */
export function dropLead(tokens: readonly Token[]): readonly Token[] {
  let rest = tokens;
  for (;;) {
    const first = rest[0];
    if (!first || hasNoLead(first)) return rest;
    const chatted = smallTalk(rest);
    if (chatted > 0) {
      rest = rest.slice(chatted);
      continue;
    }
    const isFiller =
      first.kind === 'word' &&
      fillers.has(first.low) &&
      rest.length > 1 &&
      !isRank(rest) &&
      !(first.low === 'so' && isInverted(rest)) &&
      !(first.low === 'next' && isNamedNext(rest)) &&
      !isLimitOrName(rest) &&
      !isNamedAlone(rest) &&
      !isPagerNamed(rest) &&
      !isNowLabel(rest) &&
      !(first.low === 'next' && rest[1]?.low === 'to');
    // "…, than reload": as some spell "then".
    if (first.low === 'than' && first.kind === 'word' && rest.length > 1 && isOrder(rest[1]!.low)) {
      rest = rest.slice(1);
      continue;
    }
    // "Please to open the page", as some say it.
    if (isFiller && first.low === 'please' && rest.length > 2 && rest[1]!.low === 'to' && isOrder(rest[2]!.low)) {
      rest = rest.slice(2);
      continue;
    }
    if (first.low === 'given' && /^(?:the|i|we|that|user|visitor)$/.test(rest[1]?.low ?? '')) {
      rest = rest.slice(rest[1]!.low === 'that' ? 2 : 1);
      continue;
    }
    if (first.kind === 'soft' || isFiller || isWithClaim(rest)) {
      rest = rest.slice(1);
      continue;
    }
    const addressed = greetingOf(rest) || roleTaken(rest);
    if (addressed > 0) {
      rest = rest.slice(addressed);
      continue;
    }
    const acting = takeAgent(rest);
    if (acting) {
      rest = acting;
      continue;
    }
    const subject = subjectsFrom
      .get(first.low)
      ?.find(
        (words) =>
          words.length < rest.length &&
          fits(rest, 0, words) &&
          (isVerbAhead(words, rest[words.length]!) || isUserDoing(words, rest.slice(words.length))) &&
          !(words.length === 1 && isSaying(rest)) &&
          !(words.at(-1) === 'to' && isNeeded(rest)) &&
          !(words.at(-1) === 'will' && isPromise(rest.slice(words.length))),
      );
    if (!subject) return rest;
    rest = rest.slice(subject.length);
  }
}

/** "I can press Delete": that it may be pressed, or an order; nobody can tell, so it is not pressed. */
const presses = /^(?:click|press|tap|hit|push|double-click|right-click)$/;

/** "you should click Save" is an order; "you should start" or "should search" may be said of the page. */
const isOrdered = (next: Token) =>
  next.kind === 'word' && (isOrder(next.low) || /^(?:start|begin|head|navigate|browse)$/.test(next.low));

/** "there should be" and "user menu should show" are no leads. */
function isVerbAhead(words: readonly string[], next: Token): boolean {
  const last = words.at(-1)!;
  if (/^(?:(?:can|could|would|will) (?:you|we)|kindly)\b/.test(words.join(' ')))
    return next.kind === 'word' && (isOrder(next.low) || /^(?:please|kindly|just|head|navigate)$/.test(next.low));
  if (/^(?:have|has|already|can|may)$/.test(last))
    return (
      next.kind === 'word' &&
      (/^(?:can|may)$/.test(last)
        ? isOrder(next.low) && !(words[0] !== 'you' && presses.test(next.low))
        : /^(?:[a-z]{3,}ed|gone|put|chosen)$/.test(next.low))
    );
  if (/(?:^|\b)(?:should|must|should now|are to|here|on it)$/.test(words.join(' '))) return isOrdered(next);
  if (
    /^(?:sure you|sure i|necessary to|needed to|required to|must to|the keyboard|the mouse|proceed to|remember to|forget to|time to|get to|continue to|do is|have to)$/.test(
      words.slice(-2).join(' '),
    )
  )
    return next.kind === 'word' && isOrder(next.low);
  if (/^(?:i am|we are|you are|the user is|user is)$/.test(words.join(' ')))
    return next.kind === 'word' && /ing$/.test(next.low) && isOrder(imperative(next.low, orders) ?? '');
  if (/^(?:she|he)$/.test(last))
    return next.kind === 'word' && /^(?:should|must|can|sees|is|logs|signs)$/.test(next.low);
  if (
    /^(?:visitor|tester|customer|shopper|reader)$/.test(last) ||
    (words[0] === 'there' && words.length === 1) ||
    words[0] === 'user' ||
    words.join(' ') === 'the user'
  )
    return (
      next.kind === 'word' &&
      /^(?:should|must|can|will|clicks?|types?|enters?|opens?|goes|gets?|selects?|presses|is|sees?|logs?|signs?|navigates?|visits?|chooses?|checks?|submits?|does|fills?|reloads?|searches|waits?)$/.test(
        next.low,
      ) &&
      words[0] !== 'there'
    );
  return true;
}

const doings = new Set(
  'click press tap hit open enter type fill select choose pick tick check uncheck untick go visit upload attach drag hover scroll reload refresh close search log sign expand submit save switch turn toggle clear put write set leave dismiss accept confirm press paste add remove delete send change adjust double right navigate browse return move drop pull switch rename edit pick wait resize expand collapse focus copy replace mark swipe start refresh'.split(
    ' ',
  ),
);

/** "User ticks A"; but "User uploads should be listed" and "user menus" are things of the page. */
function isUserDoing(words: readonly string[], [verb, object]: readonly Token[]): boolean {
  const isPerson = /^(?:user|visitor|customer|tester|shopper|reader|she|he)$/.test(words.at(-1)!);
  const isVerb = verb!.kind === 'word' && /^[a-z-]+s$/.test(verb!.raw);
  if (!isPerson || !isVerb || !object || imperative(verb!.low, doings) === undefined) return false;
  return (
    object.kind !== 'word' ||
    !/^(?:should|must|is|are|was|were|will|can|has|have|to|page|list|button|tab|table|section|field|appears?|shows?|displays?|disappears?|not|no|and|or|does|do)$/.test(
      object.low,
    )
  );
}

const imperatives: Record<string, string> = {
  goes: 'go',
  presses: 'press',
  searches: 'search',
  does: 'do',
  switches: 'switch',
  unchecks: 'uncheck',
  dismisses: 'dismiss',
  verifies: 'verify',
  copies: 'copy',
  gone: 'go',
  chosen: 'choose',
};

/** "clicks" and "clicking" as "click", so that "the user clicks" and "by clicking" read alike. */
export function imperative(low: string, known: ReadonlySet<string>): string | undefined {
  if (known.has(low)) return low;
  const forms = [
    own(imperatives, low),
    low.endsWith('s') ? low.slice(0, -1) : undefined,
    low.endsWith('es') ? low.slice(0, -2) : undefined,
    low.endsWith('ed') ? low.slice(0, -2) : undefined,
    low.endsWith('ed') ? low.slice(0, -1) : undefined,
  ];
  if (low.endsWith('ing')) {
    const stem = low.slice(0, -3);
    forms.push(stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'));
  }
  return forms.find((form) => form !== undefined && known.has(form));
}
