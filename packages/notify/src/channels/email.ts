import { type DeliveryResult, isAppError, type OpenTarget, type RunNews } from '@smokejumper/contracts';
import nodemailer from 'nodemailer';
import type { SendContext } from '../context.ts';
import { mailHtml } from '../html.ts';
import { digestOf } from '../results.ts';
import { plainText } from '../text.ts';

const timeoutMs = 15_000;

interface SmtpError extends Error {
  responseCode?: number;
}

/** A mail over the channel's own SMTP server, as text and as a page. A 5xx of the server is final, all else is tried again. */
export async function sendEmail(
  ctx: SendContext,
  input: { id: string; target: Extract<OpenTarget, { kind: 'email' }>; news: readonly RunNews[] },
): Promise<DeliveryResult> {
  const { target } = input;
  const { subject, text } = plainText(input.news);
  const bodyDigest = digestOf(text);
  const url = new URL(target.smtpUrl);
  const tls = url.protocol === 'smtps:';
  const port = Number(url.port) || (tls ? 465 : 587);
  try {
    const [address] = await ctx.resolve({ host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port });
    const transport = nodemailer.createTransport({
      // The address that was judged; its certificate is still held against the name.
      host: address ?? url.hostname,
      port,
      secure: tls,
      tls: { servername: url.hostname },
      ...(url.username === ''
        ? {}
        : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
    const abort = () => transport.close();
    ctx.signal.addEventListener('abort', abort, { once: true });
    try {
      const sent = await transport.sendMail({
        from: target.from,
        to: target.to,
        subject,
        text,
        html: mailHtml(input.news),
        headers: { 'auto-submitted': 'auto-generated' },
        // Equal over all tries, so that a mailbox shows a doubled one once.
        messageId: `<${input.id}@${hostOf(target.from)}>`,
      });
      return { outcome: 'sent', status: 250, detail: String(sent.response ?? 'accepted'), bodyDigest };
    } finally {
      ctx.signal.removeEventListener('abort', abort);
      transport.close();
    }
  } catch (error) {
    ctx.signal.throwIfAborted();
    return { ...failure(error), bodyDigest };
  }
}

function failure(error: unknown): DeliveryResult {
  const { message, responseCode = null } = error as SmtpError & { responseCode?: number | null };
  const final = isAppError(error, 'policy_denied') || (responseCode !== null && responseCode >= 500);
  return { outcome: final ? 'failed' : 'retry', status: responseCode, detail: message };
}

function hostOf(mailbox: string): string {
  return mailbox.split('@')[1] ?? 'localhost';
}
