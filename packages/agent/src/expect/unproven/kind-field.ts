import type { AssertionVerb, Step } from '@smokejumper/contracts';
import { fieldsBeside } from '../../ground/controls/mere.ts';
import { isControl, isFormControl } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { areasOf } from '../../ground/places/scope.ts';
import { has, namesFor, type View } from '../../ground/view/view.ts';
import { type Check, type Facts, unproven } from '../check.ts';
import { checkers } from '../checkers.ts';

/** The words for parts of a page that a field may be called by, too: "Region", "Title". */
export const kindWords: Readonly<Record<string, readonly string[]>> = {
  assertTitle: ['title', 'page title'],
  assertUrl: ['address', 'url', 'link'],
  region: ['region', 'section', 'panel', 'area'],
  list: ['list'],
  table: ['table', 'grid'],
  form: ['form'],
  menu: ['menu'],
  column: ['column', 'columns'],
  row: ['row', 'rows'],
  card: ['card', 'cards', 'tile', 'tiles'],
  heading: ['heading', 'headline'],
  alert: ['alert', 'toast', 'notification', 'notifications', 'alerts'],
  banner: ['banner'],
  navigation: ['navigation'],
  img: ['image', 'icon', 'picture', 'photo'],
  option: ['option', 'options', 'suggestion'],
  link: ['link', 'links'],
  page: ['page', 'pages'],
  tab: ['tab', 'tabs'],
};

/** Such a part holds more than the one text it could be equal to. */
const holders: readonly string[] = ['region', 'list', 'table', 'form', 'menu', 'column', 'navigation'];

/** Which word was meant by its kind alone. */
function kindOf({ action, target }: Step): string | undefined {
  if (target === undefined) return action;
  const { role, scope: _place, ...named } = target;
  return Object.keys(named).length === 0 && (action === 'assertText' || action === 'assertState') ? role : undefined;
}

/** The fields called so, by their names, in the place that a step tells. */
function fieldsCalled({ items: page }: View, names: readonly string[], { action, target }: Step): string[] {
  const may = action === 'assertState' ? isControl : isFormControl;
  const items = areasOf(page, target?.scope, (parts) => parts.some(may)).flatMap((area) => area.items);
  const fields = items.filter((item) => may(item) && !has(item, 'hidden'));
  return [...new Set(fields.flatMap((item) => namesFor(item).filter((name) => names.includes(bare(name)))))];
}

/** "The Start Page is Home": names that end in the word which was taken for a kind, and may be the label of a field. */
function wholeNames({ action, target = {} }: Step): string[] {
  const { role, noun, text, ...others } = target;
  if (action !== 'assertText' && action !== 'assertState') return [];
  if (role === undefined || (text ?? noun) === undefined || Object.keys(others).length > 0) return [];
  const kinds = noun === undefined ? (kindWords[role] ?? []) : [noun];
  return kinds.map((word) => bare(text === undefined ? word : `${text} ${word}`));
}

/**
 * "Region is Frankfurt" tells of the field of that name, where there is one; "Title is X" of such a field or of the
 * page: where the two do not agree, nobody can tell.
 */
export function unlessOfField(step: Step, facts: Facts, check: Check): Check {
  const beside = besideMere(step, facts.view);
  const isCalled = beside.every((name) => bare(name) === bare(step.target?.text ?? ''));
  if (beside.length > 0) return asFields(step, facts, { check, fields: beside, all: isCalled ? [] : [check] });
  const kind = kindOf(step);
  const names = kind === undefined ? wholeNames(step) : (kindWords[kind] ?? []);
  const fields = names.length === 0 ? [] : fieldsCalled(facts.view, names, step);
  if (fields.length === 0) return check;
  const isEqual = step.op === 'equals' || step.op === 'not-equals';
  const isNone = kind === undefined && check.status !== 'met' && check.failure !== 'expectation_not_met';
  const all = isNone || (isEqual && holders.includes(kind ?? '')) ? [] : [check];
  return asFields(step, facts, { check, fields, all });
}

// "Country is not Norway" beside a mere button Country tells of the field "Country of birth", if of anything.
function besideMere({ action, target = {}, value }: Step, view: View): string[] {
  const { text, ...more } = target;
  const holds = action === 'assertText' || (action === 'assertState' && ['empty', 'not-empty'].includes(value ?? ''));
  if (text === undefined || !holds || Object.keys(more).length > 0) return [];
  return [...new Set(fieldsBeside(view, text).map(({ name, label, placeholder }) => name || label || placeholder))];
}

function asFields(step: Step, facts: Facts, { check, fields, all }: { check: Check; fields: string[]; all: Check[] }) {
  const action: AssertionVerb = step.action === 'assertState' ? 'assertState' : 'assertValue';
  const scope = step.target?.scope;
  const place = scope === undefined ? {} : { scope };
  const told = fields.map((name) => checkers[action]({ ...step, action, target: { text: name, ...place } }, facts));
  const [ofField = check, ...others] = told;
  if ([...all, ...others].every(({ status }) => status === ofField.status)) return ofField;
  const evidence = [...check.evidence, ...told.flatMap((one) => one.evidence)];
  return unproven('ambiguous', `"${fields.join('" or "')}" may be the field of that name`, evidence);
}
