import { isDomain } from '../../lexicon/roles.ts';
import type { TargetRead } from '../../targets/target.ts';

/** What parts of a page are called: that none of them is there can be seen. */
export const uiWords =
  /(?:^|[\s-])(?:total|subtotal|checkbox|summary|badge|message|error|warning|price|count|balance|status|form|icon|chart|preview|spinner|box|field|button|logo|counter|toolbar|alert|notice|popup|banner|warning|duplicate|image|label|text|hint|loader|overlay|tooltip|data|notification)$/i;
/** "the order number is shown"; that none is, a page may say under another name. */
export const numbered = /^[a-z]+ (?:number|code|id)$/;

/** "Verify green thing is displayed": asked for, and no name that begins with that. */
const asksToVerify =
  /^(?:(?:Verify|Ensure|Assert|Validate|Expect|Make sure) (?!your )|Check (?!your |in\b|out\b)|Confirm (?!your )\S+ )\p{Ll}/u;

/** Whether a mention names one thing of a page: typed, set off by quotes or a capital, or an ordinal. */
export function isDefinite(read: TargetRead): boolean {
  return read.targets.every(({ role, noun, text, ordinal }) =>
    role === 'tab' && text === 'new'
      ? false
      : (role && !(role === 'listitem' && noun && text === undefined && ordinal === undefined && !read.plural)) ||
        (noun && (!isDomain(noun) || text !== undefined)) ||
        ordinal !== undefined ||
        read.quoted ||
        (/^[\p{Lu}\p{N}\p{S}]|^[^\s'’]*(?:\w[@._]\w\S*|[a-z]-?\d+)$/u.test(text ?? '') && !asksToVerify.test(text!)),
  );
}

/** Whether its absence can be seen: "no error appears", but not "no fees appear". */
export const isShowable = (read: TargetRead): boolean =>
  isDefinite(read) || read.targets.every(({ text }) => uiWords.test(text ?? ''));
