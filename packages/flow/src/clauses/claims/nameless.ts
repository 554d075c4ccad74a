import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { readStatement } from '../../assertions/statement.ts';
import { roleOf } from '../../lexicon/roles.ts';
import type { Token } from '../../tokenise/token.ts';
import type { ClauseContext, ClauseRead } from '../clause.ts';

const ofMany = /^(?:button|link|checkbox|radio|option|tab|textbox|switch|row|cell|card|img)$/;

const isOneOfMany = (token: Token | undefined) => {
  const read = token?.kind === 'word' ? roleOf([token.low]) : undefined;
  return read?.isPlain === true && !read.plural && ofMany.test(read.role ?? '');
};

/** "Confirm button should be disabled": no button without a name is meant, so the verb before it is the name. */
export function readNameless(context: ClauseContext, tokens: readonly Token[]): ClauseRead | 'unread' | undefined {
  const [first, second] = tokens;
  if (isOneOfMany(first) && predicateAt(tokens, 1)) return 'unread';
  const isLead =
    first!.kind === 'word' &&
    /^(?:verify|check|confirm|ensure|assert|validate|expect|see|watch|assume|look|result|want|notice|observe)$/.test(
      first!.low,
    );
  if (!isLead || !isOneOfMany(second) || !predicateAt(tokens, 2)) return undefined;
  if (!/^(?:confirm|watch|look|result|want|notice|observe)$/.test(first!.low)) return 'unread';
  return readStatement(context, [{ ...first!, kind: 'quote' }, ...tokens.slice(1)]) ?? 'unread';
}
