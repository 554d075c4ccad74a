import { order } from './wrap.ts';

const abbreviation = /^(?:e\.g|i\.e|etc|vs|approx|dr|mr|mrs|st)$/i;
/** "max. 5", "no. of rows"; but "tick Under 30 min. then …" ends there. */
const counting = /^(?:max|min|no)$/i;
/** "Ref. 00-417", "Vol. 3": what bears a number. */
const numbering = /^(?:ref|nr|vol|fig|art|inv|ver|tel|ext|apt|pp)$/i;
/** "Nov. 30, 2026". */
const month = /^(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/i;
/** "14. September 2026". */
const monthAfter =
  /^\s+(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+(?:19|20)\d\d\b/;
const title = /^(?:Ms|Mx|Prof|Rev|Capt|Sgt|Lt)$/;

/** Whether the stop behind a word only shortens it. */
export const isShort = (body: string, after: string) =>
  abbreviation.test(body) ||
  (title.test(body) && /^\s+\p{Lu}/u.test(after)) ||
  (month.test(body) && /^\s+\d/.test(after)) ||
  (/^\d{1,2}$/.test(body) && monthAfter.test(after)) ||
  (counting.test(body) && /^\s*(?:\d|of\b)/.test(after)) ||
  (numbering.test(body) && /^\s*#?\d/.test(after));

/** "leave Frequent flyer no. empty", "Acme Inc. into", "Müller & Co. KG": the name goes on or ends there, and no sentence does. */
export const isNameEnd = (body: string, before: string, after: string) =>
  // "in Card no." at the end of a line.
  (/^(?:no|nr)$/.test(body) && /^\s*(?:[,;>\n]|$)/.test(after) && / (?:in|into|under) \p{Lu}\p{Ll}+ $/u.test(before)) ||
  (/^(?:no|nr)$/i.test(body) &&
    /^\s+(?:empty|blank|field|column|box|input|is|should|must|with|to|as|contains?|shows?)\b/.test(after)) ||
  (/^(?:co|inc|ltd|corp|bros|jr|sr|c|ca)$/i.test(body) &&
    /^\s+(?:(?:into|in|from|as|is|should|must|to)\s|(?:KG|LLC|BC|AD)\b)/.test(after));

/** "R. Haddad", "Estate of H. Lindqvist": an initial, behind a name or what leads to one and before a name. */
export const isInitial = (body: string, before: string, after: string) =>
  /^\p{Lu}$/u.test(body) &&
  body !== 'I' &&
  ((/(?:^|\s|["“(])(?:\p{Lu}[\p{Ll}'’-]+|(?:Mrs?|Ms|Dr|Prof)\.|of|by|for|with|to|from|[–—-]|\p{Lu}\.)\s$/u.test(
    before,
  ) &&
    isName(/^ (\p{Lu}[\p{L}'’-]+)/u.exec(after)?.[1])) ||
    // "click J. Smith", "Gwen P. into Name": a name alone is no sentence, and none begins with where something goes.
    (/(?:^|\s)(?:click|open|select|pick|invite|assign|find)\s$/i.test(before) &&
      isName(/^ (\p{Lu}[\p{Ll}'’-]+)(?=[.,;\n]|$)/u.exec(after)?.[1])) ||
    (/\p{Lu}[\p{Ll}'’-]+\s$/u.test(before) && /^ (?:into|in|from|as) /.test(after)));

const isName = (word: string | undefined) =>
  word !== undefined && !order.test(word.toLowerCase()) && !opening.test(word.toLowerCase());
const opening =
  /^(?:the|an?|it|its|this|that|these|he|she|his|her|they|you|your|we|our|my|all|no|none|nothing|also|now|next|finally|first|last|but|and|so|in|on|at|by|for|from|to|with|under|below|above|both|each|every|add|remove|delete|edit|move|give|take|use|send|start|run|look|share|print|pay|post|read|write|cancel|rename|copy|paste|focus|back|only|continue|done|finish|submit|proceed|ok|okay|ready|confirm|apply|save|close|note|expected|result|results)$/;
