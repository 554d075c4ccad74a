import { z } from 'zod';
import { defineTool } from '../tool.ts';

export const back = defineTool({
  name: 'back',
  kind: 'act',
  description: 'Goes back to the page before.',
  input: z.strictObject({}),
  run: (desk) => desk.perform({ step: { action: 'back' } }),
});
