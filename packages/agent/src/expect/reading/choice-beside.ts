import { isDropdown, isFormControl, isTextField } from '../../ground/names/roles.ts';
import { bare, squash } from '../../ground/names/text.ts';
import { ancestors, fullText, has, type Item, namesFor, subtree } from '../../ground/view/view.ts';
import { isMereSign, isWordless, shownInBox, withoutArrow } from './signs.ts';

/** What a dropdown shows that may be no choice of it. */
export const invitesToChoose = /^(select|choose|pick|search)\b|(\.\.\.|…)$/i;

/**
 * A box to type in that is empty may show what was chosen as a text beside it; what only invites to choose is none, nor
 * is a label that lies in the box.
 */
export function choiceBeside(item: Item): { text: string; around: Item } | null {
  if (item.tag !== 'input') return null;
  for (const up of ancestors(item).slice(0, 2)) {
    if (up.role !== 'generic' || subtree(up).some((part) => part !== item && isFormControl(part))) return null;
    const others = up.children.filter((child) => child !== item && !subtree(child).includes(item));
    const choices = others.filter((other) => !isCalled(item, fullText(other)));
    const text = shownBeside(choices);
    if (text !== '') return invitesToChoose.test(text) ? null : { text, around: up };
    // Beyond its label, or its line, nothing stands in the box.
    if (choices.length < others.length || up.framed === true) return null;
  }
  return null;
}

/**
 * The dropdown that a page draws beside a native one which nobody sees, for that one or a box of the two: what a person
 * reads stands in it.
 */
export function drawnInstead(item: Item): Item {
  const native = subtree(item).find(({ tag, faded }) => tag === 'select' && faded === true);
  const isDrawn = (other: Item) => isDropdown(other) && other.faded !== true && !has(other, 'hidden');
  const [drawn, ...others] = native?.up?.children.filter((other) => other !== native && isDrawn(other)) ?? [];
  if (native === undefined || drawn === undefined || others.length > 0) return item;
  const isBoth = fullText(item) === squash(`${fullText(native)} ${fullText(drawn)}`);
  return item === native || isBoth ? drawn : item;
}

function isCalled(item: Item, words: string): boolean {
  return namesFor(item).some((name) => name !== '' && bare(name) === bare(words));
}

/** The same in a field that merely narrows down what a drawn box offers. */
export function shownChoice(item: Item): { text: string; around: Item } | null {
  const choice = isTextField(item) && item.value === '' ? choiceBeside(item) : null;
  return choice !== null && has(choice.around, 'clickable') && choice.around.framed === true ? choice : null;
}

// What stands beside an empty box but for what opens its list: a drawn arrow, or the letter that stands for one.
function shownBeside(items: readonly Item[]): string {
  const shown = items.filter((item) => !isMereSign(item) && !isWordless(item)).map(shownInBox);
  const text = withoutArrow(squash(shown.join(' ')));
  return /^[v⌵˅∨]$/.test(text) ? '' : text;
}
