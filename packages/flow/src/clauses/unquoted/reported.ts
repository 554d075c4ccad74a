import { isLower, isWord, lows, type Token, wordCount } from '../../tokenise/token.ts';
import { judging } from '../claims/guard.ts';
import { quoted } from './set-off.ts';

/** "a message says", "check that the warning should say": who speaks, and nobody but the page. */
const speaker =
  /^(?:(?:verify|check|confirm|ensure|expect|see)(?: that)? )?(?:an?|the) (?:[a-z]+ )?(?:message|warning|error|alert|notice|notification|toast|hint|banner|tooltip|snackbar)(?: (?:should|must)(?: not)?| does not)? (?:says?|reads?) /;
/** With a verb of its own it is a sentence, and no description of what is said. */
const verb =
  /^(?:is|are|was|were|has|have|had|will|can|cannot|ends?|expires?|starts?|begins?|needs?|requires?|failed|went)$/;
/** What only tells of what is said: "says what went wrong", "says that it is so". */
const telling =
  /^(?:that|what|which|who|whose|how|why|where|when|whether|if|something|anything|nothing|everything|so|same|right|wrong|correct|their|his|her|he|she|they|him|them|should|must|would|could|might|until|unless|and|or|but)$/;

/** "a message says the coupon was applied": a sentence in small letters behind who says it. */
export function* reportedByPage(spec: string, tokens: readonly Token[]): Generator<Token[]> {
  const found = speaker.exec(`${lows(tokens)} `);
  const from = found ? wordCount(found[0]) : tokens.length;
  const words = tokens.slice(from);
  const isSentence =
    words.length > 2 &&
    words.length < 12 &&
    isLower(words[0]) &&
    words.every((token) => isWord(token) && !telling.test(token.low) && !judging.test(token.low)) &&
    words.some(({ low }, at) => at > 0 && verb.test(low) && at < words.length - 1);
  if (isSentence) yield quoted(spec, tokens, from, tokens.length);
}
