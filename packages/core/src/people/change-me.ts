import type { MePatch } from '@smokejumper/contracts';
import { asSystem } from '@smokejumper/db';
import type { PersonContext } from '../context.ts';

/** Changes what others see of whoever asks. Answers the name. */
export async function changeMe(ctx: PersonContext, input: MePatch): Promise<string> {
  if (input.name === undefined) return ctx.person.name;
  const { name } = input;
  await asSystem(ctx, 'accounts', (tx) =>
    tx.user.updateMany({ where: { id: ctx.actor.id }, data: { name, updatedAt: ctx.clock.now() } }),
  );
  return name;
}
