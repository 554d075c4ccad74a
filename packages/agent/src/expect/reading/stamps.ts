import type { Target } from '@smokejumper/contracts';
import { isCell, isControl } from '../../ground/names/roles.ts';
import { bare, wordsOf } from '../../ground/names/text.ts';
import { isInLine } from '../../ground/view/place.ts';
import {
  ancestors,
  closest,
  fullText,
  type Item,
  isWithin,
  partsShown,
  subtree,
  type View,
} from '../../ground/view/view.ts';
import { type Checker, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';
import type { Reading } from './reading.ts';

const stamp = /^(?:(?:status|state|priority|type|category) )?(?:badge|tag|chip|pill|stamp)$/;

/**
 * "The status badge on Ticket 88", "the badge next to Unread": the few words that stand by themselves beside what goes by
 * that name. None where several may be it.
 */
export function stampsBeside({ items }: View, { noun = '', text, role, ordinal, scope }: Target): Reading[] {
  // Where what bears it stands narrows down nothing: what is beside the name is beside it there, too.
  const { relation, text: name, role: kind, scope: _around, ...others } = { ...scope };
  const isAsked = stamp.test(noun) && (text ?? role ?? ordinal) === undefined && Object.keys(others).length === 0;
  const isBeside = relation === 'near' || relation === 'within' || relation === 'item';
  if (!isAsked || !isBeside || name === undefined || (kind !== undefined && kind !== 'card')) return [];
  const labels = items.filter((item) => item.role === 'text' && bare(item.text) === bare(name));
  const found = labels.filter((label) => closest(label, isCell) === null).flatMap((label) => stampOf(label) ?? []);
  return found.map((item) => ({ item, texts: [fullText(item)], quoted: [item] }));
}

function stampOf(label: Item): Item | null {
  for (const up of ancestors(label)) {
    const shown = partsShown(up);
    const own = shown.find((child) => child === label || subtree(child).includes(label));
    // A picture in front of the name is its sign, and no badge.
    const others = shown.filter((child) => child !== own && !(child.role === 'img' && child.index < label.index));
    if (others.length === 0) continue;
    const isIts = (other: Item) => isStamp(other) && (others.length === 1 || isBesides(own, other));
    const [only, ...more] = others.filter((other) => isIts(other) && !isBehindOther(shown, other, label));
    return only !== undefined && more.length === 0 ? only : null;
  }
  return null;
}

// What follows another control is that one's.
function isBehindOther(shown: readonly Item[], stamp: Item, label: Item): boolean {
  const before = shown[shown.indexOf(stamp) - 1];
  return before !== undefined && !isWithin(label, before) && subtree(before).some(isControl);
}

function isStamp(item: Item): boolean {
  return wordsOf(fullText(item)).length <= 3 && !subtree(item).some(isControl);
}

function isBesides(own: Item | undefined, other: Item): boolean {
  return own?.box != null && other.box !== null && isInLine(own.box, other.box);
}

/** Whether there is a badge at all nothing tells where only a word or two stand beside the name. */
export function unlessStamped(check: Checker): Checker {
  return (step, facts) => {
    const found = check(step, facts);
    const isOpen = found.status === (step.action === 'assertNotVisible' ? 'met' : 'not_met');
    const [stamped] = isOpen && step.target !== undefined ? stampsBeside(facts.view, step.target) : [];
    if (stamped === undefined) return found;
    const seen = `"${stamped.texts[0]}" stands beside "${step.target?.scope?.text}", and nothing tells whether it is a ${step.target?.noun}`;
    return unproven('no_evidence', seen, quotesOf(facts.view, stamped.item));
  };
}
