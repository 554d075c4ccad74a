import { limitAt } from '../../assertions/subject/limits.ts';
import { countOf } from '../../lexicon/numbers.ts';
import type { Token } from '../../tokenise/token.ts';

/** "more than 3 but fewer than 10 rows": both are limits of one number. */
export const isBetweenLimits = (tokens: readonly Token[], at: number) =>
  /^(?:but|and)$/.test(tokens[at]!.low) &&
  countOf(tokens[at - 1]?.low) !== undefined &&
  /^(?:at|more|no|not|fewer|less|below|under|up)$/.test(tokens[at + 1]?.low ?? '') &&
  [3, 4].some((back) => back <= at && limitAt(tokens.slice(at - back, at))?.length === back) &&
  /^[a-z]+(?:s|people|children)$/.test(
    tokens[at + 1 + (limitAt(tokens.slice(at + 1))?.length ?? tokens.length)]?.raw ?? '',
  );
