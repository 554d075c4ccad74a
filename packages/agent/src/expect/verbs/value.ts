import type { Step } from '@smokejumper/contracts';
import { drawnDropdown } from '../../ground/controls/led-button.ts';
import { dropdownsBeside, stateIn } from '../../ground/controls/ticks.ts';
import { groundAll } from '../../ground/ground.ts';
import { isFormControl, isMereLabel, isTick } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { withinReach } from '../../ground/of-several/ties.ts';
import { boxesTitled } from '../../ground/places/titled-box.ts';
import { rootsCalled } from '../../ground/repeats/lists.ts';
import { ancestors, fullText, has, type Item, isNameless, nameOf, subtree } from '../../ground/view/view.ts';
import { type Check, type Checker, type Facts, met, notMet, targetWords, unproven } from '../check.ts';
import { compareText, isNegativeOp, isOfWords, regexOf } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import { drawnInstead } from '../reading/choice-beside.ts';
import { untoldContent } from '../reading/empty.ts';
import { invitationOf } from '../reading/invitation.ts';
import { contentOf, shownBy } from '../reading/reading.ts';
import { isSameNumber } from '../reading/said-alike.ts';
import { valueOfRow } from '../rows/value-of-row.ts';
import { wantedValue } from '../wanted.ts';
import { notVisible } from './not-visible.ts';
import { text } from './text.ts';
import { visible } from './visible.ts';

/** `assertValue`: the content of a form control; a dropdown's is the option that is chosen. */
export const value: Checker = (step, facts) => {
  const { view } = facts;
  const op = step.op ?? 'contains';
  const wanted = wantedValue(step, facts);
  if (wanted === null) return unproven('no_evidence', `nothing was remembered as "${step.against}"`);
  if (op === 'matches' && regexOf(wanted) === null)
    return unproven('not_understood', `${wanted} is no regular expression`);
  const ofRow = valueOfRow(step, facts, wanted);
  if (ofRow !== null) return ofRow;
  const named = groundAll(view, { target: step.target ?? {}, purpose: 'form-control', exact: true }).items;
  const controls = withinReach([...new Set(named.filter((item) => !isMereLabel(item)).map(drawnInstead))]);
  const items = stateIn(wanted) === null ? controls.flatMap(chosenBeside).map(boxAround) : controls;
  const [first] = items;
  // What was filled in is read as plain text once it is saved: "Status: Done" where the form was.
  if (first === undefined)
    return inTitledBox(step, facts, wanted) ?? inPanel(step, facts, wanted) ?? shownAsText(step, facts);
  const untold = untoldContent(view, items);
  if (untold !== null) return untold;
  // What is private is left out of every look at a page, also where the page shows it.
  if (has(first, 'private') && contentOf(first) === '[redacted]' && wanted !== '')
    return unproven('no_evidence', `what ${targetWords(step.target)} holds is private and is not read`);
  const isSame = (item: Item) => isOfWords(op) && isSameNumber(contentOf(item), wanted);
  const described = items.find((item) => isSaidOf(item, wanted) && !compareText(contentOf(item), 'contains', wanted));
  if (described !== undefined && isOfWords(op))
    return unproven('no_evidence', `"${wanted}" describes ${nameOf(described)}, and is not its value`);
  const passes = items.filter((item) =>
    isSame(item) ? !isNegativeOp(op) : compareText(contentOf(item), op, wanted, { exactCase: true }),
  );
  const evidence = items.slice(0, 3).flatMap((item) => quotesOf(view, shownBy(item)));
  if (passes.length === items.length) return met(evidence);
  if (passes.length > 0)
    return unproven('ambiguous', `${items.length} fields answer to ${targetWords(step.target)}`, evidence);
  const invited = items.length === 1 && !isNegativeOp(op) ? invitationOf(first) : null;
  if (invited !== null && bare(invited.text) === bare(wanted)) return met(quotesOf(view, invited.around));
  return notMet(`${targetWords(step.target)} holds "${contentOf(first)}"`, evidence, first);
};

// "The E-mail field shows Response required", which is what the page says of it: its error, or a remark.
function isSaidOf({ description }: Item, wanted: string): boolean {
  const words = (text: string) => bare(text).replace(/[.!]$/, '');
  return wanted !== '' && words(description) === words(wanted);
}

// Words that merely hold it may be a hint: "Amount must be at least 5" is no amount of 5.
function shownAsText(step: Step, facts: Facts): Check {
  const check = text(step, facts);
  const { role, ...named } = step.target ?? {};
  const drawn = drawnDropdown(facts.view, step.target ?? {});
  // What is drawn as a dropdown holds what stands behind its name, and no more.
  if (check.status === 'unproven' && drawn !== undefined && !isNegativeOp(step.op)) {
    const whole = text({ ...step, target: named, op: 'equals' }, facts);
    if (whole.status === 'met') return whole;
  }
  if (check.status === 'not_met' && role === 'textbox' && named.text !== undefined && !isNegativeOp(step.op)) {
    const plain = text({ ...step, target: named }, facts);
    const what = `no field goes by ${targetWords(named)}, but what is called so shows "${step.value}"`;
    if (plain.status === 'met') return { ...unproven('no_evidence', what, plain.evidence), mayCome: true };
  }
  if (check.status !== 'met' || (step.op ?? 'contains') !== 'contains') return check;
  const whole = text({ ...step, op: 'equals' }, facts);
  if (whole.status === 'met') return whole;
  const what = `no field goes by ${targetWords(step.target)}, and whether it holds "${step.value}" is not told`;
  return unproven('no_evidence', what, check.evidence);
}

// A box without a name that lists entries goes by the title it stands under: what "the Chosen box contains" are these.
function inTitledBox({ target = {}, op = 'contains' }: Step, { view }: Facts, wanted: string): Check | null {
  const { role, text: name, ...others } = target;
  if (role !== 'textbox' || name === undefined || Object.keys(others).length > 0) return null;
  const isBox = (item: Item) => item.role === 'listbox' && item.tag === 'select' && isNameless(item);
  const [box, another] = rootsCalled(view.items, name).filter(isBox);
  if (box === undefined || another !== undefined || (op !== 'contains' && op !== 'not-contains')) return null;
  const entries = subtree(box).filter((item) => item.role === 'option');
  const held = entries.find((entry) => compareText(fullText(entry), 'contains', wanted));
  if ((held !== undefined) === (op === 'contains')) return met(quotesOf(view, held ?? box));
  const seen = `the box under "${name}" lists ${
    entries
      .map((entry) => `"${fullText(entry)}"`)
      .slice(0, 3)
      .join(', ') || 'nothing'
  }`;
  return notMet(seen, quotesOf(view, held ?? box), held ?? box);
}

// "The X box lists Y" where no field goes by X, but a box of the page begins with it as its title.
function inPanel({ target = {}, op = 'contains' }: Step, facts: Facts, wanted: string): Check | null {
  const { role, text: name, ...others } = target;
  if (role !== 'textbox' || name === undefined || Object.keys(others).length > 0) return null;
  const [box, another] = boxesTitled(facts.view.items, name);
  if (box === undefined || another !== undefined || (op !== 'contains' && op !== 'not-contains')) return null;
  const inside = { ...facts, view: { ...facts.view, items: subtree(box) } };
  return op === 'contains'
    ? visible({ action: 'assertVisible', target: { text: wanted } }, inside)
    : notVisible({ action: 'assertNotVisible', target: { text: wanted } }, inside);
}

// What was chosen stands in the box of that name, and the field in it only takes what is looked for next.
function boxAround(item: Item): Item {
  if (item.tag !== 'input' || (item.value ?? '') !== '') return item;
  const box = ancestors(item).find((up) => up.role === 'combobox' && bare(up.name) === bare(item.name || item.label));
  return box !== undefined && contentOf(box) !== '' ? box : (tagsAround(item) ?? item);
}

const takesOff = /^(?:remove|delete|clear|deselect|[x×✕✖])(?![\p{L}\p{N}])/iu;

// Each of what was chosen has a button that takes it off again.
function tagsAround(item: Item): Item | undefined {
  return ancestors(item)
    .slice(0, 2)
    .find((up) => {
      const parts = subtree(up);
      const alone = parts.every((part) => part === item || !isFormControl(part));
      return alone && up.framed === true && parts.some((part) => part.role === 'button' && takesOff.test(part.name));
    });
}

// A box to tick is no "closed": that is chosen in the dropdown which it switches on.
function chosenBeside(item: Item): Item[] {
  const beside = isTick(item) ? dropdownsBeside(item) : [];
  return beside.length > 0 ? beside : [item];
}
