import type { Step, Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { isControl, isDropdown, isPressable } from '../../ground/names/roles.ts';
import { fold } from '../../ground/names/text.ts';
import {
  foldedText,
  fullText,
  has,
  type Item,
  inView,
  isFoldedOption,
  subtree,
  type View,
} from '../../ground/view/view.ts';
import { type Check, type Facts, targetWords, unproven } from '../check.ts';
import { isNegativeOp } from '../compare.ts';
import { quotesOf } from '../outline.ts';

/**
 * What a menu offers that is shut cannot be read off the control that opens it: it is neither missing there nor absent.
 * The entries of a native dropdown are known without opening it.
 */
export function unlessShut(step: Step, facts: Facts, check: Check): Check {
  const { view } = facts;
  const offered = check.status === 'met' ? offeredBy(facts, step) : undefined;
  if (offered !== undefined)
    return unproven(
      'no_evidence',
      `the dropdown that was opened offers "${fullText(offered)}"`,
      quotesOf(view, offered),
    );
  const menu = check.status === 'unproven' ? null : menuOf(step);
  const absence = step.action === 'assertNotVisible' || step.action === 'assertCount' || isNegativeOp(step.op);
  if (menu === null || (check.status === 'met' && !absence)) return check;
  const called = groundAll(view, { target: menu, purpose: 'read', exact: true }).items;
  const items = optionsOf(step.target) === null ? called : called.filter((item) => opensList(view, item));
  const shut = items.length === 0 ? dropdownsOf(view, menu) : items.every(isShut) ? items : [];
  const first = [...shut, ...(absence ? [] : openersBeside(view, menu, items))].find(({ ref }) => ref !== null);
  if (first === undefined) return check;
  return unproven('no_evidence', `${targetWords(menu)} is shut, and what it offers is not read`, quotesOf(view, first));
}

// Who opens a native dropdown sees its entries; which are no part of what else the page shows.
function offeredBy({ view, last, actedOn }: Facts, { action, target }: Step): Item | undefined {
  const { text, scope } = target ?? {};
  const dropdown = inView(view, last);
  if (action !== 'assertNotVisible' || text === undefined || scope || dropdown?.tag !== 'select') return undefined;
  const isSet = actedOn === null || inView(actedOn, last)?.value !== dropdown.value;
  const says = (item: Item) => item.role === 'option' && foldedText(item) === fold(text);
  return isSet ? undefined : subtree(dropdown).find(says);
}

// Of a menu its words are what it offers; a dropdown shows its value, and only a place in it speaks of what it offers.
function menuOf({ action, target }: Step): Target | null {
  const { scope, ...own } = target ?? {};
  if (scope?.relation === 'within' && (scope.role === 'menu' || scope.role === 'combobox')) {
    const { relation: _relation, ...menu } = scope;
    return menu;
  }
  return action === 'assertText' && own.role === 'menu' ? (target ?? null) : optionsOf(target);
}

// "Room has no options": whose options these are is a dropdown, if one goes by that name.
function optionsOf({ role, scope }: Target = {}): Target | null {
  if (role !== 'option' || scope?.relation !== 'within' || scope.role !== undefined) return null;
  const { relation: _relation, ...named } = scope;
  return { ...named, role: 'combobox' };
}

// An open list need not say so on what opened it.
function opensList({ items }: View, item: Item): boolean {
  if (has(item, 'collapsed')) return true;
  const isDrawn = (other: Item) => other.role === 'option' && !isFoldedOption(other) && !has(other, 'hidden');
  return (isDropdown(item) || has(item, 'haspopup')) && !items.some(isDrawn);
}

// What a person calls a menu may be a dropdown.
function dropdownsOf(view: View, menu: Target): Item[] {
  if (menu.role !== 'menu' || menu.text === undefined) return [];
  const want = { target: { ...menu, role: 'combobox' as const }, purpose: 'dropdown' as const, exact: true };
  return groundAll(view, want).items.filter(isDropdown);
}

// Beside what opens another, the navigation of a page need not be "the menu".
function openersBeside(view: View, { text, noun }: Target, items: readonly Item[]): Item[] {
  const mere = text === undefined && noun === undefined && items.length > 0;
  if (!mere || !items.every(({ role }) => role === 'navigation')) return [];
  return view.items.filter((item) => isPressable(item) && has(item, 'haspopup') && !has(item, 'hidden'));
}

function isShut(item: Item): boolean {
  return isControl(item) && item.role !== 'listbox' && item.tag !== 'select' && !has(item, 'expanded');
}
