import type { Step } from '@smokejumper/contracts';
import { labelledBy } from '../../ground/controls/labelled.ts';
import { isPager, numberOn } from '../../ground/controls/pagers.ts';
import { groundAll } from '../../ground/ground.ts';
import { isDrawnButton, isPressable, isTick } from '../../ground/names/roles.ts';
import { withoutQuoted } from '../../ground/names/text.ts';
import { linkBoxAround } from '../../ground/repeats/link-box.ts';
import { ancestors, type Item, subtree } from '../../ground/view/view.ts';
import { type Checker, type Facts, targetWords, unproven } from '../check.ts';
import { isAble, state } from './state.ts';

/** Whether a check of whether something can be used says "active" for it, outside the names that it quotes. */
export function saysActive({ action, value }: Step, words: string): boolean {
  const plain = withoutQuoted(words);
  const says = /\b(?:in)?active\b/.test(plain) && !/\b(?:en|dis)abled\b/.test(plain);
  return action === 'assertState' && isAble(value) && says;
}

/**
 * "Charts is active": that it can be used, or that it is the one of several that is chosen, and of a switch that it is
 * on. Of what leads through a page it is the latter; elsewhere nothing is told where only one of both is so.
 */
export const active: Checker = (step, facts) => {
  const use = state(step, facts);
  const item = itemOf(step, facts);
  if (item === null || use.status === 'unproven') return use;
  const on = isTick(item) && item.role !== 'radio' ? 'checked' : 'selected';
  const choice = state({ ...step, value: on }, facts);
  const isUsable = (step.value === 'enabled') === (use.status === 'met');
  const isChosen = choice.status === 'met';
  const isOfMany = (leads(item) && isOneOfMany(item)) || isDrawnEntry(step, item);
  if (choice.status === 'unproven') return isUsable && isOfMany ? choice : use;
  if (isUsable === isChosen || leafs(item)) return use;
  if (leads(item)) return step.value === 'enabled' ? choice : state({ ...step, value: 'not-selected' }, facts);
  const seen = isUsable ? 'can be used and is not what is chosen' : 'cannot be used and is what is chosen';
  return unproven('ambiguous', `${targetWords(step.target)} ${seen}`, use.evidence);
};

// An entry is called by what is pressed in it, and a control by its label.
function itemOf({ target = {} }: Step, { view }: Facts): Item | null {
  const purpose = target.role === 'switch' || target.role === 'checkbox' ? 'tick' : 'press';
  const [first] = groundAll(view, { target, purpose, exact: true }).items;
  if (first === undefined) return null;
  const item = labelledBy(first) ?? first;
  return subtree(item).find(isPressable) ?? item;
}

// What leads to a place is hardly ever there without a use: of several, one is where the reader is.
function leads({ role }: Item): boolean {
  return role === 'link' || role === 'tab';
}

function isOneOfMany(item: Item): boolean {
  const isListed = ancestors(item).some(({ role }) => ['navigation', 'list', 'tablist'].includes(role));
  return isListed || linkBoxAround(item) !== null;
}

// An entry of a menu that is drawn of plain boxes: others that take a press stand beside it, and nobody calls it a button.
function isDrawnEntry({ target }: Step, item: Item): boolean {
  const alike = item.up?.children.filter((other) => isDrawnButton(other) && other.tag === item.tag) ?? [];
  return isDrawnButton(item) && target?.role !== 'button' && alike.length > 1;
}

// "Next" beside the numbers of pages is none of them.
function leafs(item: Item): boolean {
  return numberOn(item) === null && ancestors(item).slice(0, 3).some(isPager);
}
