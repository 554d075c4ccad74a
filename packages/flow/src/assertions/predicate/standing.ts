import type { Step } from '@smokejumper/contracts';
import { roleOf } from '../../lexicon/roles.ts';
import { readTarget, type TargetContext, type TargetRead } from '../../targets/target.ts';
import { isCapital, isGiven, lows, type Token, wordCount } from '../../tokenise/token.ts';
import { assertion, type Claim, claim, visible } from '../complement.ts';

const being = '(?:(?:should|must|will|to) )?(?:(?:now|still|then|also) )*(?:is|are|be)(?: (?:now|still|then|also))*';
const listed = '(?:listed|shown|displayed|ranked|sorted|placed)';
const order = new RegExp(
  `^(?:(?:(?:should|must|will|to) )?(?:comes?|stands?)|${being}(?: ${listed})?) (?:(before|ahead of|above)|(after|behind|below)) `,
);

/** The words that `order` and `as` may begin with. */
const opening = /^(?:should|must|will|to|now|still|then|also|is|are|be|comes?|stands?|appears?|pops?|shows?)$/;
const opens = ({ kind, low }: Token) => kind === 'word' && opening.test(low);

/** A thing that quotes set off, with its kind or without. */
function readQuotedThing(context: TargetContext, tokens: readonly Token[]): TargetRead | undefined {
  const read = tokens.length > 0 && tokens.length <= 5 ? readTarget({ ...context, atStart: false }, tokens) : undefined;
  const [target] = read?.targets ?? [];
  return read?.quoted && read.targets.length === 1 && target?.text !== undefined && !target.scope ? read : undefined;
}

/** … which may stand in a place: `"B" in the list`. */
function readOther(context: TargetContext, tokens: readonly Token[]): TargetRead | undefined {
  const [first, next] = tokens;
  const isPlaced = isGiven(first) && next?.kind === 'word' && /^(?:in|inside|within)$/.test(next.low);
  const read = isPlaced ? readTarget({ ...context, atStart: false }, tokens) : undefined;
  const [target] = read?.targets ?? [];
  const isWhole = read?.targets.length === 1 && target!.text === first!.value && target!.scope?.relation === 'within';
  return isWhole ? read : readQuotedThing(context, tokens);
}

/** What is said of the thing at the front by words that a pattern fits, and what follows them. */
function standsAt(context: TargetContext, tokens: readonly Token[], pattern: RegExp) {
  for (let at = 1; at < Math.min(tokens.length - 2, 6); at++) {
    const found = opens(tokens[at]!) ? pattern.exec(`${lows(tokens.slice(at))} `) : null;
    if (!found) continue;
    const read = readQuotedThing(context, tokens.slice(0, at));
    return read && { found, read, target: read.targets[0]!, rest: tokens.slice(at + wordCount(found[0])) };
  }
  return undefined;
}

const places = new Set(['before', 'ahead', 'above', 'after', 'behind', 'below']);

/** `"A" comes before "B"`, `"A" is listed below "B"`: above or below it, as lists and tables run. */
export function readBeforeAfter(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  if (!tokens.some(({ low }) => places.has(low))) return undefined;
  const said = standsAt(context, tokens, order);
  const other = said && readOther(context, said.rest);
  if (!other) return undefined;
  const relation = said.found[1] ? 'above' : 'below';
  return visible({ ...said.read, targets: [{ ...said.target, scope: { relation, ...other.targets[0]! } }] }, false);
}

const as = new RegExp(
  `^(?:${being} (?:listed|shown|displayed|marked|flagged)|(?:(?:should|must|will) )?(?:appears?|pops? up|shows? up|comes? up)) as (?:an? |the )?`,
);

const marked = new RegExp(`^${being} (?:marked|labelled|labeled|tagged|flagged|badged|stamped)(?: as| with)? `);
const marks = new Set('marked labelled labeled tagged flagged badged stamped'.split(' '));

/**
 * `"X" is still listed as "Enabled"`, `the card "X" is marked "Shared"`, `"X" is shown as a heading`: what stands on it
 * or beside it, or what it is.
 */
export function readListedAs(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const isMarked = tokens.some(({ kind, low }) => kind === 'word' && marks.has(low));
  if (!isMarked && !tokens.some(({ low }) => low === 'as')) return undefined;
  const said = standsAt(context, tokens, as) ?? (isMarked ? standsAt(context, tokens, marked) : undefined);
  const [only, ...others] = said?.rest ?? [];
  if (!said || !only || others.length > 0) return undefined;
  const { read, target } = said;
  const isSaid = isGiven(only) || (isCapital(only) && !roleOf([only.low]));
  if (isSaid) return claim([assertion({ action: 'assertText', target, value: only.value })], isGiven(only));
  const kind = roleOf([only.low]);
  const isKind = kind?.isPlain && !kind.plural && !target.role && !target.noun;
  return isKind ? visible({ ...read, targets: [{ ...target, role: kind.role! }] }, false) : undefined;
}

const asking =
  /^(?:a|the) (?:confirmation )?(?:dialog|dialogue|popup|modal|dialog box)(?: should| must)?(?: then| now)? (?:asks?|appears? asking|opens? asking|asking)(?: me| you| us| the user)? (?:for (?:a |my |your )?confirmation|to confirm)$/;

/** "A dialog asks for confirmation": a confirmation dialog is there. */
export const readAsking = (words: string): Claim | undefined =>
  asking.test(words)
    ? visible({ targets: [{ role: 'dialog', noun: 'confirmation dialog' }], quoted: false }, false)
    : undefined;

/** "The tab should now read X", and nothing tells which tab: one with that name is there. */
export function readByWhatItSays({ targets, quoted }: TargetRead, { op, value }: Partial<Step>): Claim | undefined {
  const [target, ...more] = targets;
  const isBare = more.length === 0 && Object.keys(target!).length === 1;
  if (!isBare || !/^(?:button|link|tab|option)$/.test(target!.role ?? '')) return undefined;
  const isSaid = value !== undefined && /^(?:equals|contains)$/.test(op ?? 'contains');
  return isSaid ? visible({ targets: [{ text: value, ...target }], quoted }, false) : undefined;
}
