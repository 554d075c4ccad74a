import { createHmac } from 'node:crypto';

/** The headers of Standard Webhooks 1.0 over the raw body; one signature for each secret, `whsec_…` all of them. */
export function signatureHeaders(input: {
  id: string;
  at: Date;
  body: string;
  secrets: readonly string[];
}): Record<string, string> {
  const timestamp = String(Math.floor(input.at.getTime() / 1_000));
  const signed = `${input.id}.${timestamp}.${input.body}`;
  const signatures = input.secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  });
  return {
    'webhook-id': input.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
