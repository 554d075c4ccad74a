import { isTextField } from '../../../ground/names/roles.ts';
import { bare } from '../../../ground/names/text.ts';
import { fullText, has, type Item, inView, isFoldedOption, nameOf, type View } from '../../../ground/view/view.ts';
import { answered, staysSo } from '../../../run/around/kept-state.ts';
import type { Hands } from '../../../run/hands.ts';
import { type Done, type Failure, failure } from '../../../run/outcome.ts';
import { leaveField } from '../dates/enter-day.ts';

/**
 * A dropdown that shows what is chosen, and still shows the option that it showed before with nothing else to be seen for
 * it: nothing was chosen. Null where it shows another one, where it shows no option, and where the page answered otherwise.
 */
export async function keptChoice(
  hands: Hands,
  control: Item,
  { value, before, offered }: { value: string; before: View; offered: View | null },
): Promise<Failure | null> {
  const stood = bare(fullText(control));
  const isOffered = ({ role, name }: Item) => role === 'option' && bare(name) === stood;
  if (isTextField(control) || stood === '' || stood === bare(value) || offered?.items.some(isOffered) !== true)
    return null;
  const now = await staysSo(hands.session, (view) => {
    const found = view.items.find(({ ref }) => ref === control.ref);
    const isSame = found !== undefined && !has(found, 'expanded') && bare(fullText(found)) === stood;
    return isSame && !answered(before, view, control) ? found : null;
  });
  if (now === null) return null;
  const seen = `${nameOf(now)} still shows "${fullText(now)}"`;
  return failure('no_effect', 'action_had_no_effect', seen, { item: now });
}

/**
 * What was typed into a dropdown that offers nothing by these words, where the page takes it out again once the field is
 * left: it was looked for and not found. A dropdown that keeps it takes words of one's own, as does one that shows it
 * elsewhere; whoever presses a key next may mean to make an option of it.
 */
export async function unlessDropped(
  hands: Hands,
  typed: Done,
  { control, value, before, missed }: { control: Item; value: string; before: View; missed: Failure },
): Promise<Done | Failure> {
  const { session, next } = hands;
  const now = await session.look({ fresh: true });
  const offers = now.items.some((item) => item.role === 'option' && !has(item, 'hidden') && !isFoldedOption(item));
  if (!has(control, 'expanded', 'collapsed') || offers || next?.action === 'press') return typed;
  await leaveField(hands);
  await session.calm({ quietMs: 200, maxMs: 1_500 });
  const left = await session.look({ fresh: true, values: true });
  const field = inView(left, control);
  // A field may write what it took in its own way.
  const isRewritten = field === null || !['', bare(control.value ?? '')].includes(bare(field.value ?? ''));
  const stood = new Set(before.items.map(({ ref }) => ref));
  const isNew = ({ ref }: Item) => ref === control.ref || (ref !== null && !stood.has(ref));
  const isShown = left.items.some((item) => isNew(item) && bare(fullText(item)) === bare(value));
  return isRewritten || isShown ? typed : missed;
}
