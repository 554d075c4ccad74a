import { lows, type Token } from '../../tokenise/token.ts';

const note =
  /^(?:(?:it|this|that|which) )?(?:used to|was|were|had|has been|previously|formerly|originally)\b|^(?:redesigned|renamed|reworked|introduced|added|fixed|changed|new|moved|known|broken) (?:in|since|with|as of|for|by)\b|^(?:see|ref|cf|as per|per|bug|ticket|issue|jira|story) [a-z]*(?:\d|[a-z]+-|")|^(?:since|new in) \S*\d|^(?:(?:i|we|you) )?(?:(?:will be|am|are) )?(?:doing|testing|trying|showing|demoing|running) (?:this|it|that|these)\b/;

/** "Open /rent (redesigned in v4)": what was, or where it is told of, is neither done nor expected. */
function dropNotes(tokens: readonly Token[]): readonly Token[] {
  const open = tokens.findIndex(({ raw }, i) => raw === '(' && i > 0);
  const close = open < 0 ? -1 : tokens.findIndex(({ raw }, i) => i > open && raw === ')');
  const words = close < 0 ? '' : lows(tokens.slice(open + 1, close));
  const isNote = note.test(words) && !/\b(?:should|must|now|visible|shown|click|enter|type)\b/.test(words);
  return isNote ? dropNotes([...tokens.slice(0, open), ...tokens.slice(close + 1)]) : tokens;
}

/** "wait (max 30s) until …", "click Next (at most 5 times) until …": the limit belongs to its clause. */
export function dropBrackets(given: readonly Token[]): readonly Token[] {
  const tokens = dropNotes(given);
  const open = tokens.findIndex(
    ({ raw }, i) => raw === '(' && i > 0 && /^(?:max|maximum|up|at|within|timeout)$/.test(tokens[i + 1]?.low ?? ''),
  );
  const close = open < 0 ? -1 : tokens.findIndex(({ raw }, i) => i > open && raw === ')');
  const isLimit = close > 0 && close - open <= 5 && tokens.slice(open, close).some(({ value }) => /^\d/.test(value));
  return isLimit ? tokens.filter((_, i) => i !== open && i !== close) : tokens;
}
