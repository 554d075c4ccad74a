import type { Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { passwordForm } from '../../ground/names/kinds.ts';
import { idWords } from '../../ground/names/names.ts';
import { formsOf } from '../../ground/names/one-or-several.ts';
import { isControl, isTextField } from '../../ground/names/roles.ts';
import { bare, isSmall, says } from '../../ground/names/text.ts';
import { topHeading } from '../../ground/places/headings.ts';
import { headingsOf } from '../../ground/repeats/groups.ts';
import { isTrail } from '../../ground/repeats/lists.ts';
import { closest, fullText, has, type Item, type View } from '../../ground/view/view.ts';
import { type Check, type Facts, met, notMet, targetWords, unproven } from '../check.ts';
import { reads } from '../messages/messages.ts';
import { pageEvidence, quotesOf } from '../outline.ts';

/** Whether the page in front is the one that goes by a name, and what tells it. */
type Called = { is: boolean | null; by?: Item };

/** "The Billing page is shown", or is not: by what heads it, not by a link that leads there. Null for other targets. */
export function pageNamed(facts: Facts, target: Target, wanted: 'shown' | 'gone'): Check | null {
  const { view } = facts;
  const { role, text, noun, scope, ordinal } = target;
  if (role !== 'page' || text === undefined || text === '') return null;
  if ([noun, scope, ordinal].some((part) => part !== undefined)) return null;
  const { is, by } = called(facts, target, text);
  const evidence = by === undefined ? pageEvidence(view) : quotesOf(view, by);
  if (is === null) {
    const seen = `nothing on the page titled "${view.title}" tells whether it is the ${targetWords(target)}`;
    return { ...unproven('no_evidence', seen, evidence), mayCome: true };
  }
  if (is === (wanted === 'shown')) return met(evidence);
  const top = headOf(view);
  const shows = top === null ? '' : ` (the page shows "${fullText(top).slice(0, 80)}")`;
  return notMet(
    is ? `the ${targetWords(target)} is shown` : `this is not the ${targetWords(target)}${shows}`,
    evidence,
    by,
  );
}

/** Whether an action that is told to be "on the Posts page" may happen here: by what heads the page, or led to it. */
export function standsOn(facts: Looked, target: Target): boolean {
  const { text = '' } = target;
  const { is, by } = called(facts, target, text);
  const head = headOf(facts.view);
  const isHead = by === undefined || head === null || by === head || by.type === 'password';
  return (is === true && isHead) || ledTo(facts, text) || speaksOf(facts.view, text);
}

// "The checkout page" need not head itself so: its title, its address or what is marked in a menu may. A mere mention on it,
// as a link that leads there or the next step of a trail, may be of another page.
function speaksOf(view: View, text: string): boolean {
  const { pathname, hash } = new URL(view.url, 'http://localhost');
  if (!stands(view)) return false;
  if (front.test(text)) return /^\/(?:index\.\w+)?$/.test(pathname);
  const parts = `${pathname}/${hash}`.split(/[/#?]/).map(idWords);
  const told = [view.title, titleOf(view), ...parts].some((words) => formsOf(text).some((name) => says(words, name)));
  return told || marked(view, text);
}

const front = /^(?:home|start|front|main|landing|index)$/;

type Looked = Pick<Facts, 'view' | 'last' | 'since'>;

const entering = /^(?:log|sign)[- ]?in$/i;

function called(facts: Looked, target: Target, text: string): Called {
  const { view } = facts;
  const head = headOf(view);
  const names = [bare(text), bare(`${text} page`)];
  if (head !== null && names.includes(bare(fullText(head)))) return { is: true, by: head };
  const [form] = entering.test(text) ? passwordForm(view.items, text) : [];
  if (form !== undefined) return { is: true, by: form };
  const title = [view.title, ...view.title.split(/\s+[-–—|·•»:]\s+/)].some((part) => names.includes(bare(part)));
  if (title && head === null && stands(view)) return { is: true };
  const told = () => marked(view, text) || [view.title, titleOf(view)].some((words) => says(words, text));
  if (head !== null && stands(view) && leadsTo(view, text) && told()) return { is: true, by: head };
  const whole = groundAll(view, { target, purpose: 'read', exact: true, shown: true }).items;
  const line = whole.find((item) => closest(item, isControl) === null);
  if (line !== undefined) return { is: true, by: line };
  if (head === null || !view.whole || whole.length > 0 || holds(view, text)) return { is: null };
  if (entering.test(text))
    return { is: view.items.some((item) => isTextField(item) && !has(item, 'hidden')) ? null : false };
  // Written small it is what people call the page, and no name that it must bear.
  return { is: ledTo(facts, text) || isSmall(text) ? null : false };
}

// What was pressed by that name may have led there, under another title.
function ledTo({ view, last, since }: Looked, text: string): boolean {
  return last !== null && says(last.name, text) && (since === null || titleOf(since) !== titleOf(view));
}

// An empty page, or one that says that it failed, has an address, too.
function stands(view: View): boolean {
  const said = [view.title, titleOf(view)].some((words) => reads(words, 'error', { anew: true }));
  return !said && view.items.some((item) => fullText(item) !== '');
}

// The last part of its address is the name.
function leadsTo({ url }: View, text: string): boolean {
  const last = new URL(url, 'http://localhost').pathname.split('/').findLast((part) => part !== '') ?? '';
  return bare(idWords(last)) === bare(text);
}

function marked({ items }: View, text: string): boolean {
  return items.some((item) => has(item, 'current', 'selected', 'marked', 'pressed') && says(fullText(item), text));
}

// Its title, its address, a title on it, a trail, or what is marked in a menu may tell of it.
function holds(view: View, text: string): boolean {
  const { pathname, hash, search } = new URL(view.url, 'http://localhost');
  if ([view.title, idWords(`${pathname} ${hash} ${search}`)].some((words) => says(words, text))) return true;
  const titles = view.items.filter((item) => headingsOf([item]).length > 0 || isTrail(item));
  return marked(view, text) || titles.some((item) => says(fullText(item), text));
}

function titleOf(view: View): string {
  const head = headOf(view);
  return head === null ? '' : fullText(head);
}

function headOf({ items }: View): Item | null {
  const headings = items.filter(({ role }) => role === 'heading');
  const top = topHeading(headings, { role: 'heading' });
  if (top !== null) return top;
  const own = headingsOf(items);
  const level = Math.min(...own.map((item) => item.level ?? 6));
  const highest = own.filter((item) => (item.level ?? 6) === level);
  return highest.length === 1 ? (highest[0] ?? null) : null;
}
