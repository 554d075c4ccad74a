import type { Need } from '../../brains/brain.ts';
import { targetWords } from '../../expect/check.ts';
import { ground } from '../../ground/ground.ts';
import { mayBeOfKind } from '../../ground/kinds.ts';
import { isDrawing, isWordless, showsNone } from '../../ground/pictures.ts';
import { isFormControl, isPressable } from '../../ground/roles.ts';
import { areasOf } from '../../ground/scope.ts';
import { rung, says } from '../../ground/text.ts';
import { has, nameOf, type View } from '../../ground/view.ts';
import { type Failure, failure } from '../../run/outcome.ts';

const putsIn = ['field', 'dropdown', 'tick', 'form-control'];

/**
 * Where no field goes by a name, but a column's head or a button is called so, the field may be there and only not be
 * told by it, as in a table that is typed into: that is no missing field. Null where nothing else is called so.
 */
export function otherKind(view: View, need: Omit<Need, 'step'>): Failure | null {
  const { text, scope } = need.target;
  const unknown = need.purpose === 'press' ? (unknownPicture(view, need) ?? unknownKind(view, need)) : null;
  if (unknown !== null) return unknown;
  if (!putsIn.includes(need.purpose) || text === undefined || scope !== undefined) return null;
  const found = ground(view, { target: { text }, purpose: 'press', exact: true });
  if (found.kind !== 'one' || found.rung < rung.loose || isFormControl(found.item)) return null;
  if (!isPressable(found.item) && !has(found.item, 'clickable')) return null;
  const seen = `no field goes by ${targetWords(need.target)}, but ${nameOf(found.item)} is on the page`;
  return failure('not_found', 'no_evidence', seen, { item: found.item });
}

// "Open the menu", "the user menu": what opens it need not say so.
function unknownKind(view: View, { target }: Omit<Need, 'step'>): Failure | null {
  const { role, text, noun, scope } = target;
  if (role === undefined || noun !== undefined) return null;
  const items = areasOf(view.items, scope, () => true).flatMap((area) => area.items);
  const [first, ...others] = mayBeOfKind(items, role).filter((item) => text === undefined || says(item.name, text));
  if (first === undefined) return null;
  const seen = `nothing on the page says that it is ${targetWords(target)}, but ${nameOf(first)}${others.length > 0 ? ` or one of ${others.length} others` : ''} could be`;
  return failure('not_found', 'no_evidence', seen, { item: first });
}

// A picture is called what it is drawn like, which cannot be read where its markup does not say it.
function unknownPicture(view: View, { target }: Omit<Need, 'step'>): Failure | null {
  const words = target.text ?? target.noun ?? '';
  if (words === '' || !(target.role === 'img' || isDrawing(words))) return null;
  const areas = areasOf(view.items, target.scope, () => true);
  const nameless = areas
    .flatMap((area) => area.items)
    .filter(
      (item) =>
        (isPressable(item) || item.role === 'img') &&
        item.icon === '' &&
        (isWordless(item) || (isPressable(item) && isDrawing(words) && showsNone(item))),
    );
  const boxed = nameless.filter(({ box }) => box !== null && box.width > 4 && box.height > 4);
  const [first] = boxed;
  if (first === undefined) return null;
  const seen = `nothing says that it is ${targetWords(target)}, but ${boxed.length} without any words could be`;
  return failure('not_found', 'no_evidence', seen, { item: first });
}
