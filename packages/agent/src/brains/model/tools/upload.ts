import { z } from 'zod';
import { cite } from '../cite.ts';
import { refused } from '../desk.ts';
import { cited, defineTool } from '../tool.ts';

export const upload = defineTool({
  name: 'upload',
  kind: 'act',
  description: 'Gives a file that the specification names to a file input; without an element, to the only one.',
  input: z.strictObject({ ...cited, file: z.string().min(1).max(200) }),
  async run(desk, args) {
    if (!desk.course.session.input.flow.spec.includes(args.file))
      return refused('only a file that the specification names may be uploaded');
    const step = { action: 'upload' as const, value: args.file };
    if (!args.ref && !args.description) return desk.perform({ step });
    const found = await cite(desk, args);
    if (!found.ok) return refused(found.text);
    return desk.perform({ step, item: found.item, purpose: 'file' });
  },
});
