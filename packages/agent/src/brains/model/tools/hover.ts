import { z } from 'zod';
import { cite } from '../cite.ts';
import { refused } from '../desk.ts';
import { cited, defineTool } from '../tool.ts';

export const hover = defineTool({
  name: 'hover',
  kind: 'act',
  description: 'Moves the mouse over an element.',
  input: z.strictObject({ ...cited }),
  async run(desk, args) {
    const found = await cite(desk, args);
    if (!found.ok) return refused(found.text);
    return desk.perform({ step: { action: 'hover' }, item: found.item, purpose: 'hover' });
  },
});
