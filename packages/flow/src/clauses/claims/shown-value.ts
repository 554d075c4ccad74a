import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { isNameLike, lows, type Token } from '../../tokenise/token.ts';

/** An amount, or a number with its sign. */
export const isNumeral = ({ value }: Token): boolean => /^[^\p{L}]*\d[^\p{L}]*$/u.test(value);

/** A value, and that it is shown or not. */
export interface ShownValue {
  value: readonly Token[];
  negated: boolean;
  /** Where it is shown, if that is told. */
  place: string | undefined;
}

const shown =
  /^(?:(?:is|are|be|gets?|(?:should|must|will) (?:not )?be) ?)?(?:now |still |not )*(?:shown|displayed|visible|listed|appears?|there)?(?<place> (?:in|on|under|below|above|at|beside|next) .+)?$/;

/** "Shipping: 5.00 is displayed": what stands behind the colon is a value, by its figures or its capital, and it is shown. */
export function valueShown(tokens: readonly Token[]): ShownValue | undefined {
  const at = tokens.findIndex((_, i) => i > 0 && predicateAt(tokens, i) !== undefined);
  const value = tokens.slice(0, at);
  const isValue = value.length < 5 && value.every((token) => isNameLike(token) || isNumeral(token));
  const said = at > 0 && isValue ? shown.exec(lows(tokens.slice(at))) : null;
  return said ? { value, negated: predicateAt(tokens, at)!.negated, place: said.groups?.place } : undefined;
}
