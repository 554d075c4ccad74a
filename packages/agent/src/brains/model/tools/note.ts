import { z } from 'zod';
import { said } from '../desk.ts';
import { defineTool } from '../tool.ts';

export const note = defineTool({
  name: 'note',
  kind: 'word',
  description: 'Keeps a short note for yourself that stays in sight for the rest of this clause.',
  input: z.strictObject({ text: z.string().min(1).max(500) }),
  async run(desk, { text }) {
    desk.notes.push(text);
    if (desk.notes.length > 10) desk.notes.shift();
    return said('noted');
  },
});
