import { isDrawnOtherwise, otherwiseWords } from '../../../ground/controls/ticks.ts';
import { fold, withoutDigits } from '../../../ground/names/text.ts';
import { has, type Item, nameOf, subtree, type View } from '../../../ground/view/view.ts';
import type { Hands } from '../../../run/hands.ts';
import { type Done, done, type Failure, failure } from '../../../run/outcome.ts';

/** Brings a checkbox, switch or toggle button into a state; does nothing when it is there already. */
export async function setTick(hands: Hands, control: Item, on: boolean): Promise<Done | Failure> {
  if (isDrawnOtherwise(control)) return failure('refused', 'ambiguous', otherwiseWords(control), { item: control });
  const native = control.tag === 'input';
  if (native || ['checkbox', 'radio', 'switch'].includes(control.role)) {
    if (control.role === 'radio' && !on)
      return failure('refused', 'policy', `${nameOf(control)} is a radio button, which cannot be unticked`, {
        item: control,
      });
    return hands.act(control, { type: on ? 'check' : 'uncheck' });
  }
  if (isOn(control) === on) return done(control);
  return hands.act(control, { type: 'click' });
}

export function isOn(control: Item): boolean {
  return has(control, 'checked', 'pressed', 'selected');
}

/** Moves a slider to a value: native ones by their value, others by keys, watching where they come to stand. */
export async function setSlider(hands: Hands, control: Item, value: string): Promise<Done | Failure> {
  const wanted = Number(value.replace(/[^\d.-]/g, ''));
  if (!Number.isFinite(wanted))
    return failure('not_understood', 'not_understood', `"${value}" is no number for a slider`, { item: control });
  if (control.tag === 'input') return setRange(hands, control, wanted);
  let current: Item | null = control;
  for (let presses = 0; presses < 400 && numberAt(current) !== wanted; presses += 1) {
    const at: number = numberAt(current);
    const moved = await hands.act(current, { type: 'press', value: at < wanted ? 'ArrowRight' : 'ArrowLeft' });
    if (!moved.ok) return moved;
    const next: Item | null = await sliderAgain(hands, control);
    if (next === null)
      return failure('not_found', 'missing_element', `${nameOf(control)} went away`, { item: control });
    current = next;
    if (numberAt(next) === at || Math.sign(wanted - numberAt(next)) !== Math.sign(wanted - at)) break;
  }
  const end = await sliderAgain(hands, control);
  if (end !== null && numberAt(end) === wanted) return done(end);
  return failure('no_effect', 'action_had_no_effect', `${nameOf(control)} does not stand still at ${wanted}`, {
    item: control,
  });
}

// The browser keeps a range within its bounds and steps without a word.
async function setRange(hands: Hands, control: Item, wanted: number): Promise<Done | Failure> {
  const moved = await hands.act(control, { type: 'fill', value: String(wanted) });
  if (!moved.ok) return moved;
  const held = (await hands.session.look({ fresh: true, values: true })).items.find(({ ref }) => ref === control.ref);
  if (held === undefined || held.value === null || numberAt(held) === wanted) return moved;
  const what = `${nameOf(control)} stands at ${held.value}, not at ${wanted}`;
  return failure('no_effect', 'action_had_no_effect', what, { item: held });
}

// Many sliders bear no name of their own, so it is known by its ref, and by its name, which may tell its value, only where
// it was drawn anew.
async function sliderAgain(hands: Hands, control: Item): Promise<Item | null> {
  const sliders = (await hands.session.look({ fresh: true })).items.filter((item) => item.role === 'slider');
  const named = sliders.filter((item) => withoutDigits(fold(item.name)) === withoutDigits(fold(control.name)));
  return sliders.find((item) => item.ref === control.ref) ?? (named.length === 1 ? (named[0] ?? null) : null);
}

// "3 of 5" stands at 3.
function numberAt(item: Item): number {
  return Number(/-?\d+(?:,\d{3})*(?:\.\d+)?/.exec(item.value ?? '')?.[0].replaceAll(',', '') ?? '');
}

/** The button that sends the form around an element, if there is just one that says so. */
export function submitButton(view: View, near: Item | null, words: RegExp): Item | null {
  const form = near === null ? null : formAround(near);
  const inside = form === null ? view.items : subtree(form);
  const buttons = inside.filter(
    (item) => item.role === 'button' && item.ref !== null && item.type !== 'file' && !has(item, 'hidden'),
  );
  const named = buttons.filter((item) => words.test(fold(item.name)));
  if (named.length === 1) return named[0] ?? null;
  const submits = buttons.filter((item) => item.type === 'submit');
  const both = named.filter((item) => submits.includes(item));
  if (both.length === 1) return both[0] ?? null;
  return named.length === 0 && submits.length === 1 ? (submits[0] ?? null) : null;
}

export function formAround(item: Item): Item | null {
  for (let up = item.up; up !== null; up = up.up) {
    if (up.tag === 'form' || up.role === 'form' || up.role === 'dialog') return up;
  }
  return null;
}
