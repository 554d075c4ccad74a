import { isGiven, type Token } from '../../tokenise/token.ts';
import type { ClauseContext } from '../clause.ts';

/** "… is visible and is disabled", `… should open and show "A"`: of the thing that the sentence spoke of. */
export const isSaidOfSame = ({ memory }: ClauseContext, [first, next]: readonly Token[]) =>
  memory.subject !== undefined &&
  (/^(?:is|are)$/.test(first!.raw) ||
    (/^assert(?!NotVisible)/.test(memory.acted ?? '') &&
      (first!.raw === 'be' || (/^(?:shows?|displays?)$/.test(first!.raw) && isGiven(next)))));
