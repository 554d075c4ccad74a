import type { Step } from '@smokejumper/contracts';
import { isDialog } from '../../ground/names/roles.ts';
import { says } from '../../ground/names/text.ts';
import { fullText, has, type Item, type View } from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

const unsaved =
  /\b(?:unsaved|not (?:been )?saved|(?:did|have)(?: not|n['’]t) saved?|(?:lose|discard) (?:your|the|all|any|these)?\s?(?:unsaved )?(?:changes|edits|work)|leave (?:this|the) page)\b/i;
const pageOnly = ['assertVisible', 'assertText', 'assertCount', 'assertNumber', 'assertValue', 'assertOrder'];

/**
 * A dialog that asks whether to leave without saving has kept the flow where it was: what the form behind it shows is
 * not what the flow came to see, though the words be the same.
 */
export function unlessHeldBack(step: Step, { view }: { view: View }, check: Check): Check {
  if (check.status !== 'met' || !pageOnly.includes(step.action)) return check;
  const dialog = view.items.find((item) => asksToLeave(item));
  if (dialog === undefined || speaksOf(step, dialog)) return check;
  const seen = `a dialog holds the page back: "${fullText(dialog).slice(0, 80)}"`;
  return { ...unproven('no_evidence', seen, quotesOf(view, dialog)), mayCome: true };
}

function asksToLeave(item: Item): boolean {
  if (!isDialog(item) || has(item, 'hidden')) return false;
  return unsaved.test(fullText(item));
}

function speaksOf({ target, value }: Step, dialog: Item): boolean {
  const kinds = [target?.role, target?.scope?.role, target?.noun, target?.scope?.noun].join(' ');
  const words = [target?.text, value].filter((word) => word !== undefined);
  return /dialog|popup|modal|warning|message/.test(kinds) || words.some((word) => says(fullText(dialog), word));
}
