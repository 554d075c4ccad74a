import type { DeliveryResult, OpenTarget, RunNews } from '@smokejumper/contracts';
import type { SendContext } from '../context.ts';
import { mailHtml } from '../html.ts';
import { sendOverSmtp } from '../smtp.ts';
import { plainText } from '../text.ts';

/** A mail over the channel's own SMTP server, as text and as a page. */
export async function sendEmail(
  ctx: SendContext,
  input: { id: string; target: Extract<OpenTarget, { kind: 'email' }>; news: readonly RunNews[] },
): Promise<DeliveryResult> {
  const { from, to, smtpUrl } = input.target;
  return sendOverSmtp(
    {
      smtpUrl,
      // The address that was judged.
      addressOf: async (place) => (await ctx.resolve(place))[0] ?? place.host,
      message: { id: input.id, from, to, ...plainText(input.news), html: mailHtml(input.news) },
    },
    ctx,
  );
}
