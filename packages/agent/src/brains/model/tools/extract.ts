import { z } from 'zod';
import { cite } from '../cite.ts';
import { refused } from '../desk.ts';
import { isMeaningful } from '../is-meaningful.ts';
import { cited, defineTool } from '../tool.ts';

export const extract = defineTool({
  name: 'extract',
  kind: 'act',
  description: 'Keeps what an element shows under a name. candidates: up to two further refs, tried in order.',
  input: z.strictObject({
    ...cited,
    as: z.string().min(1).max(60),
    candidates: z.array(z.string().max(40)).max(2).nullish(),
  }),
  async run(desk, args) {
    const failed: string[] = [];
    for (const by of [args, ...(args.candidates ?? []).map((ref) => ({ ref }))]) {
      const found = await cite(desk, by);
      if (!found.ok) {
        failed.push(found.text);
        continue;
      }
      const { item, view } = found;
      const value = item.value ?? (item.text || desk.read(item));
      if (!isMeaningful(value)) {
        failed.push(`${item.ref} shows ${JSON.stringify(value.slice(0, 60))}, which means nothing`);
        continue;
      }
      const step = { action: 'remember' as const, as: args.as };
      return desk.perform({ step, item: view.items[item.index] ?? item, purpose: 'read' });
    }
    return refused(`nothing that means anything was read: ${failed.join('; ')}`);
  },
});
