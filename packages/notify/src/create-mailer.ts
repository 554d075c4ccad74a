import type { OutgoingMail, SendMail } from '@smokejumper/contracts';
import { escapeHtml } from './html.ts';
import { sendOverSmtp } from './smtp.ts';
import { oneLine } from './text.ts';

/**
 * Makes the one function that sends our own mails to people, over the SMTP server of whoever runs the service: that
 * host is trusted as the database's is. Plain text, and the same in simple HTML.
 */
export function createMailer(options: { smtpUrl: string; from: string }): SendMail {
  return (mail, seam) =>
    sendOverSmtp(
      {
        smtpUrl: options.smtpUrl,
        addressOf: async ({ host }) => host,
        message: {
          id: mail.id,
          from: options.from,
          to: mail.to,
          subject: oneLine(mail.subject),
          text: textOf(mail),
          html: htmlOf(mail),
        },
      },
      seam,
    );
}

function textOf({ lines, link }: OutgoingMail): string {
  return [...lines, ...(link ? [`${link.text}:\n${link.url}`] : [])].join('\n\n');
}

function htmlOf({ lines, link }: OutgoingMail): string {
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`);
  const button = link ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.text)}</a></p>`] : [];
  return `<!doctype html><html><body>${[...paragraphs, ...button].join('')}</body></html>`;
}
