import type { Claim } from '../../assertions/complement.ts';
import { asWord, isWord, lows, type Token, unwritten, wordCount } from '../../tokenise/token.ts';
import { isGuarded } from '../claims/guard.ts';
import { type ClauseContext, type ClauseRead, readClause } from '../clause.ts';
import { dropLead } from '../edges/lead.ts';
import { tellsActs } from '../orders/passive.ts';
import { readByWhom } from './by-whom.ts';
import { readCellOf } from './cell-of.ts';
import { readChosen } from './chosen.ts';
import { readControlOf } from './control-of.ts';
import { readCosts } from './costs.ts';
import { readCounted } from './counted.ts';
import { readCurrent } from './current.ts';
import { readField } from './field.ts';
import { readFirstIn } from './first-in.ts';
import { readHeldOf } from './held-of.ts';
import { asLabel } from './labels.ts';
import { readLastDone } from './last-done.ts';
import { readMarked } from './marked.ts';
import { readNamedKind } from './named-kind.ts';
import { readNone } from './none.ts';
import { withoutComma } from './sorted.ts';
import { withoutThat } from './told.ts';

/** "The cart badge is visible and shows 3", "The All tab is selected and has a count of 48". */
const onwards = /^(?:shows|says|reads|displays|contains|has a count of) "?\S*\d\S*$/;

/** What is claimed next of the thing that the claim before was about. */
export function readOnwards(context: ClauseContext, tokens: readonly Token[]): ClauseRead | undefined {
  const { memory, given } = context;
  if (given || !/^assert/.test(memory.acted ?? '') || memory.lost || !tokens.every(isWord)) return undefined;
  if (!onwards.test(lows(tokens))) return undefined;
  const isCount = tokens[0]!.low === 'has';
  const said = isCount ? [asWord(tokens[0]!, 'shows'), tokens.at(-1)!] : tokens;
  return readClause(context, [unwritten('it'), ...said]);
}

/** Each reads one way in which people tell what they see. */
const readers: readonly ((context: ClauseContext, tokens: readonly Token[]) => Claim | undefined)[] = [
  readCurrent,
  readCounted,
  readMarked,
  readControlOf,
  readCellOf,
  readHeldOf,
  readChosen,
  readNamedKind,
  readFirstIn,
  readLastDone,
  readByWhom,
  readCosts,
  readField,
  readNone,
];

const checked = /^(?:(?:verify|check|confirm|ensure|assert|validate|expect|make sure|see|be sure)(?: that)?|that) /;

/** "verify that …": what is checked stands behind it. */
const withoutCheck = (tokens: readonly Token[]) => {
  const found = checked.exec(`${lows(tokens)} `);
  return found ? tokens.slice(wordCount(found[0])) : tokens;
};

/**
 * What somebody tells who looks at a page: what is marked there, which entry is the current one, what stands in whose
 * row. It is tried last, on what no other wording fits, and needs names that are set off.
 */
export function readLook(context: ClauseContext, whole: readonly Token[]): ClauseRead | undefined {
  const tokens = withoutCheck(dropLead(whole));
  const next = readOnwards(context, tokens);
  if (next) return next;
  if (context.given || tokens.length < 4 || tokens.length > 30 || !tokens.some(isWord)) return undefined;
  // "Only the first card carries a tag": of the others nothing would be asked.
  if (/^(?:only|just)$/.test(tokens[0]!.low)) return undefined;
  if (tellsActs(context, tokens) || isGuarded(context, tokens)) return undefined;
  const otherwise =
    asLabel(context.spec, tokens) ?? withoutComma(tokens) ?? withoutThat(tokens, (token) => asWord(token, 'says'));
  if (otherwise) return readClause(context, otherwise);
  for (const read of readers) {
    const found = read(context, tokens);
    if (found) return found;
  }
  return undefined;
}
