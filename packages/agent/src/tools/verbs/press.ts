import { done, failure } from '../../run/outcome.ts';
import { calms } from '../../run/session.ts';
import { leftField } from '../parts/enter-day.ts';
import { chordOf } from '../parts/keys.ts';
import { lacking, need, type Tool } from '../tool.ts';

/** `press`: a key or chord, on the target if there is one, else on whatever has the focus. */
export const press: Tool = async (hands, act) => {
  const { value, target } = act.step;
  if (value === undefined || value === '') return lacking('which key to press');
  const chord = chordOf(value);
  // What a field fetches when it is first typed into decides what Enter does.
  await hands.session.calm(calms.acted);
  if (target !== undefined) {
    const pressed = await hands.perform(need(act, 'field'), { type: 'press', value: chord });
    if (pressed.ok || pressed.outcome !== 'not_found') return pressed;
    return hands.perform(need(act, 'press'), { type: 'press', value: chord });
  }
  const field = leftField(hands.session);
  if (field !== null) return hands.act(field, { type: 'press', value: chord });
  let unknown = false;
  await hands.direct((page) =>
    page.keyboard.press(chord).catch((error: Error) => {
      if (!/unknown key/i.test(error.message)) throw error;
      unknown = true;
    }),
  );
  return unknown ? failure('not_understood', 'not_understood', `"${value}" is not a key`) : done(null);
};
