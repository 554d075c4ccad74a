import { roleOf } from '../../lexicon/roles.ts';
import { beginsCapital, isGiven, isWord, lows, type Token } from '../../tokenise/token.ts';
import { actionStarts } from '../orders/action.ts';

/** How a thing looks, or which corner it is in; "(the first one)" and "(not Save as)" say which. */
const look =
  /^(?:(?:it is|this is) )?(?:(?:at|in|on) )?(?:the |an? )?(?:(?:small|big|little|tiny|blue|green|red|grey|gray|orange|white|black|round|square|three|vertical|horizontal|top|bottom|upper|lower|left|right|pencil|pen|gear|cog|hamburger|burger|kebab|bell|cross|plus|arrow|heart|star|bin|trash|magnifier|magnifying|glass|dots?|lines|icon|button|corner|sign|symbol)(?: |$))+(?:(?:at|in|on) the (?:(?:top|bottom|upper|lower|left|right|corner)(?: |$))+)?(?:(?:hard|easy) to (?:miss|overlook|find|see|spot))?$/;

const claiming = /^(?:expect|see|verify|check|wait|ensure|confirm|assert|make)$/;

const isJoint = ({ kind, low }: Token) => kind === 'soft' || (kind === 'word' && /^(?:and|then|but)$/.test(low));

/** "open the Actions menu (the three dots)": how a thing that has a name looks, where something is done to it. */
export function dropAsides(tokens: readonly Token[]): readonly Token[] {
  const open = tokens.findIndex(({ raw }, at) => raw === '(' && at > 1);
  const close = open < 0 ? -1 : tokens.findIndex(({ raw }, at) => at > open && raw === ')');
  if (close < open + 2 || !look.test(lows(tokens.slice(open + 1, close).filter(({ raw }) => raw !== ','))))
    return tokens;
  const order = tokens.slice(tokens.findLastIndex((token, at) => at < open && isJoint(token)) + 1, open);
  const [verb, ...named] = order;
  const isOrder = isWord(verb) && actionStarts.has(verb.low) && !claiming.test(verb.low);
  const isKind = named.length > 2 && roleOf([named.at(-1)!.low])?.isPlain === true;
  const isNamed = isKind || named.some((token) => isGiven(token) || beginsCapital(token.raw));
  if (!isOrder || !isNamed) return tokens;
  return dropAsides([...tokens.slice(0, open), ...tokens.slice(close + 1)]);
}
