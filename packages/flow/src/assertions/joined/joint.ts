import type { Step, Target } from '@smokejumper/contracts';
import { roleOf } from '../../lexicon/roles.ts';
import { singular } from '../../lexicon/singular.ts';
import type { Memory } from '../../resolve/memory.ts';
import { asWord, isWord, type Token, unwritten } from '../../tokenise/token.ts';
import type { Claim } from '../complement.ts';

/** "the Save and Cancel buttons": the kind at the end is that of each. */
export function readKindAfter(groups: readonly Token[][]): Token[][] | undefined {
  const last = groups.at(-1)!.at(-1)!;
  const isKind = last.kind === 'word' && last.raw === last.low && roleOf([last.low])?.plural === true;
  if (!isKind || groups.at(-1)!.length < 2 || groups[0]![0]?.low !== 'the') return undefined;
  return groups.map((group, i) => [
    unwritten('the'),
    ...group.slice(i === 0 ? 1 : 0, i === groups.length - 1 ? -1 : undefined),
    asWord(last, singular(last.low)),
  ]);
}

/** `the tabs "A" and "B"`: the kind before the first name is that of each. */
export function readKindBefore(groups: readonly Token[][]): Token[][] | undefined {
  const [first] = groups;
  const [kind, ...name] = first![0]!.low === 'the' ? first!.slice(1) : first!;
  if (name.length !== 1 || !isWord(kind) || roleOf([kind.low])?.plural !== true) return undefined;
  return [name, ...groups.slice(1)].map((group) => [asWord(kind, singular(kind.low)), ...group]);
}

/** `"A" and "B" in the table`: the place at the end is that of all. */
export function sharePlace(steps: readonly Step[]): Step[] {
  const scope = steps.at(-1)?.target?.scope;
  const isShared = scope && steps.slice(0, -1).every(({ target }) => target && !target.scope);
  return isShared ? steps.map((step) => ({ ...step, target: { ...step.target, scope } })) : [...steps];
}

/** "Write in the Editor row": the name of what stands there. */
export function withoutPlace(subject: readonly Token[]): readonly Token[] {
  const at = subject.findIndex(
    (token, i) =>
      i > 0 && isWord(token) && /^(?:in|inside|within|under|on)$/.test(token.raw) && subject[i + 1]?.low === 'the',
  );
  return at > 0 && subject.length - at < 7 ? subject.slice(0, at) : subject;
}

/** A comma or an "and". */
export const isJoint = (token: Token | undefined): boolean =>
  (token?.kind === 'soft' && token.raw === ',') || (token?.kind === 'word' && token.low === 'and');

/** Where what is joined goes on behind a joint: ", and" is one. */
export const behindJoint = (tokens: readonly Token[], at: number): number =>
  at + (tokens[at]?.kind === 'soft' && tokens[at + 1]?.kind === 'word' && tokens[at + 1]!.low === 'and' ? 2 : 1);

/** What stands between commas and "and". */
export function groupsOf(subject: readonly Token[]): Token[][] {
  const groups: Token[][] = [[]];
  for (const token of subject) {
    if (isJoint(token)) groups.push([]);
    else groups.at(-1)!.push(token);
  }
  return groups.filter((group) => group.length > 0);
}

/** `no image under "Results"`, then "no table there": in the place of the claim before. */
export function inPlaceBefore({ claim: before, acted, lost }: Memory, { steps, ...read }: Claim): Claim {
  const scope = acted === before?.action && !lost ? before?.target?.scope : undefined;
  const placed = (target: Target) => (scope && !target.scope ? { ...target, scope } : target);
  return { ...read, steps: steps.map((step) => (step.target ? { ...step, target: placed(step.target) } : step)) };
}
