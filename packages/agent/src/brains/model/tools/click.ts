import { z } from 'zod';
import { cite } from '../cite.ts';
import { clickPoint } from '../click-point.ts';
import { refused } from '../desk.ts';
import { cited, defineTool } from '../tool.ts';

const actions = { single: 'click', double: 'doubleClick', right: 'rightClick' } as const;

export const click = defineTool({
  name: 'click',
  kind: 'act',
  description: 'Clicks an element. how: single (default), double or right.',
  input: z.strictObject({ ...cited, how: z.enum(['single', 'double', 'right']).nullish() }),
  async run(desk, args) {
    const found = await cite(desk, args);
    if (!found.ok) return refused(found.text);
    const byPoint = !args.ref && !args.description && args.x != null && args.y != null;
    if (byPoint) return clickPoint(desk, { x: args.x ?? 0, y: args.y ?? 0 });
    const reply = await desk.perform({
      step: { action: actions[args.how ?? 'single'] },
      item: found.item,
      purpose: 'press',
    });
    if (reply.ok || found.item.href === '') return reply;
    return { ...reply, text: `${reply.text}; the link leads to ${found.item.href}, which goto {"ref"} follows` };
  },
});
