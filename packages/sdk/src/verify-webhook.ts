import { Webhook } from 'standardwebhooks';

/**
 * The payload of a webhook of ours, if its signature is good and no older than five minutes (Standard Webhooks 1.0).
 * `body` is the raw text of the request. Throws `WebhookVerificationError` of the `standardwebhooks` package.
 */
export function verifyWebhook(input: { secret: string; body: string; headers: Record<string, string> }): unknown {
  return new Webhook(input.secret).verify(input.body, input.headers);
}
