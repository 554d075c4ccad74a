import { dayOf } from '../../ground/names/days.ts';
import { bare } from '../../ground/names/text.ts';
import { isAmount, isSameAmount } from '../counting/amounts.ts';

/**
 * "12/20/2026 (Due in 19 days)": a day or an amount with a remark in brackets behind it is that day, or amount. Of other
 * words it is open whether the remark is a part of the value. Null where no remark stands behind what is wanted.
 */
export function saidBeforeRemark(found: string, wanted: string): true | 'open' | null {
  const [, own = '', remark = ''] = /^(.*\S)\s*[([]([^()[\]]+)[)\]]$/su.exec(found.trim()) ?? [];
  if (own === '' || /[([]/.test(wanted)) return null;
  if (bare(own) !== bare(wanted) && !isSameAmount(own, wanted)) return null;
  // Another number of that kind in the brackets may be the one that is meant, and a mere number counts something.
  const isValue = isDay(own) || (isAmount(own) && !/\d/.test(remark));
  return isValue && !isDay(remark) && /\p{L}{2}/u.test(remark) ? true : 'open';
}

const isDay = (words: string) => /\b\d{4}\b/.test(words) && dayOf(words, anyDay) !== null;
const anyDay = new Date(2000, 0, 1);
