import type { Target } from '@smokejumper/contracts';
import type { TargetRead } from '../../targets/target.ts';
import { assertion, type Claim, claim } from '../complement.ts';

const isControl = ({ role }: Target) =>
  /^(?:button|option|checkbox|radio|switch|tab|textbox|combobox|slider)$/.test(role ?? '');

/**
 * "The Express option is available": a control that is there and can be used. Of what bears no kind ("Lamp is available")
 * nobody can tell: whether it is to be had is more than that its name stands on the page.
 */
export function readUsable({ targets, quoted }: TargetRead, negated: boolean): Claim | 'seen' | undefined {
  if (!targets.every(({ role }) => role)) return undefined;
  if (!targets.every(isControl)) return 'seen';
  return claim(
    targets.map((target) => assertion({ action: 'assertState', target, value: negated ? 'disabled' : 'enabled' })),
    quoted,
  );
}
