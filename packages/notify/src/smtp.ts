import { type DeliveryResult, isAppError } from '@smokejumper/contracts';
import nodemailer from 'nodemailer';
import { digestOf } from './results.ts';

const timeoutMs = 15_000;

interface SmtpError extends Error {
  responseCode?: number;
}

export interface SmtpMessage {
  /** Equal over all tries, so that a mailbox shows a doubled mail once. */
  id: string;
  from: string;
  to: string | string[];
  subject: string;
  text: string;
  html: string;
}

/** Port and encryption of `smtp://user:password@host:587` or `smtps://…`. */
export function smtpPlace(smtpUrl: string): { url: URL; tls: boolean; port: number } {
  const url = new URL(smtpUrl);
  const tls = url.protocol === 'smtps:';
  return { url, tls, port: Number(url.port) || (tls ? 465 : 587) };
}

/**
 * One mail over one SMTP server, of which `addressOf` says where to dial; its certificate is held against the name. A
 * 5xx of the server is final, all else is tried again.
 */
export async function sendOverSmtp(
  input: {
    smtpUrl: string;
    addressOf: (place: { host: string; port: number }) => Promise<string>;
    message: SmtpMessage;
  },
  { signal }: { signal: AbortSignal },
): Promise<DeliveryResult> {
  const { id, ...message } = input.message;
  const bodyDigest = digestOf(message.text);
  const { url, tls, port } = smtpPlace(input.smtpUrl);
  try {
    const transport = nodemailer.createTransport({
      host: await input.addressOf({ host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port }),
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
    signal.addEventListener('abort', abort, { once: true });
    try {
      const sent = await transport.sendMail({
        ...message,
        headers: { 'auto-submitted': 'auto-generated' },
        messageId: `<${id}@${hostOf(message.from)}>`,
      });
      return { outcome: 'sent', status: 250, detail: String(sent.response ?? 'accepted'), bodyDigest };
    } finally {
      signal.removeEventListener('abort', abort);
      transport.close();
    }
  } catch (error) {
    signal.throwIfAborted();
    return { ...failure(error), bodyDigest };
  }
}

function failure(error: unknown): DeliveryResult {
  const { message, responseCode = null } = error as SmtpError & { responseCode?: number | null };
  const final = isAppError(error, 'policy_denied') || (responseCode !== null && responseCode >= 500);
  return { outcome: final ? 'failed' : 'retry', status: responseCode, detail: message };
}

function hostOf(mailbox: string): string {
  return /@([^@>\s]+)>?$/.exec(mailbox)?.[1] ?? 'localhost';
}
