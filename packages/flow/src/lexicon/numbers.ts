const cardinals = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ordinals = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** A count: digits or a word up to twelve. */
export function countOf(word: string | undefined): number | undefined {
  if (!word) return undefined;
  if (/^\d{1,9}$/.test(word)) return Number(word);
  if (/^\d{1,3}(,\d{3})+$/.test(word)) return Number(word.replaceAll(',', ''));
  const at = cardinals.indexOf(word);
  return at >= 0 ? at : undefined;
}

/** "2nd", "second", "last": 1-based, −1 for the last, 0 for a zeroth (which nobody can have). */
export function ordinalOf(word: string | undefined): number | undefined {
  if (!word) return undefined;
  if (word === 'last' || word === 'final' || word === 'bottom') return -1;
  if (word === 'top' || word === 'topmost') return 1;
  const digits = /^(\d{1,6})(?:st|nd|rd|th)$/.exec(word);
  if (digits) return Number(digits[1]);
  const at = ordinals.indexOf(word);
  return at >= 0 ? at : undefined;
}

/** How often: "twice", "3 times"; the number and how many words it took from the end. */
export function timesOf(words: readonly string[]): { times: number; length: number } | undefined {
  const last = words.at(-1);
  if (last === 'once' && /^(?:just|only|exactly)$/.test(words.at(-2) ?? '')) return { times: 1, length: 2 };
  if (last === 'once') return { times: 1, length: 1 };
  if (last === 'twice') return { times: 2, length: 1 };
  if (last === 'thrice') return { times: 3, length: 1 };
  if (last === 'time' && / (?:a|one) single$/.test(words.slice(-4, -1).join(' '))) return { times: 1, length: 3 };
  if (last === 'times' || last === 'time' || last === 'x' || last === '×') {
    const times = countOf(words.at(-2));
    return times === undefined ? undefined : { times, length: 2 };
  }
  if (/^(?:password|pw|pass|passcode|code|pin|as|to|with|in|into|\/|and|-)$/.test(words.at(-2) ?? '')) return undefined;
  const joined = /^(\d{1,3})[x×]$/.exec(last ?? '') ?? /^[x×](\d{1,3})$/.exec(last ?? '');
  return joined ? { times: Number(joined[1]), length: 1 } : undefined;
}

/** A number as a page shows it: sign, thousands, decimals, a currency or a per cent. */
export const numberText = /^[-−+]?[€$£¥]?\d[\d.,]*(?:[€$£¥%]|ms|s|kb|mb|gb)?$/i;

/** What an amount is of, written apart from its number: "20 €", "50 GB"; no time, for what takes it may be the page. */
export const amountUnit =
  /^(?:[€$£¥%]|EUR|USD|GBP|CHF|k?g|mg|lbs?|[kcm]?m|miles?|m?l|[kKMGT]?B|[kKMGT]bps|k?Wh?|°[CF]|px)$/;
