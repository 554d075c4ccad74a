import { isScaleEnd, isSliderOf } from '../../ground/controls/captions.ts';
import { isFormControl } from '../../ground/names/roles.ts';
import { type Item, isNameless, subtree } from '../../ground/view/view.ts';

/** The slider without a name that is all a box holds between the ends of its scale: "0 ▬ 64" is set to neither of them. */
export function sliderIn(box: Item): Item | null {
  const parts = subtree(box);
  const slider = parts.find(({ role }) => role === 'slider');
  if (slider === undefined || !isNameless(slider) || (slider.value ?? '') === '') return null;
  const others = parts.filter((part) => isFormControl(part) && part !== slider);
  const isNumber = ({ text }: Item) => text === '' || isScaleEnd(text);
  return others.every((other) => isSliderOf(slider, other)) && parts.every(isNumber) ? slider : null;
}
