import { isControl, isFormControl } from '../names/roles.ts';
import { ancestors, has, type Item, subtree } from '../view/view.ts';

/** A field and what is drawn in its frame is no taller. */
const tallest = 80;
const deepest = 5;

/**
 * What people see in a field besides its text: the eye of a password, the sign that clears it. All that is pressed in the
 * largest low box around the field that holds no other one.
 */
export function signsIn(field: Item): Item[] {
  let box = field;
  for (const up of ancestors(field).slice(0, deepest)) {
    const others = subtree(up).some((item) => item !== field && isField(item) && !isAround(item, field));
    if (others || (up.box !== null && up.box.height > tallest)) break;
    box = up;
  }
  return subtree(box).filter(
    (item) => item !== field && !isFormControl(item) && (isControl(item) || has(item, 'clickable')),
  );
}

function isField(item: Item): boolean {
  return isFormControl(item) && !has(item, 'hidden');
}

// A library may call the frame a combobox too.
function isAround(frame: Item, field: Item): boolean {
  return ancestors(field).includes(frame);
}
