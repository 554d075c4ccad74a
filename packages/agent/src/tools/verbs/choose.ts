import type { Scope, Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { isDataRow, isDropdown, isFileInput, isTick } from '../../ground/names/roles.ts';
import { selectorBeside, selectorOf } from '../../ground/tables/row-box.ts';
import { closest, has, type Item, nameOf, subtree, type View } from '../../ground/view/view.ts';
import type { Hands } from '../../run/hands.ts';
import { failure, type ToolResult } from '../../run/outcome.ts';
import { outsideMenu } from '../parts/choices/after-right-click.ts';
import { chooseOption } from '../parts/choices/choose-option.ts';
import { setTick } from '../parts/choices/control.ts';
import { chooseInMenu, entryOpened } from '../parts/choices/in-menu.ts';
import { inNamed } from '../parts/choices/in-named.ts';
import { pressDayOfMonth } from '../parts/dates/day-of-month.ts';
import { ownFile } from '../parts/values/files.ts';
import { need, type Tool } from '../tool.ts';

/** `choose`: a radio button, menu entry or tile; an option inside a dropdown opens that dropdown first. */
export const choose: Tool = async (hands, act) => {
  const { target, value } = act.step;
  const scope = target?.scope;
  if (target?.text !== undefined && scope !== undefined) {
    const control = dropdownOf(await hands.session.look(), target, scope);
    if (control !== null) return chooseOption(hands, control, target.text);
  }
  if (value !== undefined && target !== undefined) {
    const found = await hands.locate(need(act, 'dropdown'));
    return found.ok ? chooseOption(hands, found.item, value) : found;
  }
  const sent = target?.noun === 'file' ? await sendFile(hands, target) : null;
  if (sent !== null) return sent;
  const chosen = (await pressDayOfMonth(hands, act)) ?? (await chooseInMenu(hands, act));
  if (chosen !== null) return chosen;
  const entry = await entryOpened(hands.session, act);
  if (entry !== null) return hands.act(entry, { type: 'click' });
  const named = act.quoted && target?.noun === undefined ? null : inNamed(await hands.session.look(), target ?? {});
  if (named !== null) return chooseOption(hands, named.control, named.option);
  const found = await hands.locate(need(act, 'option'));
  if (!found.ok) return found;
  const astray = outsideMenu(hands.session, found.item);
  if (astray !== null) return astray;
  const selector =
    selectorOf(found.item) ?? (isOfRow(target) || cameInRow(hands, found.item) ? null : selectorBeside(found.item));
  if (selector === 'untold') {
    const what = `nothing tells whether ${nameOf(found.item)} is to be followed or the box of its row ticked`;
    return failure('refused', 'ambiguous', what, { item: found.item });
  }
  if (selector !== null) return setTick(hands, selector, true);
  if (found.item.role === 'radio' || found.item.role === 'checkbox')
    return hands.perform(need(act, 'option'), { type: 'check' });
  return hands.perform(need(act, 'option'), { type: 'click' });
};

// "Select Edit in the row of Ana", or the link Edit, is no row.
function isOfRow({ role, scope }: Target = {}): boolean {
  return role !== undefined || scope?.relation === 'row' || scope?.relation === 'item' || scope?.role === 'column';
}

// What the last action brought up in a row that stood there already is chosen for itself.
function cameInRow({ session }: Hands, item: Item): boolean {
  const stood = new Set(session.actedOn?.items.flatMap((one) => (has(one, 'hidden') ? [] : one.ref)));
  const row = closest(item, isDataRow);
  return row !== null && !stood.has(item.ref) && subtree(row).some((part) => isTick(part) && stood.has(part.ref));
}

// "Pick Editor under Roles": the dropdown of that name, unless what is to be chosen stands under it on the page.
function dropdownOf(view: View, target: Target, { relation, ...box }: Scope): Item | null {
  if (relation !== 'within' && relation !== 'below' && relation !== 'near') return null;
  // Suggestions come by typing: no other list is opened for one.
  if (box.text === undefined && /\bsuggest/i.test(box.noun ?? '')) return null;
  const all = { purpose: 'option', exact: true } as const;
  if (relation !== 'within' && groundAll(view, { target, ...all }).items.length > 0) return null;
  const { items } = groundAll(view, { target: box, purpose: 'dropdown', exact: true });
  const controls = items.filter(isDropdown);
  return relation === 'within' || controls.length === 1 ? (controls[0] ?? null) : null;
}

// "Choose the file logo.png": one of the flow's own for the only field that takes files, where none is listed so.
async function sendFile(hands: Hands, { text, scope }: Target): Promise<ToolResult | null> {
  const file = text === undefined ? null : await ownFile(hands.session.input.filesDir, text);
  if (file === null || scope !== undefined) return null;
  const view = await hands.session.look();
  const [only, ...others] = view.items.filter(isFileInput);
  const listed = groundAll(view, { target: { text }, purpose: 'option', exact: true }).items;
  if (only === undefined || others.length > 0 || listed.length > 0) return null;
  return hands.act(only, { type: 'upload', files: [file] });
}
