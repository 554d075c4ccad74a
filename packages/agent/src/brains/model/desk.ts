import type { Step } from '@smokejumper/contracts';
import type { Purpose } from '../../ground/find.ts';
import type { Item } from '../../ground/view/view.ts';
import type { ModelPicture } from '../../model/types.ts';
import type { Clause, Course, Help } from '../../run/course.ts';

/** What a tool came to: always words for the model, never an exception. */
export interface ToolReply {
  ok: boolean;
  text: string;
  /** The page in front, as it is after this, is part of the text. */
  shown?: boolean;
  pictures?: readonly ModelPicture[];
  /** The loop ends with this. */
  end?: Ending;
}

/** How a loop ends by the model's own word. `skip`: how many of the planned steps that follow are done as well. */
export type Ending = { kind: 'done'; skip: number } | { kind: 'impossible'; why: string };

/** A step on elements that the model cited. */
export interface Deed {
  step: Step;
  item?: Item;
  purpose?: Purpose;
  /** Where a drag ends. */
  to?: Item;
}

/** What the tools of one loop work with. */
export interface Desk {
  course: Course;
  help: Help;
  clause: Clause;
  role: 'act' | 'repair';
  /** Elements acted on, by the names they had. */
  acted: { name: string; text: string }[];
  /** For a clause with a name in quotes: only an element of that name is the one. */
  demand: string | null;
  notes: string[];
  /** How the next dialog of the browser was said to be answered, until a step proves that it came. */
  dialog: Step | null;
  /** What an element shows to a reader. */
  read(item: Item): string;
  /** Does a step through the same hands as everybody, and reports it. */
  perform(deed: Deed): Promise<ToolReply>;
}

export function said(text: string): ToolReply {
  return { ok: true, text };
}

export function refused(text: string): ToolReply {
  return { ok: false, text };
}
