import type { MailContent } from '@smokejumper/contracts';

/** How long the link of a mail is good. */
export const linkHours = { verify: 24, reset: 1 } as const;

const notYou = 'If you did not ask for this, do nothing.';

export function verificationMail(input: { to: string; url: string }): MailContent {
  return {
    to: input.to,
    subject: 'Verify your e-mail address',
    lines: [
      `Somebody signed up on Smokejumper with this address. Follow the link within ${linkHours.verify} hours to show that it was you; then sign in.`,
      notYou,
    ],
    link: { text: 'Verify this address', url: input.url },
  };
}

export function resetMail(input: { to: string; url: string }): MailContent {
  return {
    to: input.to,
    subject: 'Choose a new password',
    lines: [
      `Follow the link within one hour to choose a new password on Smokejumper. It works once, and signs you out everywhere.`,
      notYou,
    ],
    link: { text: 'Choose a new password', url: input.url },
  };
}

/** To somebody who signs up with an address that has an account: the answer on the page must not tell. */
export function knownAddressMail(input: { to: string; url: string }): MailContent {
  return {
    to: input.to,
    subject: 'You have an account already',
    lines: [
      'Somebody signed up on Smokejumper with this address, which has an account already. Sign in with its password, or choose a new one by the link within one hour.',
      notYou,
    ],
    link: { text: 'Choose a new password', url: input.url },
  };
}
