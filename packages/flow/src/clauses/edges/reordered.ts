import { asWord, lows, type Token, wordCount } from '../../tokenise/token.ts';

const modal = /^(?:should|must|shall|will|can|may)$/;
const leads =
  /^(?:(?:verify|check|confirm|ensure|validate|assert|expect|make sure|see|wait)(?: (?:that|if|whether|until|till|for|to see that))? |it (?:is|should be|must be|has to be|needs to be|can be) (?:verified|checked|expected|confirmed|ensured|asserted|validated|observed|seen)(?: that| if| whether)? )/;
/** "must appear the text X", "it is displayed X", "does not exist the button X": the verb before what it is said of. */
const inverted =
  /^(?:it |there )?(?:(should|must|shall|will|can|has to|have to|needs to|need to)(?: to)? )?((?:do|does) not |not |no longer )?(?:appears?|appeared|exists?|shows? up|pops? up|comes? up|(?:be|is|are|get|gets) (not )?(?:also |now |then )?(?:shown|displayed|visible|present|seen|there|presented)) (?=(?:the|a|an|"|\d+|no)(?: |$))/;

/** Verb and subject in the order of this language; the same tokens where they stand so, or nothing is told so. */
function upright(tokens: readonly Token[]): readonly Token[] {
  const words = `${lows(tokens)} `;
  const lead = leads.exec(words)?.[0] ?? '';
  const found = inverted.exec(words.slice(lead.length));
  if (!found || (lead === '' && /^(?:is|are) /.test(found[0]))) return tokens;
  const from = lead === '' ? 0 : wordCount(lead);
  const at = from + wordCount(found[0]);
  const subject = tokens.slice(at);
  const isTold = subject.some(
    ({ kind, low }) => kind === 'word' && (modal.test(low) || /^(?:is|are|appears?|and|that|if|when|until)$/.test(low)),
  );
  if (subject.length === 0 || isTold) return tokens;
  const not = found[2] || found[3] ? ['not'] : [];
  const verb = ['should', ...not, 'be', 'visible'].map((low) => asWord(tokens[from]!, low));
  return [...tokens.slice(0, from), ...subject, ...verb];
}

/** `the button "Buy" it must be disabled`: the thing once more, as some say it. */
function withoutIt(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ kind, low }, i) =>
      i > 0 &&
      kind === 'word' &&
      low === 'it' &&
      (tokens[i - 1]!.kind === 'quote' || tokens[i - 2]?.kind === 'quote') &&
      /^(?:should|must|will|is|has|appears|shows|contains|says|disappears)$/.test(tokens[i + 1]?.low ?? ''),
  );
  const isBefore =
    at > 0 && !/^(?:click|press|tap|open|type|enter|select|choose|wait|if|when|once|until)$/.test(tokens[0]!.low);
  return isBefore ? [...tokens.slice(0, at), ...tokens.slice(at + 1)] : tokens;
}

/** "must to be", "should to appear". */
const withoutTo = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(
    ({ kind, low }, i) =>
      kind === 'word' &&
      low === 'to' &&
      modal.test(tokens[i - 1]?.low ?? '') &&
      tokens[i - 1]!.kind === 'word' &&
      i + 1 < tokens.length,
  );
  return at > 0 ? [...tokens.slice(0, at), ...tokens.slice(at + 1)] : tokens;
};

const impersonal =
  /^it (?:is|should be|must be|has to be|needs to be|can be) (?:verified|checked|expected|confirmed|ensured|asserted|validated|observed|seen) (?=(?:that|if|whether) )/;

/** "It is verified that …" is said to whoever verifies. */
function withoutImpersonal(tokens: readonly Token[]): readonly Token[] {
  const found = impersonal.exec(`${lows(tokens)} `);
  return found ? [asWord(tokens[0]!, 'verify'), ...tokens.slice(wordCount(found[0]))] : tokens;
}

/** A clause as those say it whose first language orders its words otherwise, in the order of this one. */
export function inOrder(tokens: readonly Token[]): readonly Token[] {
  const isOdd = tokens.some(
    ({ kind, low }) =>
      kind === 'word' &&
      /^(?:it|to|appears?|appeared|exists?|shown|displayed|visible|present|up|seen|there|presented)$/.test(low),
  );
  return isOdd ? upright(withoutIt(withoutTo(withoutImpersonal(tokens)))) : tokens;
}
