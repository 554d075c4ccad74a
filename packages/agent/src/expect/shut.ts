import type { Step, Target } from '@smokejumper/contracts';
import { groundAll } from '../ground/ground.ts';
import { isControl, isDropdown, isPressable } from '../ground/roles.ts';
import { has, type Item, type View } from '../ground/view.ts';
import { type Check, type Facts, targetWords, unproven } from './check.ts';
import { isNegativeOp } from './compare.ts';
import { quotesOf } from './outline.ts';

/**
 * What a menu offers that is shut cannot be read off the control that opens it: it is neither missing there nor absent.
 * The entries of a native dropdown are known without opening it.
 */
export function unlessShut(step: Step, { view }: Facts, check: Check): Check {
  const menu = check.status === 'unproven' ? null : menuOf(step);
  const absence = step.action === 'assertNotVisible' || step.action === 'assertCount' || isNegativeOp(step.op);
  if (menu === null || (check.status === 'met' && !absence)) return check;
  const { items } = groundAll(view, { target: menu, purpose: 'read', exact: true });
  const shut = items.length === 0 ? dropdownsOf(view, menu) : items.every(isShut) ? items : [];
  const first = [...shut, ...(absence ? [] : openersBeside(view, menu, items))].find(({ ref }) => ref !== null);
  if (first === undefined) return check;
  return unproven('no_evidence', `${targetWords(menu)} is shut, and what it offers is not read`, quotesOf(view, first));
}

// Of a menu its words are what it offers; a dropdown shows its value, and only a place in it speaks of what it offers.
function menuOf({ action, target }: Step): Target | null {
  const { scope, ...own } = target ?? {};
  if (scope?.relation === 'within' && (scope.role === 'menu' || scope.role === 'combobox')) {
    const { relation: _relation, ...menu } = scope;
    return menu;
  }
  return action === 'assertText' && own.role === 'menu' ? (target ?? null) : null;
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
