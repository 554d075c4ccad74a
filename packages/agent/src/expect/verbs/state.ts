import type { ElementState, Target } from '@smokejumper/contracts';
import { groundAbsent, inFurtherWords } from '../../ground/absent.ts';
import { labelledBy } from '../../ground/controls/labelled.ts';
import { pageTurners } from '../../ground/controls/page-turners.ts';
import { isDrawnOtherwise } from '../../ground/controls/ticks.ts';
import type { Want } from '../../ground/find.ts';
import { groundAll } from '../../ground/ground.ts';
import { saysCurrent } from '../../ground/names/names.ts';
import {
  isControl,
  isFormControl,
  isHeading,
  isMarkedChosen,
  isMereLabel,
  isPressable,
  isTick,
} from '../../ground/names/roles.ts';
import { fold, isSmall, says } from '../../ground/names/text.ts';
import { withinReach } from '../../ground/of-several/ties.ts';
import { linkBoxAround } from '../../ground/repeats/link-box.ts';
import { cellsUnder, isOfOtherColumn } from '../../ground/tables/cells.ts';
import { selectorBeside, selectorOf } from '../../ground/tables/row-box.ts';
import {
  ancestors,
  closest,
  foldedText,
  fullText,
  has,
  type Item,
  inView,
  nameOf,
  subtree,
  type View,
} from '../../ground/view/view.ts';
import { type Check, type Checker, type Facts, met, notMet, targetWords, unproven } from '../check.ts';
import { missingFrom } from '../missing-from.ts';
import { quotesOf } from '../outline.ts';
import { checkBox, checkForm, checkLine, checkList, isEmpty, untoldContent } from '../reading/empty.ts';
import { fieldBeside } from '../reading/lone-field.ts';
import { shownPage } from '../reading/shown-page.ts';
import { valueBehind } from '../reading/value-cell.ts';
import { drawnEmpty } from '../rows/drawn-empty.ts';
import { asksFolded, foldedCheck, foldIn } from '../unproven/folded.ts';
import { untoldCells } from '../unproven/untold-cells.ts';
import { untoldSwitch, untoldTick } from '../unproven/untold-tick.ts';

const chosen = (item: Item) => isMarkedChosen(item) || saysCurrent.test(item.name);

const states: Record<ElementState, (item: Item) => boolean> = {
  enabled: (item) => !has(item, 'disabled'),
  disabled: (item) => has(item, 'disabled'),
  checked: (item) => has(item, 'checked', 'pressed'),
  unchecked: (item) => !has(item, 'checked', 'pressed', 'mixed'),
  selected: chosen,
  'not-selected': (item) => !chosen(item),
  focused: (item) => has(item, 'focused', 'active'),
  expanded: (item) => has(item, 'expanded') || has(item, 'open'),
  collapsed: (item) => !has(item, 'expanded') && !has(item, 'open'),
  editable: (item) => !has(item, 'disabled', 'readonly'),
  readonly: (item) => has(item, 'readonly'),
  required: (item) => has(item, 'required'),
  empty: isEmpty,
  'not-empty': (item) => !isEmpty(item),
};

/** `assertState`: whether the target is enabled, checked, selected, focused, expanded, empty and so on. */
export const state: Checker = (step, facts) => {
  const { view } = facts;
  const test = states[step.value as ElementState];
  if (test === undefined) return unproven('not_understood', `"${step.value}" is not a state`);
  const target = step.target ?? {};
  const ofContent = step.value === 'empty' || step.value === 'not-empty';
  const empty = step.value === 'empty';
  if (target.role === 'list' && ofContent) return checkList(view, { target, empty });
  const form = ofContent ? checkForm(view, { target, empty }) : null;
  if (form !== null) return form;
  const wantTick = step.value === 'checked' || step.value === 'unchecked';
  const ticks = wantTick || ['checkbox', 'radio', 'switch'].includes(target.role ?? '');
  const want: Want = { target, purpose: ticks ? 'tick' : 'press', exact: true };
  const found = ticks || target.role !== undefined ? unlessInFurtherWords(view, want) : groundAbsent(view, want);
  const isNone = found.items.every((item) => isOfOtherColumn(item, target));
  const cells = ofContent && isNone ? cellsOfEntry(view, want) : cellsAsked(view, want);
  const wantPick = step.value === 'selected' || step.value === 'not-selected';
  const steps = wantPick && found.items.every(isTitle) ? stepsCalled(view, target) : [];
  const named = cells.length > 0 ? cells : steps;
  const { items, perhaps } = named.length > 0 ? { items: named, perhaps: [] } : found;
  const folds = asksFolded(step);
  const said = items.flatMap((item) => (ofContent ? contentAsked(item) : (labelledBy(item) ?? item)));
  const meant = said.map((item) => (folds ? foldIn(item) : wantPick ? picked(item, target) : inner(item, wantTick)));
  const reached = withLabelsAside(withinReach([...new Set(meant.filter((item) => item !== null))]));
  // What is marked as the kind that was said goes before what merely shows the words.
  const ofKind = reached.filter(({ role }) => role === target.role);
  const controls = ofKind.length > 0 ? ofKind : reached;
  const [first] = controls;
  const alike = untoldCells(view, target, controls);
  if (alike !== null) return alike;
  const folded = folds ? foldedCheck(facts, { target, controls, open: step.value === 'expanded' }) : null;
  if (folded !== null) return folded;
  const drawn = first === undefined && ofContent ? drawnEmpty(view, target, empty) : null;
  const line = ofContent ? (drawn ?? checkLine(view, { target, empty, found: first })) : null;
  if (line !== null) return line;
  if (first === undefined && perhaps[0] !== undefined) {
    const what = `nothing is called ${targetWords(target)}, but ${nameOf(perhaps[0])} holds the words`;
    return unproven('ambiguous', what, quotesOf(view, perhaps[0]));
  }
  if (first === undefined) {
    const page = wantPick ? checkPage(view, target, test) : null;
    if (page !== null) return page;
    const turner = pageTurner(view, target);
    if (turner !== null) return state({ ...step, target: turner }, facts);
    const drawnTick = wantTick ? untoldSwitch(view, target) : null;
    return untoldKind(view, target) ?? drawnTick ?? missingFrom(view, target);
  }
  const several = `${controls.length} elements answer to ${targetWords(target)}`;
  const content = ofContent ? (untoldContent(view, controls) ?? checkBox(view, first, { target, empty })) : null;
  if (content !== null) return controls.length === 1 ? content : unproven('ambiguous', several, quotesOf(view, first));
  const twofold = isAble(step.value) && target.role === undefined ? controls.find(isTwofold) : undefined;
  if (twofold !== undefined) {
    const what = `${nameOf(twofold)} is ${has(twofold, 'checked') ? 'on, and cannot' : 'off, and can'} be switched`;
    return unproven('ambiguous', what, quotesOf(view, twofold));
  }
  if (isAble(step.value) && controls.every(tellsNoUse)) {
    const what = `${targetWords(target)} is plain text, and nothing tells which control it stands for`;
    return unproven('no_evidence', what, quotesOf(view, first));
  }
  const untold =
    wantTick || (wantPick && controls.some(isDrawnOtherwise)) ? untoldTick(view, controls, step.value) : null;
  if (untold !== null) return untold;
  const passes = controls.filter(test);
  const evidence = controls.slice(0, 3).flatMap((item) => quotesOf(view, item));
  const isSilent = wantPick && controls.every((item) => tellsNothing(item, facts));
  if (passes.length === controls.length && !isSilent) return met(evidence);
  if (passes.length > 0 && passes.length < controls.length) return unproven('ambiguous', several, evidence);
  if (isSilent)
    return unproven(
      'no_evidence',
      `nothing on the page says which one beside ${targetWords(target)} is selected`,
      evidence,
    );
  return notMet(`${targetWords(target)} is not ${step.value}: ${evidence[0]?.quote ?? ''}`, evidence, first);
};

export function isAble(value: string | undefined): boolean {
  return value === 'enabled' || value === 'disabled';
}

// "Branch is enabled": words that are no control, and take no press, can be neither; but for an entry beside one like it
// that is marked as disabled.
function tellsNoUse(item: Item): boolean {
  if (!isPlainWords(item) || has(item, 'disabled')) return false;
  const beside = [item, ...ancestors(item).slice(0, 1)].flatMap(({ up }) => up?.children ?? []);
  return !beside.some((other) => isPlainWords(other) && !isMereLabel(other) && has(other, 'disabled'));
}

function isPlainWords(item: Item): boolean {
  return item.role === 'text' || (wordy.includes(item.role) && !has(item, 'clickable', 'editable'));
}

// "Dark mode is enabled" may tell that it is on or that it can be switched: of what is off and can be, only one is so.
function isTwofold(item: Item): boolean {
  return isTick(item) && item.role !== 'radio' && has(item, 'checked', 'mixed') === has(item, 'disabled');
}

const wordy = [
  'generic',
  'paragraph',
  'heading',
  'strong',
  'emphasis',
  'term',
  'definition',
  'listitem',
  'cell',
  'gridcell',
];

function cellsAsked(view: View, want: Want): Item[] {
  return want.target.role === 'cell' ? cellsUnder(view, want) : [];
}

// "GODEBUG is empty": of the head of a row, or a term, it is the value that may be.
function contentAsked(item: Item): Item[] {
  const values = valueBehind(item);
  return values.length > 0 ? values : [labelledBy(item) ?? fieldBeside(item) ?? item];
}

// "The Due date of X is empty": nothing of X goes by that name but the cell of its row under that head of a column.
function cellsOfEntry(view: View, want: Want): Item[] {
  const { role, scope, ...target } = want.target;
  const isThing = scope?.relation === 'row' || (scope?.relation === 'within' && scope.role === undefined);
  if (role !== undefined || !isThing) return cellsAsked(view, want);
  return cellsUnder(view, { ...want, target: { ...target, scope: { ...scope, relation: 'row' } } });
}

// "The Costs tab is disabled" where nothing on the page is told to be a tab, but plain words by that name stand on it.
function untoldKind(view: View, { role, ...rest }: Target): Check | null {
  if (role === undefined || rest.text === undefined || view.items.some((item) => item.role === role)) return null;
  const { items } = groundAll(view, { target: rest, purpose: 'read', exact: true, shown: true });
  const plain = items.find((item) => ['generic', 'text', 'listitem'].includes(item.role));
  if (plain === undefined) return null;
  const seen = `"${rest.text}" stands on the page, but nothing on it is told to be a ${role}`;
  return unproven('no_evidence', seen, quotesOf(view, plain));
}

// The label of a box bears its name too, and none of its states.
function withLabelsAside(items: readonly Item[]): Item[] {
  const controls = items.filter((item) => !isMereLabel(item));
  return controls.length > 0 ? controls : [...items];
}

// A link or a plain box has no such state of its own: only what marks it, or another one beside it, tells.
// So has a row, which may be drawn as chosen by its colour alone, and as one under the pointer above that.
function tellsNothing(item: Item, { actedOn }: Facts): boolean {
  const isMute =
    ['link', 'button', 'menuitem', 'generic', 'listitem', 'text', 'row'].includes(item.role) && !has(item, 'unpressed');
  if (!isMute || chosen(item)) return false;
  // A box that is ticked in a row may select it, or be data of it.
  if (item.role === 'row' && subtree(item).some((part) => isTick(part) && has(part, 'checked'))) return true;
  const group = ancestors(item).find((up) => groups.includes(up.role)) ?? linkBoxAround(item);
  const beside = [group ?? item.up, actedOn === null ? null : inView(actedOn, group)];
  return !beside.some((box) => box !== null && subtree(box).some(chosen));
}

const groups = ['list', 'tablist', 'navigation', 'menu', 'menubar', 'toolbar', 'group', 'listbox', 'table', 'grid'];

// "Page 1 is selected" of the number that is marked and leads nowhere.
function checkPage(view: View, target: Target, test: (item: Item) => boolean): Check | null {
  const page = shownPage(view, target);
  if (page === null || !chosen(page)) return null;
  const quotes = quotesOf(view, page);
  return test(page) ? met(quotes) : notMet(`${targetWords(target)} is the one that is shown`, quotes, page);
}

// What stands under it is the step, and it has no state of its own.
function isTitle(item: Item): boolean {
  return isHeading(item) || item.role === 'text' || item.role === 'generic';
}

/** The steps of a way through, which are called by their number and their name: "2. Delivery". */
function stepsCalled({ items }: View, { text = '', role, scope }: Target): Item[] {
  if (text === '' || role !== undefined || scope !== undefined) return [];
  const numbered = (item: Item) => /^\d{1,2}[.):]? (?=\p{L})/u.exec(foldedText(item))?.[0];
  const alike = ({ up }: Item) => up?.children.filter((child) => numbered(child) !== undefined).length ?? 0;
  return items.filter((item) => {
    const number = item.role === 'text' ? undefined : numbered(item);
    return number !== undefined && foldedText(item).slice(number.length) === fold(text) && alike(item) > 1;
  });
}

// A row that says nothing of itself is selected by its box, also where it is called by a link in it, and what an entry is
// called with that entry.
function picked(item: Item, { role }: Target): Item {
  if (has(item, 'selected')) return item;
  const box = role === undefined && item.role === 'link' && !chosen(item) ? selectorBeside(item) : null;
  if (box !== null && box !== 'untold') return box;
  return selectorOf(item) ?? chosenEntry(item) ?? selectorNaming(item) ?? item;
}

// "Select message from Bo Kim" in the entry of Bo Kim.
function selectorNaming(item: Item): Item | undefined {
  const entry = ancestors(item).find(({ role }) => role === 'listitem' || role === 'row');
  const box = entry === undefined || isControl(item) ? null : selectorOf(entry);
  return box !== null && says(box.name, fullText(item)) ? box : undefined;
}

function chosenEntry(item: Item): Item | undefined {
  const entry = ancestors(item).find(({ role }) => entries.includes(role));
  const isTitle = entry !== undefined && !isFormControl(item) && foldedText(entry).startsWith(foldedText(item));
  return isTitle && has(entry, 'selected', 'current') ? entry : undefined;
}

const entries = ['listitem', 'option', 'treeitem', 'row'];

function unlessInFurtherWords(view: View, want: Want) {
  const perhaps = inFurtherWords(view, want);
  return { items: perhaps.length > 0 ? [] : groundAll(view, want).items, perhaps };
}

// "The first row is unchecked" speaks of the box in the row.
function inner(item: Item, wantTick: boolean): Item | null {
  if (!wantTick || isTick(item)) return item;
  // Nor does an entry to choose draw a tick but by the box in it.
  if (item.role === 'option') return subtree(item).find(isTick) ?? item;
  if (isPressable(item)) return boxOfBranch(item) ?? item;
  if (isFormControl(item)) return item;
  return subtree(item).find(isTick) ?? (has(item, 'checked', 'pressed') ? item : null);
}

// "Aisle 1 is checked" of a tree: the box that the branch draws, and none of those that hang on it.
function boxOfBranch(branch: Item): Item | undefined {
  const isBranch = ({ role }: Item) => role === 'treeitem';
  if (!isBranch(branch) || has(branch, 'checked', 'pressed')) return undefined;
  const [box, ...others] = subtree(branch).filter((part) => isTick(part) && closest(part, isBranch) === branch);
  return others.length === 0 ? box : undefined;
}

// "The previous page button" is what says "Previous" among the pages.
function pageTurner(view: View, { role, ...target }: Target): Target | null {
  if (role !== undefined && role !== 'button' && role !== 'link') return null;
  const [turner, ...others] = pageTurners(view, { target, purpose: 'press', exact: false }).sure;
  if (turner === undefined || others.length > 0 || !isSmall(target.text ?? '')) return null;
  return { ...target, text: turner.name || fullText(turner) };
}
