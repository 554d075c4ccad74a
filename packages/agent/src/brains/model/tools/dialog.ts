import { z } from 'zod';
import { said } from '../desk.ts';
import { defineTool } from '../tool.ts';

export const dialog = defineTool({
  name: 'dialog',
  kind: 'word',
  description: 'Says how the next dialog of the browser is answered. Call it before the action that raises the dialog.',
  input: z.strictObject({ accept: z.boolean(), text: z.string().max(500).nullish() }),
  async run(desk, { accept, text }) {
    const { session } = desk.course;
    session.refs.armDialog({ accept, ...(text ? { promptText: session.values.reveal(text) } : {}) });
    desk.dialog = { action: accept ? 'acceptDialog' : 'dismissDialog', ...(text ? { value: text } : {}) };
    return said(`the next dialog will be ${accept ? 'accepted' : 'dismissed'}`);
  },
});
