import type { Hands } from '../../run/hands.ts';
import type { ToolResult } from '../../run/outcome.ts';
import { type Act, lacking, need } from '../tool.ts';

/** Presses what the target names. */
export async function pressNamed(hands: Hands, act: Act, type: 'click' | 'dblclick'): Promise<ToolResult> {
  const { target } = act.step;
  if (target === undefined || (target.text === undefined && target.role === undefined && target.noun === undefined)) {
    return lacking('what to click');
  }
  return hands.perform(need(act, 'press'), { type });
}
