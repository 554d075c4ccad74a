import type { Step } from '@smokejumper/contracts';
import type { Session } from '../run/session.ts';

/** Fetches what a check reads besides the page, so that the check itself stays pure. */
export async function gather(session: Session, step: Step): Promise<void> {
  if (step.action === 'assertEmail' && step.target?.text !== undefined)
    await session.post.look(session.values.reveal(step.target.text).trim());
  if (step.action === 'assertScreenshot' && step.value !== undefined) {
    const tab = session.context.pages().indexOf(session.page());
    await session.gallery.look(step.value, { tab });
  }
}
