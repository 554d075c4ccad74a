import { keyOf } from '../../lexicon/keys.ts';
import type { TargetContext } from '../../targets/target.ts';
import { sourceOf, type Token } from '../../tokenise/token.ts';

export interface TextSlot {
  text: string;
  quoted: boolean;
}

export const single = (tokens: readonly Token[]) => (tokens.length === 1 ? tokens[0] : undefined);
export const text = (value: string | undefined, quoted = true): TextSlot | undefined =>
  value === undefined ? undefined : { text: value, quoted };

export function readSize(context: TargetContext, tokens: readonly Token[]): TextSlot | undefined {
  const size = /^(\d{2,5})\s*(?:x|×|by|\*|X)\s*(\d{2,5})$/.exec(sourceOf(context.spec, tokens).replace(/["'“”]/g, ''));
  return size ? text(`${size[1]}x${size[2]}`) : undefined;
}

export function readCall(context: TargetContext, tokens: readonly Token[]): TextSlot | undefined {
  const call = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) (\S+)$/.exec(single(tokens)?.value ?? '');
  if (call && tokens[0]!.kind === 'quote') return text(`${call[1]} ${call[2]}`);
  const [method, ...rest] = tokens;
  const verbs = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/i;
  const address = rest.filter(({ low }) => !/^(?:to|request|call|the|url|on|for)$/.test(low));
  if (!method || !verbs.test(method.value) || address.length !== 1 || !/^(?:path|quote)$/.test(address[0]!.kind))
    return undefined;
  if (method.raw !== method.raw.toUpperCase() && address[0]!.kind !== 'path') return undefined;
  if (
    method.raw !== method.raw.toUpperCase() &&
    !/request|call|http/i.test(sourceOf(context.spec, tokens)) &&
    method.low !== 'get'
  )
    return undefined;
  return text(`${method.value.toUpperCase()} ${address[0]!.value}`);
}

/** "confirm with Yes": what a dialog lets one answer. */
export const readYesNo = (_context: TargetContext, tokens: readonly Token[]): TextSlot | undefined =>
  /^(?:Yes|No|OK|Ok|Okay)$/.test(single(tokens)?.raw ?? '') ? text(tokens[0]!.raw, false) : undefined;

/** "confirm with Remove": what the button says, by its capital; "with Enter" is a key. */
export function readConfirming(_context: TargetContext, tokens: readonly Token[]): TextSlot | undefined {
  const only = single(tokens);
  if (only?.kind !== 'word' || !/^\p{Lu}\p{Ll}+$/u.test(only.raw)) return undefined;
  return only.raw === 'Delete' || keyOf(only.raw) === undefined ? text(only.raw, false) : undefined;
}
