import type { Step } from '@smokejumper/contracts';
import { roleOf } from '../lexicon/roles.ts';
import { readTarget, type TargetContext, type TargetRead } from '../targets/target.ts';
import { lows, type Token } from '../tokenise/token.ts';
import { assertion, type Claim, claim, visible } from './complement.ts';

const being = '(?:(?:should|must|will) )?(?:(?:now|still|then|also) )*(?:is|are|be)(?: (?:now|still|then|also))*';
const listed = '(?:listed|shown|displayed|ranked|sorted|placed)';
const order = new RegExp(
  `^(?:(?:(?:should|must|will) )?(?:comes?|stands?)|${being}(?: ${listed})?) (?:(before|ahead of|above)|(after|behind|below)) `,
);

/** The words that `order` and `as` may begin with. */
const opening = /^(?:should|must|will|now|still|then|also|is|are|be|comes?|stands?)$/;
const opens = ({ kind, low }: Token) => kind === 'word' && opening.test(low);

/** A thing that quotes set off, with its kind or without. */
function readQuotedThing(context: TargetContext, tokens: readonly Token[]): TargetRead | undefined {
  const read = tokens.length > 0 && tokens.length <= 5 ? readTarget({ ...context, atStart: false }, tokens) : undefined;
  const [target] = read?.targets ?? [];
  return read?.quoted && read.targets.length === 1 && target?.text !== undefined && !target.scope ? read : undefined;
}

/** `"A" comes before "B"`, `"A" is listed below "B"`: above or below it, as lists and tables run. */
export function readBeforeAfter(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  for (let at = 1; at < Math.min(tokens.length - 2, 6); at++) {
    const found = opens(tokens[at]!) ? order.exec(`${lows(tokens.slice(at))} `) : null;
    if (!found) continue;
    const one = readQuotedThing(context, tokens.slice(0, at));
    const other = readQuotedThing(context, tokens.slice(at + found[0].trim().split(' ').length));
    if (!one || !other) return undefined;
    const relation = found[1] ? 'above' : 'below';
    return visible({ ...one, targets: [{ ...one.targets[0]!, scope: { relation, ...other.targets[0]! } }] }, false);
  }
  return undefined;
}

const as = new RegExp(`^${being} (?:listed|shown|displayed|marked|flagged) as (?:an? |the )?`);

/** `"X" is still listed as "Enabled"`, `"X" is shown as a heading`: what stands beside it, or what it is. */
export function readListedAs(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  for (let at = 1; at < Math.min(tokens.length - 2, 6); at++) {
    const found = opens(tokens[at]!) ? as.exec(`${lows(tokens.slice(at))} `) : null;
    if (!found) continue;
    const read = readQuotedThing(context, tokens.slice(0, at));
    const rest = tokens.slice(at + found[0].trim().split(' ').length);
    const [target] = read?.targets ?? [];
    if (!read || rest.length !== 1) return undefined;
    const [only] = rest;
    if (only!.kind === 'quote' || only!.kind === 'variable')
      return claim([assertion({ action: 'assertText', target: target!, value: only!.value })], true);
    const kind = roleOf([only!.low]);
    const isKind = kind?.isPlain && !kind.plural && !target!.role && !target!.noun;
    return isKind ? visible({ ...read, targets: [{ ...target, role: kind.role! }] }, false) : undefined;
  }
  return undefined;
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
