import { isVague } from '../../lexicon/vague.ts';
import { isOrderWord } from '../../targets/name.ts';
import type { Sentence } from '../../tokenise/lines.ts';
import { isCapital, isWord, lows, type Token } from '../../tokenise/token.ts';
import { opensPage } from '../cutting/opens-page.ts';
import type { Outcome } from '../cutting/state.ts';
import { actionStarts } from '../orders/action.ts';
import { claiming } from './introduction.ts';

const makes =
  /^(?:create|make|buy|order|book|have|prepare|register|use|start|complete|find|get|add|remove|update|edit|invite|import|export|generate|assign|approve|ensure|need|given|when|then|with|be|being|precondition)$/;
const isActing = (low: string) => isOrderWord(low) || actionStarts.has(low);
const beginsAct = ({ low }: Token) => isActing(low) || makes.test(low);

const isUnread = (outcomes: readonly Outcome[]) => outcomes.every(({ read }) => !read);

/** "Bulky waste pickup", above a list: unless it asks for something to be found out. */
const isTitle = (tokens: readonly Token[], outcomes: readonly Outcome[]) =>
  tokens.length <= 7 &&
  !tokens.slice(0, -1).some(({ raw }) => raw === ':') &&
  !beginsAct(tokens[0]!) &&
  !tokens.some(({ low }) => /^(?:the|an?|your|my|as)$/.test(low)) &&
  isUnread(outcomes) &&
  tokens.every(({ kind, low }) => kind === 'soft' || (kind === 'word' && !isVague(low)));

/** Tells of what has to be so before, or of what is claimed. */
const telling =
  /^(?:with|without|as|has|have|having|exists?|any|no|not|every|each|all|needed|required|must|should|is|are|was|when|if|while|who|that|which)$/;

/** "Progress note after a session", a blank line, and the steps: what they are for, in the words of a title. */
const isTitleApart = (tokens: readonly Token[], outcomes: readonly Outcome[]) =>
  tokens.length <= 7 &&
  isCapital(tokens[0]) &&
  tokens.every((token) => isWord(token) && !telling.test(token.low) && !/\d/.test(token.raw)) &&
  !isVague(tokens[0]!.low) &&
  // "Bob sees the list": what somebody or something does.
  !tokens.slice(1).some(({ raw }) => /^[a-z]{2,}s$/.test(raw)) &&
  !needed.test(tokens[0]!.low) &&
  !beginsAct(tokens[0]!) &&
  isUnread(outcomes);

/** "Acceptance criteria (search v2):", "AR aging @ month end:" above the steps; an article tells of something to be found out. */
const isCaption = (tokens: readonly Token[], outcomes: readonly Outcome[]) =>
  tokens.length <= 10 &&
  !claiming.test(lows(tokens)) &&
  !tokens.some(happens) &&
  !needed.test(tokens[0]!.low) &&
  !beginsAct(tokens[0]!) &&
  !tokens.some(
    ({ kind, low }) =>
      !/^(?:word|soft)$/.test(kind) || isVague(low) || telling.test(low) || /^(?:the|an?|your|my|it)$/.test(low),
  ) &&
  isUnread(outcomes);

/** What holds before the steps, or for whom they are taken: no title. */
const needed =
  /^(?:as|if|when|while|after|before|with|without|for|in|on|at|from|note|notes|role|user|users|persona|data|account|url|env|environment|device|browser|requires?|needs?|setup|important|warning|hint|every|each|all|any|no|nobody|everyone|only|please)$/;
/** "opens", "pays", "can": something happens or is done; what somebody owns or wants may have to be so before. */
const happens = ({ low, raw }: Token) => {
  const verb = /^[a-z]{3,}s$/.test(raw) ? low.slice(0, -1).replace(/(?<=sh|ch|s|x|z)e$/, '') : '';
  return low === 'can' || happening.test(verb) || isActing(verb);
};
const happening = /^(?:open|close|appear|disappear|show|display|update|load|end|begin|change|finish|expire|fail|work)$/;

/** "Preview opens in its own tab", "Lab results: approve a sample": what the steps below show or do, told before a page was opened. */
function isTopic(tokens: readonly Token[], outcomes: readonly Outcome[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (tokens.length > 10 || needed.test(words[0]!.low) || tokens.some(({ low }) => /^(?:should|must|may)$/.test(low)))
    return false;
  if (outcomes.every(({ read }) => read)) return false;
  const colon = tokens.findIndex(({ raw }) => raw === ':');
  if (colon > 0) {
    const [first] = tokens.slice(colon + 1);
    const isAct = first !== undefined && beginsAct(first);
    return (isAct || /^(?:the|an?)$/.test(first?.low ?? '')) && words.length + 1 === tokens.length;
  }
  const verb = words.findIndex((word, at) => at > 0 && at < 4 && happens(word));
  return words.length === tokens.length && verb > 0 && verb < words.length - 1 && !isActing(words[0]!.low);
}

/** Whether a line above the steps, of which nothing could be read, only says what they are. `next` stands below it. */
export function isMereTitle(
  { titled, tokens }: Sentence,
  outcomes: readonly Outcome[],
  next: Sentence | undefined,
): boolean {
  if (titled === undefined) return false;
  if (titled === 'list' && isTitle(tokens, outcomes)) return true;
  if (!opensPage(next)) return false;
  return (
    (titled === 'apart' && isTitleApart(tokens, outcomes)) ||
    (tokens.at(-1)?.raw === ':' && isCaption(tokens, outcomes)) ||
    (titled === 'list' && isTopic(tokens, outcomes))
  );
}
