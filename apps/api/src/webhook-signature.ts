import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@smokejumper/contracts';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

/**
 * Verifies a delivery by Standard Webhooks 1.0 on its raw bytes, five minutes of tolerance, and returns its id.
 * Throws AppError `signature_invalid` or `timestamp_out_of_tolerance`.
 */
export function verifyDelivery(input: { body: string; headers: IncomingHttpHeaders; secret: string }): string {
  const headers: Record<string, string> = {};
  for (const name of names) {
    const value = input.headers[name];
    if (typeof value !== 'string' || value === '')
      throw new AppError('signature_invalid', `The header ${name} is missing`);
    headers[name] = value;
  }
  try {
    new Webhook(input.secret).verify(input.body, headers, { jsonParse: false });
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    if (/timestamp too (old|new)/.test(error.message)) {
      throw new AppError('timestamp_out_of_tolerance', 'webhook-timestamp is more than five minutes away from now');
    }
    throw new AppError('signature_invalid', 'webhook-signature does not match the body, the id and the timestamp');
  }
  return headers['webhook-id'] ?? '';
}
