import type { ElementState, Target } from '@smokejumper/contracts';
import { assertion, type Claim, claim, visible } from '../../assertions/complement.ts';
import { stateOf } from '../../lexicon/states.ts';
import { readTarget, type TargetContext } from '../../targets/target.ts';
import { allLows, type Token } from '../../tokenise/token.ts';
import { nameOf } from './names.ts';
import { be, groupsOf } from './wording.ts';

const kinds = '(?:button|link|checkbox|switch|toggle|icon)';

/** "The Redeploy button of #1476 is disabled", "The checkbox of run #1480 is checked". */
const state = new RegExp(
  `^(?<control>[Tt]he (?:.+? )?(?:${kinds}|box)) (?:of|for|on) (?<owner>.+?) ${be}(?<not> not)? (?<state>enabled|disabled|greyed out|grayed out|checked|unchecked|ticked|unticked|on|off)$`,
  'd',
);
/** "There is a Retake quiz button for the Joins quiz". */
const there = new RegExp(
  `^[Tt]here (?:is|should be|must be) an? (?<control>.+? ${kinds}) (?:of|for|on) (?<owner>.+)$`,
  'd',
);

const controlOf = (context: TargetContext, tokens: readonly Token[]): Target | undefined => {
  const read = readTarget({ ...context, mode: 'assert', atStart: false }, tokens);
  const [target] = read?.targets ?? [];
  return read?.targets.length === 1 && !read.plural && target!.role && !target!.scope && !target!.ordinal
    ? target
    : undefined;
};

/** What every entry has, and whose it is. */
export function readControlOf(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const said = groupsOf(tokens, state) ?? groupsOf(tokens, there);
  const control = said && controlOf(context, said.control!);
  const owner = said && nameOf(context, said.owner!);
  if (!control || !owner) return undefined;
  const target: Target = { ...control, scope: { relation: 'near', ...owner } };
  if (!said.state) return control.text === undefined ? undefined : visible({ targets: [target], quoted: false }, false);
  const value = stateOf(allLows(said.state), said.not !== undefined);
  const isTick = value === 'checked' || value === 'unchecked';
  // "the Viewed box is ticked": what is ticked is no text box, and nothing else is.
  if (control.role === 'textbox') return isTick ? stateClaim({ ...target, role: 'checkbox' }, value) : undefined;
  return value && stateClaim(target, value);
}

const stateClaim = (target: Target, value: ElementState) =>
  claim([assertion({ action: 'assertState', target, value })], false);
