import type { ContextParts, Meaning } from './wire.ts';

/** Whether two contexts are one. The `up` of an item is where it was found, not what it says. */
export function sameContext(before: ContextParts, now: ContextParts): boolean {
  return (
    before.item === now.item &&
    before.landmark === now.landmark &&
    before.heading === now.heading &&
    before.group === now.group &&
    before.fields === now.fields
  );
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
