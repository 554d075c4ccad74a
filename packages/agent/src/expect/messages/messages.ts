import type { Step, Target } from '@smokejumper/contracts';
import { isControl } from '../../ground/names/roles.ts';
import { bare, deniesPhrase, onlyInCompounds, says } from '../../ground/names/text.ts';
import { repeatGroups } from '../../ground/repeats/groups.ts';
import { closest, foldedText, fullText, has, type Item, isPoint, subtree, type View } from '../../ground/view/view.ts';
import { type Check, type Facts, met, unproven } from '../check.ts';
import { compareText } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import { type News, newsOf, stoodIn, unheard } from './news.ts';
import { mayBeWrong, wrongFieldOf } from './wrong-field.ts';

const complains =
  /\b(?:errors?|invalid|incorrect|wrong|fail(?:ed|s)?|denied|rejected|refused|expired|unable|try again|(?:can ?no|could no|does no|do no|did no|is no|are no|was no)t|(?:ca|could|does|do|did|is|are|was)n['’]t)\b|^not an? \p{L}/iu;
// Said also by what a form asks for beforehand, so only of what came, or is marked as an alert, is it a complaint.
const objects =
  /\b(?:required|missing|must (?:be|not|have|contain|match|include)|too (?:short|long|many|few|large|small|big)|already (?:exists?|taken|used|registered|in use)|not (?:found|valid|allowed|permitted|match)|forbidden|unauthori[sz]ed|locked|oops|please (?:enter|provide|fill|choose|select|correct))\b/i;
const reports =
  /\b(?:success(?:fully)?|saved|updated|created|added|removed|deleted|sent|done|thank you|copied|published|submitted|uploaded|imported|completed|confirmed|placed|changed|applied|archived|restored|renamed|registered|subscribed)\b/i;

const undone = new RegExp(`\\bnot (?:yet |been |be )*(?:${reports.source.replace(/^\\b\(\?:|\)\\b$/g, '')})\\b`, 'i');

/** What a spec calls a message may be of any kind, tell of an error, or of success. */
export type Tone = 'any' | 'error' | 'success';

/** The tone of the message that a target without words of its own asks for; null if it asks for none. */
export function toneOf(target: Target | undefined): Tone | null {
  const { noun, text, role, scope } = target ?? {};
  const kind = noun ?? (role === 'alert' ? 'message' : '');
  if (text !== undefined || scope !== undefined) return null;
  if (!/\b(?:message|toast|notification|notice|error|warning|alert|snackbar|confirmation|success)s?\b/i.test(kind))
    return null;
  if (/error|warning|fail/i.test(kind)) return 'error';
  return /success|confirm/i.test(kind) ? 'success' : 'any';
}

/** Whether a step speaks of a message that nothing but its coming may tell: the page before must be known then. */
export function heedsNews({ action, target, until }: Step): boolean {
  if (until !== undefined) return heedsNews(until);
  const { scope: _at, ...alone } = target ?? {};
  return ['assertVisible', 'assertNotVisible', 'assertText'].includes(action) && toneOf(alone) !== null;
}

/** Whether words say what a message of that tone says. `anew`: they came with an action, or are marked as an alert. */
export function reads(words: string, tone: Tone, options: { anew: boolean } = { anew: false }): boolean {
  const complaint = complains.test(words) || undone.test(words) || (options.anew && objects.test(words));
  if (tone === 'error') return complaint;
  return (reports.test(words) && !complaint) || (tone === 'any' && complaint);
}

/** Whether words say the contrary of what a message of that tone says. */
function belies(words: string, tone: Tone): boolean {
  return tone !== 'any' && reads(words, tone === 'error' ? 'success' : 'error') && !reads(words, tone);
}

/** What the page marks as a message and reads like the one that is meant. */
function markedMessage(view: View, tone: Tone): Item | undefined {
  return view.items.find(
    (item) => isMarked(item) && !has(item, 'hidden') && reads(fullText(item), tone, { anew: item.role !== 'status' }),
  );
}

/** Of what answers to a target, what may be the message it asks for; the first is the page's own where none is. */
export function messagesAmong(view: View, items: readonly Item[], tone: Tone | null): Item[] {
  if (tone === null) return [...items];
  const told = items.filter((item) => !belies(fullText(item), tone));
  const marked = told.length === 0 ? markedMessage(view, tone) : undefined;
  return marked === undefined ? told : [marked];
}

/** Whether the page says itself that this is a message. */
export function isMarked(item: Item): boolean {
  return ['alert', 'status', 'alertdialog'].includes(item.role);
}

/** A line of status that only readers of screens are told: all of it is clipped to a point. */
export function isOnlyHeard(item: Item): boolean {
  return isMarked(item) && item.box !== null && subtree(item).every(isPoint);
}

/**
 * `A message says "Saved"` where nothing is marked as one: text that came with the last action and says so. On another
 * page, or among other words, only what reads like a message is one. Null where nothing of the sort came.
 */
export function newlySaid(facts: Facts, input: { step: Step; wanted: string }): Check | null {
  const { view, since } = facts;
  const op = input.step.op ?? 'contains';
  if (input.wanted === '' || toneOf(input.step.target) === null) return null;
  const box = since === null ? boxSaying(view, input) : undefined;
  if (since === null) return box === undefined ? null : met(quotesOf(view, box));
  const news = newsOf(since, view);
  const fits = news.items.filter((item) => {
    const text = fullText(item);
    if (isOnly(text, input.wanted)) return !news.elsewhere || isMessage(text, 'any');
    if (op !== 'contains' || news.elsewhere || unheard(news, since).length > fewTexts) return false;
    // Under a title of its own the words quoted are all of a line.
    const line = subtree(item).some((part) => isOnly(fullText(part), input.wanted));
    return line || (holds(item, input.wanted) && isMessage(text, 'any'));
  });
  const [first] = fits.length > 0 || op !== 'contains' ? fits : reportsOf(news, input);
  if (first === undefined || (op !== 'contains' && !compareText(withoutEnd(fullText(first)), op, input.wanted)))
    return null;
  return met(quotesOf(view, first));
}

// On a page that was just opened: the only one drawn as a box beside others that reports in a sentence and says nothing else.
function boxSaying({ items }: View, { step, wanted }: { step: Step; wanted: string }): Item | undefined {
  const tone = toneOf(step.target);
  const entries = repeatGroups(items, { least: 2 }).flatMap((group) => group.items);
  const isPart = (up: Item) => isControl(up) || up.role === 'row' || up.role === 'listitem' || entries.includes(up);
  const isAlone = (item: Item) => item.up?.children.every((other) => other === item || other.framed !== true) === true;
  const isReport = (item: Item) => /[.!]$/.test(fullText(item)) && tone !== null && isMessage(fullText(item), tone);
  const isBox = (item: Item) => item.role === 'generic' && item.framed === true && !has(item, 'hidden');
  const isQuoted = (item: Item) => isBox(item) && isAlone(item) && isOnly(fullText(item), wanted) && isReport(item);
  return items.find((item) => isQuoted(item) && closest(item, isPart) === null);
}

// On a page that a form leads to, what it says of the deed is a clause in a box of its own, a link in it or not.
function reportsOf({ items, elsewhere }: News, { step, wanted }: { step: Step; wanted: string }): Item[] {
  const tone = toneOf(step.target);
  if (!elsewhere || tone === null) return [];
  const boxes = items.map((item) => closest(item, (up) => holds(up, wanted)));
  // Quoted as a whole it need not say "was": "Book Emma created."
  const says = (words: string) => isClause(words) || (isOnly(words, wanted) && isMessage(words, tone));
  return boxes.filter((box): box is Item => box !== null && says(fullText(box)) && reads(fullText(box), tone));
}

const done = new RegExp(`\\bsuccess|\\b(?:was|were|been|now) (?:[^.]* )?(?:${reports.source})\\W*$`, 'i');

// It tells what was done, or complains: "is created by hand" and "can be restored" are sentences of the page.
export function isClause(text: string): boolean {
  if (!isMessage(text, 'any') || /\b(?:can|could|may|might|will|would|must|should)\b/i.test(text)) return false;
  return done.test(text) || (complains.test(text) && /[.!]$/.test(text));
}

const removal = 'deleted|removed|archived|cancelled|canceled|discarded|revoked|unpublished|closed|dropped|erased';
const saysRemoved = new RegExp(
  `\\b(?:was|were|has been|have been|is|successfully)\\b[^.]*\\b(?:${removal})\\b|\\b(?:${removal})\\b[^.]*\\bsuccessfully\\b`,
  'i',
);

// A toast says it in short: "Bob deleted".
const endsRemoved = new RegExp(
  `^(?!.*\\b(?:not|no|never|fail\\w*|cannot|unable|can|will|be|\\w+n['’]t)\\b)[^,;:?]*\\b(?:${removal})[.!]?$`,
  'i',
);

const deniesRemoval = new RegExp(`\\b(?:not|never|\\w+n['’]t)\\b[^.]*\\b(?:${removal})\\b`, 'i');

const wordOfRemoval = new RegExp(`\\b(?:${removal}|success\\w*)\\b`, 'i');

/**
 * Whether an item that holds a name merely reports that what goes by it is gone: `The book "Emma" was deleted.`, no
 * entry of a list. Of the report's own words ("was deleted") it is none: who asks for those asks for the report.
 */
export function reportsRemoval(view: View, item: Item, name: string): boolean {
  if (wordOfRemoval.test(name)) return false;
  const short = closest(item, (up) => isMarked(up) && endsRemoved.test(fullText(up)));
  const box = closest(item, (up) => saysRemoved.test(fullText(up)) && !deniesRemoval.test(fullText(up)));
  if (short === null && (box === null || !isClause(fullText(box)))) return false;
  const entries = repeatGroups(view.items, { least: 2 }).flatMap((group) => group.items);
  return closest(item, (up) => up.role === 'row' || up.role === 'heading' || entries.includes(up)) === null;
}

/** A message that surely says the contrary: "was removed by somebody else" may complain, "Saved. It cannot be undone" not. */
function isContrary(text: string, tone: Tone): boolean {
  const isOther = tone === 'error' ? !wordOfRemoval.test(text) || /\bsuccess/i.test(text) : !reports.test(text);
  return isOther && belies(text, tone) && isMessage(text, 'any');
}

/** More than these came with no message, but with a part of the page. */
const fewTexts = 3;
const longest = 200;

function isOnly(text: string, wanted: string): boolean {
  return withoutEnd(bare(text)) === withoutEnd(bare(wanted));
}

function withoutEnd(text: string): string {
  return text.replace(/[.!\s]+$/, '');
}

function holds(item: Item, wanted: string): boolean {
  const text = foldedText(item);
  return says(text, wanted) && !deniesPhrase(text, bare(wanted)) && !onlyInCompounds(text, bare(wanted));
}

const stamp =
  /^(?:last |recently |date )?(?:saved|updated|created|added|removed|deleted|sent|modified|copied)(?:\s*:|\s+(?:at|on|by|in|just now|today|yesterday|an?\b|\d))/i;
const counted = /^(?:no|0|zero|\d+) (?:errors?|failures?|failed)\b|^(?:errors?|failed|failures?|expired)\W*\d*$/i;

// A clause, not a label: "Updated at 9:12", "Sent" and "Errors: 0" are read in every list.
function isMessage(text: string, tone: Tone): boolean {
  if (text.length > longest || !reads(text, tone, { anew: true }) || stamp.test(text) || counted.test(text))
    return false;
  return text.split(/\s+/).length > 1 || /[.!]$/.test(text);
}

/**
 * A message without words of its own ("an error message appears") where nothing is marked as one: met by text that came
 * with the last action, on the same page, and reads like it; unproven where something else came. Null: nothing came.
 */
export function newMessage(facts: Facts, target: Target): Check | null {
  const { view, since } = facts;
  const tone = toneOf(target);
  if (since === null || tone === null) return null;
  const news = newsOf(since, view);
  const came = unheard(news, since);
  // What is marked as a message and says the contrary leaves nothing open.
  if (came.some((item) => closest(item, isMarked) !== null && belies(fullText(item), tone))) return null;
  // Nor does what is nothing but a message of the contrary: "Updated Product", where an error should have come.
  if (!news.elsewhere && came.every((item) => isContrary(fullText(item), tone))) return null;
  const isError = (item: Item) => tone !== 'success' && wrongFieldOf(facts, item) !== undefined;
  const isDrawn = (item: Item) => closest(item, isOnlyHeard) === null;
  const fits = came.filter((item) => isDrawn(item) && (isMessage(fullText(item), tone) || isError(item)));
  const [first] = fits;
  const sure = !news.elsewhere && came.length <= fewTexts;
  if (first !== undefined && sure && !came.some((item) => belies(fullText(item), tone))) {
    return met(fits.flatMap((item) => quotesOf(view, item)));
  }
  const shown = first ?? came[0];
  if (shown === undefined) return null;
  const others = came.length > 1 ? ` and ${came.length - 1} more` : '';
  const what = `"${fullText(shown).slice(0, 80)}"${others} came with the last action, but nothing tells that it is the ${wordsFor(target)}`;
  return { ...unproven('no_evidence', what, quotesOf(view, shown)), mayCome: true };
}

/** Text that came with the last action and reads like a message of that tone, or may be an error, where none must be. */
export function newInTone(facts: Pick<Facts, 'view' | 'since'>, tone: Tone): Item | undefined {
  const { view, since } = facts;
  const news = since === null ? null : newsOf(since, view);
  if (since === null || news === null || news.many) return undefined;
  const said = news.items.find((item) => isMessage(fullText(item), tone) && saysAnew(since, item, tone));
  return said ?? (tone === 'success' ? undefined : news.items.find((item) => mayBeWrong({ view, since }, item)));
}

// A line that changed in a box leaves the lines beside it what they were.
function saysAnew(since: View, item: Item, tone: Tone): boolean {
  const parts = subtree(item).filter((part) => part.children.length === 0 && fullText(part) !== '');
  const came = parts.filter((part) => !stoodIn(since, part));
  return came.length === parts.length || came.some((part) => reads(fullText(part), tone, { anew: true }));
}

function wordsFor({ noun }: Target): string {
  return noun ?? 'message';
}

/**
 * Where nothing on the page is told to be a message ("an error message appears"), but plain text reads like one: whether
 * it is the one that is meant cannot be told. Null where no text does.
 */
export function untoldMessage(view: View, target: Target): Check | null {
  const tone = toneOf(target);
  if (tone === null) return null;
  const elsewhere = (item: Item) => isControl(item) || item.role === 'row';
  const shown = view.items.find(
    (item) =>
      item.text.length <= longest &&
      reads(item.text, tone) &&
      !has(item, 'hidden') &&
      closest(item, elsewhere) === null,
  );
  if (shown === undefined) return null;
  const what = `"${shown.text.slice(0, 80)}" stands on the page, but nothing on it is told to be the ${wordsFor(target)}`;
  return { ...unproven('no_evidence', what, quotesOf(view, shown)), mayCome: true };
}
