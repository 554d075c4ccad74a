import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { isFunctional, isVague } from '../../lexicon/vague.ts';
import { allLows, isCapital, isLower, isWord, type Token } from '../../tokenise/token.ts';
import { endsAt, joining, loosePlaceEnd, parts, placing, quoted } from './set-off.ts';

/** "Name is required below …": a complaint that stands somewhere, and no state of a field. */
const isRequiredAt = (tokens: readonly Token[], from: number) =>
  tokens.some(
    ({ low }, i) =>
      i > from && low === 'required' && /^(?:below|under|beneath|near|next|beside)$/.test(tokens[i + 1]?.raw ?? ''),
  );

const telling = /^(?:see|sees|expect|says?|shows?|displays?|contains?|reads?|until|for|saying|reading)$/;

/** "I should see Your cart is empty", "expect the alert Payments are off": what the page says to its reader, verb and all. */
export function saidToReader(spec: string, tokens: readonly Token[]): Token[] | undefined {
  for (let from = 1; from < tokens.length - 1; from++) {
    const isAddress =
      /^(?:Your|This|You|Our|We|Please)$/.test(tokens[from]!.raw) && telling.test(tokens[from - 1]!.low);
    const isAlert =
      isCapital(tokens[from]) && tokens[from - 1]!.low === 'alert' && /^(?:expect|see)$/.test(tokens[0]!.low);
    // "should see Name is required": a complaint that the page makes.
    const isComplaint =
      isCapital(tokens[from]) &&
      (tokens[from - 1]!.low === 'see'
        ? tokens.some(({ low }, i) => i > from && low === 'required')
        : tokens[from - 1]!.low === 'expect' && isRequiredAt(tokens, from));
    // "should see PIN must have 4 digits": a rule of the page, told with a verb of its own.
    const isRule =
      isCapital(tokens[from]) &&
      tokens[from - 1]!.low === 'see' &&
      tokens.some(({ raw }, i) => i > from && /^(?:must|cannot)$/.test(raw));
    // "should see Two-factor is on".
    const isSwitched =
      isCapital(tokens[from]) &&
      tokens[from - 1]!.low === 'see' &&
      from + 2 < tokens.length &&
      /^(?:on|off)$/.test(tokens.at(-1)!.raw) &&
      tokens.at(-2)!.low === 'is';
    // "the page says Invoice is on its way"; "says Total is 5" tells of a number.
    const isSentence =
      isCapital(tokens[from]) &&
      /^says?$/.test(tokens[from - 1]!.low) &&
      tokens.slice(from).every(isWord) &&
      tokens.some(
        ({ raw }, i) => i > from && /^(?:is|are|was|were)$/.test(raw) && /^[a-z]/.test(tokens[i + 1]?.raw ?? ''),
      );
    if (!isAddress && !isAlert && !isComplaint && !isRule && !isSwitched && !isSentence) continue;
    let to = from + 1;
    let holdsVerb = tokens[from]!.raw === 'Please';
    const isPlace = (at: number) =>
      (isComplaint && tokens[at - 1]!.low === 'required') ||
      (/^(?:under|below|above|beside)$/.test(tokens[at]!.low) && isCapital(tokens[at + 1])) ||
      (tokens[at]!.low === 'next' && tokens[at + 1]?.low === 'to' && isCapital(tokens[at + 2])) ||
      // "You are on the list": where somebody is belongs to what is said.
      (placing.test(tokens[at]!.low) && !/^(?:are|is)$/.test(tokens[at - 1]!.low) && endsAt(tokens, at));
    while (to < tokens.length && isWord(tokens[to]) && !joining.test(tokens[to]!.low) && !isPlace(to)) {
      const verb = isLower(tokens[to]) ? predicateAt(tokens, to) : undefined;
      if (verb?.modal && !isRule) return undefined;
      if (/^(?:dis)?appear$/.test(verb?.lemma ?? '')) break;
      holdsVerb ||= verb !== undefined;
      to++;
    }
    if (holdsVerb && to - from > 2 && !/^(?:visible|shown|displayed|there|gone)$/.test(tokens[to - 1]!.low))
      return quoted(spec, tokens, from, to);
  }
  return undefined;
}

/** "expect toast seats updated", "error wrong password is shown": what a message says follows its kind. */
export function saidByMessage(spec: string, tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ kind, low }) => kind === 'word' && /^(?:toast|alert|error)$/.test(low));
  const isLed = at === 0 || (at > 0 && /^(?:expect|see|the|an|a|until|for)$/.test(tokens[at - 1]!.low));
  if (
    at < 0 ||
    !isLed ||
    !isLower(tokens[at + 1]) ||
    isFunctional(tokens[at + 1]!.low) ||
    parts.test(tokens[at + 1]!.low)
  )
    return undefined;
  let to = at + 1;
  while (to < tokens.length && isLower(tokens[to]) && !endsAt(tokens, to)) to++;
  const said = tokens.slice(at + 1, to);
  const isKind = said.some(({ low }) =>
    /^(?:message|messages|text|toast|alert|banner|dialog|page|notice|code|state|summary|icon|that|which)$/.test(low),
  );
  // "the Alert volume slider": a control is what begins with its capital.
  const isControl =
    isCapital(tokens[at]) &&
    said.some(({ raw }) => /^(?:slider|field|dropdown|button|link|tab|checkbox|switch)$/.test(raw));
  return to - at > 2 && !isKind && !isControl ? quoted(spec, tokens, at + 1, loosePlaceEnd(tokens, to)) : undefined;
}

const speaking = /^(?:text|message|error|warning|toast|alert|notice|notification|banner|hint|tooltip)$/;
const endsSaid = /^(?:and|or|but|then|until|when|if|once|while)$/;
/** "You must be logged in": what its reader must do is said, and claimed of no message. */
const isShownAt = (tokens: readonly Token[], at: number, from: number) =>
  !(tokens[at]!.low === 'must' && /^(?:you|we)$/.test(tokens[from]!.low)) &&
  /^(?:should|must|appears?|pops?|shows?|is (?:now )?(?:shown|visible|displayed))\b/.test(
    allLows(tokens.slice(at, at + 3)),
  );

/** Where the kind stands whose words are told up to `at`: "text saying", "banner with the text"; -1 where none does. */
function speakerBefore(tokens: readonly Token[], at: number): number {
  if (!isLower(tokens[at])) return -1;
  if (/^(?:saying|reading)$/.test(tokens[at]!.low)) return speaking.test(tokens[at - 1]?.low ?? '') ? at - 1 : -1;
  const isWith = /^(?:text|message|title|heading|words)$/.test(tokens[at]!.low) && isCapital(tokens[at + 1]);
  if (!isWith || at < 4 || allLows(tokens.slice(at - 2, at)) !== 'with the') return -1;
  return speaking.test(tokens[at - 3]!.low) || /^(?:dialog|popup|modal)$/.test(tokens[at - 3]!.low) ? at - 3 : -1;
}

/** "there should be no text saying code expired": what it says goes as far as its clause. */
export function saidAfterSaying(spec: string, tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex((_, i) => i > 1 && speakerBefore(tokens, i) > 0);
  if (at < 0 || !/^(?:an?|the|no)$/.test(tokens[speakerBefore(tokens, at) - 1]!.low)) return undefined;
  let to = at + 1;
  while (isWord(tokens[to]) && !endsSaid.test(tokens[to]!.low) && !isShownAt(tokens, to, at + 1)) to++;
  const isSaid = to - at > 2 && to - at < 10 && (isCapital(tokens[at + 1]) || !isVague(tokens[at + 1]!.low));
  return isSaid && tokens.slice(at + 1, to).every(isWord) ? quoted(spec, tokens, at + 1, to) : undefined;
}

const ruling = /^(?:must|cannot|can)$/;
/** What a rule asks for; "you must make sure A is shown" asks it of whoever tests. */
const ruled =
  /^(?:be|have|not|only|contain|match|equal|accept|agree|include|add|enter|choose|select|pick|use|start|end|begin|exceed|differ|log|sign|fit)$/;
const shown =
  /^(?:(?:should|must) (?:not |now |also |no longer )?(?:be (?:shown|visible|displayed)|appear)|(?:is|are) (?:not |now |also |no longer )?(?:shown|visible|displayed)|appears)\b/;

/** "Verify that You must be 18 or older is displayed below Age": a rule of the page has a verb of its own before that of the claim. */
export function saidAsRule(spec: string, tokens: readonly Token[]): Token[] | undefined {
  const to = tokens.findLastIndex((token, at) => at > 3 && isLower(token) && shown.test(allLows(tokens.slice(at))));
  const start =
    tokens.findLastIndex((token, at) => at < to && (!isWord(token) || /^(?:and|but|then)$/.test(token.raw))) + 1;
  const lead = /^(?:(?:verify|check|expect|ensure|confirm|make sure|see)(?: that)? )/.exec(
    allLows(tokens.slice(start)),
  );
  const from = start + (lead ? lead[0].trim().split(' ').length : 0);
  const rule = tokens.findIndex(({ raw }, at) => at > from && at < to - 1 && ruling.test(raw));
  if (to < 0 || rule < 0 || rule - from > 4 || to - from > 12 || !ruled.test(tokens[rule + 1]!.raw)) return undefined;
  const isNamed = isCapital(tokens[from]) || /^(?:you|we|your)$/.test(tokens[from]!.raw);
  const words = tokens.slice(from, to);
  const isTold = words.some(({ raw }) =>
    /^(?:that|which|who|whose|if|when|while|until|unless|once|before|after|so)$/.test(raw),
  );
  return isNamed && !isTold ? quoted(spec, tokens, from, to) : undefined;
}

/** "3 seats left is shown under plan": "is" of several things, so that all of it is one text. */
export function saidAsStock(spec: string, tokens: readonly Token[]): Token[] | undefined {
  const is = tokens.findIndex(
    ({ raw }, at) => raw === 'is' && /^(?:left|remaining|to go)$/.test(tokens[at - 1]?.raw ?? ''),
  );
  const from = is - 3;
  const isCounted =
    from >= 0 && /^\d+$/.test(tokens[from]!.raw) && tokens[from]!.raw !== '1' && /[^s]s$/.test(tokens[from + 1]!.raw);
  const isClause =
    from === 0 ||
    !isWord(tokens[from - 1]) ||
    /^(?:and|that|then|verify|check|expect|until)$/.test(tokens[from - 1]!.low);
  return isCounted && isClause && shown.test(allLows(tokens.slice(is))) ? quoted(spec, tokens, from, is) : undefined;
}
