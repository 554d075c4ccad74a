import type { Scope, Step, Target } from '@smokejumper/contracts';
import { wholePage } from '../places/reach.ts';
import { isShownHeading, speaksOf } from '../repeats/groups.ts';
import {
  ancestors,
  closest,
  foldedText,
  fullText,
  has,
  type Item,
  piecesOf,
  subtree,
  type View,
} from '../view/view.ts';
import { isDropdown, isFormControl, isPressable, isTextField } from './roles.ts';
import { bare, fold, nameAndKind, uncounted } from './text.ts';

/**
 * "The Brooks filter", "Express delivery", "the Max price" where nothing is called so: the only control by that name in a
 * group whose own name or title tells of the kind. The same step where there is none, or several.
 */
export function inGroups(view: View, step: Step): Step {
  const { target } = step;
  if (target === undefined) return step;
  const scope = target.scope === undefined ? undefined : placed(view, target.scope);
  const own = target.scope === undefined ? memberOf(view, target) : null;
  if (own === null) return scope === target.scope ? step : { ...step, target: { ...target, scope } };
  const { control, name, group } = own;
  const isState = step.action === 'assertState';
  // What is told of one of several choices may stand anywhere in its label, and a button shows no more than its name.
  if (!isState && !isTextField(control) && !isDropdown(control)) return step;
  const role = isTicked(control) ? control.role : undefined;
  const place: Scope | undefined = group === '' ? undefined : { text: group, relation: 'within' };
  return { ...step, target: { ...target, text: name, ...(role && { role }), ...(place && { scope: place }) } };
}

function placed(view: View, scope: Scope): Scope {
  const own = scope.scope === undefined ? memberOf(view, scope) : null;
  return own === null ? scope : { ...scope, text: own.name };
}

type Ticked = Item & { role: 'checkbox' | 'radio' | 'switch' };

function isTicked(item: Item): item is Ticked {
  return ['checkbox', 'radio', 'switch'].includes(item.role);
}

interface Member {
  control: Item;
  name: string;
  /** What the group is called; empty where only what it offers tells of it. */
  group: string;
}

function memberOf(view: View, target: Target | Scope): Member | null {
  const { text = '', role, noun, ordinal } = target;
  if ((role ?? noun ?? ordinal) !== undefined) return null;
  if (view.items.some((item) => foldedText(item) === fold(text) || namesOf(item).includes(bare(text)))) return null;
  for (const said of [ofNamedGroup(text), nameAndKind(text)]) {
    const own = said === null ? null : onlyMember(view, said);
    if (own !== null) return own;
  }
  return null;
}

function onlyMember({ items }: View, { name, kind }: { name: string; kind: string }): Member | null {
  const found = items.flatMap((control) => {
    if (!isMember(control, name)) return [];
    const group = groupAround(control, kind);
    return group === null ? [] : { control, name, group };
  });
  const [only, ...others] = found;
  return only === undefined || others.length > 0 ? null : only;
}

const kindsOfChoice = /^(.*\p{Lu}\S*) (\p{Ll}+) (?:filter|option|checkbox|box|switch|toggle|choice)(?:e?s)?$/u;

// "The Hoka brand filter": of the group Brand, be that called filters or not.
function ofNamedGroup(text: string): { name: string; kind: string } | null {
  const [, name, kind] = kindsOfChoice.exec(text) ?? [];
  return name === undefined || kind === undefined ? null : { name, kind };
}

const namesOf = ({ name, label, text }: Item) => [name, label, text].map(bare);

// By its name, by what its label shows ahead of a remark, or by a word that stands by itself in that.
function isMember(control: Item, name: string): boolean {
  const isChoice = isFormControl(control) || control.role === 'button' || control.role === 'tab';
  if (!isChoice || has(control, 'hidden')) return false;
  const isSo = (words: string) => bare(words) === bare(name) || bare(uncounted(words)) === bare(name);
  if (isSo(control.name) || isSo(control.label)) return true;
  const label = closest(control, ({ tag }) => tag === 'label');
  const [first] = subtree(label ?? control).filter(({ text }) => text !== '');
  return first !== undefined && isSo(piecesOf(first)[0] ?? '');
}

const groups = ['group', 'radiogroup', 'region', 'complementary', 'search', 'toolbar', 'tablist', 'form', 'navigation'];

/** Boxes around a control that its group may be, at most. */
const reach = 8;

// What a box is called, or titled with; "Reset filters" in a box tells that there are filters in it.
function groupAround(control: Item, kind: string): string | null {
  for (const up of ancestors(control).slice(0, reach)) {
    if (wholePage.includes(up.role)) return null;
    const title = groups.includes(up.role) && up.name !== '' ? up.name : titleOf(up, control);
    if (title !== '' && speaksOf(title, kind)) return title;
    if (kind === 'filter' && up.role !== 'banner' && (offersAll(control) || subtree(up).some(isForFilters))) return '';
  }
  return null;
}

function titleOf(box: Item, control: Item): string {
  const first = subtree(box).find((part) => part.text !== '' || isShownHeading(part));
  return first !== undefined && isShownHeading(first) && closest(control, (up) => up === first) === null
    ? fullText(first).replace(/\s[-−–+▾▴▸›⌄]$/u, '')
    : '';
}

const isForFilters = (item: Item) =>
  isPressable(item) && /^(?:(?:reset|clear|apply)(?: all)? filters|remove (?:the )?filter .+)$/i.test(item.name);

// "All locations" beside those that there are.
const offersAll = (control: Item) =>
  isDropdown(control) && subtree(control).some(({ role, name }) => role === 'option' && /^(?:all|any)\b/i.test(name));
