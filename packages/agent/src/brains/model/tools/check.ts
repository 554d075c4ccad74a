import { z } from 'zod';
import { cite } from '../cite.ts';
import { refused } from '../desk.ts';
import { cited, defineTool } from '../tool.ts';

export const check = defineTool({
  name: 'check',
  kind: 'act',
  description: 'Ticks or unticks a checkbox or switch.',
  input: z.strictObject({ ...cited, on: z.boolean() }),
  async run(desk, args) {
    const found = await cite(desk, args);
    if (!found.ok) return refused(found.text);
    return desk.perform({ step: { action: args.on ? 'check' : 'uncheck' }, item: found.item, purpose: 'tick' });
  },
});
