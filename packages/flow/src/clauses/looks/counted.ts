import { assertion, type Claim, claim } from '../../assertions/complement.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { readTarget, type TargetContext } from '../../targets/target.ts';
import type { Token } from '../../tokenise/token.ts';
import { groupsOf } from './wording.ts';

/** "The Files tab shows a count of 8", "the Approvals menu item has a count of 2". */
const counted =
  /^(?<name>[Tt]he .+) (?:has|shows|should have|should show|must have|must show) a count of (?<count>\d+)$/d;
const controls = /^(?:tab|menu|link|button|option|checkbox|radio|listitem)$/;

/** The number that stands on a control beside its name. */
export function readCounted(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
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
