import type { ContextParts, Meaning } from '../wire.ts';

/** Whether two contexts are one. The `up` of an item is where it was found, not what it says. */
export function sameContext(before: ContextParts, now: ContextParts): boolean {
  return (before.item === now.item || becameRow(before, now) || becameRow(now, before)) && sameAround(before, now);
}

/** A box looks like a row only beside another: when one comes or goes, the same words are the same row. */
function becameRow(lone: ContextParts, row: ContextParts): boolean {
  return lone.item === '' && lone.nearUp > 0 && lone.nearUp === row.up && lone.near === row.item;
}

function sameAround(before: ContextParts, now: ContextParts): boolean {
  return (
    before.landmark === now.landmark &&
    before.heading === now.heading &&
    before.group === now.group &&
    before.fields === now.fields
  );
}

/**
 * Whether only what goes with the text in a field has changed around it: results, counters, complaints. For the same
 * field, alone of its role and name. What stands before it must stay; what stands behind it may grow, and may change
 * once it was typed into, if something before it says which field this is.
 */
export function isSameField(before: Meaning, now: Meaning, typed: boolean): boolean {
  if (before.role !== now.role || before.name !== now.name || before.tag !== now.tag) return false;
  if (before.marks !== now.marks || !sameAround(before.context, now.context)) return false;
  const level = levelOf(now.context);
  const was = wordsAt(before.context, level);
  const is = wordsAt(now.context, level);
  if (!was || !is || was.lead !== is.lead) return false;
  return grew(was.rest, is.rest) || (typed && was.lead !== '');
}

/** What takes text: words around it may follow from what is typed into it. */
export function isFieldRole(role: string): boolean {
  return /^(textbox|searchbox|combobox|spinbutton)$/.test(role);
}

function levelOf(context: ContextParts): number {
  return context.up || context.nearUp;
}

/** What stood around a field so many parents up; null when that is not known. Below the nearest words there were none. */
function wordsAt(context: ContextParts, level: number): { lead: string; rest: string } | null {
  const known = levelOf(context);
  if (context.up === 0 && (known === 0 || level < known)) return { lead: '', rest: '' };
  if (known !== level) return null;
  const text = context.item || context.near;
  return { lead: text.slice(0, context.lead).trim(), rest: text.slice(context.lead).trim() };
}

function grew(was: string, is: string): boolean {
  return was === '' || was === is || is.startsWith(`${was} `) || is.endsWith(` ${was}`);
}

/** Whether both lead to the same place and act on the same record, as far as their attributes say. */
export function sameTarget(before: Meaning, now: Meaning): boolean {
  return (before.target ?? '') === (now.target ?? '');
}

/** Whether a row only got more words, as rows do that show their buttons to the pointer. */
export function sameOrMore(before: ContextParts, now: ContextParts): boolean {
  if (sameContext(before, now)) return true;
  const grown = ` ${now.item} `.includes(` ${before.item} `) && ` ${now.near} `.includes(` ${before.near} `);
  return grown && sameAround(before, now);
}

/** Equal role and name, or a name in which only a clock or a count ticks on the same, unchanged element. */
export function sameName(before: Meaning, now: Meaning): boolean {
  if (before.role !== now.role) return false;
  if (before.name === now.name) return true;
  return before.marks === now.marks && before.tag === now.tag && ticks(before.name, now.name);
}

const clock = /\b\d{1,3}(?::\d{2}){1,2}\b/g;
const timed = /\b\d{1,4}\s?(?:ms|milliseconds?|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?)(?=$|[\s,.;:!?)\]])/gi;
/** Days and longer are also lengths of a plan or a booking: a clock only when the words around say so. */
const longTimed = /\b\d{1,4}\s?(?:d|days?|weeks?|months?|years?)(?=\s+(?:ago|left|remaining))/gi;
const badge = /[([{]\d{1,6}\+?[)\]}]/g;
const identifying = /(?:#|№|\bno\.?)\s*\d|[$€£¥]\s?\d|\d\s?[$€£¥%]|\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}/i;

/** Whether two names differ only in a ticking number, by the narrow rule of the design; in doubt they do not. */
export function ticks(before: string, now: string): boolean {
  if (!/\p{L}/u.test(before) || identifying.test(before) || identifying.test(now)) return false;
  const was = masked(before);
  const is = masked(now);
  return was === is && was.includes('\uE000') && /\p{L}/u.test(withoutMarks(was));
}

function masked(name: string): string {
  return trailingBadge(
    name.replace(clock, '\uE000c').replace(timed, '\uE000t').replace(longTimed, '\uE000t').replace(badge, '\uE000b'),
  );
}

function withoutMarks(name: string): string {
  return name.replace(/\uE000[cbt]/g, '');
}

/** Labels that stand for a growing pile; after any other word a number may say which one. */
const piles =
  /^(?:cart|basket|bag|inbox|notifications|messages|unread|alerts|comments|likes|favou?rites|wishlist|updates|drafts|spam|trash)\s+\d{1,5}\+?$/i;

function trailingBadge(name: string): string {
  return piles.test(name) ? name.replace(/\d{1,5}\+?$/, '\uE000b') : name;
}
