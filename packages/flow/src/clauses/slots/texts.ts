import { isVague } from '../../lexicon/vague.ts';
import type { TargetContext } from '../../targets/target.ts';
import { sourceOf, type Token } from '../../tokenise/token.ts';

export interface TextSlot {
  text: string;
  quoted: boolean;
}

export const single = (tokens: readonly Token[]) => (tokens.length === 1 ? tokens[0] : undefined);
export const text = (value: string | undefined, quoted = true): TextSlot | undefined =>
  value === undefined ? undefined : { text: value, quoted };

const personas = new Set(
  'admin administrator user owner guest customer member editor manager visitor buyer seller maintainer subscriber moderator reviewer viewer author student teacher employee staff operator support agent someone somebody anyone me myself him her them it that this google github facebook apple microsoft sso saml'.split(
    ' ',
  ),
);

/** A name or password: given outright, never a kind of person. */
export function readAccount({ spec }: TargetContext, tokens: readonly Token[]): TextSlot | undefined {
  const only = single(tokens);
  if (!only) return undefined;
  // "as the boss": an article makes it a kind of person.
  if (only.kind === 'word' && /\b(?:the|an?|my|our)\s+$/i.test(spec.slice(Math.max(0, only.start - 6), only.start)))
    return undefined;
  if (only.kind === 'quote') return personas.has(only.value.toLowerCase()) ? undefined : text(only.value);
  if (only.kind === 'variable') return text(only.value);
  return only.kind === 'word' &&
    !personas.has(only.low) &&
    !isVague(only.low) &&
    !/^(?:missing|empty|hidden|shown|required|masked|expired)$/.test(only.low) &&
    /^[\w.+@!#$%-]+$/.test(only.value)
    ? text(only.value)
    : undefined;
}

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
