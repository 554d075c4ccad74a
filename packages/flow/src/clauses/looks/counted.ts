import type { Target } from '@smokejumper/contracts';
import { assertion, type Claim, claim } from '../../assertions/complement.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { readTarget, type TargetContext } from '../../targets/target.ts';
import type { Token } from '../../tokenise/token.ts';
import { nameOf } from './names.ts';
import { groupsOf } from './wording.ts';

/** "The Files tab shows a count of 8", "the Approvals menu item has a count of 2". */
const counted =
  /^(?<name>[Tt]he .+) (?:has|shows|should have|should show|must have|must show) a count of (?<count>\d+)$/d;
const controls = /^(?:tab|menu|link|button|option|checkbox|radio|listitem)$/;

/** "The badge on Saved addresses says 2". */
const badge =
  /^[Tt]he (?<kind>badge|counter|count) on (?<name>.+?) (?<verb>says|shows|reads|is|should say|should show|should be|must say|must be) (?<count>\d+)$/d;

/** The number that stands on something, by the badge that holds it. */
function readBadge(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const said = groupsOf(tokens, badge);
  const owner = said && (nameOf(context, said.name!) ?? controlOf(context, said.name!));
  if (!owner) return undefined;
  const isWhole = /(?:is|be|reads)$/.test(said!.verb!.at(-1)!.low);
  const target: Target = { noun: said!.kind![0]!.low, scope: { relation: 'within', ...owner } };
  const value = said!.count![0]!.value;
  return claim([assertion({ action: 'assertText', target, ...(isWhole && { op: 'equals' }), value })], false);
}

const controlOf = (context: TargetContext, tokens: readonly Token[]): Target | undefined => {
  const read = readTarget({ ...context, mode: 'assert', atStart: false }, tokens);
  const [target] = read?.targets ?? [];
  return read?.targets.length === 1 && target!.text !== undefined && controls.test(target!.role ?? '')
    ? target
    : undefined;
};

/** The number that stands on a control beside its name. */
export function readCounted(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const onIt = readBadge(context, tokens);
  if (onIt) return onIt;
  const said = groupsOf(tokens, counted);
  const read = said && readTarget({ ...context, mode: 'assert', atStart: false }, said.name!);
  const [target] = read?.targets ?? [];
  const isControl =
    read?.targets.length === 1 &&
    target!.text !== undefined &&
    (controls.test(target!.role ?? '') || roleOf([target!.noun ?? ''])?.noun === 'menu item');
  return isControl
    ? claim([assertion({ action: 'assertText', target: target!, value: said!.count![0]!.value })], false)
    : undefined;
}
