import { confirmsWithOk } from '../../run/sight/look-ahead.ts';
import { answerIfOpen } from '../parts/await-dialog.ts';
import { chooseInMenu } from '../parts/choices/in-menu.ts';
import { pressDayOfMonth } from '../parts/dates/day-of-month.ts';
import { fold, ways } from '../parts/presses/folding.ts';
import { pressNamed } from '../parts/presses/press-named.ts';
import type { Tool } from '../tool.ts';

/** `click`: a press on the element by that name. To collapse a thing is a press unless it stands so already. */
export const click: Tool = async (hands, act) => {
  if (act.step.leaves !== undefined) return fold(hands, act, ways.collapse);
  const answered = confirmsWithOk(act.step, act.text) ? await answerIfOpen(hands) : null;
  if (answered !== null) return answered;
  const chosen = (await pressDayOfMonth(hands, act)) ?? (await chooseInMenu(hands, act));
  return chosen ?? pressNamed(hands, act, 'click');
};
