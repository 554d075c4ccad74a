import type { Step, Target } from '@smokejumper/contracts';
import { remember } from '../../resolve/remember.ts';
import { isSame } from '../../resolve/same.ts';
import { isWord, type Token } from '../../tokenise/token.ts';
import { type ClauseContext, type ClauseRead, readClause } from '../clause.ts';
import { isLeading } from '../cutting/extent.ts';
import { dropLead } from '../edges/lead.ts';
import { asImperative } from '../orders/action.ts';

const withoutScope = ({ scope: _, ...target }: Target) => target;

/** The same is done with the same thing: in another place, to another place, or into another field. */
function isElsewhere(head: Step, other: Step): boolean {
  const { target: one, to: from, ...act } = head;
  const { target: two, to, ...again } = other;
  if (!one || !two || !isSame(act, again) || act.generate || isSame(head, other)) return false;
  if (from || to) return from !== undefined && to !== undefined && isSame(one, two);
  if (one.scope && two.scope && isSame(withoutScope(one), withoutScope(two))) return true;
  return /^(?:fill|select|upload)$/.test(act.action) && act.value !== undefined;
}

const kindOf = ({ role, noun }: Target): string | undefined => role ?? noun;

/** "in the row A and the row B": a further place of the same kind, though nothing leads to it again. */
const isKin = (head: Step, { target }: Step) =>
  head.kind === 'action' &&
  head.target?.scope !== undefined &&
  target?.scope !== undefined &&
  kindOf(head.target.scope) !== undefined &&
  kindOf(head.target.scope) === kindOf(target.scope);

const isNested = ({ place }: ClauseContext, { target }: Step) =>
  target?.scope?.scope !== undefined && !isSame(target.scope.scope, place);

/** `tick "A" in the first row and in the third row`, `drag "A" to "B" and to "C"`: one act, in several places. */
export function shareAct(context: ClauseContext, parts: readonly (readonly Token[])[]): ClauseRead | undefined {
  const owns = parts.slice(1).map((part) => (isLeading(part[0]) ? part : dropLead(part)));
  if (!owns.every(([first]) => first?.low === 'the' || isLeading(first))) return undefined;
  const first = asImperative(dropLead(parts[0]!));
  const word = owns.flatMap(([own]) => (isLeading(own) ? [own.low] : []))[0];
  const leads = first.flatMap((token, at) => (isLeading(token) && (!word || token.low === word) ? [at] : []));
  const at = leads.at(-1) ?? -1;
  if (at < 1) return undefined;
  const head = readClause(context, first);
  const [step] = head?.steps ?? [];
  // `in the row "A" in the list "B"`: which of the two places is another one, nobody says.
  if (!step || head!.steps.length > 1 || (leads.length > 1 && step.action !== 'fill') || isNested(context, step))
    return undefined;
  const reads: ClauseRead[] = [head!];
  for (const own of owns) {
    const isLed = isLeading(own[0]);
    if (own.some((token, i) => i > 0 && isWord(token) && token.low === word)) return undefined;
    const memory = remember(context.memory, reads.at(-1)!.steps);
    const read = readClause({ ...context, memory }, [...first.slice(0, isLed ? at : at + 1), ...own]);
    const [other] = read?.steps ?? [];
    if (!other || read!.steps.length > 1 || !isElsewhere(step, other) || (!isLed && !isKin(step, other)))
      return undefined;
    reads.push(read!);
  }
  return { steps: reads.flatMap(({ steps }) => steps), quoted: reads.every(({ quoted }) => quoted) };
}
