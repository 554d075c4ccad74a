import { z } from 'zod';
import { said } from '../desk.ts';
import { defineTool } from '../tool.ts';

export const tabs = defineTool({
  name: 'tabs',
  kind: 'read',
  description: 'Lists the open tabs, or with number brings that one to the front.',
  input: z.strictObject({ number: z.number().int().min(1).max(50).nullish() }),
  async run(desk, args) {
    const { session } = desk.course;
    if (args.number)
      return desk.perform({ step: { action: 'switchTab', target: { role: 'page', ordinal: args.number } } });
    const pages = session.context.pages();
    const lines = await Promise.all(
      pages.map(async (page, at) => {
        const title = await page.title().catch(() => '');
        return `${at + 1}. ${JSON.stringify(title.slice(0, 120))} ${page.url().slice(0, 200)}${page === session.page() ? ' (in front)' : ''}`;
      }),
    );
    return said(desk.help.aid.fence.around(session.values.conceal(lines.join('\n'))));
  },
});
