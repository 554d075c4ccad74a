import { roleOf } from '../lexicon/roles.ts';
import type { Section, Sentence } from './lines.ts';
import { asMark, asWord, isWord, type Token } from './token.ts';

/** "Submit (step 2) on the page": a number in a bracket begins nothing. */
const isInBracket = (run: readonly Token[]) => run.findLast(({ raw }) => /^[()]$/.test(raw))?.raw === '(';

const isBracket = (token: Token | undefined, marks: string) => token !== undefined && marks.includes(token.raw);

/** "…, expected result: X", "… (expected: X)": how many words announce what is expected, 0 if none do. */
function announcing(tokens: readonly Token[], at: number): number {
  if (tokens[at]!.kind !== 'word' || !/^(?:expected|expect)$/.test(tokens[at]!.low)) return 0;
  const length = /^(?:results?|outcome|behaviou?r)$/.test(tokens[at + 1]?.low ?? '') ? 2 : 1;
  return tokens[at + length]?.raw === ':' ? length + 1 : 0;
}

/** `"A" is shown (expected)`: the word says only what the clause is. */
const isAside = (tokens: readonly Token[], at: number) =>
  tokens[at]!.low === 'expected' && isBracket(tokens[at - 1], '([') && isBracket(tokens[at + 1], ')]');

/** "Given A when B": where the next part begins with no comma before it. */
const isNextPart = (run: readonly Token[], token: Token) =>
  token.kind === 'word' &&
  /^(?:when|When|WHEN|Then|THEN)$/.test(token.raw) &&
  run.length > 2 &&
  run.at(-1)!.kind !== 'soft';

/** "Given I am on /x. When I click A. Then B is shown.": what a sentence on the same line begins with. */
const partOf = ([first]: readonly Token[]): Sentence['part'] =>
  first?.kind === 'word' && /^(?:When|WHEN|Then|THEN)$/.test(first.raw) ? (first.low as 'when' | 'then') : undefined;

/** "**When**" in the middle of a line: a keyword in bold, and no name. */
const asKeyword = (token: Token): Token => {
  const low = /^(?:\*\*|__)(given|when|then|and|but)(?:\*\*|__)$/i.exec(token.raw)?.[1]?.toLowerCase();
  return low ? asWord(token, low) : token;
};

const goingOn =
  /^(?:in|into|on|onto|to|for|from|with|as|of|at|under|or|is|are|be|has|have|should|must|will|can|appears?|shows?)$/;

/** `"Sent." Open the Inbox`: a stop before the closing mark ends the sentence, where a capital follows that begins one. */
const endsInside = ({ kind, raw }: Token, next: Token | undefined, more: Token | undefined) =>
  kind === 'quote' &&
  /[.!?…]["”'`]$/.test(raw) &&
  (isSaidOf(next, more) ||
    (isWord(next) &&
      /^\p{Lu}(?:\p{Ll}|$)/u.test(next.raw) &&
      (!goingOn.test(next.low) || (/^(?:In|On|At|Under|For)$/.test(next.raw) && isPlace(more))) &&
      roleOf([next.low]) === undefined));

/** `says "Sent." "Undo" is shown`: of the other one. */
const isSaidOf = (next: Token | undefined, more: Token | undefined) =>
  next?.kind === 'quote' && isWord(more) && /^(?:is|are|should|must|has|appears|shows)$/.test(more.raw);

/** `"Sent." On /inbox the …`, `"Sent." In the row …`: no longer where what was quoted stands. */
const isPlace = (next: Token | undefined) => next?.kind === 'path' || /^(?:the|that|this)$/.test(next?.raw ?? '');

const commaBefore = ({ start }: Token): Token => asMark({ start, end: start }, ',');

/** Divides what stands on a line, or on lines that belong together, at full stops, arrows and numbers. */
export function push(found: Sentence[], tokens: Token[], state: Section): void {
  let run: Token[] = [];
  let chained = false;
  let expected = false;
  let { part } = state;
  const flush = (next: boolean) => {
    part &&= partOf(run) ?? part;
    if (run.some(({ kind }) => kind !== 'soft'))
      found.push({
        tokens: run,
        expected: state.expected || expected,
        ...(part && { part }),
        ...(chained && { chained }),
        ...(state.seen && { seen: state.seen }),
      });
    if (part === 'when' && run.some(({ raw }, at) => raw === 'then' && at > 2)) part = 'then';
    run = [];
    chained = next;
    expected = false;
  };
  let number = 2;
  for (let at = 0; at < tokens.length; at++) {
    const token = state.part && at > 0 ? asKeyword(tokens[at]!) : tokens[at]!;
    // "… Step 2: click A": the number of what comes next.
    const isStep = run.length === 0 && at > 0 && token.low === 'step' && /^\d+$/.test(tokens[at + 1]?.raw ?? '');
    if (isStep && tokens[at + 2]?.raw === ':') {
      at += 2;
      continue;
    }
    const announced = announcing(tokens, at);
    const isNumber = token.kind === 'word' && token.raw === String(number) && !isInBracket(run);
    if (isAside(tokens, at)) {
      run.pop();
      expected = true;
      at++;
    } else if (announced && at > 0) {
      while (run.length > 0 && /^(?:[-–—([,|]|--)$/.test(run.at(-1)!.raw)) run.pop();
      flush(false);
      expected = true;
      at += announced - 1;
    } else if (isNumber && at > 0 && tokens[at + 1]?.raw === ')' && tokens[at + 1]!.start === token.end) {
      number++;
      flush(false);
    } else if (token.kind === 'stop') flush(/^(?:>|→|->|=>|»|>>)$/.test(token.raw));
    else {
      if (state.part === 'given' && isNextPart(run, token)) run.push(commaBefore(token));
      run.push(
        state.part === 'given' && /^(?:When|WHEN)$/.test(token.raw) && run.at(-1)?.raw === ','
          ? { ...token, raw: 'when' }
          : token,
      );
      if (endsInside(token, tokens[at + 1], tokens[at + 2])) flush(false);
    }
  }
  flush(false);
}
