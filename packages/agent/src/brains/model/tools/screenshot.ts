import { z } from 'zod';
import { refused } from '../desk.ts';
import { pictureWithMarks } from '../marks.ts';
import { defineTool } from '../tool.ts';

export const screenshot = defineTool({
  name: 'screenshot',
  kind: 'read',
  description: 'Shows a picture of the page with the refs of what can be acted on written beside it.',
  input: z.strictObject({}),
  async run(desk) {
    if (!desk.help.aid.model.sees) return refused('you cannot be shown pictures; use expand, find or tabs instead');
    const picture = await pictureWithMarks(desk.course.session);
    if (picture === null) return refused('the page gives no picture');
    return { ok: true, text: 'the picture of the page, with refs', pictures: [picture] };
  },
});
