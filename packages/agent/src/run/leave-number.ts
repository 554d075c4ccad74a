import type { Step } from '@smokejumper/contracts';
import { groundAll } from '../ground/ground.ts';
import { isTextField } from '../ground/roles.ts';
import { has, inView } from '../ground/view.ts';
import { calms, type Session } from './session.ts';

const asks: readonly Step['action'][] = ['assertValue', 'assertText', 'assertNumber'];

/**
 * A field may correct a number that was typed (25 where 10 is the most) once it is left: so before it is asked for. One
 * that counts up and down commonly hands its number on only then: so before anything is asked for that should be there.
 */
export async function leaveNumber(session: Session, { action, target }: Step): Promise<void> {
  if (session.last === null || target === undefined || !isTextField(session.last)) return;
  const counts = session.last.role === 'spinbutton' && session.last.tag === 'input';
  if (!asks.includes(action) && !(counts && action === 'assertVisible')) return;
  const view = await session.look({ values: true });
  const field = inView(view, session.last);
  if (field === null || !has(field, 'focused') || !/^-?\d[\d.,\s]*$/.test(field.value ?? '')) return;
  if (!counts && !groundAll(view, { target, purpose: 'form-control', exact: true }).items.includes(field)) return;
  await session.page().keyboard.press('Tab');
  session.left = session.last;
  session.touched('all');
  await session.calm(calms.acted);
}
