import { z } from 'zod';
import { idOf } from '../ids.ts';
import { ChannelEvents, ChannelKind, DeliveryStatus } from '../words.ts';
import { pageOf } from './page.ts';

const Address = z.url({ protocol: /^https?$/, error: 'is not an http or https address' }).max(2_000);
const Text = z.string().trim().min(1).max(200);
const Key = z.string().min(1).max(10_000);
const Mailbox = z.email().max(320);

/** Where a channel leads, with its secrets: those are write-only and kept sealed. */
export const ChannelTarget = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('github'),
    appId: z.string().regex(/^[A-Za-z0-9.]{1,40}$/),
    /** PEM, as GitHub hands it out. */
    privateKey: Key,
    /** Without it, the one of the deploy hook, or the one GitHub names for the repository. */
    installationId: z.number().int().positive().optional(),
    apiUrl: Address.default('https://api.github.com'),
    /** One comment on the pull request, updated in place. */
    comment: z.boolean().default(true),
  }),
  z.strictObject({
    kind: z.literal('github_status'),
    token: Key,
    apiUrl: Address.default('https://api.github.com'),
  }),
  z.strictObject({
    kind: z.literal('gitlab'),
    token: Key,
    apiUrl: Address.default('https://gitlab.com/api/v4'),
  }),
  z.strictObject({
    kind: z.literal('vercel'),
    token: Key,
    checkId: Text,
    teamId: Text.optional(),
    apiUrl: Address.default('https://api.vercel.com'),
  }),
  /** Signed by Standard Webhooks 1.0; the secret is made by us and shown once. */
  z.strictObject({ kind: z.literal('webhook'), url: Address }),
  /** The address of an incoming webhook, which is a secret itself. */
  z.strictObject({ kind: z.literal('slack'), url: Address }),
  /** Messages of a Slack app, updated in place when what failed passes again. */
  z.strictObject({
    kind: z.literal('slack_app'),
    /** The bot token, `xoxb-…`, with the scope `chat:write`. */
    token: Key,
    /** Id or name of the conversation the app is a member of. */
    channel: Text,
    apiUrl: Address.default('https://slack.com/api'),
  }),
  z.strictObject({ kind: z.literal('teams'), url: Address }),
  z.strictObject({ kind: z.literal('discord'), url: Address }),
  z.strictObject({
    kind: z.literal('email'),
    to: z.array(Mailbox).min(1).max(20),
    from: Mailbox,
    /** `smtp://user:password@host:587` or `smtps://…`. */
    smtpUrl: z.url({ protocol: /^smtps?$/ }).max(2_000),
  }),
]);
export type ChannelTarget = z.infer<typeof ChannelTarget>;

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time such as 22:00');

/** Nothing is told between the two times; what came up is told together when they are over. */
export const QuietHours = z.strictObject({
  from: Clock,
  to: Clock,
  timeZone: z.string().refine(isTimeZone, 'is not a time zone such as Europe/Vienna'),
});
export type QuietHours = z.infer<typeof QuietHours>;

function isTimeZone(text: string): boolean {
  return text === 'UTC' || Intl.supportedValuesOf('timeZone').includes(text);
}

const fields = {
  name: z.string().trim().min(1).max(100),
  target: ChannelTarget,
  /** null: every environment of the workspace. */
  environmentId: idOf('environment').nullable(),
  events: ChannelEvents,
  /** Failing runs of a flow in a row before its failure is told. */
  failuresBeforeTold: z.number().int().min(1).max(10),
  /** What comes up within so many minutes is told together; 0: each at once. */
  digestMinutes: z.number().int().min(0).max(1_440),
  quietHours: QuietHours.nullable(),
  /** How a check or commit status shows that we could not tell. */
  inconclusiveAs: z.enum(['failure', 'success']),
};

export const ChannelInput = z.strictObject({
  ...fields,
  environmentId: fields.environmentId.default(null),
  events: fields.events.default('change'),
  failuresBeforeTold: fields.failuresBeforeTold.default(1),
  digestMinutes: fields.digestMinutes.default(0),
  quietHours: fields.quietHours.default(null),
  inconclusiveAs: fields.inconclusiveAs.default('failure'),
});
export type ChannelInput = z.infer<typeof ChannelInput>;

/** What is absent stays. `target` replaces the whole one, of the same kind. */
export const ChannelPatch = z.strictObject({ ...fields, enabled: z.boolean() }).partial();
export type ChannelPatch = z.infer<typeof ChannelPatch>;

export const Channel = z.object({
  id: idOf('channel'),
  name: z.string(),
  kind: ChannelKind,
  /** The target without its secrets. */
  settings: z.record(z.string(), z.unknown()),
  environmentId: idOf('environment').nullable(),
  events: ChannelEvents,
  failuresBeforeTold: z.number().int(),
  digestMinutes: z.number().int(),
  quietHours: QuietHours.nullable(),
  inconclusiveAs: z.enum(['failure', 'success']),
  enabled: z.boolean(),
  disabledReason: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type Channel = z.infer<typeof Channel>;
export const ChannelPage = pageOf(Channel);

/** `secret` verifies a webhook's signatures; shown once, null for other kinds. */
export const ChannelCreated = Channel.extend({ secret: z.string().nullable() });
export type ChannelCreated = z.infer<typeof ChannelCreated>;

/** The new secret of a webhook; the one before is signed with too until `previousUntil`. */
export const ChannelSecret = z.object({ secret: z.string(), previousUntil: z.iso.datetime() });
export type ChannelSecret = z.infer<typeof ChannelSecret>;

/** One try of a delivery. */
export const DeliveryTry = z.object({
  at: z.iso.datetime(),
  /** HTTP status, or the SMTP code; null when there was no answer. */
  status: z.number().int().nullable(),
  detail: z.string(),
});
export type DeliveryTry = z.infer<typeof DeliveryTry>;

export const Delivery = z.object({
  id: idOf('delivery'),
  channelId: idOf('channel'),
  runId: idOf('run').nullable(),
  event: z.string(),
  status: DeliveryStatus,
  attempts: z.number().int(),
  /** When it is due; null once it has ended. */
  nextAttemptAt: z.iso.datetime().nullable(),
  responseStatus: z.number().int().nullable(),
  detail: z.string().nullable(),
  /** SHA-256 of the body last sent, in hex. */
  bodyDigest: z.string().nullable(),
  log: z.array(DeliveryTry),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type Delivery = z.infer<typeof Delivery>;
export const DeliveryPage = pageOf(Delivery);
