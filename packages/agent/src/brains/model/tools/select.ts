import { z } from 'zod';
import { cite } from '../cite.ts';
import { refused } from '../desk.ts';
import { cited, defineTool } from '../tool.ts';

export const select = defineTool({
  name: 'select',
  kind: 'act',
  description: 'Chooses an option of a dropdown by the words it shows.',
  input: z.strictObject({ ...cited, value: z.string().max(500) }),
  async run(desk, args) {
    const found = await cite(desk, args);
    if (!found.ok) return refused(found.text);
    return desk.perform({ step: { action: 'select', value: args.value }, item: found.item, purpose: 'dropdown' });
  },
});
