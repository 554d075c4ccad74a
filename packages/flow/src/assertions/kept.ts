import { rememberedName } from '../resolve/remembered.ts';
import type { TargetContext } from '../targets/target.ts';
import { allLows, allRaws, isWord, type Token } from '../tokenise/token.ts';

/** "the remembered total", "that total", "the noted total": what was remembered without a name. */
export function namedBefore({ names }: TargetContext['memory'], tokens: readonly Token[]): string | undefined {
  const [first, ...rest] = tokens[0]?.low === 'the' ? tokens.slice(1) : tokens;
  if (
    !isWord(first) ||
    rest.length === 0 ||
    !/^(?:remembered|noted|memorised|memorized|recorded|that|this|same)$/.test(first.low)
  )
    return undefined;
  const name = rememberedName(allLows(rest));
  return [...names.keys()].find((one) => one.toLowerCase() === name);
}

/** A remembered name standing alone. */
export function readKept({ memory }: TargetContext, tokens: readonly Token[]): string | undefined {
  const rest = tokens[0]?.low === 'the' && tokens.length > 1 ? tokens.slice(1) : tokens;
  const whole = namedBefore(memory, rest);
  if (whole) return whole;
  const spare = /^(?:remembered|saved|stored|noted)$/.test(rest[0]?.low ?? '') ? rest.slice(1) : rest;
  const only = spare.filter(({ low }, i) => !(i > 0 && /^(?:value|number|count)$/.test(low)));
  // "the old total": a name of several words, which stood in quotes where it was given.
  const several = only.length > 1 && only.every((token) => isWord(token)) ? allRaws(only) : undefined;
  if (several !== undefined && memory.names.has(several)) return several;
  if (only.length !== 1) return undefined;
  const name = only[0]!.value.replace(/^(?:\{\{|\$\{|<)\s*|\s*(?:\}\}|\}|>)$/g, '');
  return memory.names.has(name) ? name : undefined;
}
