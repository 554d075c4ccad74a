import type { Scope, Target } from '@smokejumper/contracts';
import { badgesOn } from '../../ground/names/nouns.ts';
import { bare, says } from '../../ground/names/text.ts';
import { areasOf } from '../../ground/places/scope.ts';
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
  // A time behind the name of who wrote is no badge.
  if (text === undefined) return first.badges.every(isTime) ? null : met(quotesOf(view, first.item));
  const right = lines.find(({ badges }) => badges.some((badge) => bare(badge) === bare(text)));
  if (right !== undefined && others.length === 0) return met(quotesOf(view, right.item));
  const around = lines.map(({ item }) => closest(item, isEntry) ?? item);
  if (others.length > 0 || around.some((item) => says(fullText(item), text))) return null;
  return notMet(`the badge of "${name}" is "${first.badges.join('", "')}"`, quotesOf(view, first.item), first.item);
}

const isTime = (words: string) => /\d:\d\d\b|\b(?:ago|today|yesterday)$/i.test(words);

const isEntry = (item: Item) =>
  item.framed === true || ['listitem', 'row', 'article', 'region', 'dialog'].includes(item.role);

function numberOf(view: View, target: Target): Check | null {
  const { noun, text = '', scope, role, ordinal } = target;
  const { relation, text: name, ...more }: Partial<Scope> = { ...scope };
  const isAsked = noun === 'badge' && /^\d+\+?$/.test(text) && (role ?? ordinal) === undefined;
  if (!isAsked || relation !== 'within' || name === undefined || !saysBearer(more)) return null;
  const within = more.scope === undefined ? [view] : areasOf(view.items, more.scope, () => true);
  const items = [...new Set(within.flatMap((area) => area.items))];
  const drawn = badgesOn(items, name).map((item) => ({ item, number: digits(fullText(item)) }));
  const written = badgesIn({ items }, name).map(({ item, texts }) => ({ item, number: digits(texts[0] ?? '') }));
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

// "The Shipments menu item", "the Messages icon": what the badge is drawn on, and where that stands.
function saysBearer({ role, noun, scope: _scope, ...others }: Partial<Scope>): boolean {
  return Object.keys(others).length === 0 && bearers.includes(role) && (noun === undefined || bearerNouns.test(noun));
}

const bearers: readonly (string | undefined)[] = [undefined, 'img', 'button', 'link', 'tab', 'menuitem'];
const bearerNouns = /^(?:(?:menu|nav|navigation|sidebar) (?:item|entry|link|option)|icon|entry)$/;

const digits = (text: string) => text.replace(/\D/g, '');
