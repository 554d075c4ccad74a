import { isDefinite } from '../../assertions/subject/definite.ts';
import { readPlace as readScopePlace } from '../../targets/scope.ts';
import type { TargetRead } from '../../targets/target.ts';
import { allLows, lows, sourceOf } from '../../tokenise/token.ts';
import type { Reader } from './slots.ts';
import { single, text } from './texts.ts';
import { act } from './things.ts';
import { value } from './values.ts';

/** "rows per page of the grid": the control that says so, and where it is. */
const readPerPage: Reader = (context, tokens) => {
  if (
    tokens[1]?.low !== 'per' ||
    !/^(?:rows|items|results|entries|records|lines|products) per page(?: |$)/.test(lows(tokens))
  )
    return undefined;
  const target = { text: sourceOf(context.spec, tokens.slice(0, 3)) };
  const scope = tokens.length > 3 ? readScopePlace({ ...context, mode: 'assert' }, tokens.slice(3)) : undefined;
  if (tokens.length > 3 && !scope?.role) return undefined;
  return { targets: [scope ? { ...target, scope } : target], quoted: true };
};

/** Columns, pages and amounts: what is sorted, how much is shown, how good it was. */
export const tableSlots: Record<string, Reader> = {
  perPage: readPerPage,
  amount: (_context, tokens) => {
    const only = single(tokens);
    return only && /^\d{1,4}$/.test(only.value) ? text(only.value) : undefined;
  },
  rated: (context, tokens) => {
    const read = act(context, tokens) as TargetRead | undefined;
    return read && (isDefinite(read) || tokens[0]!.low === 'it') ? read : undefined;
  },
  stars: (context, tokens) =>
    /^(?:[1-9]|one|two|three|four|five) stars?$/.test(allLows(tokens))
      ? text(sourceOf(context.spec, tokens))
      : undefined,
  // "Nights", but not "First name descending": how it is sorted is no part of the column's name.
  columnName: (context, tokens) =>
    /^(?:ascending|descending|asc|desc|order|first|last|up|down)$/.test(tokens.at(-1)!.low) ||
    tokens.some(({ kind, raw }) => kind === 'word' && /^(?:and|then|in|from|using|with|via)$/.test(raw))
      ? undefined
      : value(false)(context, tokens),
  nextPage: (context, tokens) =>
    tokens.length === 2 && lows(tokens) === 'next page'
      ? { targets: [{ text: sourceOf(context.spec, tokens) }], quoted: false }
      : undefined,
  whose: (context, tokens) => {
    const isPlace = /^(?:in|of)$/.test(tokens[0]!.low) && tokens.length > 2;
    const scope = isPlace ? readScopePlace({ ...context, mode: 'assert' }, tokens) : undefined;
    return scope?.role ? { targets: [scope], quoted: true } : undefined;
  },
  figure: (_context, tokens) => {
    const only = single(tokens);
    return only?.kind === 'word' && /^\p{Sc}?\d[\d.,:/-]*$/u.test(only.value) ? text(only.value, false) : undefined;
  },
};
