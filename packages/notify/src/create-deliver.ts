import type { Deliver, DeliveryResult, OutgoingDelivery } from '@smokejumper/contracts';
import { sendChat } from './channels/chat.ts';
import { sendEmail } from './channels/email.ts';
import { sendCheck, sendCommitStatus } from './channels/github.ts';
import { sendGitLabStatus } from './channels/gitlab.ts';
import { sendSlackApp } from './channels/slack-app.ts';
import { sendVercelCheck } from './channels/vercel.ts';
import { sendWebhook } from './channels/webhook.ts';
import type { SendContext } from './context.ts';
import { createHttp, type ResolveHost } from './http.ts';

export interface DeliverDeps {
  /** Judges and resolves each host before it is connected to. */
  resolve: ResolveHost;
  now(): Date;
  /** How long one request may take. */
  timeoutMs?: number;
}

const timeoutMs = 15_000;

/** Makes the one function that sends. Keeps nothing but tokens that have not expired. */
export function createDeliver(deps: DeliverDeps): Deliver {
  const http = createHttp({ resolve: deps.resolve, timeoutMs: deps.timeoutMs ?? timeoutMs });
  const tokens: SendContext['tokens'] = new Map();
  return (delivery, { signal }) => send({ http, resolve: deps.resolve, now: deps.now, signal, tokens }, delivery);
}

function send(ctx: SendContext, delivery: OutgoingDelivery): Promise<DeliveryResult> {
  const { target, content } = delivery;
  return content.kind === 'report'
    ? sendReport(ctx, { ...delivery, target, report: content.report })
    : sendNews(ctx, { ...delivery, target, news: content.news });
}

type Part<K extends OutgoingDelivery['content']['kind']> = Omit<OutgoingDelivery, 'content'> &
  Omit<Extract<OutgoingDelivery['content'], { kind: K }>, 'kind'>;

async function sendReport(ctx: SendContext, input: Part<'report'>): Promise<DeliveryResult> {
  const { target } = input;
  switch (target.kind) {
    case 'github':
      return sendCheck(ctx, { ...input, target });
    case 'github_status':
      return sendCommitStatus(ctx, { ...input, target });
    case 'gitlab':
      return sendGitLabStatus(ctx, { ...input, target });
    case 'vercel':
      return sendVercelCheck(ctx, { ...input, target });
    default:
      return misfit(target.kind);
  }
}

async function sendNews(ctx: SendContext, input: Part<'news'>): Promise<DeliveryResult> {
  const { id, target, news } = input;
  switch (target.kind) {
    case 'webhook':
      return sendWebhook(ctx, { id, target, news: news[0]! });
    case 'slack':
    case 'teams':
    case 'discord':
      return sendChat(ctx, { chat: target.kind, url: target.url, news });
    case 'slack_app':
      return sendSlackApp(ctx, { target, news, external: input.external });
    case 'email':
      return sendEmail(ctx, { id, target, news });
    default:
      return misfit(target.kind);
  }
}

function misfit(kind: string): DeliveryResult {
  return { outcome: 'failed', status: null, detail: `A channel of the kind ${kind} cannot carry this.` };
}
