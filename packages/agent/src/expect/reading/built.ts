import { isCalledByRole } from '../../ground/names/by-role.ts';
import { isControl, isFormControl, isTextField } from '../../ground/names/roles.ts';
import { bare, says, squash } from '../../ground/names/text.ts';
import { closest, fullText, has, type Item, subtree, textsIn } from '../../ground/view/view.ts';

/** "The theme is Dark" of radio buttons in a group of that name speaks of the one that is chosen; null for other boxes. */
export function chosenIn(item: Item, name: string): string | null {
  if (!/^(?:radiogroup|group)$/.test(item.role) || bare(item.name) !== bare(name)) return null;
  // Beside each button that people press may stand a box that nobody sees.
  const all = subtree(item).filter((part) => isFormControl(part) && !(has(part, 'hidden') && part.name === ''));
  const fields = all.filter((field) => !isOfChoice(field, all));
  const [chosen, ...others] = fields.filter((field) => has(field, 'checked'));
  if (chosen === undefined || others.length > 0 || !fields.every(({ role }) => role === 'radio')) return null;
  return squash(chosen.name || fullText(chosen));
}

// "On a date [31 Dec]": a field to write in, with a name of its own behind all the radios, tells more of what is chosen.
function isOfChoice(field: Item, fields: readonly Item[]): boolean {
  const radios = fields.filter(({ role }) => role === 'radio');
  return (
    isTextField(field) && field.name !== '' && radios.length > 1 && radios.every(({ index }) => index < field.index)
  );
}

/** Of radios that stand behind their title, each with its words and nothing else beside them, the one that is chosen. */
export function chosenRadio(behind: readonly Item[]): Item | null {
  const held = behind.slice(0, 1).flatMap(subtree);
  const all = held.filter(isFormControl).length > 1 ? held : behind.flatMap(subtree);
  const fields = all.filter(isFormControl);
  const radios = fields.filter((field) => !isOfChoice(field, fields));
  const [chosen, ...others] = radios.filter((radio) => has(radio, 'checked'));
  if (chosen === undefined || others.length > 0 || !radios.every(({ role }) => role === 'radio')) return null;
  return all.every(({ text }) => text === '' || radios.some(({ name }) => says(name, text))) ? chosen : null;
}

/**
 * Radios that stand behind their title, with the label of a further choice or field and that field behind them in the same
 * line: none of what comes from there on is the title's. `chosen` is null where none of its own is. Null for other boxes.
 */
export function chosenAhead(behind: readonly Item[]): { chosen: Item | null } | null {
  const parts = behind.slice(0, 1).flatMap(subtree);
  const fields = parts.filter(isFormControl);
  const first = fields[0];
  const isOfRadio = ({ text }: Item) => fields.some(({ role, name }) => role === 'radio' && says(name, text));
  const next = parts.find(
    (part) => part.text !== '' && first !== undefined && part.index > first.index && !isOfRadio(part),
  );
  if (next === undefined) return null;
  const own = fields.filter(({ index }) => index < next.index);
  if (own.length < 2 || own.length === fields.length || !own.every(({ role }) => role === 'radio')) return null;
  const [chosen = null, ...others] = own.filter((radio) => has(radio, 'checked'));
  return others.length > 0 ? null : { chosen };
}

/** The signs that raise and lower a number are no part of it: "− 3 +" reads 3. */
export function countIn(box: Item): string[] {
  const words = subtree(box).flatMap(({ role, text }) => (role === 'text' && text.trim() !== '' ? [text.trim()] : []));
  const [number, ...others] = words.filter((word) => !/^[-+−–]$/.test(word));
  return words.length === 3 && others.length === 0 && /^\d+$/.test(number ?? '') ? [number ?? ''] : [];
}

/** A box of one text that goes by its role or a name which it does not show: what it shows is its own, and not what stands beside it. */
export function isCalledOnly(item: Item, name: string): boolean {
  if (isCalledByRole(item, name)) return true;
  if (item.name === '' || bare(item.name) !== bare(name) || closest(item, isControl) !== null) return false;
  const words = fullText(item);
  return words !== '' && !says(words, name) && textsIn(item).length === 1;
}
