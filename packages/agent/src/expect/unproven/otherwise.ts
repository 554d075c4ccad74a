import type { Target } from '@smokejumper/contracts';
import { bestOf, lookForAll } from '../../ground/ground.ts';
import { isHeading } from '../../ground/names/roles.ts';
import { bare, findPhrase, fold, goesOn, onlyInCompounds, precedes, rung, says } from '../../ground/names/text.ts';
import { remarksOn } from '../../ground/places/remarks.ts';
import { boxesTitled } from '../../ground/places/titled-box.ts';
import { closest, foldedText, fullText, has, type Item, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, type Facts, unproven } from '../check.ts';
import { isMarked, reads } from '../messages/messages.ts';
import { stoodIn } from '../messages/news.ts';
import { quotesOf } from '../outline.ts';
import { reportedOnly } from './only-reported.ts';
import { apartFromKind } from './other-kind.ts';
import { toldOtherwise } from './told-as.ts';

/**
 * What answers to a target by its words and may yet be another thing: under the heading "Unpaid invoices" are no
 * "Invoices" where these go by their own name elsewhere, and a line that stood there is no toast beside one that came.
 */
export function otherwise(facts: Facts, target: Target, found: readonly Item[]): Check | null {
  const { view } = facts;
  return (
    headedOtherwise(view, target) ??
    compoundOf(view, target, found) ??
    actOf(view, target, found) ??
    deniedOtherwise(view, target, found) ??
    toldOtherwise(view, target, found) ??
    reportedOnly(facts, target, found) ??
    apartFromKind(view, target, found) ??
    saidOtherwise(facts, target, found)
  );
}

function headedOtherwise(view: View, target: Target): Check | null {
  const { role, text = '' } = target;
  if (role !== 'heading' || !/^\p{L}+$/u.test(text)) return null;
  const best = bestOf(lookForAll(view, { target, purpose: 'read', exact: true, shown: true }).matches);
  const words = bare(text);
  const isOther = ({ item, rung: level }: (typeof best)[number]) =>
    level < rung.loose && precedes(fold(item.name || fullText(item)), words);
  const own = view.items.find((item) => !has(item, 'hidden') && bare(item.name || foldedText(item)) === words);
  const [first] = best;
  if (own === undefined || first === undefined || !best.every(isOther) || closest(own, isHeading) !== null) return null;
  const seen = `no heading is called "${text}", as ${nameOf(own)} is, but ${nameOf(first.item)} holds the words`;
  return unproven('ambiguous', seen, quotesOf(view, first.item));
}

// The "Co-owner" is no "Owner", nor surely another one.
function compoundOf(view: View, { text = '' }: Target, found: readonly Item[]): Check | null {
  const [first] = found;
  const words = bare(text);
  if (first === undefined || words === '') return null;
  const isCompound = (item: Item) =>
    [foldedText(item), fold(item.name)].every((own) => findPhrase(own, words) < 0 || onlyInCompounds(own, words));
  const holds = (item: Item) => says(fullText(item), text) || says(item.name, text);
  if (!found.every((item) => holds(item) && isCompound(item))) return null;
  const seen = `${nameOf(first)} holds "${text}" as a part of another word only`;
  return unproven('no_evidence', seen, quotesOf(view, first));
}

// "Make default" on a button is what can be done with an entry: it marks none as Default.
function actOf(view: View, { text = '', role, scope }: Target, found: readonly Item[]): Check | null {
  const [first] = found;
  if (first === undefined || role !== undefined || scope?.text === undefined || text === '') return null;
  const buttons = found.map((item) => closest(item, (up) => up.role === 'button' || up.role === 'menuitem'));
  const goesAhead = (button: Item | null) => button !== null && findPhrase(fold(button.name), bare(text)) > 0;
  if (!buttons.every(goesAhead)) return null;
  const seen = `only ${nameOf(buttons[0] ?? first)} holds "${text}", and nothing tells that it is more than what can be done there`;
  return unproven('no_evidence', seen, quotesOf(view, first));
}

const denial = /^(?:no|nothing|none|nobody)\b/i;
const verb = /^\s+(?:were|was|has|have|had|will|would|can|could|may|might|must|should|shall)\b/;

// "No messages" says that there are none; "No messages were lost" tells of messages.
function deniedOtherwise(view: View, { text = '', role }: Target, found: readonly Item[]): Check | null {
  const [first] = found;
  if (first === undefined || role !== undefined || !denial.test(text)) return null;
  const goes = (item: Item) => {
    const words = foldedText(item);
    const at = findPhrase(words, bare(text));
    return at >= 0 && verb.test(words.slice(at + bare(text).length));
  };
  if (!found.every(goes)) return null;
  const seen = `"${fullText(first).slice(0, 80)}" goes on from "${text}", and nothing else says that`;
  return unproven('no_evidence', seen, quotesOf(view, first));
}

const messages = /\b(?:message|toast|notification|error|warning|alert|snackbar)s?$/i;

function saidOtherwise(facts: Facts, target: Target, found: readonly Item[]): Check | null {
  const { view, since } = facts;
  const { text } = target;
  if (!namesMessage(target) || text === undefined || found.length === 0) return null;
  const hint = hintAmong(facts, text, found);
  if (hint !== null || since === null) return hint;
  const stood = (item: Item) => stoodIn(since, item) && closest(item, isMarked) === null;
  const came = view.items.find((item) => isMarked(item) && fullText(item) !== '' && !stoodIn(since, item));
  if (came === undefined || has(came, 'hidden') || says(fullText(came), text) || !found.every(stood)) return null;
  const seen = `"${text}" stood on the page before, and ${nameOf(came)} came with the last action`;
  // What complains is the answer, and goes by itself; behind anything else the toast may yet come.
  const complains = reads(fullText(came), 'error', { anew: true });
  return { ...unproven('no_evidence', seen, quotesOf(view, came)), ...(complains ? {} : { mayCome: true }) };
}

// The error "Email is required" is not told by a hint that always stands there: "Email is required for receipts".
function hintAmong({ view, since }: Facts, words: string, found: readonly Item[]): Check | null {
  const isHint = (item: Item) =>
    closest(item, isMarked) === null &&
    (since === null || stoodIn(since, item)) &&
    goesOn(foldedText(item), fold(words)) &&
    !reads(fullText(item), 'any') &&
    !view.items.some((field) => has(field, 'invalid') && remarksOn(field, view.items).includes(item));
  const [first] = found;
  if (first === undefined || !found.every(isHint)) return null;
  const seen = `"${fullText(first).slice(0, 80)}" holds the words, and nothing tells that it is the message`;
  return { ...unproven('no_evidence', seen, quotesOf(view, first)), mayCome: true };
}

/** Whether a step speaks of a message in its own words, which may have stood there before. */
export function namesMessage({ role, text, noun }: Target = {}): boolean {
  return text !== undefined && (role === 'alert' || messages.test(noun ?? ''));
}

/** "The Delivery box is shown" where no field goes by that name, but a part of a form does. */
export function untoldBox(view: View, { role, text, scope }: Target): Check | null {
  if (role !== 'textbox' || text === undefined || scope !== undefined) return null;
  const parts = view.items.filter((item) => ['group', 'region', 'form', 'radiogroup'].includes(item.role));
  const titled = boxesTitled(view.items, text).map(({ children: [line] }) => line);
  const like = parts.find((item) => bare(item.name) === bare(text) && !has(item, 'hidden')) ?? titled[0];
  if (like === undefined) return null;
  return unproven('no_evidence', `no field goes by "${text}", but ${nameOf(like)} does`, quotesOf(view, like));
}
