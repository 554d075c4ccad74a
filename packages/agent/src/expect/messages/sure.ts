import type { Target, TargetRole } from '@smokejumper/contracts';
import { drawnDropdown } from '../../ground/controls/led-button.ts';
import { stands } from '../../ground/controls/ticks.ts';
import { matchName } from '../../ground/names/names.ts';
import { isBusy, isCookieBanner } from '../../ground/names/nouns.ts';
import { isControl, isDropdown, isTable, isTextField, leadsNowhere, saysItOpens } from '../../ground/names/roles.ts';
import { bare, fold, rung } from '../../ground/names/text.ts';
import { closest, fullText, has, type Item, nameOf, subtree, type View } from '../../ground/view/view.ts';
import { type Check, type Facts, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';
import { atField, type FieldPlace } from './field-message.ts';
import { isOnlyHeard, messagesAmong, reads, type Tone, toneOf } from './messages.ts';
import { stoodIn } from './news.ts';
import { ofSaidKind } from './unlike.ts';

type Test = (item: Item) => boolean;

const is =
  (...roles: string[]): Test =>
  ({ role }) =>
    roles.includes(role);
const either =
  (...tests: Test[]): Test =>
  (item) =>
    tests.some((test) => test(item));

const opens: Test = (item) => saysItOpens(item);
/** A plain box that something happens at: it may be drawn as anything. */
const drawnControl: Test = (item) => has(item, 'clickable') && is('generic', 'listitem', 'text', 'img')(item);

interface Kind {
  /** Surely one, by what the page says of it. */
  sure: Test;
  /** One to people perhaps, though nothing says so. */
  perhaps?: Test;
}

/**
 * Whom a claim speaks of that says nothing but a kind: "an image is shown". Who acts on "the menu" means whatever opens
 * it; that a menu is there is not proved by it.
 */
const kinds: Partial<Record<TargetRole, Kind>> = {
  button: { sure: either(is('button', 'summary'), leadsNowhere), perhaps: either(is('link'), drawnControl) },
  link: { sure: is('link'), perhaps: drawnControl },
  tab: { sure: either(is('tab'), stands), perhaps: either(leadsNowhere, drawnControl) },
  menu: { sure: is('menu', 'menubar', 'navigation'), perhaps: either(is('listbox'), drawnControl) },
  textbox: { sure: isTextField },
  searchbox: { sure: isTextField },
  combobox: { sure: either(isDropdown, opens), perhaps: drawnControl },
  checkbox: { sure: either(is('checkbox', 'switch', 'menuitemcheckbox'), stands), perhaps: drawnControl },
  radio: { sure: either(is('radio', 'menuitemradio'), stands), perhaps: drawnControl },
  switch: { sure: either(is('switch', 'checkbox'), stands), perhaps: drawnControl },
  slider: { sure: is('slider'), perhaps: drawnControl },
  option: {
    sure: is('option', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'treeitem'),
    perhaps: either(is('radio'), drawnControl),
  },
  table: { sure: isTable, perhaps: is('list') },
  list: { sure: either(is('list', 'listbox', 'tree', 'feed', 'menu'), isTable) },
  form: { sure: either(is('form'), ({ tag }) => tag === 'form'), perhaps: (item) => subtree(item).some(isTextField) },
  img: { sure: is('img', 'image', 'graphics-document', 'figure'), perhaps: ({ icon }) => icon !== '' },
  navigation: { sure: is('navigation', 'menu', 'menubar') },
  banner: { sure: is('alert', 'alertdialog'), perhaps: () => true },
  progressbar: { sure: either(is('progressbar'), isBusy) },
  tooltip: { sure: is('tooltip'), perhaps: is('status') },
};

/** What is surely of the kind that a target says and no more; `perhaps` tells of what may be one. */
export interface Sure {
  items: Item[];
  perhaps: Item | undefined;
}

/** Of what answers to a target, what surely is of its kind, where the kind is all that was said. */
export function surelyAmong(
  view: View,
  items: readonly Item[],
  { target, tone }: { target: Target; tone: Tone | null },
): Sure {
  const { role, noun, text } = target;
  const kind = role === undefined || text !== undefined ? undefined : kinds[role];
  if (kind === undefined) return { items: [...items], perhaps: undefined };
  const named = (item: Item) => noun !== undefined && goesBy(item, noun);
  const sure = /\bcontext\b/.test(fold(noun ?? '')) ? is('menu') : kind.sure;
  const says = (item: Item) => tone !== null && item.role !== 'banner' && reads(fullText(item), tone);
  const found = items.filter((item) => sure(item) || named(item) || says(item));
  const { perhaps } = kind;
  if (found.length > 0 || perhaps === undefined) return { items: found, perhaps: undefined };
  const shown = (item: Item) => !has(item, 'hidden');
  const like = items.find((item) => shown(item) && perhaps(item));
  const drawn = target.scope === undefined ? view.items.find((item) => shown(item) && drawnControl(item)) : undefined;
  return { items: [], perhaps: like ?? (drawn !== undefined && perhaps(drawn) ? drawn : undefined) };
}

function goesBy(item: Item, noun: string): boolean {
  return isCookieBanner(item) || (matchName(item, noun, { spelling: false })?.rung ?? 0) >= rung.phrase;
}

// Tabs are commonly drawn of plain boxes: words that stand for themselves may be one where nothing is marked as a tab.
function drawnTab({ items }: View, { role, text, scope }: Target): Item | undefined {
  if (role !== 'tab' || text === undefined || scope !== undefined || items.some(is('tab'))) return undefined;
  const apart = (item: Item) => closest(item, either(isControl, is('heading', 'row', 'paragraph'))) === null;
  return items.find((item) => !has(item, 'hidden') && bare(fullText(item)) === bare(text) && apart(item));
}

/** What may be of the kind leaves it open whether one is there. */
export function untoldKind(view: View, target: Target, like: Item | undefined): Check | null {
  if (like === undefined) return null;
  const seen = `nothing on the page is marked as a ${targetWords(target)}, but ${nameOf(like)} may be one`;
  return { ...unproven('no_evidence', seen, quotesOf(view, like)), mayCome: true };
}

/**
 * Of what may be a message, what is one: a line of status that stood there before the last action is none, unless it
 * reads like one; nor is what only readers of screens are told, or what a dropdown offers. Without a page before, or come
 * anew, such a line leaves it open.
 */
function heard({ since }: Facts, items: readonly Item[], tone: Tone | null): Sure {
  if (tone === null) return { items: [...items], perhaps: undefined };
  const isStill = (item: Item) => item.role === 'status' && !reads(fullText(item), tone, { anew: true });
  const isNews = (item: Item) => since === null || !stoodIn(since, item);
  const isMessage = (item: Item) => !isOnlyHeard(item) && closest(item, is('option')) === null;
  const sure = items.filter((item) => isMessage(item) && (!isStill(item) || (since !== null && isNews(item))));
  const like = items.find((item) => isNews(item) && (isStill(item) || isOnlyHeard(item)));
  return { items: sure, perhaps: sure.length === 0 ? like : undefined };
}

/** Of what answers to a target what surely is what it asks for; of messages at a field only those that stand there. */
export function meantAmong(
  facts: Facts,
  items: readonly Item[],
  { target, place }: { target: Target; place: FieldPlace | null },
): Sure {
  const tone = toneOf(target);
  const { items: alike, other } = ofSaidKind(facts.view, items, target);
  const kind = surelyAmong(facts.view, alike, { target, tone });
  const said = heard(facts, messagesAmong(facts.view, atField(place, kind.items), tone), tone);
  const drawn = items.length === 0 ? (drawnTab(facts.view, target) ?? drawnDropdown(facts.view, target)) : undefined;
  return { items: said.items, perhaps: other ?? kind.perhaps ?? said.perhaps ?? drawn };
}
