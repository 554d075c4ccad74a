import { isTextField } from '../../ground/roles.ts';
import { bare } from '../../ground/text.ts';
import { fullText, has, type Item, nameOf, type View } from '../../ground/view.ts';
import type { Hands } from '../../run/hands.ts';
import { answered, staysSo } from '../../run/kept-state.ts';
import { type Failure, failure } from '../../run/outcome.ts';

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
