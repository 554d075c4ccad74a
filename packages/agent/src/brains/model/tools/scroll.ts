import { z } from 'zod';
import { cite } from '../cite.ts';
import { refused } from '../desk.ts';
import { cited, defineTool } from '../tool.ts';

export const scroll = defineTool({
  name: 'scroll',
  kind: 'act',
  description: 'Scrolls to an element, or the page: top, bottom, up or down.',
  input: z.strictObject({ ...cited, to: z.enum(['top', 'bottom', 'up', 'down']).nullish() }),
  async run(desk, args) {
    if (!args.ref && !args.description) return desk.perform({ step: { action: 'scroll', value: args.to ?? 'down' } });
    const found = await cite(desk, args);
    if (!found.ok) return refused(found.text);
    return desk.perform({ step: { action: 'scroll' }, item: found.item, purpose: 'read' });
  },
});
