import { z } from 'zod';
import { defineTool } from '../tool.ts';

export const type = defineTool({
  name: 'type',
  kind: 'act',
  description: 'Types text into whatever has the focus. To write into a field, use fill.',
  input: z.strictObject({ value: z.string().max(4_000) }),
  run: (desk, { value }) => desk.perform({ step: { action: 'type', value } }),
});
