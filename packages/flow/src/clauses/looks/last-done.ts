import type { Target } from '@smokejumper/contracts';
import { assertion, type Claim, claim } from '../../assertions/complement.ts';
import type { TargetContext } from '../../targets/target.ts';
import type { Token } from '../../tokenise/token.ts';
import { nameOf, valueIn } from './names.ts';
import { groupsOf } from './wording.ts';

/** "The page was last updated on 12 March 2025", "Lucía Fernández was last active on 28 Feb 2025". */
const last =
  /^(?<name>.+?) (?:is|was) (?<done>last (?:active|seen|[a-z]+ed|logged in|signed in)) on (?<day>\S*\d.*|\p{Lu}.*\d)$/du;
const wholePage = /^[Tt]he (?:page|document|article|site|file)$/;
const month = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\d[-/.]\d/i;

/** When something was last done, in the words that a page heads that day with. */
export function readLastDone(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const said = groupsOf(tokens, last);
  const day = said && valueIn(context, said.day!);
  if (!said || day === undefined || !month.test(day)) return undefined;
  const text = said.done!.map(({ raw }) => raw).join(' ');
  const isPage = wholePage.test(said.name!.map(({ raw }) => raw).join(' '));
  const owner = isPage ? undefined : nameOf(context, said.name!);
  if (!isPage && !owner) return undefined;
  const target: Target = owner ? { text, scope: { relation: 'within', ...owner } } : { text };
  return claim([assertion({ action: 'assertText', target, value: day })], false);
}
