import type { Step, Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { isTextField } from '../../ground/names/roles.ts';
import { says } from '../../ground/names/text.ts';
import type { Item } from '../../ground/view/view.ts';
import { type Check, type Facts, unproven } from '../check.ts';
import { isNegativeOp } from '../compare.ts';
import { quotesOf } from '../outline.ts';

const fields: readonly (string | undefined)[] = ['textbox', 'searchbox', 'combobox'];

/**
 * What the flow wrote into a field and still stands in it proves nothing once something else was done: "See you" in the
 * box of a message is not sent. Who speaks of the field itself is told what it holds.
 */
export function unlessTyped(step: Step, facts: Facts, check: Check): Check {
  const words = check.status === 'met' ? wordsFor(step) : undefined;
  if (words === undefined) return check;
  const holding = facts.view.items.filter((item) => holdsTyped(item, facts) && says(item.value ?? '', words));
  const [field] = holding;
  const isLast = !facts.sent && !isThing(step.target) && holding.some(({ ref }) => ref === facts.last?.ref);
  if (field === undefined || isLast || speaksOf(step, facts, holding)) return check;
  const typed = holding.flatMap((item) => quotesOf(facts.view, item)).map(({ quote }) => quote);
  const said = check.evidence.filter(({ quote }) => says(quote, words));
  if (said.some(({ quote }) => !typed.includes(quote)) || (said.length === 0 && standsBeside(facts, holding, words)))
    return check;
  const seen = `"${words}" stands only in the field that it was typed into`;
  return { ...unproven('no_evidence', seen, quotesOf(facts.view, field)), mayCome: true };
}

// "The tag X" is made of what was written, and no field.
function isThing({ noun = '' }: Target = {}): boolean {
  return /\b(?:chip|tag|pill|token|comment|message|reply|note|entry|item|row|card)$/.test(noun);
}

// What is quoted of a box need not show all of it.
function standsBeside({ view }: Facts, holding: readonly Item[], words: string): boolean {
  return view.items.some((item) => !holding.includes(item) && (says(item.text, words) || says(item.name, words)));
}

function wordsFor({ action, target, value, op }: Step): string | undefined {
  if (isNegativeOp(op)) return undefined;
  return action === 'assertVisible' ? target?.text : action === 'assertText' ? value : undefined;
}

function holdsTyped(item: Item, { typed }: Facts): boolean {
  const wrote = item.ref === null ? undefined : typed.get(item.ref);
  return wrote !== undefined && wrote !== '' && isTextField(item) && item.value === wrote;
}

function speaksOf({ action, target = {} }: Step, { view }: Facts, holding: readonly Item[]): boolean {
  const { relation: _, ...scope } = target.scope ?? {};
  const told = action === 'assertText' ? target : target.scope === undefined ? null : scope;
  if (fields.includes(target.role) || fields.includes(target.scope?.role)) return true;
  if (told === null || Object.keys(told).length === 0) return false;
  const named = groundAll(view, { target: told, purpose: 'form-control', exact: true }).items;
  return named.some((item) => holding.includes(item));
}
