import type { RunNews } from '@smokejumper/contracts';
import { moreOf, mostShown } from './digest.ts';
import { factsOf, headline, plainText, shorten } from './text.ts';

/** Text and blocks of a message, for an incoming webhook as for an app. */
export function slackBody(news: readonly RunNews[]): object {
  const blocks = news.slice(0, mostShown).map((one) => {
    const lines = [`*${escapeSlack(headline(one))}*`, ...factsOf(one).map(escapeSlack)];
    if (one.run?.url) lines.push(`<${one.run.url}|Show the run>`);
    return { type: 'section', text: { type: 'mrkdwn', text: shorten(lines.join('\n'), 2_900) } };
  });
  return { text: escapeSlack(plainText(news).subject), blocks: [...blocks, ...moreOf(news).map(slackLine)] };
}

function slackLine(text: string): object {
  return { type: 'section', text: { type: 'mrkdwn', text } };
}

/** Slack reads markup between angle brackets, mentions included. */
function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
