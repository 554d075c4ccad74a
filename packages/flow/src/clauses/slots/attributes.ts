import { isDomain } from '../../lexicon/roles.ts';
import type { Token } from '../../tokenise/token.ts';
import type { Reader } from './slots.ts';

/** What a choice is about, said before it: "size M". */
const attributes = new Set(
  'qty size colour color country language currency category month year quantity rating priority status type state city region'.split(
    ' ',
  ),
);

/** The same, where what is chosen stands in no quotes: "the role Editor". */
const traits = new Set('role theme format unit gender department timezone font'.split(' '));

/** One of these words, with an article or without. */
const oneOf =
  (known: ReadonlySet<string>): Reader =>
  (_context, tokens) => {
    const [only, ...more] = tokens[0]!.low === 'the' ? tokens.slice(1) : tokens;
    const isKnown = only !== undefined && more.length === 0 && known.has(only.raw);
    return isKnown ? { targets: [{ text: only.raw }], quoted: false } : undefined;
  };

/** "role Editor": what it is about and what is chosen, and no option of that name. */
export const isAttributed = ([first, next]: readonly Token[]) =>
  (attributes.has(first!.raw) || traits.has(first!.raw)) && next !== undefined && /^[\p{Lu}\p{N}"“']/u.test(next.raw);

/** "choose Save as PDF": what is done, and with what it becomes one label; no field is called PDF. */
export const isDone = ([only, ...more]: readonly Token[]) =>
  more.length === 0 &&
  /^(?:Save|Export|Download|Print|Open|Send|Share|Mark|Import|Copy|Convert|Publish|Set|Use|View|Log)$/.test(only!.raw);

/** "as item", "as the column": a field may be called after the thing that it is for. */
const calledAfter: Reader = (_context, [only, ...more]) =>
  only?.kind === 'word' &&
  more.length === 0 &&
  (isDomain(only.raw) || /^(?:item|contact|menu|column|list|section)$/.test(only.raw))
    ? { targets: [{ text: only.raw }], quoted: false }
    : undefined;

export const attributeSlots: Record<string, Reader> = {
  attribute: oneOf(attributes),
  trait: oneOf(traits),
  calledAfter,
};
