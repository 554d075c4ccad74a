import type { Target } from '@smokejumper/contracts';
import { offeredAnew } from '../../ground/of-several/opened.ts';
import type { Check, Facts } from '../check.ts';
import { untoldKind } from '../messages/sure.ts';

/** "The menu shows X" where nothing is marked as one, and what came with the last action offers entries. Null without such. */
export function untoldMenu({ view, actedOn }: Facts, target: Target): Check | null {
  const { role, ...more } = target;
  if (role !== 'menu' || Object.keys(more).length > 0 || actedOn === null) return null;
  return untoldKind(view, target, offeredAnew(view, actedOn)[0]);
}
