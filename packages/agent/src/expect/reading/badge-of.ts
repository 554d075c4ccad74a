import type { Target } from '@smokejumper/contracts';
import { badgesOn } from '../../ground/names/nouns.ts';
import { fullText, type View } from '../../ground/view/view.ts';
import { type Check, met, notMet, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';
import { badgesIn } from './by-noun.ts';

/**
 * "Inbox has the badge 65": of an entry or a title with a number on it, that number, whatever stands below a heading of the
 * same name. Null where nothing by that name bears a number.
 */
export function badgeOf(view: View, target: Target): Check | null {
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
