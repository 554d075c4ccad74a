import type { Target } from '@smokejumper/contracts';
import { isWord, sourceOf, type Token } from '../tokenise/token.ts';
import type { TargetContext, TargetRead } from './target.ts';

/** "the number next to Basket": what stands there is a number, and nothing of that name. */
export function asFigure(target: Target): Target {
  const { text, ...rest } = target;
  const isBeside = rest.scope?.relation === 'near' && !rest.role && !rest.noun && rest.ordinal === undefined;
  return isBeside && /^(?:number|figure|amount|value)$/.test(text ?? '') ? { noun: text!, ...rest } : target;
}

/** "the Seats counter" is a counter of that name; "Counter" alone is what a page calls it. */
export function asCalled(
  { spec }: TargetContext,
  tokens: readonly Token[],
  read: TargetRead | undefined,
): TargetRead | undefined {
  const [target] = read?.targets ?? [];
  const isAlone = target?.text === undefined && target?.ordinal === undefined && !target?.role;
  const last = tokens.at(-1);
  const isOne =
    read?.targets.length === 1 && isAlone && /^(?:counter|figure)$/.test(target?.noun ?? '') && isWord(last);
  return isOne ? { ...read, targets: [{ text: sourceOf(spec, [last]) }] } : read;
}
