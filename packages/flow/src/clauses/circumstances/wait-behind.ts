import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { remember } from '../../resolve/remember.ts';
import { fits, type Token } from '../../tokenise/token.ts';
import { type ClauseContext, type ClauseRead, readClause } from '../clause.ts';
import { readDone } from '../orders/passive.ts';
import { readConditionWords } from './condition.ts';

const openers = [['as', 'soon', 'as'], ['once'], ['after']];

/** "once you see X". */
const whoSees = /^(?:you|we|i)$/;

/** `click "Save" once it is enabled`, `… as soon as the banner is gone`: first the wait, then what is told before it. */
export function readWaitBehind(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  for (let at = tokens.length - 2; at > 0; at--) {
    const opener = openers.find((words) => fits(tokens, at, words));
    // "the Once box", "the row after X": a name begins with a capital, and only acts come after something.
    if (!opener || tokens[at]!.raw !== tokens[at]!.low) continue;
    const rest = tokens.slice(at + opener.length);
    if (rest.length === 0) continue;
    if (!whoSees.test(rest[0]!.low) && !rest.some((_, i) => i > 0 && predicateAt(rest, i) !== undefined)) continue;
    // "Press it once" and the next line: how often.
    if (context.spec.slice(tokens[at]!.end, rest[0]!.start).includes('\n')) continue;
    const read = readClause(context, tokens.slice(0, at));
    const isAct = read?.steps.every(({ kind }) => kind === 'action');
    if (!read || read.steps.length === 0 || (opener[0] === 'after' && !isAct)) continue;
    const memory = remember(context.memory, read.steps);
    // "once Save is clicked": who waits for that would wait for himself.
    if (readDone({ ...context, memory }, rest)) return undefined;
    const found = readConditionWords({ ...context, memory, mode: 'assert' }, rest, 'once');
    return found && { ...read, steps: [...found.read.steps, ...read.steps] };
  }
  return undefined;
}
