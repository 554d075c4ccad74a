/** Takes secret values out of text. */
export interface Redactor {
  /** Nothing to hide. */
  empty: boolean;
  /** Replaces each secret, in any of the forms it travels in (JSON, HTML, URL, form, base64, hex, UTF-16, reversed). */
  text(input: string): string;
  /** Where a secret stands in a text, in any of these forms: from and to, in order. */
  spans(input: string): [from: number, to: number][];
  /** Every free text inside a result, keys and words of closed vocabularies left alone. */
  result<T>(value: T): T;
  /** The bytes with each secret replaced, or the same buffer when there is none. */
  bytes(input: Buffer): Buffer;
}

export const redactedMark = '•••';

/** Shorter secrets would blank out innocent text; they are hidden only where they stand alone as a value. */
const shortestInText = 4;
/** Shorter ones read backwards may be innocent words. */
const shortestReversed = 8;

/** Keys whose values come from us, not from a page: a secret that happens to equal one is no leak there. */
const closedWords = new Set([
  'action',
  'failureClass',
  'id',
  'kind',
  'outcome',
  'ref',
  'refOutcome',
  'role',
  'snapshot',
  'source',
  'status',
  'verdict',
]);

/** A word of a closed vocabulary, or a plan, which is sealed and holds no value of a secret. */
function isOurs(key: string, value: unknown): boolean {
  return key === 'plan' || (typeof value === 'string' && closedWords.has(key));
}

export function createRedactor(secrets: readonly string[]): Redactor {
  const values = [...new Set(secrets)].filter((secret) => secret !== '');
  const long = values.filter((secret) => secret.length >= shortestInText);
  const short = new Set(values.filter((secret) => secret.length < shortestInText));
  const inText = long.length === 0 ? null : new RegExp(long.map((secret) => writings(secret, asIs)).join('|'), 'g');
  const inBytes = long.length === 0 ? null : new RegExp(long.map((secret) => writings(secret, asBytes)).join('|'), 'g');
  const shortForm = short.size === 0 ? null : alone([...short]);
  const mark = asBytes(redactedMark);

  const text = (input: string): string => {
    if (short.has(input)) return redactedMark;
    const output = inText === null ? input : input.replace(inText, redactedMark);
    return shortForm === null ? output : output.replace(shortForm, `$1${redactedMark}$2`);
  };
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, isOurs(key, inner) ? inner : walk(inner)]),
    );
  };

  return {
    empty: values.length === 0,
    text,
    spans: (input) =>
      inText === null ? [] : [...input.matchAll(inText)].map(({ index, 0: found }) => [index, index + found.length]),
    result: <T>(value: T): T => (values.length === 0 ? value : (walk(value) as T)),
    bytes: (input) => {
      // latin1 keeps every byte, so that binary files survive what is replaced in them.
      const before = input.toString('latin1');
      let after = inBytes === null ? before : before.replace(inBytes, mark);
      if (shortForm !== null) after = after.replace(shortForm, `$1${mark}$2`);
      return after === before ? input : Buffer.from(after, 'latin1');
    },
  };
}

function asIs(text: string): string {
  return text;
}

function asBytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

/** A pattern for one value in all the ways it is written on its way through pages, requests and files. */
function writings(secret: string, written: (text: string) => string): string {
  const plain = [...secret].map((char) => `(?:${writingsOfChar(char, written).join('|')})`).join('');
  // UTF-16, told by its NULs, is bytes already.
  const others = encodings(secret).map((form) => literal(form.includes('\0') ? form : written(form)));
  return [plain, ...others].join('|');
}

/** The value as a whole in another alphabet. What a page shows may be any of these as well. */
export function encodings(secret: string): string[] {
  const utf16 = Buffer.from(secret, 'utf16le');
  const bigEndian = Buffer.from(utf16).swap16();
  const digits = Buffer.from(secret, 'utf8').toString('hex');
  const forms = [
    ...base64Forms(Buffer.from(secret, 'utf8')),
    ...base64Forms(Buffer.from(JSON.stringify(secret).slice(1, -1), 'utf8')),
    ...base64Forms(utf16),
    utf16.toString('latin1'),
    bigEndian.toString('latin1'),
    ...(digits.length < 8 ? [] : [digits, digits.toUpperCase()]),
    ...(secret.length < shortestReversed ? [] : [[...secret].reverse().join('')]),
  ];
  return [...new Set(forms)];
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
function writingsOfChar(char: string, written: (text: string) => string): string[] {
  const code = char.codePointAt(0)!;
  const percent = [...Buffer.from(char, 'utf8')].map((byte) => `%(?:25)*${hex(byte, 2)}`).join('');
  const units = char.split('').map((unit) => `${backslash}+u${hex(unit.charCodeAt(0), 4)}`);
  const named = namedEntities[char];
  const letter = /^\\([bfnrt])$/.exec(JSON.stringify(char).slice(1, -1))?.[1];
  const writings = [
    percent,
    units.join(''),
    ...(code < 0x80 ? [`${backslash}+x${hex(code, 2)}`] : []),
    ...(letter === undefined ? [] : [`${backslash}+${letter}`]),
    ...(named === undefined ? [] : [`&(?:amp;)*(?:${named});`]),
    `&(?:amp;)*#0*${code};?`,
    `&(?:amp;)*#[xX]0*${hex(code, 1)};?`,
    literal(written(char)),
    ...(code < 0x80 ? [] : misread(char).map((text) => literal(written(text)))),
    ...(char === ' ' ? ['\\+'] : []),
  ];
  return escaped.has(char) ? [`${backslash}*(?:${writings.join('|')})`] : writings;
}

/** What becomes of a character when its UTF-8 is read as the older sets that browsers take for text without one. */
function misread(char: string): string[] {
  const bytes = Buffer.from(char, 'utf8');
  return [bytes.toString('latin1'), new TextDecoder('windows-1252').decode(bytes)];
}

/** A hexadecimal number in either case. */
function hex(value: number, digits: number): string {
  return value
    .toString(16)
    .padStart(digits, '0')
    .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

// Inside a longer base64 text a value shows in one of three alignments; only its middle is always the same.
function base64Forms(bytes: Buffer): string[] {
  if (bytes.length < 6) return [bytes.toString('base64'), bytes.toString('base64url')];
  const forms = [0, 1, 2].flatMap((shift) => {
    const padded = Buffer.concat([Buffer.alloc(shift), bytes]);
    const skip = shift === 0 ? 0 : shift + 1;
    const sure = Math.floor((padded.length * 8) / 6);
    return [padded.toString('base64').slice(skip, sure), padded.toString('base64url').slice(skip, sure)];
  });
  return forms.filter((form) => form.length >= 7);
}

function alone(values: readonly string[]): RegExp {
  const choices = values.flatMap((value) => [value, encodeURIComponent(value)]).map(literal);
  return new RegExp(`([=:]\\s?"?|")(?:${choices.join('|')})("|&|$|[\\s;,])`, 'g');
}
