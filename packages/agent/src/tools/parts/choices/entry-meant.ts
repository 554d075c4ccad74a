import type { Step, TargetRole } from '@smokejumper/contracts';
import { groundAll } from '../../../ground/ground.ts';
import type { View } from '../../../ground/view/view.ts';

const kinds: Readonly<Record<string, TargetRole>> = { row: 'row', entry: 'listitem', item: 'listitem' };

/** "Select the row for Nord": the row of that name is chosen, unless something to choose from is called Nord; null else. */
export function entryMeant(view: View, { target, value = '' }: Step): Step | null {
  const role = kinds[value];
  if (role === undefined || target?.text === undefined || target.role !== undefined) return null;
  if (groundAll(view, { target, purpose: 'dropdown', exact: true }).items.length > 0) return null;
  return { action: 'choose', kind: 'action', target: { ...target, role } };
}
