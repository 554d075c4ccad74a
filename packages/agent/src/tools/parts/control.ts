import { isTextField } from '../../ground/roles.ts';
import { compareNames, fold, rung } from '../../ground/text.ts';
import { fullText, has, type Item, nameOf, subtree, type View } from '../../ground/view.ts';
import type { Hands } from '../../run/hands.ts';
import { type Done, done, type Failure, failure } from '../../run/outcome.ts';
import { also } from '../tool.ts';

/** Chooses an option of a dropdown, native or built from other elements, by the option's visible words. */
export async function chooseOption(hands: Hands, control: Item, value: string): Promise<Done | Failure> {
  if (control.tag === 'select') return chooseNative(hands, control, value);
  if (control.role === 'listbox') return chooseAmong(hands, control, subtree(control), value);
  const before = new Set((await hands.session.look()).items.filter(isOption).map((item) => item.ref));
  if (!has(control, 'expanded')) {
    const opened = await hands.act(control, { type: 'click' });
    if (!opened.ok) return opened;
  }
  const first = await optionNamed(hands, value, before, isTextField(control) ? 700 : undefined);
  // A list that is still being filtered or drawn gives its entries new places: the entry is looked up anew each time.
  if (first.ok) return hands.performOn(() => optionNamed(hands, value, before), { type: 'click' });
  if (!isTextField(control)) return first;
  const typed = await hands.act(control, { type: 'fill', value });
  if (!typed.ok) return typed;
  await hands.session.calm({ quietMs: 120, maxMs: 1_500 });
  return hands.performOn(() => optionNamed(hands, value, new Set()), { type: 'click' });
}

type Sought = { ok: true; item: Item } | Failure;

function isOption(item: Item): boolean {
  return ['option', 'menuitem', 'menuitemradio', 'treeitem'].includes(item.role);
}

async function optionNamed(hands: Hands, value: string, before: Set<string | null>, waitMs?: number): Promise<Sought> {
  const view = await hands.session.look();
  const fresh = view.items.filter((item) => isOption(item) && !before.has(item.ref));
  const exact = fresh.filter(
    (item) => compareNames(value, item.name || fullText(item), { spelling: false }) >= rung.loose,
  );
  const [only] = exact;
  if (exact.length === 1 && only !== undefined) return { ok: true, item: only };
  return hands.locate(also({ text: value, role: 'option' }, 'option'), waitMs === undefined ? {} : { waitMs });
}

// The words of an option, not its value attribute: that is what the spec's author saw.
async function chooseNative(hands: Hands, control: Item, value: string): Promise<Done | Failure> {
  const options = subtree(control).filter((item) => item.role === 'option');
  const ranked = options.map((item) => ({
    item,
    rung: compareNames(value, item.name || item.text, { spelling: false }),
  }));
  const best = Math.max(0, ...ranked.map((entry) => entry.rung));
  const fits = ranked.filter((entry) => entry.rung === best && best >= rung.phrase);
  const [only] = fits;
  if (fits.length > 1)
    return failure(
      'refused',
      'ambiguous',
      `"${value}" may be any of ${fits.map((entry) => nameOf(entry.item)).join(', ')}`,
      { item: control },
    );
  if (only === undefined && options.length > 0) {
    const names = options.slice(0, 8).map((item) => `"${item.name || item.text}"`);
    return failure(
      'not_found',
      'missing_element',
      `${nameOf(control)} has no option "${value}", only ${names.join(', ')}`,
      { item: control },
    );
  }
  return hands.act(control, { type: 'select', value: only === undefined ? value : only.item.name || only.item.text });
}

async function chooseAmong(
  hands: Hands,
  control: Item,
  items: readonly Item[],
  value: string,
): Promise<Done | Failure> {
  if (control.tag === 'select') return chooseNative(hands, control, value);
  const fits = items.filter(
    (item) => isOption(item) && compareNames(value, item.name || fullText(item), { spelling: false }) >= rung.loose,
  );
  const [only] = fits;
  if (fits.length !== 1 || only === undefined) {
    return failure(
      'not_found',
      fits.length === 0 ? 'missing_element' : 'ambiguous',
      `${nameOf(control)} has ${fits.length} options "${value}"`,
      { item: control },
    );
  }
  return hands.act(only, { type: 'click' });
}

/** Brings a checkbox, switch or toggle button into a state; does nothing when it is there already. */
export async function setTick(hands: Hands, control: Item, on: boolean): Promise<Done | Failure> {
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
  if (control.tag === 'input') return hands.act(control, { type: 'fill', value: String(wanted) });
  let at = numberAt(control);
  let current: Item = control;
  for (let presses = 0; presses < 400 && at !== wanted; presses += 1) {
    const moved = await hands.act(current, { type: 'press', value: at < wanted ? 'ArrowRight' : 'ArrowLeft' });
    if (!moved.ok) return moved;
    const found = await hands.locate(also({ text: control.name, role: 'slider' }, 'form-control'));
    if (!found.ok) return found;
    const next = numberAt(found.item);
    if (next === at || Math.sign(wanted - next) !== Math.sign(wanted - at)) break;
    current = found.item;
    at = next;
  }
  const end = await hands.locate(also({ text: control.name, role: 'slider' }, 'form-control'));
  if (end.ok && numberAt(end.item) === wanted) return done(end.item);
  return failure('no_effect', 'action_had_no_effect', `${nameOf(control)} does not stand still at ${wanted}`, {
    item: control,
  });
}

function numberAt(item: Item): number {
  return Number((item.value ?? '').replace(/[^\d.-]/g, ''));
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
