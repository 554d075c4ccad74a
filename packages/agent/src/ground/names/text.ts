/** How well a wanted name and a found text agree; higher is better, 0 is no match. `guess`: by no words of the page. */
export const rung = { exact: 5, loose: 4, phrase: 3, words: 2, spelling: 1, guess: 0.5, none: 0 } as const;
export type Rung = (typeof rung)[keyof typeof rung];

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const wordChar = /[\p{L}\p{N}\p{M}]/u;

/** One space for any run of white space, none at the ends. */
export function squash(text: string): string {
  return text.replace(/[\s\u00a0\u200b\ufeff]+/g, ' ').trim();
}

// "91 %" and "€ 5" are "91%" and "€5"; of "2 $ 3" nothing tells which number the sign is of.
const spacedSigns = /(?<=\d) (?=%|\p{Sc}(?!\s?\d))|(?<=(?<!\d\s?)\p{Sc}) (?=\d)/gu;

/**
 * Case, quote styles, dashes and spare white space, also between a number and its sign, set aside; what a reader would
 * call the same text.
 */
export function fold(text: string): string {
  return squash(text)
    .normalize('NFC')
    .replace(/[\u2018\u2019\u201b\u2032`´]/g, "'")
    .replace(/[\u201c\u201d\u201e\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\u2026/g, '...')
    .replace(spacedSigns, '')
    .toLowerCase();
}

/** A label without its furniture: `Email *`, `*Email`, `Email:` and `Save…` are called Email, Email, Email and Save. */
export function bare(text: string): string {
  return fold(text)
    .replace(/^\*\s*(?=\p{L})/u, '')
    .replace(/(\s*\*|\s*:|\.\.\.|\s*\((?:required|optional)\))+$/g, '')
    .trim();
}

/** A title without how many it says that there are: "New 2" and "Done (5)" are called new and done. */
export function uncounted(text: string): string {
  return bare(text).replace(/\s*[([]?\d+[)\]]?$/, '');
}

/** A sentence without the names that it quotes. */
export function withoutQuoted(text: string): string {
  return text.replace(/["“'][^"”']*["”']/g, '');
}

/** What goes before a sentence in brackets that explains it; empty where none does. A word or two tell one of several. */
export function unexplained(text: string): string {
  const [, name = '', behind = ''] = /^(.*\S)\s*\(([^()]+)\)$/u.exec(squash(text)) ?? [];
  return wordsOf(behind).length >= 4 ? name : '';
}

/** A label without the signs that are drawn beside its words: "▸ Docs" is called Docs, "Next →" Next. */
export function withoutSigns(text: string): string {
  return bare(text)
    .replace(/^[^\p{L}\p{N}]+\s+(?=\p{L})/u, '')
    .replace(/(?<=\p{L})\s+[^\p{L}\p{N}]+$/u, '');
}

export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}\p{M}]+(?:['’][\p{L}]+)?/gu) ?? [];
}

function joins(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined || !wordChar.test(a) || !wordChar.test(b)) return false;
  return !(unspaced.test(a) || unspaced.test(b));
}

const digit = /\d/;

// "49" must not be read out of "149", "49.50", "4,949" or "-49".
function cutsNumber(text: string, start: number, end: number): boolean {
  const first = text[start] ?? '';
  const last = text[end - 1] ?? '';
  const before = text[start - 1] ?? '';
  const after = text[end] ?? '';
  if (digit.test(last) && /[.,]/.test(after) && digit.test(text[end + 1] ?? '')) return true;
  if (!digit.test(first) && !/[$€£¥]/.test(first)) return false;
  if (digit.test(first) && /[.,]/.test(before) && digit.test(text[start - 2] ?? '')) return true;
  return before === '-' && !wordChar.test(text[start - 2] ?? ' ');
}

/** Where `wanted` stands in `text` as whole words and whole numbers; −1 if nowhere. Both must be folded alike. */
export function findPhrase(text: string, wanted: string): number {
  if (wanted === '') return -1;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const cut = joins(text[at - 1], wanted[0]) || joins(wanted.at(-1), text[end]) || cutsNumber(text, at, end);
    if (!cut) return at;
  }
  return -1;
}

const denials =
  /(?:\b(?:not|no|never|cannot|without|nor|zero)|n't|\b(?:failed|unable|refused) to|\bnot (?:yet )?(?:been|be|a|an|the)|\bno longer)\s+$/;
const failures =
  /^\s+(?:has |was |is |could )?(?:failed|failure|not|cannot|error|denied|declined|rejected|unsuccessful|couldn't|isn't|wasn't)\b/;

/** Whether a text says something, and each place where it does passes, told by what stands before it and behind. */
function eachPlace(text: string, wanted: string, passes: (before: string, behind: string) => boolean): boolean {
  let found = false;
  for (let from = 0; from < text.length; ) {
    const at = findPhrase(text.slice(from), wanted);
    if (at < 0) break;
    const start = from + at;
    const end = start + wanted.length;
    if (!passes(text.slice(0, start), text.slice(end))) return false;
    found = true;
    from = end;
  }
  return found;
}

/** Whether a text says something in a place that passes, told by what stands before it and behind. Both folded. */
export function somewhere(text: string, wanted: string, passes: (before: string, behind: string) => boolean): boolean {
  return findPhrase(text, wanted) >= 0 && !eachPlace(text, wanted, (before, behind) => !passes(before, behind));
}

// What somebody does or has done.
const isDeed =
  /(?:\p{L}(?:tion|sion|ment|ing|ed)|sent|paid|done|found|made|upload|download|log ?in|sign ?(?:in|up)|save|sync|import|export|request|delivery|checkout|transfer|order|e-?mail|message|invite|update)$/u;

/**
 * Whether a text says something and takes it back in the same breath each time: "not found" for "found", "payment
 * failed" for "payment". Both folded. Words that are themselves a denial cannot be taken back, and what merely has a name
 * is there, however it stands with it: "Nightly backup Failed".
 */
export function deniesPhrase(text: string, wanted: string): boolean {
  // What a label begins is a line of its own: "Wrapped: no" takes nothing back of "Paid: yes" behind it.
  const labelled = /^[^:]+:\s/.test(wanted);
  const denied = (before: string) => !labelled && denials.test(before);
  const failed = (behind: string) => isDeed.test(wanted) && failures.test(behind.slice(0, 24));
  return eachPlace(text, wanted, (before, behind) => denied(before) || failed(behind));
}

/** Whether each place where a text says something is a part of a compound: "post" in "post-request". Both folded. */
export function onlyInCompounds(text: string, wanted: string): boolean {
  const [begins, ends] = [/^\p{L}/u.test(wanted), /\p{L}$/u.test(wanted)];
  return eachPlace(
    text,
    wanted,
    (before, behind) => (begins && /\p{L}[-_]$/u.test(before)) || (ends && /^[-_]\p{L}/u.test(behind)),
  );
}

/** "Team plan", "Brooks filter": a name set off by its capital, and a word in small letters for what it is. */
export function nameAndKind(text: string): { name: string; kind: string } | null {
  const [, name, kind] = /^(.*\p{Lu}.*) (\p{Ll}+)$/u.exec(text) ?? [];
  return name === undefined || kind === undefined ? null : { name, kind };
}

/** Written small it is no name that a page must bear, but what a reader calls a thing. */
export function isSmall(name: string): boolean {
  return /^\p{Ll}[\p{Ll} '-]*$/u.test(name);
}

/** Whether a text says something, as whole words, whatever its case and white space. */
export function says(text: string, wanted: string): boolean {
  return findPhrase(fold(text), fold(wanted)) >= 0;
}

/** Whether each place where a text says something goes on in words, before or behind: "save" in "save as draft". */
export function goesOn(text: string, wanted: string): boolean {
  return eachPlace(text, wanted, (before, behind) => /\p{L}\s+$/u.test(before) || /^\s+\p{L}/u.test(behind));
}

/** Whether each place where a text says something has a word right before it: "invoices" in "unpaid invoices". */
export function precedes(text: string, wanted: string): boolean {
  return eachPlace(text, wanted, (before) => /\p{L}\s+$/u.test(before));
}

/** A text with each of its numbers as 0: two that agree then are the same but for a number that went on in them. */
export function withoutDigits(text: string): string {
  return text.replace(/\d+(?:[.,:]\d+)*/g, '0');
}

/** True when one edit (a letter more, less, other, or two swapped) turns one word into the other. */
export function oneEdit(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i++;
  const swapped = a.length === b.length && a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2);
  if (swapped) return true;
  const [x, y] = a.length >= b.length ? [a, b] : [b, a];
  return x.length === y.length ? x.slice(i + 1) === y.slice(i + 1) : x.slice(i + 1) === y.slice(i);
}

// Only whole words of five letters or more may differ, by one edit, and digits or single letters never.
function closeSpelling(wanted: string, found: string): boolean {
  const a = wordsOf(wanted);
  const b = wordsOf(found);
  if (a.length === 0 || a.length !== b.length) return false;
  let edits = 0;
  for (const [i, word] of a.entries()) {
    const other = b[i] ?? '';
    if (/\d/.test(word) || /\d/.test(other) || word.length < 2) return false;
    if (word === other) continue;
    if (word.length < 5 || other.length < 5 || !oneEdit(word, other)) return false;
    edits++;
  }
  return edits === 1;
}

// "Ctrl+S" goes by no "+": a sign that joins two words is none of its own.
function isBetweenLetters(text: string, sign: string): boolean {
  if (/[\p{L}\p{N}\s]/u.test(sign)) return false;
  const joint = (before: string, behind: string) => /\p{L}$/u.test(before) && /^\p{L}/u.test(behind);
  return eachPlace(text, sign, joint);
}

/** Which rung of the name ladder a found text stands on for a wanted name. */
export function compareNames(wanted: string, found: string, options: { spelling: boolean }): Rung {
  if (found === '' || wanted === '') return rung.none;
  if (squash(wanted) === squash(found)) return rung.exact;
  const want = bare(wanted);
  const have = bare(found);
  if (want === have || fold(wanted) === fold(found)) return rung.loose;
  if (want !== '' && findPhrase(have, want) >= 0 && !isBetweenLetters(have, want)) return rung.phrase;
  // What stood in quotes is what a person reads on the page, in this order.
  if (!options.spelling) return rung.none;
  const wantWords = wordsOf(wanted);
  const haveWords = new Set(wordsOf(found));
  if (wantWords.length > 1 && wantWords.every((word) => haveWords.has(word))) return rung.words;
  return closeSpelling(wanted, found) ? rung.spelling : rung.none;
}
