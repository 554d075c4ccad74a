import { z } from 'zod';
import { cite } from '../cite.ts';
import { refused } from '../desk.ts';
import { cited, defineTool } from '../tool.ts';

export const press = defineTool({
  name: 'press',
  kind: 'act',
  description: 'Presses a key or chord, such as Enter or Control+A, on an element or on whatever has the focus.',
  input: z.strictObject({ ...cited, key: z.string().min(1).max(40) }),
  async run(desk, args) {
    if (!args.ref && !args.description) return desk.perform({ step: { action: 'press', value: args.key } });
    const found = await cite(desk, args);
    if (!found.ok) return refused(found.text);
    return desk.perform({ step: { action: 'press', value: args.key }, item: found.item, purpose: 'field' });
  },
});
