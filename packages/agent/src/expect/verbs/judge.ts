import { type Checker, unproven } from '../check.ts';

/** `judge`: needs judgement, which plain reading has not. */
export const judge: Checker = (step) => unproven('not_understood', `"${step.value ?? ''}" needs judgement`);
