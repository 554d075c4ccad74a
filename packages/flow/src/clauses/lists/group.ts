import type { Step, Target } from '@smokejumper/contracts';
import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { remember } from '../../resolve/remember.ts';
import { isSame } from '../../resolve/same.ts';
import { asWord, fits, isWord, type Token } from '../../tokenise/token.ts';
import { type ClauseContext, type ClauseRead, readClause } from '../clause.ts';

const several = new Set(['them', 'they', 'both', 'neither', 'none', 'each', 'all', 'former', 'latter']);
const particles = /^(?:on|off|up|down)$/;

interface Named {
  at: number;
  length: number;
  /** "the former", "the latter": one of two. */
  only?: 0 | 1;
  denied?: boolean;
}

/** Where a clause speaks of several things that were named before, as its subject or right behind its verb. */
function pronounAt(tokens: readonly Token[]): Named | undefined {
  for (const at of [0, 1, 2]) {
    const [first, next] = [tokens[at], tokens[at + 1]];
    if (!isWord(first) || (at === 2 && !particles.test(tokens[1]!.low))) continue;
    const isSubject = at === 0 && predicateAt(tokens, fits(tokens, 1, ['of', 'them']) ? 3 : 1) !== undefined;
    const length = fits(tokens, at + 1, ['of', 'them']) ? 3 : 1;
    if (first.low === 'the' && isWord(next) && /^(?:former|latter)$/.test(next.low)) {
      const isEnd = at > 0 ? tokens.length === at + 2 : predicateAt(tokens, 2) !== undefined;
      return isEnd ? { at, length: 2, only: next.low === 'former' ? 0 : 1 } : undefined;
    }
    // "neither is X": said of X.
    const isInverted =
      first.low === 'neither' && length === 1 && !(isWord(tokens[2]) && tokens[2].raw === tokens[2].low);
    if (isInverted || (first.low === 'neither' && /^(?:the|an?)$/.test(tokens[2]?.low ?? ''))) return undefined;
    if (isSubject && /^(?:neither|none)$/.test(first.low) && (length > 1 || first.low === 'neither'))
      return { at, length, denied: true };
    if (isSubject && (/^(?:they|both)$/.test(first.low) || (length > 1 && /^(?:each|all)$/.test(first.low))))
      return { at, length };
    const isObject = at > 0 && (first.low === 'them' || first.low === 'both' || (length > 1 && first.low === 'all'));
    const end = at + (fits(tokens, at, ['them', 'both']) || fits(tokens, at, ['them', 'all']) ? 2 : length);
    if (isObject && (end === tokens.length || (end === tokens.length - 1 && particles.test(tokens[end]!.low))))
      return { at, length: end - at };
  }
  return undefined;
}

const singular: Record<string, string> = { are: 'is', have: 'has', do: 'does', were: 'was' };

/** "verify both are shown", "check that they are gone": how many words lead to what is claimed of them. */
function leadOf([first, ...rest]: readonly Token[]): number {
  if (!isWord(first) || !/^(?:verify|check|confirm|ensure|expect|assert)$/.test(first.low)) return 0;
  const length = isWord(rest[0]) && rest[0].low === 'that' ? 2 : 1;
  return /^(?:they|both|neither)$/.test(rest[length - 1]?.low ?? '') ? length : 0;
}

/** "both are shown" as "it is shown", "neither should be shown" as "it should not be shown". */
function ofOne(tokens: readonly Token[], { at, length, denied }: Named): readonly Token[] | undefined {
  const it = asWord(tokens[at]!, 'it');
  const [verb, ...rest] = tokens.slice(at + length);
  if (at > 0 || !verb) return [...tokens.slice(0, at), it, ...(verb ? [verb, ...rest] : [])];
  const one = singular[verb.low] ? asWord(verb, singular[verb.low]!) : verb;
  if (!denied) return [it, one, ...rest];
  return /^(?:is|should|must)$/.test(one.low) ? [it, one, asWord(verb, 'not'), ...rest] : undefined;
}

/** "untick them", "both should be empty", "click the latter": of the things that one clause before named together; `'none'` where a clause speaks of no such things. */
export function readOfGroup(context: ClauseContext, given: readonly Token[]): ClauseRead | undefined | 'none' {
  const tokens = given.slice(leadOf(given));
  if (!tokens.slice(0, 4).some(({ kind, low }) => kind === 'word' && several.has(low))) return 'none';
  const named = pronounAt(tokens);
  if (!named) return 'none';
  const { group } = context.memory;
  const members = named.only === undefined ? group : group?.length === 2 ? [group[named.only]!] : undefined;
  if (!members || context.memory.lost) return undefined;
  const one = ofOne(tokens, named);
  const reads: ClauseRead[] = [];
  let { memory } = context;
  for (const member of members) {
    const read = one && readClause({ ...context, memory: { ...memory, last: member, acted: undefined } }, one);
    if (read?.steps.length !== 1 || !isOf(read.steps[0]!, member)) return undefined;
    reads.push(read);
    memory = remember(memory, read.steps);
  }
  return { steps: reads.flatMap(({ steps }) => steps), quoted: reads.every(({ quoted }) => quoted) };
}

const isOf = ({ target }: Step, member: Target) => isSame(target, member);
