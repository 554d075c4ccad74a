import { misread, utf8 } from './bytes.ts';
import { encodings } from './encodings.ts';

/** Text, or bytes as a text with one character for each. */
export type Alphabet = 'text' | 'bytes';

/** One way to write a value: a text as it is, or a pattern for each character and what may stand between two of them. */
export type Writing = { text: string } | Spelling;

export interface Spelling {
  value: string;
  units: readonly string[];
  between: string;
}

/** One value in all the ways it is written on its way through pages, requests and files. */
export function writings(value: string, alphabet: Alphabet = 'text'): Writing[] {
  // UTF-16 is bytes already.
  const others = encodings(value).map((form) => (form.includes('\0') ? form : inAlphabet(form, alphabet)));
  return [spelling(value, { alphabet }), ...others.map((text) => ({ text }))];
}

/** One value character by character. */
export function spelling(value: string, options: { alphabet?: Alphabet; between?: string } = {}): Spelling {
  const { alphabet = 'text', between = '' } = options;
  const units = [...value].map((char) => `(?:${writingsOf(char, alphabet).join('|')})`);
  return { value: inAlphabet(value, alphabet), units, between };
}

/** A pattern for one value character by character. */
export function spelled(value: string): string {
  return spelling(value).units.join('');
}

/** A text as a pattern of nothing but itself. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

function inAlphabet(text: string, alphabet: Alphabet): string {
  return alphabet === 'bytes' ? utf8(text) : text;
}

/** What HTML calls the characters of passwords that have a name. */
const namedEntities: Record<string, string> = {
  '&': 'amp|AMP',
  '<': 'lt|LT',
  '>': 'gt|GT',
  '"': 'quot|QUOT',
  "'": 'apos',
  '!': 'excl',
  '#': 'num',
  $: 'dollar',
  '%': 'percnt',
  '(': 'lpar',
  ')': 'rpar',
  '*': 'ast|midast',
  '+': 'plus',
  ',': 'comma',
  '.': 'period',
  '/': 'sol',
  ':': 'colon',
  ';': 'semi',
  '=': 'equals',
  '?': 'quest',
  '@': 'commat',
  '[': 'lsqb|lbrack',
  '\\': 'bsol',
  ']': 'rsqb|rbrack',
  '^': 'Hat',
  _: 'lowbar|UnderBar',
  '`': 'grave',
  '{': 'lcub|lbrace',
  '|': 'verbar|vert|VerticalLine',
  '}': 'rcub|rbrace',
};

/** A backslash in all the ways it may itself be written: what is escaped once is often escaped again. */
const backslash = '(?:\\\\|%(?:25)*5[Cc]|&(?:amp;)*(?:bsol;|#0*92;?|#[xX]0*5[Cc];?))';
/** What JSON and scripts put a backslash before. */
const escaped = new Set(['"', "'", '`', '/', '\\']);

/** One character as itself, in a URL, in a form, in JSON (inside any more of it), and in HTML; the longest first. */
function writingsOf(char: string, alphabet: Alphabet): string[] {
  const code = char.codePointAt(0)!;
  const bytes = utf8(char);
  const percent = [...bytes].map((byte) => `%(?:25)*${hex(byte.charCodeAt(0), 2)}`).join('');
  const [unit, ...more] = char.split('').map((each) => `u${hex(each.charCodeAt(0), 4)}`) as [string, ...string[]];
  const letter = /^\\([bfnrt])$/.exec(JSON.stringify(char).slice(1, -1))?.[1];
  const named = namedEntities[char];
  // Alternatives with the same beginning stand together: a pattern is made once for each secret, and long.
  const afterBackslash = [
    [unit, ...more].join(`${backslash}+`),
    `u\\{0*${hex(code, 1)}\\}`,
    ...(code < 0x80 ? [`x${hex(code, 2)}`] : []),
    ...(letter === undefined ? [] : [letter]),
  ];
  const entities = [...(named === undefined ? [] : [`(?:${named});`]), `#0*${code};?`, `#[xX]0*${hex(code, 1)};?`];
  const forms = [
    percent,
    `${backslash}+(?:${afterBackslash.join('|')})`,
    `&(?:amp;)*(?:${entities.join('|')})`,
    literal(inAlphabet(char, alphabet)),
    ...(code < 0x80 ? [] : misread(bytes).map((text) => literal(inAlphabet(text, alphabet)))),
    ...(char === ' ' ? ['\\+'] : []),
  ];
  return escaped.has(char) ? [`${backslash}*(?:${forms.join('|')})`] : forms;
}

/** A hexadecimal number in either case. */
function hex(value: number, digits: number): string {
  return value
    .toString(16)
    .padStart(digits, '0')
    .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}
