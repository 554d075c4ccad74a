import { fieldNouns } from '../../lexicon/fields.ts';
import { roleOf } from '../../lexicon/roles.ts';
import type { TargetContext, TargetRead } from '../../targets/target.ts';
import type { Token } from '../../tokenise/token.ts';

/** "rent for march in Reference": a field holds no field, and what stands before "in" belongs to the text. */
export function inField(read: TargetRead | undefined): TargetRead | undefined {
  const isInside = read?.targets.some(({ text: name, role, noun, scope }) => {
    if (!scope || role || noun || !/^[a-z]/.test(name ?? '') || fieldNouns.has(name!)) return false;
    return (
      scope.relation === 'within' && (scope.role === 'textbox' || (!scope.role && /^\p{Lu}/u.test(scope.text ?? '')))
    );
  });
  return isInside ? undefined : read;
}

/** "paste the link": which one, the course of events says. */
export const isTheThing = ({ spec }: TargetContext, [first]: readonly Token[]) =>
  first!.kind === 'word' &&
  roleOf([first!.raw]) !== undefined &&
  /\bthe\s+$/.test(spec.slice(Math.max(0, first!.start - 6), first!.start));
