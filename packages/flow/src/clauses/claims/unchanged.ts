import type { Step } from '@smokejumper/contracts';
import type { Kept } from '../../resolve/memory.ts';
import { isNameless } from '../../resolve/remembered.ts';
import { isSame } from '../../resolve/same.ts';
import { asWord, lows, type Token } from '../../tokenise/token.ts';
import type { ClauseContext, ClauseRead } from '../clause.ts';

const modal = '(?:should|must|to)';
const same = '(?:the same|unchanged|what (?:it was|they were)|as (?:it was|they were))';
const stays = `(?:${modal} (?:still |now )?be|is|are|stays?|remains?|${modal} (?:stay|remain)) (?:still |now |exactly )?`;
const before =
  '(?: (?:as|than|from|to))?(?: (?:before|at the start|earlier|remembered|noted|it was before|the (?:remembered|noted) (?:one|value)))?';
const kept = `${stays}${same}|(?:has|have|did|does|do|should|must|not to have|to have) not (?:have )?changed?`;
const other = `(?:${modal} not be|is not|are not|not to be) ${same}|(?:has|have|${modal} have) changed|(?:is|are|${modal} (?:now )?be) (?:now )?different`;
const than = `(?:is|are|${modal} be) (?:now )?(more|higher|greater|larger|bigger|less|lower|smaller|fewer) than (?:before|it was(?: before)?|the remembered (?:one|value))`;
const moved = `(?:has|have|${modal} have) (?:increased|gone up|risen|grown)`;
const fell = `(?:has|have|${modal} have) (?:decreased|gone down|dropped|fallen|shrunk)`;

/** What is said of a thing and its value before, and the same said of a name. */
const comparisons: readonly (readonly [RegExp, words: string])[] = [
  [new RegExp(`^(?:${kept}|not to have changed)${before}$`), 'should be'],
  [new RegExp(`^(?:${other})${before}$`), 'should not be'],
];
/** … where the value was remembered without a name; with one, an author who means it says it. */
const nameless: readonly (readonly [RegExp, words: string])[] = [
  [new RegExp(`^${than}$`), 'should be $1 than'],
  [new RegExp(`^${moved}$`), 'should be more than'],
  [new RegExp(`^${fell}$`), 'should be less than'],
];

function comparedWith(tail: string, name: string): string[] | undefined {
  const all = isNameless(name) ? [...comparisons, ...nameless] : comparisons;
  for (const [said, words] of all) if (said.test(tail)) return [...tail.replace(said, words).split(' '), name];
  return undefined;
}

const isOf = ({ target }: Kept, step: Step) =>
  step.action === 'assertUrl' ? /^(?:url|address)$/i.test(target?.text ?? '') : isSame(step.target, target);

/**
 * "the total should be the same as before", "the total has not changed": compared with what was remembered of the same
 * thing, the last time. Nothing where nothing was.
 */
export function readUnchanged(
  { memory }: ClauseContext,
  tokens: readonly Token[],
  read: (tokens: readonly Token[]) => ClauseRead | undefined,
): ClauseRead | undefined {
  if (memory.names.size === 0) return undefined;
  for (let at = 1; at < tokens.length; at++) {
    const tail = lows(tokens.slice(at));
    for (const [name, one] of [...memory.names].reverse()) {
      const words = comparedWith(tail, name);
      if (!words) continue;
      const claim = read([...tokens.slice(0, at), ...words.map((word) => asWord(tokens[at]!, word))]);
      if (claim?.steps.length === 1 && claim.steps[0]!.against === name && isOf(one, claim.steps[0]!)) return claim;
    }
  }
  return undefined;
}
