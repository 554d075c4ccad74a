import type { Target } from '@smokejumper/contracts';
import { assertion, type Claim, claim } from '../../assertions/complement.ts';
import type { TargetContext } from '../../targets/target.ts';
import type { Token } from '../../tokenise/token.ts';
import { thingOf, valueIn } from './names.ts';
import { groupsOf } from './wording.ts';

const done =
  '(?:assigned|owned|created|added|updated|reported|written|authored|uploaded|reviewed|approved|managed|requested|hosted|deployed|submitted|shared|invited|opened|closed|posted)';
/** "The issue is assigned to Mary Doe", "Production was deployed by Dana Kim". */
const by = new RegExp(`^(?<name>.+?) (?:is|was|should be|must be) (?<done>assigned to|${done} by) (?<whom>.+)$`, 'd');
/** "the issue": a thing of the application, as the page shows one. */
const one = /^[Tt]he [a-z]+(?: (?:request|task|note))?$/;
const ofPage = /^(?:page|message|dialog|toast|alert|form|file|field|button|link|last|next|first|only|latest|newest)$/;

/** Whose a thing is, or who did it, by the words that a page heads that name with. */
export function readByWhom(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const said = groupsOf(tokens, by);
  const whom = said && valueIn(context, said.whom!);
  if (!said || whom === undefined || /\d/.test(whom) || /^(?:Me|You|Us)$/.test(whom)) return undefined;
  const owner = thingOf(context, said.name!) ?? nounOf(said.name!);
  if (!owner) return undefined;
  const text = said.done!.map(({ raw }) => raw).join(' ');
  const target: Target = { text, scope: { relation: 'within', ...owner } };
  return claim([assertion({ action: 'assertText', target, op: 'equals', value: whom })], false);
}

function nounOf(tokens: readonly Token[]): Target | undefined {
  const words = tokens.map(({ raw }) => raw).join(' ');
  const noun = tokens.slice(1);
  return one.test(words) && !noun.some(({ low }) => ofPage.test(low))
    ? { noun: noun.map(({ raw }) => raw).join(' ') }
    : undefined;
}
