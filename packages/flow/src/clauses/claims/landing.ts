import { beginsCapital, lows, type Token } from '../../tokenise/token.ts';
import type { ClauseContext } from '../clause.ts';

const arriving = new Set('am are is be being get gets back land lands come comes end ends arrive arrives'.split(' '));

/** "am on /x" is an order where a spec begins and a claim after "Then"; "is redirected to /x" is always one. */
export function isArrival(context: ClauseContext, tokens: readonly Token[]): boolean {
  if (!arriving.has(tokens[0]!.low)) return false;
  const words = lows(tokens.slice(0, 5));
  if (
    /^(?:am|are|is|be|being|get|gets) (?:then |now |still )*(?:redirected|taken|brought|sent|led|forwarded|back|returned)\b/.test(
      words,
    )
  )
    return true;
  if (/^(?:(?:am|are|is|be) still|back (?:on|at)) /.test(words)) return true;
  // "get to a page with the heading X" orders nothing: no page by that name is told.
  if (
    /^(?:land|lands|get|gets|come|comes|am|are|is|be) (?:on|to|at) an? (?:[a-z]+ )?(?:page|screen) /.test(lows(tokens))
  )
    return true;
  const isLanding = /^(?:land|lands|end up|ends up|arrive|arrives) /.test(words) && context.memory.acted !== undefined;
  return isLanding || (context.underThen === true && /^(?:am|are|is|be) /.test(words));
}

/** "you get Chat ended": with its capital, and small letters behind it, what the page then says. */
export function wordsGot([first, ...words]: readonly Token[]): readonly Token[] | undefined {
  const isText =
    (first?.raw === 'get' || first?.raw === 'gets') &&
    words.length > 1 &&
    words.length < 8 &&
    beginsCapital(words[0]!.raw) &&
    words.every(({ kind }) => kind === 'word') &&
    words.slice(1).every(({ raw }) => /^[a-z]/.test(raw)) &&
    !words.some(({ low }) => /^(?:from|by|to|as|with)$/.test(low));
  return isText ? words : undefined;
}
