import type { Step } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { dayOf, isInFigures } from '../../ground/names/days.ts';
import { isTextField } from '../../ground/names/roles.ts';
import { has, type Item, inView } from '../../ground/view/view.ts';
import { timeOf } from '../../tools/parts/dates/times.ts';
import { calms, type Session } from '../session.ts';

const asks: readonly Step['action'][] = ['assertValue', 'assertText', 'assertNumber'];
const shows: readonly Step['action'][] = ['assertVisible', 'assertText', 'assertNumber', 'assertState'];

/**
 * A field may correct a number that was typed (25 where 10 is the most) once it is left: so before it is asked for. One
 * that counts up and down, or takes a day or a time, commonly hands it on only then: so before anything is asked for that
 * should be there.
 */
export async function leaveNumber(session: Session, { action, target }: Step): Promise<void> {
  if (session.last === null || target === undefined || !isTextField(session.last)) return;
  const counts = session.last.role === 'spinbutton' && session.last.tag === 'input';
  if (!asks.includes(action) && action !== 'assertVisible') return;
  const view = await session.look({ values: true });
  const field = inView(view, session.last);
  if (field === null || !has(field, 'focused')) return;
  const number = /^-?\d[\d.,\s]*$/.test(field.value ?? '');
  const handed = (counts && number) || isDayOrTime(field);
  const own = number && asks.includes(action);
  if (!handed && !(own && groundAll(view, { target, purpose: 'form-control', exact: true }).items.includes(field)))
    return;
  await leave(session, session.last);
}

/** What should be there and is not, although the page rests, may come once the field that was typed in is left. */
export async function leaveTyped(session: Session, { action, value }: Step): Promise<boolean> {
  const { last } = session;
  if (last === null || !isTextField(last) || !shows.includes(action) || value === 'focused') return false;
  const field = inView(await session.look({ values: true }), last);
  if (field === null || !has(field, 'focused') || (field.value ?? '') === '') return false;
  await leave(session, last);
  return true;
}

function isDayOrTime({ tag, type, value }: Item): boolean {
  if (tag !== 'input' || (type !== 'text' && type !== '') || value === null || !/\d/.test(value)) return false;
  return dayOf(value, new Date()) !== null || isInFigures(value) || timeOf(value) !== null;
}

async function leave(session: Session, field: Item): Promise<void> {
  await session.page().keyboard.press('Tab');
  session.left = field;
  session.touched('all');
  await session.calm(calms.acted);
}
