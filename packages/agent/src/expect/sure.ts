import type { AssertionVerb, SpecStep, Step } from '@smokejumper/contracts';
import { byInitials } from '../ground/names/initials.ts';
import { inGroups } from '../ground/names/of-group.ts';
import { inTitledPlace } from '../ground/names/place-in-name.ts';
import { withoutQuoted } from '../ground/names/text.ts';
import { partAround } from '../ground/places/part-around.ts';
import { inKinds } from '../ground/repeats/entry-of-kind.ts';
import type { View } from '../ground/view/view.ts';
import type { Check, Facts } from './check.ts';
import { checkers } from './checkers.ts';
import { unlessBehindName } from './counting/behind-name.ts';
import { unlessOfPages } from './counting/of-total.ts';
import { unlessTitledAlerts } from './counting/titled-alerts.ts';
import { unlessTitledFinds } from './counting/titled-finds.ts';
import { atItsField } from './messages/field-message.ts';
import { unlessReported } from './messages/reported-gone.ts';
import { tickAtCrossing } from './reading/crossing.ts';
import { unlessAstray } from './rows/astray.ts';
import { unlessGoesOn } from './rows/on-day.ts';
import { unlessAboveRows } from './unproven/above-rows.ts';
import { unlessBesideLink } from './unproven/beside-link.ts';
import { unlessDrawn } from './unproven/drawn.ts';
import { unlessFolding } from './unproven/folding.ts';
import { unlessHeldBack } from './unproven/held-back.ts';
import { unlessInEntry, unlessOtherOrder } from './unproven/in-other-words.ts';
import { unlessOfColumn } from './unproven/kind-column.ts';
import { unlessOfField } from './unproven/kind-field.ts';
import { unlessMentioned } from './unproven/mentioned.ts';
import { unlessOfPage } from './unproven/of-page.ts';
import { unlessListedOtherwise } from './unproven/other-entry.ts';
import { unlessTitled } from './unproven/other-title.ts';
import { unlessOfLabel } from './unproven/part-of-label.ts';
import { unlessPartly } from './unproven/partly.ts';
import { unlessPictured } from './unproven/picture-word.ts';
import { unlessReworded } from './unproven/reworded.ts';
import { unlessSaidGone } from './unproven/said-gone.ts';
import { unlessShut } from './unproven/shut.ts';
import { unlessTitledSo } from './unproven/titled-so.ts';
import { unlessTurned } from './unproven/turned-into.ts';
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
  /** The flow says that it is the number of them. */
  numbered?: boolean;
}

export const mannerOf = ({ step, text, quoted }: SpecStep): Manner => ({
  listed: quoted && /\blisted\b/i.test(withoutQuoted(text)),
  active: saysActive(step, text),
  top: /\b(?:page|main|top)(?:['’]s)? heading\b|\bheading (?:of|on) the (?:page|screen)\b|\bh1\b/i.test(
    withoutQuoted(text),
  ),
  verbatim: step.value === undefined || !withoutQuoted(text).includes(step.value),
  total: /\btotal (?:number|count) of\b|\b(?:in total|altogether|in all)\b/i.test(withoutQuoted(text)),
  numbered: /\bnumber of\b/i.test(withoutQuoted(text)),
});

// The step with its target as the page names it.
function asMeant(view: View, asked: Step): Step {
  const step = inGroups(view, inTitledPlace(view, byInitials(view, asked)));
  const target = tickAtCrossing(view, step);
  return target === undefined ? step : { ...step, target: atItsField(view, inKinds(view, partAround(view, target))) };
}

/** Leaves open what a check says where the page does not tell it for sure, or sets it right by what else is there. */
type Doubt = (step: Step, facts: Facts, check: Check) => Check;

// Each sees what the one before has left.
const doubtsFor = ({
  listed = false,
  top = false,
  verbatim = true,
  total = false,
  numbered = false,
}: Manner): Doubt[] => [
  ...(total ? [unlessOfPages] : []),
  unlessTurned,
  unlessBehindName(numbered),
  unlessTitledFinds,
  unlessTitledAlerts,
  unlessTitledSo,
  unlessBesideLink,
  unlessPictured,
  unlessOfLabel,
  unlessSaidGone,
  unlessOfPage,
  unlessTitled,
  unlessReported,
  unlessOfField,
  unlessOfColumn,
  ...(verbatim ? [] : [unlessReworded, unlessOtherOrder]),
  ...(top ? [] : [unlessInEntry, unlessHeadedSo]),
  ...(listed ? [unlessListedOtherwise] : []),
  unlessRowsUntold,
  unlessGoesOn,
  unlessShut,
  unlessTyped,
  unlessMentioned,
  unlessFolding,
  unlessDrawn,
  unlessHeldBack,
  unlessHidden,
  unlessTwo,
  unlessAstray,
  unlessAboveRows,
];

/** What one look at a page says of an expectation, left open where the page does not tell it for sure. */
export function sureOf(asked: Step, facts: Facts, manner: Manner = {}): Check {
  const step = asMeant(facts.view, asked);
  const look = manner.active ? active : checkers[step.action as AssertionVerb];
  const check = doubtsFor(manner).reduce((told, doubt) => doubt(step, facts, told), look(step, facts));
  const entry = manner.listed ? { ...step, target: { role: 'listitem' as const, ...step.target } } : step;
  return unlessPartly(entry, { ...facts, since: facts.since ?? facts.actedOn }, check);
}
