import { readTarget, type TargetContext, type TargetRead } from '../../targets/target.ts';
import type { Token } from '../../tokenise/token.ts';
import { beginsCapital } from '../../tokenise/token.ts';

const act = (context: TargetContext, tokens: readonly Token[]) =>
  readTarget({ ...context, mode: 'act', atStart: false }, tokens);

export const edges =
  /^(?:the )?(?:very )?(?:top|bottom|left|right|middle|centre|center|end|start|side|place|position)$/;

/** A name set off by its capital, quotes or type. */
export function readLabel(context: TargetContext, tokens: readonly Token[]): TargetRead | undefined {
  const isSetOff = tokens[0]!.kind === 'quote' || beginsCapital(tokens[0]!.raw) || tokens[0]!.low === 'the';
  const read = isSetOff ? act(context, tokens) : undefined;
  const isNamed = read?.targets.every(
    ({ text: name, role, ordinal }) =>
      (name !== undefined && (role || beginsCapital(tokens[0]!.raw))) || (role && ordinal),
  );
  return isNamed ? read : undefined;
}

/** "Fix login from To do": a thing and where it is taken from. */
export function readOrigin(context: TargetContext, tokens: readonly Token[]): TargetRead | undefined {
  const at = tokens.findIndex(({ kind, low }, i) => i > 0 && kind === 'word' && low === 'from');
  if (at < 1 || at === tokens.length - 1) return undefined;
  const read = readLabel(context, tokens.slice(0, at)) ?? act(context, tokens.slice(0, at));
  const from = readLabel(context, tokens.slice(at + 1));
  if (read?.targets.length !== 1 || from?.targets.length !== 1 || read.targets[0]!.scope) return undefined;
  const scope = { ...from.targets[0]!, relation: 'within' as const };
  return { ...read, quoted: read.quoted && from.quoted, targets: [{ ...read.targets[0]!, scope }] };
}
