import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { isFigure } from '../../lexicon/figures.ts';
import { isVague } from '../../lexicon/vague.ts';
import type { Memory } from '../../resolve/memory.ts';
import { remember } from '../../resolve/remember.ts';
import type { Sentence } from '../../tokenise/lines.ts';
import { asWord, beginsCapital, isGiven, quoteOf, type Token } from '../../tokenise/token.ts';
import { type ClauseContext, type ClauseRead, readClause } from '../clause.ts';
import { actionStarts } from '../orders/action.ts';
import { opensPage } from './opens-page.ts';
import { alone } from './shapes.ts';

/** "Administration", "New user", "Save as": a name that stands alone, by its capital or its quotes. */
function isName(tokens: readonly Token[], isFirst: boolean): boolean {
  const [first, ...rest] = tokens;
  if (isGiven(first)) return rest.length === 0 && !/^(?:\/|https?:)/.test(first.value);
  return (
    tokens.length > 0 &&
    tokens.length <= 3 &&
    tokens.every(({ kind }) => kind === 'word') &&
    beginsCapital(first!.raw) &&
    // Keys and turns go by no name: "Search > Enter".
    !alone.test(first!.low) &&
    !(isFirst && actionStarts.has(first!.low)) &&
    !rest.some(({ raw, low }) => raw === low && raw !== 'as' && isVague(low))
  );
}

/** What nobody calls a control. */
const pointing =
  /^(?:click|tap|press|hit|type|enter|fill|write|put|set|select|choose|pick|tick|untick|check|uncheck|hover|drag|scroll|wait|go|visit|navigate|log|expect|verify|assert|see|make|ensure|confirm|remember|if|when|then)$/;
/** "orders", "1042", "add person": what may be a name without any capital, where an arrow leads to it or from it. */
const isPlainName = (tokens: readonly Token[], isFirst: boolean) =>
  tokens.length > 0 &&
  tokens.length <= 3 &&
  tokens.every(({ kind, low }) => kind === 'word' && !isVague(low)) &&
  !alone.test(tokens[0]!.low) &&
  !pointing.test(tokens[0]!.low) &&
  !(isFirst && actionStarts.has(tokens[0]!.low)) &&
  tokens.every((_, at) => predicateAt(tokens, at) === undefined);

const isAnyName = (tokens: readonly Token[], isFirst: boolean) =>
  isName(tokens, isFirst) || isPlainName(tokens, isFirst);

/** A step of a path, and what goes on behind it: "Add product, put …". */
interface PathStep {
  tokens: readonly Token[];
  more?: Sentence;
}

/** What stands before the first comma of a sentence. */
function untilComma(sentence: Sentence): PathStep {
  const comma = sentence.tokens.findIndex(({ raw }) => raw === ',');
  if (comma < 1) return { tokens: sentence.tokens };
  const { chained: _, ...more } = sentence;
  return { tokens: sentence.tokens.slice(0, comma), more: { ...more, tokens: sentence.tokens.slice(comma + 1) } };
}

/** Where the arrows of a line lead on to nothing but names: the steps of that path, or none. */
function pathFrom(all: readonly Sentence[], at: number, isStep: typeof isName): PathStep[] {
  const { tokens, chained, expected, part, titled, seen } = all[at]!;
  const isSaid = expected || part === 'then' || titled || seen || chained;
  if (isSaid || !isStep(tokens, true)) return [];
  const steps: PathStep[] = [{ tokens }];
  for (let end = at + 1; all[end]?.chained && !steps.at(-1)!.more; end++) {
    const step = untilComma(all[end]!);
    // `"File" → "Export" → a file is downloaded`, "Home > Settings > click Save": what is set off from the names before it.
    const isSetOff = steps.every((one) => isGiven(one.tokens[0])) || actionStarts.has(step.tokens[0]!.low);
    if (!isStep(step.tokens, false)) return isSetOff ? steps : [];
    steps.push(step);
  }
  return steps;
}

/** "Administration > Users > New user.": each of them is pressed; how many sentences it takes, and what goes on behind it. */
export interface PathRead {
  reads: { tokens: readonly Token[]; read: ClauseRead }[];
  more?: Sentence | undefined;
}

/** "orders", pressed like "Orders"; it is no less a name that nobody quoted. */
function readPressed(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const click = asWord(tokens[0]!, 'click');
  const read = readClause(context, [click, ...tokens]) ?? readClause(context, [click, quoteOf(context.spec, tokens)]);
  const isOne = read?.steps.length === 1 && read.steps[0]!.action === 'click';
  return isOne ? { ...read, quoted: isGiven(tokens[0]) } : undefined;
}

/** Reads a path on a line of its own, or before a comma; at the beginning of a spec none that only heads it. */
export function readPath(spec: string, all: readonly Sentence[], at: number, given: Memory): PathRead | undefined {
  const isBegun = given.acted !== undefined;
  const steps = given.lost ? [] : pathFrom(all, at, isBegun ? isName : isAnyName);
  const more = steps.at(-1)?.more;
  // "Total > Subtotal": the one is more than the other.
  const areFigures = steps.every(({ tokens }) => tokens.length === 1 && isFigure(tokens[0]!.low));
  const next = all[at + steps.length];
  const isHead = !isBegun && !more && (next === undefined || opensPage(next)) && !isGiven(steps[0]?.tokens[0]);
  if (steps.length < 2 || isHead || areFigures) return undefined;
  let memory = given;
  const reads: PathRead['reads'] = [];
  for (const { tokens } of steps) {
    const context = { spec, memory, mode: 'act' as const };
    const isOrder = readClause(context, tokens)?.steps.some(({ action }) => action !== 'activate');
    const read = isOrder ? undefined : readPressed(context, tokens);
    if (!read) return undefined;
    reads.push({ tokens, read });
    memory = remember(memory, read.steps);
  }
  return { reads, more };
}
