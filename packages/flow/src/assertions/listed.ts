import { roleOf } from '../lexicon/roles.ts';
import { isFunctional, isVague } from '../lexicon/vague.ts';
import { lows, quoteOf, type Token } from '../tokenise/token.ts';

const holder =
  /^(?:in|on|inside|within|to) (?:the|my|your) (?:[a-z]+ )?(?:list|cart|basket|bag|table|wishlist|watchlist|sidebar|menu|queue|inbox|trash|bin|playlist|sidebar|results|favourites|favorites|archive|drafts)$|^(?:under|below|beneath) (?:my|your|our) [a-z]+(?: [a-z]+)?$/;

/** Words of a screen, which nobody puts into a list by that name. */
const general =
  /(?:s|ion|ment|ing|ity|ness)$|^(?:total|subtotal|tax|price|discount|error|message|warning|badge|count|stock|free|new|everyone|delivery|email|mail|spinner|money|cash|search|content|data|info)$/;

/** "under my pots": a heading that speaks of whoever looks. */
export function asOwnHeading(spec: string, place: readonly Token[]): readonly Token[] {
  const isOwn = /^(?:under|below|beneath) (?:my|your|our) [a-z]+(?: [a-z]+)?$/.test(lows(place));
  return isOwn ? [place[0]!, quoteOf(spec, place.slice(1))] : place;
}

/** "bob should be in the list", "oat milk shows up in the basket": a list holds things by their names, in lower case too. */
export function isListed({
  subject,
  complement,
}: {
  subject: readonly Token[];
  complement: readonly Token[];
}): boolean {
  const place = lows(complement);
  return (
    holder.test(place) &&
    subject.length > 0 &&
    subject.length <= 3 &&
    subject.every(
      ({ kind, raw, low }) =>
        kind === 'word' && raw === low && !isVague(low) && !isFunctional(low) && /^[a-z]/.test(low),
    ) &&
    roleOf([subject.at(-1)!.low]) === undefined &&
    roleOf([subject[0]!.low]) === undefined &&
    !general.test(subject.at(-1)!.low)
  );
}

/** "night-fares is listed", "beta-banner is not in the list of flags": joined in lower case as a name of data is. */
export const isEntryName = ([only, ...more]: readonly Token[], seen: string, place: readonly Token[]): boolean =>
  more.length === 0 &&
  only?.kind === 'word' &&
  /^[a-z]{2,}(?:-[a-z0-9]{2,})+$/.test(only.raw) &&
  roleOf([only.low]) === undefined &&
  (seen.startsWith('listed') || /^(?:in|on) the (?:[a-z]+ )?(?:list|table)(?: of [a-z]+)?$/.test(lows(place)));
