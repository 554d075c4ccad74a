import { AppError } from '@smokejumper/contracts';
import type { PeopleSettings } from './settings.ts';

/** Throws AppError `not_configured` where no mails are sent. */
export function needMail({ people }: { people: PeopleSettings }): void {
  if (people.mail) return;
  throw new AppError('not_configured', 'This server sends no mails: whoever runs it sets SMOKEJUMPER_SMTP_URL.');
}
