import { words } from '../forms/lists-of-words.ts';
import { pickedOf } from './picked.ts';

/** Which flows run; all empty: every one of the project. */
export interface Chosen {
  flows: string[];
  tags: string[];
  files: string[];
  suite: string | null;
}

export type Way = 'all' | 'suite' | 'tags' | 'flows' | 'files' | 'mixed';

export const everyFlow: Chosen = { flows: [], tags: [], files: [], suite: null };

/** By what they are chosen; `mixed`: by more than one, as a program may set it. */
export function wayOf({ flows, tags, files, suite }: Chosen): Way {
  const ways: Way[] = [];
  if (suite !== null) ways.push('suite');
  if (tags.length > 0) ways.push('tags');
  if (flows.length > 0) ways.push('flows');
  if (files.length > 0) ways.push('files');
  return ways.length > 1 ? 'mixed' : (ways[0] ?? 'all');
}

/** What the fields of a form say. Throws where nothing is named: that would run every flow instead of none. */
export function chosenOf(values: Record<string, string>, before: Chosen): Chosen {
  const { way = 'all', suite = '', tags = '', files = '' } = values;
  if (way === 'mixed') return before;
  if (way === 'all') return everyFlow;
  const chosen: Chosen = {
    flows: way === 'flows' ? pickedOf(values, before.flows) : [],
    tags: way === 'tags' ? words(tags) : [],
    files: way === 'files' ? words(files) : [],
    suite: way === 'suite' && suite !== '' ? suite : null,
  };
  if (wayOf(chosen) === 'all') throw new Error('Nothing is chosen yet: name what should run, or choose every flow.');
  return chosen;
}
