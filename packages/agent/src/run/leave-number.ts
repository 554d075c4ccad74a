import type { Step } from '@smokejumper/contracts';
import { groundAll } from '../ground/ground.ts';
import { isTextField } from '../ground/roles.ts';
import { has, inView } from '../ground/view.ts';
import { calms, type Session } from './session.ts';

const asks: readonly Step['action'][] = ['assertValue', 'assertText', 'assertNumber'];

/** A field may correct a number that was typed (25 where 10 is the most) once it is left: so before it is asked for. */
export async function leaveNumber(session: Session, { action, target }: Step): Promise<void> {
  if (session.last === null || target === undefined || !asks.includes(action) || !isTextField(session.last)) return;
  const view = await session.look({ values: true });
  const field = inView(view, session.last);
  if (field === null || !has(field, 'focused') || !/^-?\d[\d.,\s]*$/.test(field.value ?? '')) return;
  if (!groundAll(view, { target, purpose: 'form-control', exact: true }).items.includes(field)) return;
  await session.page().keyboard.press('Tab');
  session.left = session.last;
  session.touched('all');
  await session.calm(calms.acted);
}
