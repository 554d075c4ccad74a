import { randomBytes } from 'node:crypto';
import type { ChannelKind, ChannelTarget, OpenTarget } from '@smokejumper/contracts';
import type { SystemContext } from '../context.ts';

/** The fields of each kind of target that are secrets: kept sealed, shown to nobody. */
const secretFields: Record<ChannelKind, readonly string[]> = {
  github: ['privateKey'],
  github_status: ['token'],
  gitlab: ['token'],
  vercel: ['token'],
  webhook: ['secret'],
  slack: ['url'],
  slack_app: ['token'],
  teams: ['url'],
  discord: ['url'],
  email: ['smtpUrl'],
};

/** Kinds that show the state of a deployment, and so write to one place again and again. */
export const reportingKinds: readonly ChannelKind[] = ['github', 'github_status', 'gitlab', 'vercel'];
/** Of those the ones whose last word counts: a late one about an earlier series must not come last. */
export const statusKinds: readonly ChannelKind[] = ['github_status', 'gitlab'];
/** Kinds people read: what comes up together may be told together. */
export const chatKinds: readonly ChannelKind[] = ['slack', 'slack_app', 'teams', 'discord', 'email'];

/** A target in its two parts: what may be shown, and the secrets. */
export function splitTarget(target: ChannelTarget): {
  settings: Record<string, unknown>;
  secrets: Record<string, unknown>;
} {
  const { kind, ...fields } = target;
  const secret = secretFields[kind];
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  const settings = Object.fromEntries(entries.filter(([name]) => !secret.includes(name)));
  const secrets = Object.fromEntries(entries.filter(([name]) => secret.includes(name)));
  // Enough to tell two channels apart, and no more.
  for (const value of Object.values(secrets)) {
    if (typeof value === 'string' && URL.canParse(value)) settings.host = new URL(value).host;
  }
  return { settings, secrets };
}

/** A new secret for signing, as Standard Webhooks writes it: 32 random bytes. */
export function newSigningSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** What a channel's sealed secrets are bound to. */
export function aboutChannel(channelId: string): string {
  return `channel ${channelId}`;
}

interface SealedRow {
  id: string;
  kind: string;
  settings: unknown;
  keyId: string;
  sealed: string;
  previousKeyId: string | null;
  previousSealed: string | null;
  previousUntil: Date | null;
}

/** The target with its secrets opened, for the one delivery that needs them. */
export function openTarget(ctx: SystemContext, row: SealedRow): OpenTarget {
  const about = aboutChannel(row.id);
  const secrets = JSON.parse(ctx.vault.open({ keyId: row.keyId, data: row.sealed }, about)) as Record<string, unknown>;
  const { host: _shownOnly, ...settings } = row.settings as Record<string, unknown>;
  if (row.kind !== 'webhook') return { kind: row.kind, ...settings, ...secrets } as OpenTarget;
  const signing = [String(secrets.secret)];
  if (row.previousSealed && row.previousKeyId && row.previousUntil && row.previousUntil > ctx.clock.now()) {
    const previous = ctx.vault.open({ keyId: row.previousKeyId, data: row.previousSealed }, about);
    signing.push(String((JSON.parse(previous) as Record<string, unknown>).secret));
  }
  return { kind: 'webhook', url: String(settings.url), secrets: signing };
}
