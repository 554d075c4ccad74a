import { z } from 'zod';
import { refused } from '../desk.ts';
import { endOf } from '../end-of.ts';
import { defineTool } from '../tool.ts';

export const done = defineTool({
  name: 'done',
  kind: 'word',
  description:
    'Ends the work on this clause. status done: it is done (with quote, a line of the page that shows it, if nothing had to be done); impossible: it cannot be, with why. skip: how many of the planned steps listed are done as well.',
  input: z.strictObject({
    status: z.enum(['done', 'impossible']),
    why: z.string().max(500).nullish(),
    quote: z.string().max(500).nullish(),
    skip: z.number().int().min(0).max(40).nullish(),
  }),
  async run(desk, args) {
    if (args.status === 'impossible')
      return { ok: true, text: 'noted', end: { kind: 'impossible', why: args.why ?? 'no reason was given' } };
    const why = await endOf(desk, { quote: args.quote ?? null });
    if (why !== null) return refused(why);
    return { ok: true, text: 'noted', end: { kind: 'done', skip: args.skip ?? 0 } };
  },
});
