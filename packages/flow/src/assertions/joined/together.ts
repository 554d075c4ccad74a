import { readTarget, type TargetContext } from '../../targets/target.ts';
import type { Token } from '../../tokenise/token.ts';
import { assertion, type Claim, claim } from '../complement.ts';
import { readStatement } from '../statement.ts';

/** "X should appear in the window together with Y": both, in the same place. */
export function readTogether(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const at = tokens.findIndex(
    ({ kind, low }, i) =>
      kind === 'word' &&
      ((/^(?:together|along)$/.test(low) && tokens[i + 1]?.low === 'with') ||
        (low === 'as' && tokens[i + 1]?.low === 'well' && tokens[i + 2]?.low === 'as')),
  );
  if (at <= 0) return undefined;
  const length = tokens[at]!.low === 'as' ? 3 : 2;
  const first = readStatement(context, tokens.slice(0, at));
  const other = readTarget({ ...context, atStart: false }, tokens.slice(at + length));
  const [step] = first?.steps ?? [];
  if (!first || !other || first.steps.length !== 1 || !/^assert(?:Not)?Visible$/.test(step!.action)) return undefined;
  const { scope } = step!.target ?? {};
  const more = other.targets.map((target) =>
    assertion({ action: step!.action, target: target.scope || !scope ? target : { ...target, scope } }),
  );
  return claim([step!, ...more], first.quoted && other.quoted);
}
