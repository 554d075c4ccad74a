import { z } from 'zod';
import { said } from '../desk.ts';
import { defineTool } from '../tool.ts';

export const snapshot = defineTool({
  name: 'snapshot',
  kind: 'read',
  description: 'Shows the page in front: what changed since it was last shown, or all of it with full.',
  input: z.strictObject({ full: z.boolean().nullish() }),
  run: async ({ help }, { full }) => said(await help.sight.show({ fresh: full === true })),
});
