import { keyOf } from '../../lexicon/keys.ts';
import type { TargetContext } from '../../targets/target.ts';
import { lows, sourceOf, type Token } from '../../tokenise/token.ts';
import { noHolder } from './fields.ts';
import type { Reader } from './slots.ts';
import { single, text } from './texts.ts';
import { act, ofRole, readFieldNoun } from './things.ts';

/** "press −", "hit ▶": no keyboard has such a key, but arrows and the marks of modifiers are keys. */
const sign = /^(?:[+−–-]|(?![\u2190-\u21ff⌃⌘⌥⏎⌫⌦⇥⎋])[^\p{L}\p{N}\p{P}\p{ASCII}]+)$/u;

/** Parts of a page that draw numbers to press. */
const pads =
  / (?:in|on|of) (?:the )?(?:pager|pagination|paginator|keypad|number pad|num pad|dial pad|calendar|date picker)$/;

/** `hit "Delete"`: in quotes and with no word of a key, what a button says. */
const isLabel = ({ spec }: TargetContext, { kind, value, start, end }: Token) =>
  kind === 'quote' &&
  /^(?:delete|insert|home|end)$/i.test(value) &&
  !/\b(?:key|shortcut|combination)\s*$/i.test(spec.slice(Math.max(0, start - 14), start)) &&
  !/^\s*(?:key|shortcut|on (?:the|your) keyboard)\b/i.test(spec.slice(end, end + 20));

/** What is pressed: keys, and what bears a sign or a number as they do. */
export const keySlots: Record<string, Reader> = {
  key: (context, tokens) => {
    if (tokens.length > 5) return undefined;
    const only = single(tokens);
    if (only && isLabel(context, only)) return undefined;
    const key = keyOf(only ? only.value : sourceOf(context.spec, tokens).replace(/["'`“”]/g, ''));
    return text(key);
  },
  keyName: (_context, tokens) => {
    const only = single(tokens);
    return only?.kind === 'word' && /^(?:Enter|Tab|Escape|Esc|Backspace)$/.test(only.raw)
      ? text(keyOf(only.value))
      : undefined;
  },
  pressed: (context, tokens) => {
    const isKeys =
      tokens[0]!.kind === 'word' &&
      /^(?:Enter|Tab|Escape|Esc|Space|Backspace)$/.test(tokens[0]!.raw) &&
      /^(?:and|or)$/.test(tokens[1]?.low ?? '');
    return isKeys ? undefined : act(context, tokens);
  },
  keyed: (context, tokens) => noHolder(readFieldNoun(context, tokens) ?? act(context, tokens)),
  // "hit 3 in the pager": what is drawn there, and no key.
  drawnNumber: (context, tokens) =>
    /^\d+$/.test(tokens[0]!.value) && pads.test(lows(tokens)) ? act(context, tokens) : undefined,
  // `press "Delete" in the last comment`: a label, for no key is pressed in one of several things.
  labelInOne: (context, tokens) =>
    tokens[0]!.kind === 'quote' &&
    /^(?:delete|insert|home|end)$/i.test(tokens[0]!.value) &&
    /^" (?:in|inside|on|within) (?:the )?(?:first|second|third|last) (?!.*\b(?:field|input|box|cell|area|editor)\b)/.test(
      lows(tokens),
    )
      ? act(context, tokens)
      : undefined,
  // "press Enter in the dialog": what holds fields; in a toolbar it may be a button.
  keyHolder: (context, tokens) =>
    ofRole(act(context, tokens), 'form', 'dialog', 'table', 'row', 'cell', 'list', 'region'),
  sign: (context, tokens) => (tokens.length === 1 && sign.test(tokens[0]!.value) ? act(context, tokens) : undefined),
  presser: (context, tokens) => ofRole(act(context, tokens), 'button', 'link', 'img'),
};
