import { AppError, type Mailbox } from '@smokejumper/contracts';
import { createAsk } from './ask.ts';
import { isMaildev, openMaildev } from './maildev.ts';
import { isMailpit, openMailpit } from './mailpit.ts';

/** The mail catcher at an address: a MailDev or a Mailpit, told apart by asking. Contacts no other origin. */
export function createMailbox(input: { url: string }): Mailbox {
  const ask = createAsk(input);
  return {
    open: async (seam) => {
      if (await isMailpit(ask, seam)) return openMailpit(ask, seam);
      if (await isMaildev(ask, seam)) return openMaildev(ask, seam);
      throw new AppError('unavailable', `${new URL(input.url).origin} is neither a MailDev nor a Mailpit`);
    },
  };
}
