import { z } from 'zod';
import { said } from '../desk.ts';
import { defineTool } from '../tool.ts';

export const expand = defineTool({
  name: 'expand',
  kind: 'read',
  description: 'Shows one folded or long region of the page in full, by its ref.',
  input: z.strictObject({ ref: z.string().max(40) }),
  run: async ({ help }, { ref }) => said(await help.sight.show({ expand: ref })),
});
