import type { Mail } from '@smokejumper/contracts';
import type { Page } from 'playwright';
import type { Session } from '../run/session.ts';

/** A name that no network has: the page's request is answered here, before it could go anywhere. */
const place = 'http://mailbox.invalid';

// A mail is written by whoever sent it. No script, form or frame of it runs, and it cannot lead away by itself; its
// links can be clicked, and lead to pages under the usual rules.
const rules = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  'img-src http: https: data:',
  "style-src 'unsafe-inline' http: https:",
  'font-src http: https: data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Makes a mail a document that a page can be sent to, back to, and reload. Returns its address. */
export async function layOut(session: Session, input: { page: Page; mail: Mail }): Promise<string> {
  const { page, mail } = input;
  const address = `${place}/${encodeURIComponent(mail.id)}`;
  const body = Buffer.from(documentOf(mail), 'utf8').toString('base64');
  // A session of its own with a narrow pattern: Playwright's routing would hold up every request of the page.
  const wire = await session.context.newCDPSession(page);
  wire.on('Fetch.requestPaused', ({ requestId, request }) => {
    const known = request.url === address;
    const answer = {
      requestId,
      responseCode: known ? 200 : 204,
      responseHeaders: [
        { name: 'content-type', value: 'text/html; charset=utf-8' },
        { name: 'content-security-policy', value: rules },
        { name: 'referrer-policy', value: 'no-referrer' },
      ],
      ...(known ? { body } : {}),
    };
    wire
      .send('Fetch.fulfillRequest', answer)
      .catch((err) => session.ctx.log.debug({ err }, 'the page was gone before its mail came'));
  });
  await wire.send('Fetch.enable', {
    patterns: [{ urlPattern: `${address}*` }, { urlPattern: `${place}/favicon.ico` }],
  });
  return address;
}

/** The mail as a page titled with its subject; plain text keeps its lines, and its addresses become links. */
export function documentOf(mail: Pick<Mail, 'subject' | 'html' | 'text'>): string {
  const head = `<!doctype html><title>${escaped(mail.subject)}</title>`;
  if (mail.html.trim() !== '') return `${head}${mail.html}`;
  const text = mail.text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/)
    .map((part, index) => (index % 2 === 1 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part)))
    .join('');
  return `${head}<body style="white-space: pre-wrap">${text}</body>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
