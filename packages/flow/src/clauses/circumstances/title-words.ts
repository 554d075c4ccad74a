import { isOrderWord } from '../../targets/speaking.ts';
import { isWord, lows, type Token } from '../../tokenise/token.ts';
import { actionStarts } from '../orders/action.ts';

// Which words a line above the steps may begin with or hold, if it only says what they are.

const makes =
  /^(?:create|make|buy|order|book|have|prepare|register|use|start|complete|find|get|add|remove|update|edit|invite|import|export|generate|assign|approve|ensure|need|given|when|then|with|be|being|precondition)$/;
export const isActing = (low: string) => isOrderWord(low) || actionStarts.has(low);
/** It begins as something to do does. */
export const beginsAct = ({ low }: Token) => isActing(low) || makes.test(low);

/** What is done before the steps, and so is no title of theirs. */
export const prepares =
  /^(?:log|login|sign|signin|register|use|using|start|be|being|have|having|need|ensure|make|prepare|preparing|set|setup|seed|seeding|load|reset|clear|switch|wait|given|assume|assuming|act|acting|enable|disable|turn|run|go|open|visit|navigate|precondition)$/;

/** What people do in applications, beside the verbs that the language knows. */
const deeds =
  /^(?:refund|void|transfer|merge|split|reschedule|comment|downgrade|unsubscribe|checkout|resolve|reopen|escalate|track)$/;
/** "Invite", "Inviting", "How to invite": the title of what the steps below do begins so. */
export function namesDeed(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  // "Order with two items": one that has to be there, as well as what is done.
  const isThing = /^(?:order|book|post|report|record|return|request|comment|check) with(?:out)? /.test(lows(tokens));
  if (!isWord(first) || prepares.test(first.low) || isThing) return false;
  return /^(?:how to |[a-z]{3,}ing )/.test(`${lows(tokens.slice(0, 3))} `) || beginsAct(first) || deeds.test(first.low);
}

/** What holds before the steps, or for whom they are taken: no title. */
export const needed =
  /^(?:as|if|when|while|after|before|with|without|for|in|on|at|from|note|notes|role|user|users|persona|data|account|url|env|environment|device|browser|requires?|needs?|setup|important|warning|hint|every|each|all|any|no|nobody|everyone|only|please)$/;

/** Tells of what has to be so before, or of what is claimed. */
export const telling =
  /^(?:with|without|as|has|have|having|exists?|any|no|not|every|each|all|needed|required|must|should|is|are|was|when|if|while|who|that|which)$/;

/** Has to be so first, is claimed, or is left to whoever does it. */
export const conditional =
  /^(?:should|must|may|shall|will|can|cannot|could|would|first|beforehand|before|after|already|again|once|until|unless|if|when|while|any|some|someone|somebody|something|every|each|all|several|few|many|whichever|whatever|whose|who|which|than|not|no|never|nobody|nothing|without|make|ensure|is|are|was|were|be|has|have|had|does|exists?)$/;

/** "Two-factor off", "cart empty": how something has to be. */
export const stating =
  /^(?:on|off|empty|full|open|opened|closed|locked|expired|missing|pending|overdue|active|inactive|present|ready|logged|signed|enabled|disabled|selected|checked|visible|hidden|none|out|in|up|down)$/;

/** "guest user", "empty cart", "dark mode": for whom, with what or how the steps are taken. */
export const isSetting = (tokens: readonly Token[]) =>
  tokens.filter(isWord).length <= 3 &&
  !tokens.some(({ low }) => /^(?:the|an?)$/.test(low)) &&
  (/^(?:empty|existing|expired|fresh|logged|signed|locked|blocked|suspended|unpaid|overdue|full|slow|premium|returning|anonymous)$/.test(
    tokens[0]!.low,
  ) ||
    /^(?:users?|customers?|guests?|visitors?|members?|admins?|administrator|manager|accounts?|locale|language|viewport|window|incognito|offline|mobile|tablet|phone|desktop|browser|chrome|safari|firefox|network|timezone|mode|session)$/.test(
      tokens.findLast(isWord)?.low ?? '',
    ));

/** "opens", "pays", "can": something happens or is done; what somebody owns or wants may have to be so before. */
export const happens = ({ low, raw }: Token) => {
  const verb = /^[a-z]{3,}s$/.test(raw) ? low.slice(0, -1).replace(/(?<=sh|ch|s|x|z)e$/, '') : '';
  return low === 'can' || happening.test(verb) || isActing(verb);
};
const happening = /^(?:open|close|appear|disappear|show|display|update|load|end|begin|change|finish|expire|fail|work)$/;
