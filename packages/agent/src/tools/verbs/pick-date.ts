import { isTextField } from '../../ground/roles.ts';
import { fold } from '../../ground/text.ts';
import { fullText, has, type Item, subtree, type View } from '../../ground/view.ts';
import type { Hands } from '../../run/hands.ts';
import { type Failure, failure, type ToolResult } from '../../run/outcome.ts';
import { type Day, dayInFormat, dayOf, isoDay, monthNames } from '../parts/dates.ts';
import { type Act, need, type Tool } from '../tool.ts';

/** `pickDate`: a date field takes it typed; a calendar is leafed through to its month and the day pressed. */
export const pickDate: Tool = async (hands, act) => {
  const words = act.step.value ?? '';
  const day = dayOf(words, new Date());
  if (day === null) return failure('not_understood', 'not_understood', `"${words}" is not one certain day`);
  const found = act.step.target === undefined ? null : await hands.locate(need(act, 'field'));
  if (found !== null && !found.ok) return openByButton(hands, act, day, found);
  if (found?.item.type === 'date') return hands.perform(need(act, 'field'), { type: 'fill', value: isoDay(day) });
  if (found !== null && isTextField(found.item) && !has(found.item, 'readonly'))
    return typeDay(hands, act, found.item, day);
  if (found !== null) {
    const opened = await hands.act(found.item, { type: 'click' });
    if (!opened.ok) return opened;
  }
  return pickInCalendar(hands, day);
};

async function typeDay(hands: Hands, act: Act, field: Item, day: Day): Promise<ToolResult> {
  const hint = `${field.placeholder} ${field.description} ${field.label}`;
  const text =
    dayInFormat(day, hint) ?? (/^\D*\d{1,4}[./-]\d/.test(act.step.value ?? '') ? (act.step.value ?? '') : isoDay(day));
  const typed = await hands.perform(need(act, 'field'), { type: 'fill', value: text });
  if (!typed.ok) return typed;
  await hands.direct((page) => page.keyboard.press('Tab'));
  return typed;
}

async function openByButton(hands: Hands, act: Act, day: Day, miss: Failure): Promise<ToolResult> {
  const button = await hands.locate(need(act, 'press'), { waitMs: 0 });
  if (!button.ok) return miss;
  const opened = await hands.act(button.item, { type: 'click' });
  return opened.ok ? pickInCalendar(hands, day) : opened;
}

async function pickInCalendar(hands: Hands, day: Day): Promise<ToolResult> {
  for (let turns = 0; turns < 60; turns += 1) {
    const view = await hands.session.look();
    const shown = shownMonth(view);
    if (shown === null) return failure('not_found', 'missing_element', 'no calendar that names its month opened');
    const ahead = (day.year - shown.year) * 12 + day.month - shown.month;
    if (ahead === 0) return pressDay(hands, view, shown.title, day);
    const turner = turnerOf(view, ahead > 0);
    if (turner === null)
      return failure('not_found', 'missing_element', 'the calendar has no button for another month', {
        item: shown.title,
      });
    const turned = await hands.act(turner, { type: 'click' });
    if (!turned.ok) return turned;
  }
  return failure('no_effect', 'action_had_no_effect', 'the calendar never came to the wanted month');
}

function shownMonth(view: View): { year: number; month: number; title: Item } | null {
  for (const item of view.items) {
    const found = /^([a-z]{3,9})\.? (\d{4})$/.exec(fold(fullText(item)));
    const month = found === null ? -1 : monthNames.findIndex((name) => name.startsWith((found[1] ?? '').slice(0, 3)));
    if (found !== null && month >= 0) return { year: Number(found[2]), month: month + 1, title: item };
  }
  return null;
}

function turnerOf(view: View, forward: boolean): Item | null {
  const words = forward ? /^(next|forward|›|»|>|→)/ : /^(prev|previous|back|‹|«|<|←)/;
  const buttons = view.items.filter(
    (item) => item.role === 'button' && item.ref !== null && words.test(fold(item.name)) && !has(item, 'disabled'),
  );
  const month = buttons.filter((item) => /month/.test(fold(item.name)));
  return (
    month[0] ??
    (buttons.length === 1 ? (buttons[0] ?? null) : (buttons.find((item) => !/year|page/.test(fold(item.name))) ?? null))
  );
}

async function pressDay(hands: Hands, view: View, title: Item, day: Day): Promise<ToolResult> {
  const box = boxAround(title);
  const days = subtree(box ?? (view.items[0] as Item)).filter(
    (item) =>
      ['button', 'gridcell', 'cell', 'option', 'link'].includes(item.role) &&
      item.ref !== null &&
      !has(item, 'disabled') &&
      isDay(item, day),
  );
  const inner = days.filter((item) => !days.some((other) => other !== item && subtree(item).includes(other)));
  const [only] = inner;
  if (only === undefined) return failure('not_found', 'missing_element', `the calendar has no ${isoDay(day)} to press`);
  if (inner.length > 1)
    return failure('refused', 'ambiguous', `${inner.length} days of the calendar read ${day.day}`, { item: only });
  return hands.act(only, { type: 'click' });
}

function isDay(item: Item, day: Day): boolean {
  const name = fold(item.name || fullText(item));
  if (name === String(day.day)) return !/outside|other-month|prev|next/.test(fold(item.testId));
  const month = monthNames[day.month - 1] ?? '';
  return (
    new RegExp(`\\b${day.day}(st|nd|rd|th)?\\b`).test(name) &&
    (name.includes(month) || name.includes(month.slice(0, 3))) &&
    name.includes(String(day.year))
  );
}

function boxAround(title: Item): Item | null {
  for (let up = title.up; up !== null; up = up.up) {
    if (subtree(up).filter((item) => /^\d{1,2}$/.test(fullText(item))).length >= 28) return up;
  }
  return null;
}
