import { z } from 'zod';
import { cite } from '../cite.ts';
import { refused } from '../desk.ts';
import { defineTool } from '../tool.ts';

export const goto = defineTool({
  name: 'goto',
  kind: 'act',
  description: 'Opens an address of the site of the flow, or with ref the address that a link itself leads to.',
  input: z.strictObject({ address: z.string().max(2_000).nullish(), ref: z.string().max(40).nullish() }),
  async run(desk, args) {
    if (!args.ref) {
      if (!args.address) return refused('say which address to open');
      return desk.perform({ step: { action: 'navigate', value: args.address } });
    }
    const found = await cite(desk, { ref: args.ref });
    if (!found.ok) return refused(found.text);
    const here = desk.course.session.page().url();
    const { href } = found.item;
    if (href === '' || !URL.canParse(href, here)) return refused(`${args.ref} has no address of its own`);
    const { baseUrl } = desk.course.session.input.flow;
    return desk.perform({ step: { action: 'navigate', value: belowBase(new URL(href, here).href, baseUrl) } });
  },
});

// A plan is for other deployments too, so it says the path below the flow's own address.
function belowBase(address: string, baseUrl: string): string {
  const base = baseUrl.replace(/\/+$/, '');
  return address.startsWith(`${base}/`) ? address.slice(base.length) : address;
}
