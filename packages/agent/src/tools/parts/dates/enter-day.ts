import type { Need } from '../../../brains/brain.ts';
import { isSegmented } from '../../../ground/controls/segments.ts';
import { type Day, dayInFormat, dayOf, isoDay } from '../../../ground/names/days.ts';
import { isDropdown, isTextField } from '../../../ground/names/roles.ts';
import { has, type Item, nameOf } from '../../../ground/view/view.ts';
import type { Hands } from '../../../run/hands.ts';
import { type Done, type Failure, failure } from '../../../run/outcome.ts';
import type { Session } from '../../../run/session.ts';
import { pickInCalendar, refOf, sheetsOf } from './calendar.ts';
import { fillSegments } from './fill-segments.ts';

export interface Entry {
  day: Day;
  /** What is typed where the field takes text. */
  text: string;
  /** The field is left by Tab in any case; else only where a calendar has opened. */
  leave: boolean;
  /** Nothing told how the field wants it written. */
  guessed?: boolean;
}

/** A day as a field says that it wants it written, by what it shows or says beside it; null where it does not say. */
export function asFieldWants({ placeholder, description, label }: Item, day: Day): string | null {
  return dayInFormat(day, `${placeholder} ${description} ${label}`);
}

/** Brings a field to a day: typed where it takes text, in its calendar where it does not. */
export async function enterDay(
  hands: Hands,
  need: Omit<Need, 'step'>,
  field: Item,
  { day, text, leave, guessed = false }: Entry,
): Promise<Done | Failure> {
  if (field.tag === 'input' && field.type === 'date') return hands.perform(need, { type: 'fill', value: isoDay(day) });
  if (isSegmented(field)) return fillSegments(hands, need, field, isoDay(day));
  const stood = sheetsOf(await hands.session.look());
  const alone = new Set(stood.map(({ box }) => box)).size === 1;
  const own = has(field, 'expanded', 'focused') || hands.session.last?.ref === field.ref;
  const others = new Set(own && alone ? [] : stood.map(refOf));
  if (!isTextField(field) || has(field, 'readonly')) return openAndPick(hands, need, { day, others });
  const typed = await hands.perform(need, { type: 'fill', value: text });
  if (!typed.ok) return typed;
  const opened = sheetsOf(await hands.session.look()).length > 0;
  if (!opened && isDropdown(field) && /\p{L}/u.test(text)) return rewritten(hands, need, { typed, day });
  // What is typed beside a calendar is taken by many fields only when one leaves them.
  if (opened || leave) await leaveField(hands);
  if (!opened) return guessed ? unlessInvalid(hands, need, typed) : typed;
  const held = await hands.locate(need);
  if (!held.ok) return held;
  const value = held.item.value?.trim();
  // Beside a calendar, words that stand as they were typed were not read by the field: it writes days in its own way.
  const unread = value === text.trim() && /\p{L}/u.test(text);
  // What stood there before stands there again: the words were dropped.
  const dropped = value === field.value?.trim() && value !== text.trim();
  if (holdsDay(held.item, day) && value !== '' && !unread && !dropped) return typed;
  // The calendar may still be going away.
  await hands.session.calm({ quietMs: 120, maxMs: 1_500 });
  const picked = await openAndPick(hands, need, { day, others });
  return unread && !picked.ok ? typed : picked;
}

// A field with a picker reads days in its own way: what it marks as wrong once it is left is written in figures.
async function rewritten(
  hands: Hands,
  need: Omit<Need, 'step'>,
  { typed, day }: { typed: Done; day: Day },
): Promise<Done | Failure> {
  await leaveField(hands);
  const held = await hands.locate(need);
  if (!held.ok) return held;
  if (!has(held.item, 'invalid') && held.item.value !== '') return typed;
  const again = await hands.perform(need, { type: 'fill', value: isoDay(day) });
  if (!again.ok) return again;
  await leaveField(hands);
  return unlessInvalid(hands, need, again);
}

// What was written in our way and is marked as wrong need not be a wrong day.
async function unlessInvalid(hands: Hands, need: Omit<Need, 'step'>, typed: Done): Promise<Done | Failure> {
  const now = await hands.locate(need);
  if (!now.ok || !has(now.item, 'invalid')) return now.ok ? typed : now;
  const seen = `nothing tells how ${nameOf(now.item)} wants a day to be written`;
  return failure('refused', 'no_evidence', seen, { item: now.item });
}

/** Hands a field over by Tab. */
export async function leaveField({ direct, session }: Hands): Promise<void> {
  await direct((page) => page.keyboard.press('Tab'));
  if (session.last !== null) session.left = session.last;
}

/** The field last acted on, if it was left by a Tab of ours: a key without a target is meant for it. */
export function leftField({ left, last }: Session): Item | null {
  return left === last ? left : null;
}

/** The calendars that are open now, by what they are known. */
async function calendars(hands: Hands): Promise<Set<string | null>> {
  return new Set(sheetsOf(await hands.session.look()).map(refOf));
}

// `others` stood open before anything was done to the field: what they show a day for is another question.
async function openAndPick(
  hands: Hands,
  need: Omit<Need, 'step'>,
  { day, others }: { day: Day; others: Set<string | null> },
): Promise<Done | Failure> {
  const opened = async () => [...(await calendars(hands))].some((ref) => !others.has(ref));
  // Where it was open already, a click shuts it: what went is its own, and a second click brings it back.
  for (let clicks = 0; clicks < 2 && !(await opened()); clicks += 1) {
    const pressed = await hands.perform(need, { type: 'click' });
    if (!pressed.ok) return pressed;
    const left = await calendars(hands);
    const gone = [...others].filter((ref) => !left.has(ref));
    if (gone.length === 0 && others.size > 0) break;
    for (const ref of gone) others.delete(ref);
  }
  if (others.size > 0 && !(await opened())) {
    const found = await hands.locate(need);
    const what = found.ok ? nameOf(found.item) : 'that field';
    return failure('refused', 'no_evidence', `nothing tells that the calendar on the page is that of ${what}`);
  }
  const picked = await pickInCalendar(hands, day, others);
  if (!picked.ok) return picked;
  const held = await hands.locate(need);
  if (!held.ok || holdsDay(held.item, day)) return picked;
  const seen = `${nameOf(held.item)} shows "${held.item.value ?? ''}" after ${isoDay(day)} was picked`;
  return failure('no_effect', 'action_had_no_effect', seen, { item: held.item });
}

/** Whether a field may show a day: what is not read as one certain day is believed. */
function holdsDay(field: Item, day: Day): boolean {
  if (field.value === null) return true;
  const shown = dayOf(field.value, new Date());
  return shown === null || isoDay(shown) === isoDay(day);
}
