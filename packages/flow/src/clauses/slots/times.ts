import { isDate, isPeriod, isWeekday } from '../../lexicon/dates.ts';
import { countOf } from '../../lexicon/numbers.ts';
import type { TargetContext } from '../../targets/target.ts';
import { allLows, sourceOf, type Token } from '../../tokenise/token.ts';
import type { Slot } from './slots.ts';
import { single, text } from './texts.ts';

export const durationForm =
  /^(?:about |at most |up to )?(\d+(?:\.\d+)?|a|an|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|sixty|half a) ?(ms|milliseconds?|s|secs?|seconds?|m|mins?|minutes?)$/;

/** A time as written, its number in digits: "one minute" is "1 minute", "a minute" stays. */
export function durationSaid(spec: string, tokens: readonly Token[]): string {
  const [first, ...unit] = tokens;
  const count = unit.length > 0 ? countOf(first?.low) : undefined;
  return count === undefined || /\d/.test(first!.raw) ? sourceOf(spec, tokens) : `${count} ${sourceOf(spec, unit)}`;
}

/** Reads "10 seconds", "2s", "a minute", as written. */
export function readDuration(context: TargetContext, tokens: readonly Token[]): Slot | undefined {
  if (tokens.length === 0 || tokens.length > 3 || tokens.some(({ kind }) => kind !== 'word')) return undefined;
  return durationForm.test(allLows(tokens)) ? text(sourceOf(context.spec, tokens)) : undefined;
}

export function readDateSlot(context: TargetContext, tokens: readonly Token[]): Slot | undefined {
  if (tokens.length > 5) return undefined;
  const only = single(tokens);
  // `select "Sunday" from "Day"`, `"Last month" from "Period"`: in quotes the name of an option, as any other.
  const isOption = only?.kind === 'quote' && (isWeekday(only.value) || isPeriod(only.value));
  if (only?.kind === 'quote') return isDate(only.value) && !isOption ? text(only.value) : undefined;
  if (only?.kind === 'variable') return /date|day/i.test(only.value) ? text(only.value) : undefined;
  if (tokens.some(({ kind }) => kind !== 'word' && kind !== 'soft' && kind !== 'path')) return undefined;
  const source = sourceOf(context.spec, tokens);
  return isDate(source) ? text(source) : undefined;
}

/** "February 2025": of a month without a day an option is selected, and no day is picked. */
export function readMonth(context: TargetContext, tokens: readonly Token[]): Slot | undefined {
  const [month, year, ...more] = tokens;
  const isMonth = month?.kind === 'word' && /^(?:19|20)\d\d$/.test(year?.raw ?? '') && more.length === 0;
  return isMonth && isDate(`1 ${month.low} ${year!.raw}`) ? text(sourceOf(context.spec, tokens)) : undefined;
}
