import { layOut } from '../../mailbox/letter.ts';
import { patienceMs } from '../../mailbox/patience.ts';
import { goTo } from '../../run/go-to.ts';
import { failure } from '../../run/outcome.ts';
import { pause } from '../../settle/pause.ts';
import { lacking, type Tool } from '../tool.ts';

/** `openEmail`: waits for a mail to the target since the run began, and opens the newest in the page in front. With a
 * target, the value is what its subject contains. */
export const openEmail: Tool = async (hands, { step }) => {
  const { session } = hands;
  const { ctx } = session;
  const shown = step.target?.text ?? step.value;
  if (shown === undefined) return lacking('whose mail to open');
  const about = step.target?.text === undefined ? '' : (step.value ?? '');
  const isAbout = (subject: string) =>
    subject.toLowerCase().includes(session.values.reveal(about).trim().toLowerCase());
  const address = session.values.reveal(shown).trim();
  const waitMs = patienceMs(session.input.budgets);
  const end = Math.min(ctx.now() + waitMs, session.deadline);
  for (;;) {
    const { mails, trouble } = await session.post.look(address);
    if (trouble !== null) return failure('refused', 'no_evidence', trouble);
    const mail = mails.find(({ subject }) => isAbout(subject));
    if (mail !== undefined) return goTo(session, await layOut(session, { page: session.page(), mail }));
    if (ctx.now() >= end) break;
    await pause(ctx, Math.max(1, Math.min(250, end - ctx.now())));
  }
  const waited = `${Math.round(waitMs / 1_000)} s of waiting`;
  return failure(
    'not_found',
    'missing_element',
    `no mail to ${shown}${about && ` about "${about}"`} has arrived since the run began, after ${waited}`,
  );
};
