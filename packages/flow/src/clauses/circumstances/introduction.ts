import type { Sentence } from '../../tokenise/lines.ts';
import { isWord, lows, type Token } from '../../tokenise/token.ts';
import { type Outcome, pass, type State } from '../cutting/state.ts';
import { actionStarts } from '../orders/action.ts';

const greeted = /^(?:(?:hi|hello|hey)(?: (?:all|team|everyone|there|folks|guys))? )?/;
/** "This one is about our classes", "this is our price calculator", "quick one for the desk": what it is all for. */
const about = new RegExp(
  `${greeted.source}(?:(?:this|it)(?: (?:one|test|flow|check|spec|script|scenario))? (?:(?:is about|is for (?:the|our|my)\\b|checks|covers|tests) (?!that\\b).*|is (?:our|my) .*)|(?:just )?(?:a )?quick (?:one|test|check|question)(?: (?:for|about|on) .*)?)$`,
);
/** "can you please try the export?": the steps below are that try. */
const tried = new RegExp(
  `${greeted.source}(?:please )?(?:(?:can|could|would|will) you )?(?:please )?(?:try|test|try out|test out) (?:the|our|my) [a-z]+(?: [a-z]+)?$`,
);
/** "Kindly follow the below steps". */
const followed =
  /^(?:(?:please|kindly) )?(?:follow|perform|execute|do|run|carry out) (?:the|these) (?:(?:below|following|next) )?(?:test )?steps(?: (?:below|as follows))?$/;
/** Something is claimed, wanted or has to be so before: no introduction. */
export const claiming =
  /\b(?:should|must|may|shall|will|not|no|never|cannot|visible|shown|displayed|disabled|enabled|gone|empty|selected|checked|correct|right|wrong|fine|ok|okay|only|mobile|phones?|tablets?|desktop|browser|safari|firefox|chrome|screen|mode|version|admins?|users?|already|logged|signed|same|as|with|without|if|when)\b/;

const isPlain = ({ kind, raw }: Token) => kind === 'soft' || (kind === 'word' && !/\d/.test(raw));

/**
 * Sentences before the first step that only say what the spec is about. Nothing of them could be read as a step, they
 * hold no quotation, figure or address, and claim nothing.
 */
export function isIntroduction({ tokens }: Sentence, outcomes: readonly Outcome[]): boolean {
  if (outcomes.some(({ read }) => read && read.steps.length > 0) || tokens.length > 16 || !tokens.every(isPlain))
    return false;
  const words = lows(tokens.filter(isWord));
  return (about.test(words) || tried.test(words) || followed.test(words)) && !claiming.test(words);
}

/** "Deleting a file:", above the steps of it. */
export function isDeedTitle(spec: string, { tokens }: Sentence): boolean {
  const [first, ...rest] = tokens;
  const isFirst = !/[\p{L}\p{N}]/u.test(spec.slice(0, first!.start));
  return (
    isFirst &&
    rest.length < 8 &&
    /^[a-z]{3,}ing (?:an?|the|our|my) [a-z ]+$/.test(lows(tokens.slice(0, -1))) &&
    tokens.slice(0, -1).every(isWord)
  );
}

/** "Our customers should be able to use a voucher, like this: open …", "for our queue: open …": what the steps are for. */
export function readIntroduction(state: State, at: number): number | undefined {
  const [, second, third] = state.pieces.slice(at);
  const { tokens } = state.pieces[at]!;
  if (state.outcomes.some(({ read }) => read && read.steps.length > 0)) return undefined;
  if (!tokens.every((token) => isWord(token) && isPlain(token))) return undefined;
  if (state.memory.acted !== undefined || state.memory.claim) return undefined;
  const isShown = second !== undefined && /^(?:like this|like so|as follows)$/.test(lows(second.tokens));
  const steps = isShown ? third : second;
  if (steps?.before !== ':' || !actionStarts.has(steps.tokens[0]!.low)) return undefined;
  const isFor = /^for (?:our|my|the|a|an) [a-z]+(?: [a-z]+)?$/.test(lows(tokens));
  if (!isShown && !isFor) return undefined;
  pass(state, at);
  return isShown ? pass(state, at + 1) : at + 1;
}
