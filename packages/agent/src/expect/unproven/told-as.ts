import type { Target } from '@smokejumper/contracts';
import { isCell, isColumnHead, isControl, isFormControl, isTable } from '../../ground/names/roles.ts';
import { bare, fold, says, wordsOf } from '../../ground/names/text.ts';
import { columnsCalled } from '../../ground/tables/columns.ts';
import { ancestors, closest, fullText, type Item, nameOf, subtree, type View } from '../../ground/view/view.ts';
import { type Check, notMet, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';
import { type Reading, readingsOf } from '../reading/reading.ts';

/** Somebody is one of these to something, which no name alone tells. */
const relations =
  /^(?:assignee|assigner|owner|author|reporter|reviewer|approver|creator|requester|requestor|sender|recipient|supervisor|organi[sz]er|maintainer|moderator|responsible person)$/;
/** What a thing has one of. A badge shows it without its name. */
const attributes = /^(?:status|state|type|plan|priority|role|category|level|stage|severity|currency|size|colou?r)$/;

/**
 * "Ann" is shown as the assignee: who stands under another label is none, and of whom nothing tells it may be one or not.
 * Null where it is told, or the noun says no more than what kind of thing goes by the name.
 */
export function toldOtherwise(view: View, target: Target, found: readonly Item[]): Check | null {
  const { text, noun = '', role, scope, ordinal } = target;
  const [first] = found;
  const isOne = relations.test(noun);
  if (first === undefined || text === undefined || !(isOne || attributes.test(noun))) return null;
  if ([role, scope, ordinal].some((part) => part !== undefined)) return null;
  const values = valuesOf(view, noun);
  if (values.some(({ texts }) => texts.some((words) => says(words, text)))) return null;
  const labels = found.map((item) => labelOf(item, text, view.items));
  if (labels.some((label) => label !== null && says(label, noun))) return null;
  if (!isOne && labels.includes(null)) return null;
  if (found.some((item, at) => labels[at] === null && isTold(item, noun))) return null;
  const [other] = values.filter(({ item }) => !isFormControl(item));
  if (other !== undefined) {
    const shown = quotesOf(view, other.quoted.at(-1) ?? other.item);
    return notMet(`the ${noun} is "${(other.texts[0] ?? '').slice(0, 80)}"`, shown, other.item);
  }
  const [label] = labels;
  const stands = label ? `stands under "${label}"` : 'stands on the page';
  const seen = `${nameOf(first)} ${stands}, and nothing tells that it is ${targetWords({ noun: `the ${noun}` })}`;
  return unproven('no_evidence', seen, quotesOf(view, first));
}

// What a label by that name says, be it a term, a line of its own, the head of a column or the name of a field.
function valuesOf(view: View, noun: string): Reading[] {
  const cells = columnsCalled(view.items, noun, { whole: true }).flat();
  const inColumn = cells.map((item): Reading => ({ item, texts: [fullText(item)], quoted: [item] }));
  const isLabel = ({ item }: Reading) =>
    isFormControl(item) || bare(fullText(item)) === bare(noun) || fold(fullText(item)).startsWith(`${fold(noun)}:`);
  const beside = readingsOf(view, { text: noun }).readings.filter(
    (reading) => isLabel(reading) && closest(reading.item, isColumnHead) === null,
  );
  return [...inColumn, ...beside].filter(({ texts: [words = ''] }) => words !== '' && bare(words) !== bare(noun));
}

/** What a value is called: its term, the head of its column or row, or the label in front of it; null where it has none. */
function labelOf(item: Item, text: string, items: readonly Item[]): string | null {
  const definition = closest(item, ({ role }) => role === 'definition');
  if (definition !== null) {
    const ahead = definition.up?.children.slice(0, definition.up.children.indexOf(definition)) ?? [];
    const term = ahead.findLast(({ role }) => role === 'term');
    return term === undefined ? null : fullText(term);
  }
  const cell = closest(item, isCell);
  if (cell !== null) return headOf(cell, items);
  return labelInLine(item, text) ?? labelAhead(item);
}

function headOf(cell: Item, items: readonly Item[]): string | null {
  const table = closest(cell, isTable);
  const heads = table === null ? [] : subtree(table).filter(isColumnHead);
  const head = heads.find((one) => columnsCalled(items, fullText(one), { whole: true }).some((c) => c.includes(cell)));
  if (head !== undefined) return fullText(head);
  const [first, ...others] = cell.up?.children ?? [];
  return first !== undefined && others.length === 1 && others[0] === cell ? fullText(first) : null;
}

// "Reporter: Ann", or a run of its own in front of it.
function labelInLine(item: Item, text: string): string | null {
  const line = subtree(item).find((part) => part.text !== '' && says(part.text, text));
  const { runs = [] } = line ?? {};
  const at = runs.findIndex((run) => bare(run) === bare(text));
  if (at > 0 && runs.length % 2 === 0 && at % 2 === 1) return runs[at - 1] ?? null;
  const words = line?.text ?? '';
  const ahead = fold(words).indexOf(fold(text));
  return /([^:,;.·|]{1,30}):\s*$/.exec(words.slice(0, Math.max(0, ahead)))?.[1]?.trim() ?? null;
}

// Of labels and values that take turns in a box.
function labelAhead(item: Item): string | null {
  for (const part of [item, ...ancestors(item)].slice(0, 3)) {
    const shown = part.up?.children.filter((child) => fullText(child) !== '') ?? [];
    const at = shown.indexOf(part);
    const label = shown[at - 1];
    if (at % 2 === 1 && shown.length % 2 === 0 && label !== undefined && isShort(label)) return fullText(label);
  }
  return null;
}

function isShort(label: Item): boolean {
  const words = fullText(label);
  return !isControl(label) && !/\d/.test(words) && wordsOf(words).length <= 3;
}

// "Assigned to Ann", "Owned by Ann", "Ann (owner)": in the line that holds the name, in front of it or on its box.
function isTold(item: Item, noun: string): boolean {
  const stem = fold(noun).replace(/(?:ee|er|or)$/, '');
  const by = /^(?:author|creator|owner|sender)$/.test(noun);
  return [item, ...ancestors(item)].slice(0, 3).some((part) => {
    const words = wordsOf(`${fullText(part)} ${part.name} ${part.description} ${part.testId.replace(/\W+/g, ' ')}`);
    const isLine = words.length <= 16;
    return isLine && words.some((word) => word.startsWith(stem) || (by && word === 'by'));
  });
}
