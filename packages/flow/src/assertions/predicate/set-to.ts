import type { TargetRead } from '../../targets/target.ts';
import type { Parts } from '../statement.ts';

/** "the Status dropdown is set to open": that is what was chosen, and nothing that stands open; a switch is set to on. */
export function isSetTo({ quoted, targets }: TargetRead, { predicate, complement }: Parts): boolean {
  const isSet =
    predicate.lemma === 'be' && predicate.verb === 'to' && (quoted || targets.every(({ role }) => role !== undefined));
  const isChoice = targets.every(({ role }) => role === 'combobox');
  return isSet && complement.length === 1 && !(isChoice ? /^(?:empty|blank)$/ : switchable).test(complement[0]!.low);
}

const switchable = /^(?:on|off|empty|blank|checked|unchecked|ticked|unticked|enabled|disabled|selected)$/;
