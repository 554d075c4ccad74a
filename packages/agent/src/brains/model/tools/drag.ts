import { z } from 'zod';
import { cite } from '../cite.ts';
import { refused } from '../desk.ts';
import { cited, defineTool } from '../tool.ts';

export const drag = defineTool({
  name: 'drag',
  kind: 'act',
  description: 'Drags an element onto another, toRef.',
  input: z.strictObject({ ...cited, toRef: z.string().max(40) }),
  async run(desk, args) {
    const to = await cite(desk, { ref: args.toRef });
    if (!to.ok) return refused(to.text);
    const found = await cite(desk, args);
    if (!found.ok) return refused(found.text);
    return desk.perform({ step: { action: 'drag' }, item: found.item, purpose: 'hover', to: to.item });
  },
});
