import { failure } from '../../run/outcome.ts';
import type { Tool } from '../tool.ts';

/** `goal`: a clause that needs planning, which plain reading has not. */
export const goal: Tool = async (_hands, { step }) =>
  failure('not_understood', 'not_understood', `"${step.value ?? ''}" needs planning`);
