import { z } from 'zod';
import { cite } from '../cite.ts';
import { refused } from '../desk.ts';
import { cited, defineTool } from '../tool.ts';

export const fill = defineTool({
  name: 'fill',
  kind: 'act',
  description: 'Replaces the content of a field. Secrets only as their placeholder, such as {{password}}.',
  input: z.strictObject({ ...cited, value: z.string().max(4_000) }),
  async run(desk, args) {
    const found = await cite(desk, args);
    if (!found.ok) return refused(found.text);
    return desk.perform({ step: { action: 'fill', value: args.value }, item: found.item, purpose: 'field' });
  },
});
