import type { Target } from '@smokejumper/contracts';
import { isMirror, isOfCharacters, isSegmented } from './controls/segments.ts';
import type { Purpose } from './find.ts';
import {
  isColumnHead,
  isControl,
  isDropdown,
  isFileInput,
  isFormControl,
  isPressable,
  isTextField,
  isTick,
  rolesFor,
  saysItOpens,
  textHolders,
} from './names/roles.ts';
import { closest, has, type Item } from './view/view.ts';

/** Whether an element is of a kind. */
export type Test = (item: Item) => boolean;

export const anything: Test = () => true;
const isTyped: Test = (item) => (isTextField(item) && !isMirror(item)) || isSegmented(item) || isOfCharacters(item);
// The head of a column is pressed to sort by it, and takes no value.
const isSorter: Test = (item) => closest(item, (up) => up.role === 'columnheader') !== null && !saysItOpens(item);
// A file is chosen, not written.
const isOtherField: Test = (item) => isFormControl(item) && !isTick(item) && !isMirror(item) && !isFileInput(item);
/** The kinds of element that take what is to be done, the likeliest first. */
export const tiersOf: Record<Purpose, Test[]> = {
  press: [isPressable, isFormControl, anything],
  field: [isTyped, isDropdown, isOtherField],
  tick: [isTick, (item) => ['option', 'button', 'treeitem', 'tab'].includes(item.role)],
  dropdown: [
    isDropdown,
    (item) => item.role === 'button' && saysItOpens(item),
    isTextField,
    (item) => item.role === 'button' && !isSorter(item),
  ],
  option: [
    (item) => ['option', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'treeitem', 'radio'].includes(item.role),
    isPressable,
    anything,
  ],
  file: [isFileInput, (item) => item.role === 'button' || item.tag === 'label', anything],
  'form-control': [
    (item) => isTyped(item) || (isFormControl(item) && !isMirror(item)),
    (item) => isPressable(item) && !isSorter(item),
  ],
  hover: [isControl, anything],
  region: [(item) => !isControl(item) && item.role !== 'text', anything],
  read: [anything],
};

/** The same of a kind that is named: what the page calls so, then what people commonly call so, too. */
export function rolePools(role: NonNullable<Target['role']>, purpose: Purpose): Test[] {
  const { first, also } = rolesFor(role);
  const pools: Test[] = [(item) => first.includes(item.role)];
  if (also.length > 0) pools.push((item) => also.includes(item.role));
  if (role === 'textbox') pools.push(isTextField);
  if (role === 'heading' && purpose === 'press') pools.push(isColumnHead);
  // One of several buttons of which one stays pressed.
  if (role === 'button') pools.push((item) => item.role === 'radio' && item.tag === 'button');
  // "The List toggle": of a group of them one is on, as of radios.
  if (role === 'switch') pools.push((item) => item.role === 'radio');
  if (['button', 'link', 'tab', 'img'].includes(role) || (role === 'menu' && purpose === 'press'))
    pools.push(looksPressable);
  if (textHolders.has(role) || purpose === 'region' || role === 'column') pools.push(anything);
  return pools;
}

// To people a short thing that can be pressed is a button, whatever its markup says.
function looksPressable(item: Item): boolean {
  return (has(item, 'clickable') || item.tag === 'a') && item.name.length <= 60;
}
