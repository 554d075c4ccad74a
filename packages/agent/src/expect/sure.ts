import type { AssertionVerb, SpecStep, Step } from '@smokejumper/contracts';
import { withoutQuoted } from '../ground/names/text.ts';
import { inKinds } from '../ground/repeats/entry-of-kind.ts';
import type { Check, Facts } from './check.ts';
import { checkers } from './checkers.ts';
import { unlessOfPages } from './counting/of-total.ts';
import { atItsField } from './messages/field-message.ts';
import { unlessReported } from './messages/reported-gone.ts';
import { unlessAstray } from './rows/astray.ts';
import { unlessGoesOn } from './rows/on-day.ts';
import { unlessDrawn } from './unproven/drawn.ts';
import { unlessFolding } from './unproven/folding.ts';
import { unlessHeldBack } from './unproven/held-back.ts';
import { unlessOfColumn } from './unproven/kind-column.ts';
import { unlessOfField } from './unproven/kind-field.ts';
import { unlessMentioned } from './unproven/mentioned.ts';
import { unlessListedOtherwise } from './unproven/other-entry.ts';
import { unlessPartly } from './unproven/partly.ts';
import { unlessReworded } from './unproven/reworded.ts';
import { unlessShut } from './unproven/shut.ts';
import { unlessTwo } from './unproven/two-names.ts';
import { unlessTyped } from './unproven/typed.ts';
import { unlessHidden } from './unproven/unless-hidden.ts';
import { unlessHeadedSo } from './unproven/untold-heading.ts';
import { unlessRowsUntold } from './unproven/untold-rows.ts';
import { active, saysActive } from './verbs/active.ts';

/** What the words of an expectation tell beyond its step. */
export interface Manner {
  /** The flow says that it is listed: what is called otherwise and holds its words is not it. */
  listed?: boolean;
  /** The flow says that it is active, which may tell its use or the choice that was made. */
  active?: boolean;
  /** The flow says that it is the heading of the page. */
  top?: boolean;
  /** What is said was set off: it is meant to the word. */
  verbatim?: boolean;
  /** The flow says that all of them are counted, be they on this page or another. */
  total?: boolean;
}

export const mannerOf = ({ step, text, quoted }: SpecStep): Manner => ({
  listed: quoted && /\blisted\b/i.test(withoutQuoted(text)),
  active: saysActive(step, text),
  top: /\b(?:page|main|top)(?:['’]s)? heading\b|\bheading (?:of|on) the (?:page|screen)\b|\bh1\b/i.test(
    withoutQuoted(text),
  ),
  verbatim: step.value === undefined || !withoutQuoted(text).includes(step.value),
  total: /\btotal (?:number|count) of\b|\b(?:in total|altogether|in all)\b/i.test(withoutQuoted(text)),
});

/** What one look at a page says of an expectation, left open where the page does not tell it for sure. */
export function sureOf(
  asked: Step,
  facts: Facts,
  { listed = false, active: isActive = false, top = false, verbatim = true, total = false }: Manner = {},
): Check {
  const { view } = facts;
  const step = asked.target === undefined ? asked : { ...asked, target: atItsField(view, inKinds(view, asked.target)) };
  const look = isActive ? active : checkers[step.action as AssertionVerb];
  const seen = total ? unlessOfPages(step, view, look(step, facts)) : look(step, facts);
  const first = unlessOfColumn(step, facts, unlessOfField(step, facts, unlessReported(step, facts, seen)));
  const said = verbatim ? first : unlessReworded(step, facts, first);
  const headed = top ? said : unlessHeadedSo(step, facts, said);
  const named = listed ? unlessListedOtherwise(step, view, headed) : headed;
  const check = unlessGoesOn(step, facts, unlessRowsUntold(step, facts, named));
  const open = unlessMentioned(step, facts, unlessTyped(step, facts, unlessShut(step, facts, check)));
  const told = unlessHeldBack(step, facts, unlessDrawn(step, facts, unlessFolding(step, facts, open)));
  const { target = {} } = step;
  return unlessPartly(
    listed ? { ...step, target: { role: 'listitem', ...target } } : step,
    { ...facts, since: facts.since ?? facts.actedOn },
    unlessAstray(step, facts, unlessTwo(step, facts, unlessHidden(step, facts, told))),
  );
}
