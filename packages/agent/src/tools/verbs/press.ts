import type { Target } from '@smokejumper/contracts';
import type { Need } from '../../brains/brain.ts';
import { ground } from '../../ground/ground.ts';
import { isPressable } from '../../ground/names/roles.ts';
import { rung } from '../../ground/names/text.ts';
import { placeOf } from '../../ground/places/scope.ts';
import { has, type View } from '../../ground/view/view.ts';
import type { Hands } from '../../run/hands.ts';
import { done, failure } from '../../run/outcome.ts';
import { calms } from '../../run/session.ts';
import { leftField } from '../parts/dates/enter-day.ts';
import { chordOf } from '../parts/keys.ts';
import { wentUnheard } from '../parts/unheard.ts';
import { type Act, also, lacking, need, type Tool } from '../tool.ts';

/** `press`: a key or chord, on the target if there is one, else on whatever has the focus. */
export const press: Tool = async (hands, act) => {
  const { value, target } = act.step;
  if (value === undefined || value === '') return lacking('which key to press');
  const chord = chordOf(value);
  const { unheard } = hands.session;
  hands.session.unheard = null;
  // What a field fetches when it is first typed into decides what Enter does.
  await hands.session.calm(calms.acted);
  if (target !== undefined) {
    const labelled = inEntry(await hands.session.look(), value, target);
    if (labelled !== null) return hands.perform(labelled, { type: 'click' });
    const pressed = await hands.perform(need(act, 'field'), { type: 'press', value: chord });
    if (pressed.ok || pressed.outcome !== 'not_found') return pressed;
    return hands.perform(need(act, 'press'), { type: 'press', value: chord });
  }
  const field = leftField(hands.session);
  if (field !== null) return hands.act(field, { type: 'press', value: chord });
  const named = await bearsKeysName(hands, act, value);
  if (named !== null) return hands.perform(named, { type: 'click' });
  let unknown = false;
  await hands.direct((page) =>
    page.keyboard.press(chord).catch((error: Error) => {
      if (!/unknown key/i.test(error.message)) throw error;
      unknown = true;
    }),
  );
  hands.session.sent = chord === 'Enter';
  if (unknown) return failure('not_understood', 'not_understood', `"${value}" is not a key`);
  const deaf = unheard === null ? null : await wentUnheard(hands.session, unheard);
  return deaf ?? done(null);
};

// "Press Delete" in a row, where a button of that row is called so, is that button: a row takes no keys.
function inEntry(view: View, key: string, target: Target): Omit<Need, 'step'> | null {
  if (!['row', 'card', 'listitem'].includes(target.role ?? '')) return null;
  return onlyCalled(view, { text: key, scope: placeOf(target) });
}

// "Press Delete" where nothing has the focus that would take the key, and one link or button is called so, is that one.
// Who says that it is a key means the key.
async function bearsKeysName(hands: Hands, { text }: Act, key: string): Promise<Omit<Need, 'step'> | null> {
  if (text === undefined || !/^\p{L}{2,}$/u.test(key) || /\bkey(?:s|board|press)?\b/i.test(text)) return null;
  const view = await hands.session.look({ fresh: true });
  return view.items.some((item) => has(item, 'focused')) ? null : onlyCalled(view, { text: key });
}

function onlyCalled(view: View, target: Target): Omit<Need, 'step'> | null {
  const called = also(target, 'press', 0);
  const found = ground(view, called);
  return found.kind === 'one' && found.rung >= rung.loose && isPressable(found.item) ? called : null;
}
