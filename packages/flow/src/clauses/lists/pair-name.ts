import { wholeWords } from '../../targets/labels.ts';
import { beginsCapital, isWord, type Token } from '../../tokenise/token.ts';
import { actionStarts } from '../orders/action.ts';

/** Words before a colon that head what is told, and name no field. */
const heading =
  /^(?:expected|actual|results?|outcome|notes?:?|hint|pre-?conditions?|setup|steps?|scenario|test|case|ac|tc|given|when|then|environment|browser|device|details|data|errors?|warning|toast|alert|response|output|total|subtotal)\b/i;

/** What a page works out and shows, so that nobody puts it in. */
export const shownByPage =
  /^(?:total|subtotal|sum|count|balance|price|status|state|rows?|results?|url|address|title|heading|message|progress|stock|points)$/;

const claiming = /^(?:verify|check|expect|ensure|confirm|assert|validate|see|make|wait|if|should|must|then)$/;

/** "First name"; an order or a claim is none ("Fill in Name:", "Verify Status:"), nor what heads a paragraph. */
export function isPairName(given: readonly Token[], isFirst: boolean): boolean {
  const tokens = wholeWords(given);
  const [first] = tokens;
  const isOrder = actionStarts.has(first!.low) && (isFirst || tokens.length > 1 || !beginsCapital(first!.raw));
  return (
    tokens.length <= 4 &&
    tokens.every(isWord) &&
    /^\p{L}/u.test(first!.raw) &&
    !isOrder &&
    (!claiming.test(first!.low) || (!isFirst && first!.raw === 'Confirm')) &&
    !(isFirst && heading.test(first!.raw))
  );
}

/** "click Save", "open /x": what is to be done; "Call" alone may be a title. */
export const isPairOrder = ([first, next]: readonly Token[]) =>
  isWord(first) && next !== undefined && first.raw === first.low && actionStarts.has(first.low);
