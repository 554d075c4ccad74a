import { z } from 'zod';
import type { Desk, ToolReply } from './desk.ts';

/** What a tool does to the page: reads it, acts on it, or says something about the work. */
export type ToolKind = 'read' | 'act' | 'word';

/** One tool: what the model is told, what it may send and what happens, in one place. */
export interface ModelTool {
  name: string;
  kind: ToolKind;
  description: string;
  input: z.ZodType;
  run(desk: Desk, args: unknown): Promise<ToolReply>;
}

/** Makes a tool whose handler gets arguments that fit its schema. */
export function defineTool<T extends z.ZodType>(tool: {
  name: string;
  kind: ToolKind;
  description: string;
  input: T;
  run(desk: Desk, args: z.infer<T>): Promise<ToolReply>;
}): ModelTool {
  return { ...tool, run: (desk, args) => tool.run(desk, args as z.infer<T>) };
}

/** Which element: with `ref` the others are ignored; a description is the second choice; a point is for a canvas only. */
export const cited = {
  ref: z.string().max(40).nullish().describe('ref of the element, such as e12, from the page last shown'),
  description: z.string().max(300).nullish().describe('only without a ref: the visible name of the element'),
  x: z.number().nullish().describe('only for a point on a canvas'),
  y: z.number().nullish(),
};
export type Cited = { [K in keyof typeof cited]?: z.infer<(typeof cited)[K]> };
