import type { Step, Target } from '@smokejumper/contracts';
import type { TargetContext, TargetRead } from '../../targets/target.ts';
import type { Token } from '../../tokenise/token.ts';
import { assertion, type Claim, claim, onEach } from '../complement.ts';

/** By its kind or name it shows a text and no figure. */
const looksTextual = ({ role, noun, text }: Target) =>
  /heading|title|name|item|row|card|option|cell|headline|version|\bstat(?:us|e)\b|message|e-?mail|address|owner|author|\bdate\b/i.test(
    `${role} ${noun} ${text ?? ''}`,
  );

/** Kept texts compare as text, kept numbers as numbers: what was remembered decides. */
export function numberOrText(
  context: TargetContext,
  read: TargetRead,
  pieces: Partial<Step>[],
  complement: readonly Token[],
): Claim | undefined {
  const target = read.targets[0]!;
  const kept = pieces.length === 1 ? pieces[0]!.against : undefined;
  // "the results should be fewer than 20": how many there are.
  const isMany =
    read.plural &&
    target.role !== undefined &&
    target.text === undefined &&
    pieces.every(({ op, value }) => /^[gl]te?$/.test(op ?? '') && value !== undefined);
  if (isMany || (kept && context.memory.names.get(kept)?.measure === 'count'))
    return claim(
      pieces.map((piece) => assertion({ action: 'assertCount', target, ...piece })),
      read.quoted,
    );
  const isQuoted = complement.at(-1)?.kind === 'quote' && pieces.length === 1;
  if (isQuoted && !kept && /^(?:eq|neq)$/.test(pieces[0]!.op ?? ''))
    return onEach(context, read, { op: pieces[0]!.op === 'eq' ? 'equals' : 'not-equals', value: pieces[0]!.value });
  const isEqual = pieces.length === 1 && /^(?:eq|neq)$/.test(pieces[0]!.op ?? '');
  const from = kept && context.memory.names.get(kept)?.target;
  const isText = looksTextual(target) || (from && looksTextual(from));
  if (kept && isEqual && isText)
    return onEach(context, read, { op: pieces[0]!.op === 'eq' ? 'equals' : 'not-equals', against: kept });
  return claim(
    pieces.map((piece) => assertion({ action: 'assertNumber', target, ...piece })),
    read.quoted,
  );
}
