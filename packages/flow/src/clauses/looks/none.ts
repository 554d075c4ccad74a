import { assertion, type Claim, claim, inside } from '../../assertions/complement.ts';
import { isDomain, roleOf } from '../../lexicon/roles.ts';
import { isCommonNoun } from '../../lexicon/spoken-nouns.ts';
import { readPlace } from '../../targets/scope.ts';
import type { TargetContext } from '../../targets/target.ts';
import { sourceOf, type Token } from '../../tokenise/token.ts';
import { groupsOf } from './wording.ts';

/** "There are no comments yet", "There are no open tasks in the sidebar", "No comments are listed". */
const none =
  /^(?:[Tt]here (?:are|should be|must be) no (?<many>(?:(?:open|closed|pending|upcoming|past|completed|overdue|archived) )?[a-z]+s)(?: (?:listed|shown))?|[Nn]o (?<other>[a-z]+s) (?:are|should be|must be) (?:listed|shown|displayed))(?<yet> yet| so far)?(?: (?<place>(?:in|under|on the) .+))?$/d;
/** Whether something is one of these takes judging; "issues" are troubles as often as entries. */
const troubles =
  /^(?:issues|problems|changes|differences|surprises|bugs|regressions|typos|duplicates|gaps|delays|glitches|conflicts|leaks|effects|mistakes|questions|steps|matters|reasons|signs|traces|flaws|doubts|limits|restrictions|things|others|days|hours|results|hits|versions|emails|mails|answers)$/;

/** That a list has no entries of a kind yet. */
export function readNone(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const said = groupsOf(tokens, none);
  const words = said?.many ?? said?.other;
  const noun = words?.at(-1);
  if (!noun || troubles.test(noun.low) || roleOf([noun.low])?.role !== undefined) return undefined;
  if (!(isDomain(noun.low) || (said!.yet && isCommonNoun(noun.low)))) return undefined;
  const scope = said!.place && readPlace({ ...context, mode: 'assert' }, said!.place);
  if (said!.place && !scope) return undefined;
  const target = inside({ noun: sourceOf(context.spec, words!) }, scope);
  return claim([assertion({ action: 'assertCount', target, value: '0', op: 'eq' })], false);
}
