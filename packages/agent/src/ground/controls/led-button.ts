import type { Scope, Target } from '@smokejumper/contracts';
import { isDrawnButton, isPressable } from '../names/roles.ts';
import { bare } from '../names/text.ts';
import { areasOf } from '../places/scope.ts';
import { closest, fullText, has, type Item, subtree, type View } from '../view/view.ts';

/** The buttons right behind a plain text by a name, or boxes drawn as one: a dropdown may show what is chosen so. */
export function buttonsLed(view: View, { text, scope }: Pick<Target | Scope, 'text' | 'scope'>): Item[] {
  if (text === undefined) return [];
  const items = areasOf(view.items, scope, () => true).flatMap((area) => area.items);
  const leads = items.filter((item) => bare(fullText(item)) === bare(text) && closest(item, isPressable) === null);
  const buttons = leads.flatMap((lead) => {
    const behind = lead.up?.children.slice(lead.up.children.indexOf(lead) + 1) ?? [];
    return behind
      .slice(0, 1)
      .flatMap(subtree)
      .filter((item) => (item.role === 'button' || isDrawnButton(item)) && !has(item, 'hidden'));
  });
  return [...new Set(buttons)];
}

/** "The Size dropdown", of which nothing tells that it is one: such a button that says something. */
export function drawnDropdown(view: View, { role, ...target }: Target): Item | undefined {
  if (role !== 'combobox' || target.noun !== undefined || target.ordinal !== undefined) return undefined;
  return buttonsLed(view, target).find((button) => fullText(button) !== '');
}
