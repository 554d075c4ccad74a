import type { DeliveryResult, RunNews } from '@smokejumper/contracts';
import type { SendContext } from '../context.ts';
import { moreOf, mostShown } from '../digest.ts';
import { escapeMarkdown } from '../markdown.ts';
import { digestOf, isGood, refused, unanswered } from '../results.ts';
import { slackBody } from '../slack-body.ts';
import { factsOf, headline, plainText, shorten } from '../text.ts';

type Chat = 'slack' | 'teams' | 'discord';

const bodies: Record<Chat, (news: readonly RunNews[]) => object> = {
  slack: slackBody,
  teams: teamsBody,
  discord: discordBody,
};

/** A message to an incoming webhook of Slack, Teams or Discord. 404 and 410 say that the webhook was taken away. */
export async function sendChat(
  ctx: SendContext,
  input: { chat: Chat; url: string; news: readonly RunNews[] },
): Promise<DeliveryResult> {
  const body = JSON.stringify(bodies[input.chat](input.news));
  const bodyDigest = digestOf(body);
  const headers = { 'content-type': 'application/json' };
  try {
    const answer = await ctx.http({ method: 'POST', url: input.url, headers, body }, ctx);
    const { status } = answer;
    if (isGood(answer)) return { outcome: 'sent', status, detail: `answered ${status}`, bodyDigest };
    if (status === 404 || status === 410) {
      return { outcome: 'gone', status, detail: `The incoming webhook answered ${status}: it is gone.`, bodyDigest };
    }
    return { ...refused(answer, ctx.now()), bodyDigest };
  } catch (error) {
    return { ...unanswered(error), bodyDigest };
  }
}

function teamsBody(news: readonly RunNews[]): object {
  const block = (text: string, more: object = {}) => ({ type: 'TextBlock', text, wrap: true, ...more });
  const body = news
    .slice(0, mostShown)
    .flatMap((one) => [
      block(escapeMarkdown(headline(one)), { weight: 'Bolder' }),
      ...factsOf(one).map((fact) => block(escapeMarkdown(fact))),
      ...(one.run?.url ? [block(`[Show the run](${one.run.url})`)] : []),
    ]);
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [...body, ...moreOf(news).map((text) => block(text))],
  };
  return { type: 'message', attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }] };
}

const colours = { failing: 0xd1242f, passing: 0x1a7f37, other: 0x6e7781 };

function discordBody(news: readonly RunNews[]): object {
  const embeds = news.slice(0, mostShown).map((one) => ({
    title: shorten(headline(one), 250),
    description: shorten(factsOf(one).map(escapeMarkdown).join('\n'), 500),
    color: colours[one.change?.to ?? 'other'],
    ...(one.run?.url ? { url: one.run.url } : {}),
  }));
  const content = [plainText(news).subject, ...moreOf(news)].join('\n');
  // Nobody is called by what a page says.
  return { content, embeds, allowed_mentions: { parse: [] } };
}
