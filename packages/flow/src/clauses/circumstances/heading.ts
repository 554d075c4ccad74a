import type { Scope } from '@smokejumper/contracts';
import type { Memory } from '../../resolve/memory.ts';
import { readPlace } from '../../targets/scope.ts';
import { within } from '../../targets/within.ts';
import type { Sentence } from '../../tokenise/lines.ts';
import { allLows, lows, type Token } from '../../tokenise/token.ts';
import { markerOf } from '../../tokenise/wrap.ts';
import { leadsOut, type Outcome, type SentencePlace } from '../cutting/state.ts';
import { fillerAlone } from '../edges/fillers.ts';
import { isNoPlace } from '../edges/leftover.ts';
import { isDeedTitle } from './introduction.ts';

/** How far a line reaches that stands above others. */
export interface Reach {
  /** How deep it stands: it reaches what stands below it and deeper. */
  depth: number;
  /** Nothing below it stands deeper: it reaches to the next blank line. */
  flat?: true;
  start: number;
}

/** A line such as "In the dialog:". */
export interface Heading extends SentencePlace, Reach {}

const placing = /^(?:in|on|inside|within|under|below|above|beside|underneath)$/;

/** Where all of a spec happens. */
const nowhere =
  /^(?:in|on|within) (?:the|this|your|our) (?:app|application|browser|site|website|test|system|next step|process|product)$/;
/** A place is named, or pointed to: "On success:" tells none. */
const told = /^\S+ (?:"|(?:the|that|this|its|same) (?!(?:mobile|desktop|tablet|phone|other hand)\b))/;

const lineAt = (spec: string, at: number) => {
  const from = Math.max(spec.lastIndexOf('\n', at - 1), spec.lastIndexOf('\r', at - 1)) + 1;
  return spec.slice(from, at + 1);
};

/** By its indentation; what has a mark stands deeper than what has none. */
export function depthOf(spec: string, tokens: readonly Token[]): number {
  const line = lineAt(spec, tokens[0]!.start);
  const isMarked = markerOf(line).trim() !== '';
  return /^[ \t]*/.exec(line)![0].length * 2 + (isMarked ? 1 : 0);
}

const doing = / (?:by|by doing (?:this|the following)|like this|like so|as follows) : $/;

/** "create a branch by:" above how that is done. */
function isTitleOfSteps(spec: string, sentence: Sentence, next: Sentence | undefined): boolean {
  const { tokens, expected } = sentence;
  const isTitle = tokens.at(-1)!.raw === ':' && tokens.length < 10 && !expected && next !== undefined;
  if (isTitle && isDeedTitle(spec, sentence)) return true;
  const own = isTitle ? lineAt(spec, tokens.at(-1)!.end - 1) : '';
  return isTitle && doing.test(`${allLows(tokens)} `) && own !== lineAt(spec, next.tokens[0]!.start);
}

/** "In the dialog:", above what is done there; `'nowhere'` for "On the page that opens:", which says where one is anyway. */
export function headingOf(
  spec: string,
  sentence: Sentence,
  next: Sentence | undefined,
  memory: Memory,
  around: Heading | undefined,
): Heading | 'nowhere' | undefined {
  const { tokens } = sentence;
  const [first] = tokens;
  if (isTitleOfSteps(spec, sentence, next)) return 'nowhere';
  if (tokens.at(-1)!.raw !== ':' || first?.kind !== 'word' || !placing.test(first.low) || !next) return undefined;
  const place = tokens.slice(0, -1);
  if (place.length < 2 || place.some(({ kind }) => kind === 'path' || kind === 'soft')) return undefined;
  const words = lows(place);
  if (isNoPlace(place) || fillerAlone.test(words) || nowhere.test(words)) return 'nowhere';
  if (!told.test(words)) return undefined;
  const [depth, below] = [depthOf(spec, tokens), depthOf(spec, next.tokens)];
  // Among steps of one list nobody can tell how far such a line reaches.
  if (below < depth || (below === depth && depth % 2 === 1)) return undefined;
  const read = readPlace({ spec, memory, mode: 'assert' }, place);
  if (!read) return undefined;
  const scope: Scope = around ? { ...within(read, around.place), relation: read.relation } : read;
  return { place: scope, depth, start: first.start, ...(below === depth && { flat: true as const }) };
}

/** Whether a sentence still stands below the line. */
export function holds(spec: string, { depth, flat, start }: Reach, sentence: Sentence): boolean {
  const at = depthOf(spec, sentence.tokens);
  if (!flat) return at > depth;
  return at >= depth && !/(?:\r\n|\r|\n)[ \t]*(?:\r\n|\r|\n)/.test(spec.slice(start, sentence.tokens[0]!.start));
}

/** After what was done: on lines that stand no deeper, a press may have led out of the place. */
export function after(heading: Heading, outcomes: readonly Outcome[]): Heading {
  const steps = heading.flat ? outcomes.flatMap(({ read }) => read?.steps ?? []) : [];
  const acted = heading.acted || steps.some(({ kind }) => kind === 'action');
  const left = heading.left || steps.some(({ action }) => leadsOut.test(action));
  return { ...heading, ...(acted && { acted }), ...(left && { left }) };
}
