import { z } from 'zod';
import { said } from '../desk.ts';
import { defineTool } from '../tool.ts';

export const find = defineTool({
  name: 'find',
  kind: 'read',
  description: 'Shows where a text stands on the page, inside folded lists too.',
  input: z.strictObject({ text: z.string().min(1).max(200) }),
  run: async ({ help, course }, { text }) => said(await help.sight.show({ search: course.session.values.fill(text) })),
});
