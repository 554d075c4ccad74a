import type { Step, Target } from '@smokejumper/contracts';
import { untoldTable } from '../../ground/tables/untold-table.ts';
import { drawingFor } from '../../ground/view/drawing.ts';
import type { View } from '../../ground/view/view.ts';
import { type Check, type Facts, targetWords, unproven } from '../check.ts';
import { toneOf } from '../messages/messages.ts';
import { pageEvidence } from '../outline.ts';
import { wantedNumber } from '../wanted.ts';

const reading = [
  'assertVisible',
  'assertNotVisible',
  'assertText',
  'assertValue',
  'assertState',
  'assertCount',
  'assertNumber',
  'assertOrder',
];

/**
 * A page may draw its rows or shapes itself, and nobody reads a drawing: beside one that takes up most of the page,
 * nothing is called missing or gone because it was not found; nor what is sought in a table that goes by no name.
 */
export function unlessDrawn(step: Step, facts: Facts, check: Check): Check {
  const { action, target = {} } = step;
  if (!reading.includes(action) || toneOf(target) !== null) return check;
  const absence = action === 'assertNotVisible' || (action === 'assertCount' && wantedNumber(step, facts) === 0);
  const lacking = check.status === 'met' ? absence : check.status === 'not_met' && check.about === undefined;
  if (!lacking) return check;
  const seen = drawingFor(facts.view, target) === null ? tablePerhaps(facts.view, target) : drawnPerhaps(target);
  if (seen === null) return check;
  return { ...unproven('no_evidence', seen, pageEvidence(facts.view)), mayCome: true };
}

/** What a table that nothing names leaves open: null where none may be the one that is spoken of. */
export function tablePerhaps(view: View, target: Target): string | null {
  if (untoldTable(view, target) === null) return null;
  return `nothing tells which table is meant by ${targetWords(target)}, and one on the page has no name`;
}

export function drawnPerhaps(target: Target): string {
  return `${targetWords(target)} may be in a drawing on the page, which cannot be read`;
}
