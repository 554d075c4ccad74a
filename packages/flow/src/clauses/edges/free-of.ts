import { asWord, lows, type Token } from '../../tokenise/token.ts';
import { endOf, isJoint } from '../cutting/signs.ts';

const troubles =
  /^(?:any |an? )?(?:(?:failed|failing|broken|http|network|console|browser|javascript|js|server|request|api) )*(?:errors?|requests?|calls?|exceptions?)(?: (?:in|on) the (?:browser )?console)?$/;

const acting = /^(?:click|press|tap|hit|open|go|visit|navigate|load|reload|refresh|submit|save|send|upload|search)$/;

/** "the page loads without errors": that it loads says no more than that there are none. */
const loading =
  /^(?:(?:expect|check|verify|ensure|confirm) )?(?:that )?(?:the |this )?(?:page|site|website|app|home ?page|screen)(?: (?:should|must))? (?:loads?|loaded|opens?|opened|renders?|rendered)$/;

/** "the page loads with no errors": without any. */
function withoutNone(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ low }, i) => i > 0 && low === 'with' && tokens[i + 1]?.low === 'no');
  const from = tokens.findLastIndex((token, i) => i < at && isJoint(token)) + 1;
  const isLoad = at > 0 && (acting.test(tokens[from]!.low) || loading.test(lows(tokens.slice(from, at))));
  return isLoad ? [...tokens.slice(0, at), asWord(tokens[at]!, 'without'), ...tokens.slice(at + 2)] : tokens;
}

/** "opens without console errors", "at 100%, without any failed requests": that there are none. */
export function asFreeOf(given: readonly Token[]): readonly Token[] {
  const tokens = withoutNone(given);
  const at = tokens.findIndex(({ kind, raw }, i) => i > 0 && kind === 'word' && raw === 'without');
  if (at < 0) return given;
  const end = endOf(tokens, at + 1);
  const told = lows(tokens.slice(at + 1, end));
  // "the text Done without errors" is said of nothing but the import it tells of.
  const from = tokens.findLastIndex((token, i) => i < at && isJoint(token)) + 1;
  const isAct = acting.test(tokens[from]!.low) || loading.test(lows(tokens.slice(from, at)));
  if (!troubles.test(told) || (/^(?:any |an? )?\w+$/.test(told) && !isAct)) return given;
  const [first] = tokens.slice(at + 1);
  const rest = tokens.slice(/^(?:any|an?)$/.test(first!.low) ? at + 2 : at + 1);
  if (loading.test(lows(tokens.slice(from, at)))) return [...tokens.slice(0, from), asWord(tokens[at]!, 'no'), ...rest];
  const joined = isJoint(tokens[at - 1]!) ? [] : [asWord(tokens[at]!, 'and')];
  return [...tokens.slice(0, at), ...joined, asWord(tokens[at]!, 'no'), ...rest];
}
