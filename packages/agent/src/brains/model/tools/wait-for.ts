import { z } from 'zod';
import { defineTool } from '../tool.ts';

export const waitFor = defineTool({
  name: 'wait_for',
  kind: 'act',
  description: 'Waits until a text is shown, or with gone until it is not, up to ten seconds.',
  input: z.strictObject({ text: z.string().min(1).max(300), gone: z.boolean().nullish() }),
  run(desk, { text, gone }) {
    const action = gone === true ? ('assertNotVisible' as const) : ('assertVisible' as const);
    return desk.perform({ step: { action: 'waitFor', until: { action, target: { text } } } });
  },
});
