import { createFinder, literal, replaceSpans, type Span, writings } from '@smokejumper/secrets';

/** Takes secret values out of text. */
export interface Redactor {
  /** Nothing to hide. */
  empty: boolean;
  /** Replaces each secret, in any of the forms it travels in (JSON, HTML, URL, form, base64, hex, UTF-16, reversed). */
  text(input: string): string;
  /** Where a secret stands in a text, in any of these forms: from and to, in order. */
  spans(input: string): Span[];
  /** Every free text inside a result, keys and words of closed vocabularies left alone. */
  result<T>(value: T): T;
  /** The bytes with each secret replaced, or the same buffer when there is none. */
  bytes(input: Buffer): Buffer;
}

export const redactedMark = '•••';

/** Shorter secrets would blank out innocent text; they are hidden only where they stand alone as a value. */
const shortestInText = 4;

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
  const inText = createFinder(long.flatMap((secret) => writings(secret)));
  const inBytes = createFinder(long.flatMap((secret) => writings(secret, 'bytes')));
  const shortForm = short.size === 0 ? null : alone([...short]);
  const mark = asBytes(redactedMark);

  const text = (input: string): string => {
    if (short.has(input)) return redactedMark;
    const output = replaceSpans(input, inText(input), redactedMark);
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
    spans: inText,
    result: <T>(value: T): T => (values.length === 0 ? value : (walk(value) as T)),
    bytes: (input) => {
      // latin1 keeps every byte, so that binary files survive what is replaced in them.
      const before = input.toString('latin1');
      let after = replaceSpans(before, inBytes(before), mark);
      if (shortForm !== null) after = after.replace(shortForm, `$1${mark}$2`);
      return after === before ? input : Buffer.from(after, 'latin1');
    },
  };
}

function asBytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

function alone(values: readonly string[]): RegExp {
  const choices = values.flatMap((value) => [value, encodeURIComponent(value)]).map(literal);
  return new RegExp(`([=:]\\s?"?|")(?:${choices.join('|')})("|&|$|[\\s;,])`, 'g');
}
