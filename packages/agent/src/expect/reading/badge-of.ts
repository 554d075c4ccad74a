import type { Target } from '@smokejumper/contracts';
import { badgesOn } from '../../ground/names/nouns.ts';
import { bare, says } from '../../ground/names/text.ts';
import { closest, fullText, type Item, type View } from '../../ground/view/view.ts';
import { type Check, met, notMet, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';
import { badgesBehind, badgesIn } from './by-noun.ts';

/**
 * "Inbox has the badge 65", "Build 42 has the badge Passed": of an entry or a title with a number or a
 * word on it, that one, whatever stands below a heading of the same name. Null where nothing by that name bears any.
 */
export function badgeOf(view: View, target: Target): Check | null {
  return numberOf(view, target) ?? wordsOf(view, target);
}

// "Build 42 has the badge Passed": where badges stand in its line, it has these and what else its entry holds.
function wordsOf(view: View, { noun, text, scope, role, ordinal }: Target): Check | null {
  const { relation, text: name, ...more } = scope ?? {};
  if (noun !== 'badge' || (role ?? ordinal) !== undefined || name === undefined) return null;
  if ((relation !== 'within' && relation !== 'near') || Object.keys(more).some((key) => key !== 'role')) return null;
  const lines = badgesBehind(view, name);
  const [first, ...others] = lines;
  if (first === undefined) return null;
  if (text === undefined) return met(quotesOf(view, first.item));
  const right = lines.find(({ badges }) => badges.some((badge) => bare(badge) === bare(text)));
  if (right !== undefined && others.length === 0) return met(quotesOf(view, right.item));
  const around = lines.map(({ item }) => closest(item, isEntry) ?? item);
  if (others.length > 0 || around.some((item) => says(fullText(item), text))) return null;
  return notMet(`the badge of "${name}" is "${first.badges.join('", "')}"`, quotesOf(view, first.item), first.item);
}

const isEntry = (item: Item) =>
  item.framed === true || ['listitem', 'row', 'article', 'region', 'dialog'].includes(item.role);

function numberOf(view: View, target: Target): Check | null {
  const { noun, text = '', scope, role, ordinal } = target;
  const { relation, text: name, ...more } = scope ?? {};
  const isAsked = noun === 'badge' && /^\d+\+?$/.test(text) && (role ?? ordinal) === undefined;
  if (!isAsked || relation !== 'within' || name === undefined || Object.keys(more).length > 0) return null;
  const drawn = badgesOn(view.items, name).map((item) => ({ item, number: digits(fullText(item)) }));
  const written = badgesIn(view, name).map(({ item, texts }) => ({ item, number: digits(texts[0] ?? '') }));
  const badges = drawn.length > 0 ? drawn : written;
  const [first] = badges;
  if (first === undefined) return null;
  const right = badges.find(({ number }) => number === digits(text));
  if (right === undefined)
    return notMet(`the badge of "${name}" is ${first.number}`, quotesOf(view, first.item), first.item);
  const other = badges.find(({ number }) => number !== right.number);
  if (other === undefined) return met(quotesOf(view, right.item));
  const seen = `several things are called "${name}", and their badges differ: ${right.number}, ${other.number}`;
  return unproven('ambiguous', seen, quotesOf(view, right.item));
}

const digits = (text: string) => text.replace(/\D/g, '');
