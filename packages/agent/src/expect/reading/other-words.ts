import type { Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { isDialog, isHeading } from '../../ground/names/roles.ts';
import { bare, findPhrase } from '../../ground/names/text.ts';
import { cellsUnder } from '../../ground/tables/cells.ts';
import { foldedText, fullText, type Item, type View } from '../../ground/view/view.ts';
import { levelAmount } from './level-columns.ts';

/** What else a target may be called whose words nothing on the page goes by as they stand; null: nothing else. */
export function inOtherWords(view: View, target: Target): Target | null {
  const row = asRow(view, target);
  if (row !== null) return row;
  const drawer = asDialog(target);
  if (drawer !== null && found(view, drawer).some(isDialog)) return drawer;
  const level = asBeside(target);
  if (level !== null && isBesideAmount(view, level)) return level;
  const joined = asOneName(target);
  if (joined !== null && isTitled(view, joined)) return joined;
  const part = asPart(view, target);
  if (part !== null) return part;
  const other = ofOwner(target) ?? asLabel(target) ?? level ?? asNumbered(view, target);
  return other !== null && found(view, target).length === 0 ? other : null;
}

function found(view: View, target: Target): Item[] {
  return groundAll(view, { target, purpose: 'read', exact: true }).items;
}

// "The value of the row X": where no column of it is called so, what the row shows.
function asRow(view: View, target: Target): Target | null {
  const { text = '', scope, ...others } = target;
  if (!/^value$/i.test(text) || scope?.relation !== 'row' || Object.keys(others).length > 0) return null;
  const { relation: _relation, ...row } = scope;
  const cells = cellsUnder(view, { target, purpose: 'read', exact: true });
  return cells.length > 0 ? null : { ...row, role: 'row' };
}

// "The drawer Map says X": what slides in is a dialog to most pages, and its title is not all that it says.
function asDialog({ noun, role, ...target }: Target): Target | null {
  const isDrawer = /\b(?:drawer|sheet|lightbox|popover)$/.test(noun ?? '');
  return isDrawer && role === undefined && target.text !== undefined ? { ...target, role: 'dialog' } : null;
}

// "The Sort order" may be a label that reads so: its last word is no value of a "Sort".
function asOneName({ text, noun, ...rest }: Target): Target | null {
  if (text === undefined || noun === undefined || rest.role !== undefined) return null;
  return { ...rest, text: `${text} ${noun}` };
}

function isTitled(view: View, target: Target): boolean {
  const items = found(view, target);
  return items.length > 0 && items.every((item) => bare(fullText(item)) === bare(target.text ?? ''));
}

// "The customer name" is the name under the heading "Customer", where no single line holds both words.
function asPart(view: View, { text, noun, ...rest }: Target): Target | null {
  const name = [text, noun].filter((part) => part !== undefined).join(' ');
  const words = name.split(' ');
  if (text === undefined || Object.keys(rest).length > 0 || words.length < 2) return null;
  const isLine = (item: Item) => item.text !== '' && findPhrase(foldedText(item), bare(name)) >= 0;
  if (view.items.some(isLine)) return null;
  const splits = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const);
  const isCalled = (item: Item, name: string) => bare(fullText(item)) === bare(name);
  const found = splits.find(
    ([title, label]) =>
      view.items.some((item) => isHeading(item) && isCalled(item, title)) &&
      view.items.some((item) => isLabelMarked(item) && isCalled(item, label)),
  );
  return found === undefined ? null : { text: found[1], scope: { relation: 'within', text: found[0] } };
}

const isLabelMarked = ({ role, tag }: Item) => role === 'term' || role === 'rowheader' || tag === 'label';

// "Ada Novak's status": the status of Ada Novak, unless something is called so.
function ofOwner({ text = '', ...rest }: Target): Target | null {
  const [, owner, part] = /^(\S.*)['’]s (\S.*)$/.exec(text) ?? [];
  if (owner === undefined || part === undefined || Object.keys(rest).length > 0) return null;
  return { text: part, scope: { relation: 'within', text: owner } };
}

// `The result of "web"`: what a column or a label calls so, where no list has results.
function asLabel({ noun, role, ...rest }: Target): Target | null {
  const isOne = rest.text === undefined && rest.ordinal === undefined && rest.scope?.text !== undefined;
  return isOne && noun !== undefined && role === 'listitem' ? { ...rest, text: noun } : null;
}

// "The number next to Basket": what the basket shows, where nothing is called a number.
function asBeside({ noun, scope, ...others }: Target): Target | null {
  const isFigure = /^(?:number|figure|amount|value)$/.test(noun ?? '') && Object.keys(others).length === 0;
  if (!isFigure || scope?.relation !== 'near' || scope.text === undefined) return null;
  const { relation: _relation, ...label } = scope;
  return label;
}

// Nothing is nearer to a label than the amount that stands level with it, whatever else bears the word "amount".
function isBesideAmount(view: View, label: Target): boolean {
  const labels = found(view, label);
  return labels.length > 0 && labels.every((item) => levelAmount(item) !== null);
}

const ordinals: Readonly<Record<string, string>> = { 1: 'first', 2: 'second', 3: 'third', [-1]: 'last' };

// "First day of the week" may be a label that reads so: nothing is numbered then.
function asNumbered({ items }: View, { noun, ordinal, scope, ...rest }: Target): Target | null {
  const word = ordinals[`${ordinal}`];
  const others = [scope?.role, scope?.noun, scope?.scope, scope?.ordinal, ...Object.values(rest)];
  if (word === undefined || noun === undefined || scope?.text === undefined || others.some((one) => one !== undefined))
    return null;
  const joined = [' of ', ' of the '].map((joint) => bare(`${word} ${noun}${joint}${scope.text}`));
  const label = items.find((item) => joined.includes(bare(fullText(item))));
  return label === undefined ? null : { text: fullText(label) };
}
