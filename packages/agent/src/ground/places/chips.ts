import type { Scope } from '@smokejumper/contracts';
import { matchText } from '../names/names.ts';
import { isControl, isFormControl } from '../names/roles.ts';
import { bare, fold, rung } from '../names/text.ts';
import { closest, has, type Item, subtree } from '../view/view.ts';

const nouns = /\b(?:chip|tag|pill|token)$/;
const removing = /^(?:delete|remove|close|clear|dismiss|cross|x|×)(?: (?:icon|button|sign))?$/;
const signs = /[×✕✖✗⨯]/g;

/** Whether a scope is such a small thing that says nothing but its name: "in the Green chip". */
export function isChip({ relation, text, noun = '' }: Scope): boolean {
  return relation === 'within' && text !== undefined && nouns.test(fold(noun));
}

/** The chips of that name. They end where other words, a field or another control begin: nothing beyond is in them. */
export function chipsCalled(items: readonly Item[], name: string): Item[] {
  const named = matchText(items, name, { spelling: false }).filter(({ item, rung: level }) => {
    return level >= rung.loose && closest(item, ({ role }) => role === 'listbox' || role === 'menu') === null;
  });
  return [...new Set(named.map(({ item }) => boxOf(item, name)))];
}

function boxOf(named: Item, name: string): Item {
  let box = named;
  for (let up = named.up; up !== null && fits(up, box, name); up = up.up) box = up;
  return box;
}

function fits(up: Item, box: Item, name: string): boolean {
  const parts = subtree(up);
  const words = parts.map(({ text }) => text.replace(signs, '')).join(' ');
  if (['document', 'main'].includes(up.role) || bare(words) !== bare(name)) return false;
  return !parts.some(isFormControl) && (pressedIn(box).length === 0 || pressedIn(up).length === pressedIn(box).length);
}

/** What removes a chip may be drawn as a sign without words: the only thing in it to be pressed. */
export function removerIn(chip: Item, words: string): Item | null {
  const [only, ...others] = pressedIn(chip);
  return only !== undefined && others.length === 0 && removing.test(fold(words)) ? only : null;
}

function pressedIn(box: Item): Item[] {
  const able = (item: Item) => item.ref !== null && (isControl(item) || has(item, 'clickable')) && !has(item, 'hidden');
  const parts = subtree(box).slice(1).filter(able);
  return parts.filter((part) => !parts.some((other) => other !== part && closest(other, (up) => up === part) !== null));
}
