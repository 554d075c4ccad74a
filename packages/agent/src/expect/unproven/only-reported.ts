import type { Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { isDialog } from '../../ground/names/roles.ts';
import { closest, fullText, type Item, isWithin, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, type Facts, targetWords, unproven } from '../check.ts';
import { isMarked, reads } from '../messages/messages.ts';
import { stoodIn } from '../messages/news.ts';
import { quotesOf } from '../outline.ts';

/** What a message says itself, or tells in passing: its words, a number, a code, a value. No thing that stands somewhere. */
const told =
  /\b(?:messages?|toast|notifications?|notice|errors?|warnings?|alert|snackbar|confirmation|success|banner|popup|popover|bubble|report|info|information|text|words?|phrase|sentence|line|hint|tip|greeting|title|label|name|caption|code|number|id|reference|key|token|password|link|url|address|e-?mail|amount|total|sum|price|cost|balance|count|score|result|answer|value|date|day|time|duration|status|state|reason|summary|response|output)$/i;

/**
 * "The event Dinner is visible" where nothing but a message reports what became of it ("Created: Dinner"): that the event
 * itself stands anywhere is not told by that. Null where it stands elsewhere, too, or what is asked for is a text of a message.
 */
export function reportedOnly({ view, actedOn }: Facts, target: Target, found: readonly Item[]): Check | null {
  const { text, noun, role } = target;
  const [first] = found;
  if (first === undefined || text === undefined || noun === undefined || role !== undefined || told.test(noun))
    return null;
  if (reads(text, 'any', { anew: true })) return null;
  const reports = (item: Item) => reportOf(item, actedOn);
  const boxes = found.flatMap((item) => reports(item) ?? []);
  if (boxes.length === 0 || boxes.length < found.length) return null;
  const rest = { ...view, items: view.items.filter((item) => !boxes.some((box) => isWithin(item, box))) };
  const elsewhere = groundAll(rest, { target, purpose: 'read', exact: true, shown: true }).items;
  // A box around the message is no other place, nor is the next message.
  if (
    elsewhere.some(
      (item) => rest.items.includes(item) && reports(item) === null && !boxes.some((box) => isWithin(box, item)),
    )
  )
    return null;
  const seen = `only a message speaks of ${targetWords(target)}: ${nameOf(boxes[0] ?? first)}`;
  return unproven('no_evidence', seen, quotesOf(view, first));
}

// What the page marks as a message, or what floats over it since the last action and is no dialog.
function reportOf(item: Item, before: View | null): Item | null {
  const marked = closest(item, isMarked);
  const floating = closest(item, ({ lifted }) => lifted === true);
  const isNew = floating !== null && before !== null && !stoodIn(before, floating) && closest(item, isDialog) === null;
  const box = marked ?? (isNew ? floating : null);
  return box !== null && reads(fullText(box), 'any', { anew: true }) ? box : null;
}
